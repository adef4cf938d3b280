// Moves settled and carried out: a group with several ways is shared out by the edition's law, and players are asked only where it is open.
import type { Place } from '../decisions/decisions.ts';
import type { Frame, Procedure } from '../kernel/index.ts';
import { makeShares, parseShares } from '../keys/index.ts';
import type { Table } from '../rules.ts';
import type { KindId, ZoneId } from '../state/state.ts';
import { ask, tableSeat } from '../table.ts';
import type { Why } from './aim.ts';
import { addZombies, moveZombies } from './figures.ts';
import { actAgain } from './groups.ts';
import type { Activation } from './locals.ts';

type Acting = Frame & Activation;

// A planned move, flat in `f.moves`: zone, target, why, number of ways, the ways, number of kinds, (kind, count) of each.
const REASONS = ['sees', 'hears', 'drawn', 'rush'] as const;
type Reason = (typeof REASONS)[number];
const ZONE = 0;
const TARGET = 1;
const WHY = 2;
const WAYS = 3;

/** Abominations and necromancers never split; each goes its own way. */
export const goesAlone = (t: Table, kind: KindId): boolean => {
  const { base } = t.r.kinds[kind];
  return base === 'abomination' || base === 'necromancer';
};

/** Plans a move; `join` (or -1) is the place of a move of the same zone this kind goes along with. Returns the move's place. */
export function addMove(
  moves: number[],
  join: number,
  zone: ZoneId,
  target: ZoneId,
  why: Why | 'rush',
  kind: KindId,
  count: number,
  ways: readonly ZoneId[],
): number {
  if (join >= 0) {
    moves[join + WAYS + 1 + ways.length]++;
    moves.push(kind, count);
    return join;
  }
  const at = moves.length;
  moves.push(zone, target, REASONS.indexOf(why as Reason), ways.length);
  for (let i = 0; i < ways.length; i++) moves.push(ways[i]);
  moves.push(1, kind, count);
  return at;
}

function go(t: Table, f: Acting, at: number, to: ZoneId, kind: KindId, count: number): void {
  const { moves } = f;
  const zone = moves[at + ZONE];
  if (count <= 0) return;
  actAgain(t, f, to, kind, count);
  if (to === zone) return;
  moveZombies(t, zone, to, kind, count, moves[at + TARGET], REASONS[moves[at + WHY]]);
  t.r.missionRules.zombiesEntered(t, to, zone);
}

const kindsAt = (moves: readonly number[], at: number): number => at + WAYS + 1 + moves[at + WAYS];
const afterMove = (moves: readonly number[], at: number): number => kindsAt(moves, at) + 1 + 2 * moves[kindsAt(moves, at)];

/** Some may have died since: no more go than are there. */
const still = (t: Table, zone: ZoneId, kind: KindId, count: number): number => Math.min(count, t.g.zombies[zone * t.r.kinds.length + kind]);

/** Everyone of the move by one way. */
function goTogether(t: Table, f: Acting, at: number, to: ZoneId): void {
  const { moves } = f;
  const first = kindsAt(moves, at) + 1;
  for (let i = first, end = afterMove(moves, at); i < end; i += 2) go(t, f, at, to, moves[i], still(t, moves[at], moves[i], moves[i + 1]));
}

/** Kind by kind over the ways; false: the players must be asked, and have been. */
function shareOut(t: Table, f: Acting, at: number): boolean {
  const { moves } = f;
  const zone = moves[at + ZONE];
  const ways = moves[at + WAYS];
  const kind = moves[kindsAt(moves, at) + 1];
  const count = still(t, zone, kind, moves[kindsAt(moves, at) + 2]);
  const short = (ways - (count % ways)) % ways;
  let total = count;
  if (short > 0 && t.r.law.split === 'reinforce') {
    total += addZombies(t, zone, kind, short, 'split');
    moves[kindsAt(moves, at) + 2] = total;
  }
  // a division leaves V8 with a floating-point number, and one such count turns those of all zones, in this game and in later ones, into the same
  const least = (total / ways) | 0;
  if (total % ways === 0) {
    for (let i = 0; i < ways; i++) go(t, f, at, moves[at + WAYS + 1 + i], kind, least);
    return true;
  }
  const places: Place[] = [];
  const preset: number[] = [];
  for (let i = 0; i < ways; i++) {
    places.push({ id: String(moves[at + WAYS + 1 + i]), min: least, max: least + 1 });
    preset.push(i < total % ways ? least + 1 : least);
  }
  ask(t, { kind: 'split', by: tableSeat(t), zone, zombie: t.r.kinds[kind].id, total, places, preset: makeShares(places, preset) });
  return false;
}

function askRoute(t: Table, f: Acting, at: number): void {
  const { moves } = f;
  const keys: string[] = [];
  const about: Record<string, { zones: number[] }> = {};
  for (let i = 0; i < moves[at + WAYS]; i++) {
    const way = moves[at + WAYS + 1 + i];
    keys.push(String(way));
    about[way] = { zones: [way] };
  }
  const zombies: string[] = [];
  for (let i = kindsAt(moves, at) + 1; i < afterMove(moves, at); i += 2) zombies.push(t.r.kinds[moves[i]].id);
  ask(t, { kind: 'route', by: tableSeat(t), zone: moves[at + ZONE], zombies, keys, about });
}

export const moveSteps: Procedure<Table, Acting> = {
  move(t, f) {
    const { moves } = f;
    const depth = t.g.stack.length;
    while (f.at < moves.length) {
      const { at } = f;
      const next = afterMove(moves, at);
      if (moves[at + WAYS] === 1) goTogether(t, f, at, moves[at + WAYS + 1]);
      else if (t.r.law.split === 'together' || goesAlone(t, moves[kindsAt(moves, at) + 1])) {
        askRoute(t, f, at);
        return 'choose';
      } else if (!shareOut(t, f, at)) return 'choose';
      f.at = next;
      // a mission may have put something in between
      if (t.g.stack.length !== depth || t.g.over !== null) return 'move';
    }
    return 'mages';
  },
  choose(t, f) {
    const { moves } = f;
    const { at } = f;
    f.at = afterMove(moves, at);
    if (!f.answer.includes('=')) goTogether(t, f, at, Number(f.answer));
    else {
      const shares = parseShares(f.answer) ?? {};
      for (let i = 0; i < moves[at + WAYS]; i++) {
        const way = moves[at + WAYS + 1 + i];
        go(t, f, at, way, moves[kindsAt(moves, at) + 1], shares[way] ?? 0);
      }
    }
    return 'move';
  },
};
