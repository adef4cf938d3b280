// Guard actions (WD): once per turn order the guards of one zone anywhere to move, fight, or work a cauldron (3 guards at least).

import { guardReach, reaches } from '../../combat/weapons.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import { takeFree, type Variants } from '../../keys/index.ts';
import type { Room } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { hasSkill } from '../../skills/fold.ts';
import type { Survivor, ZoneId } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { moveGuards } from '../../survivors/guard-moves.ts';
import { cannotPay, costOf, pay, payRefused, payVariants, withVariants } from '../../survivors/spending.ts';
import { call, tables, zombiesIn } from '../../table.ts';
import { pushZombies } from '../../zombies/figures.ts';
import { carryCauldron, carryZones, pourZones } from './cauldrons.ts';
import { callOwn, type WhiteDeathLocals } from './locals.ts';

const CREW = 3;
const WORDS = ['move', 'melee', 'ranged', 'pour', 'carry', 'push'];
/** orders that may go to some of the guards only */
const SOME = ['move', 'melee', 'ranged', 'carry'];

/** Keys: guards:Z:move:Z2 guards:Z:melee[:Z] guards:Z:ranged:Z2 guards:Z:pour:Z2 guards:Z:carry:Z2 guards:Z:push:Z2, then `:n` for some of them. */
function guardsRefused(t: Table, s: Survivor, args: readonly string[], chosen?: string): Refusal | null {
  const zone = Number(args[0]);
  const word = args[1];
  const to = Number(args[2]);
  if (!(t.g.guards[zone] > 0)) return refuse('no-guards-there');
  if (!WORDS.includes(word)) return refuse('unknown-thing', { what: String(word) });
  if (s.used.includes('guards')) return refuse('guards-ordered-already');
  const n = args[3] === undefined ? t.g.guards[zone] : Number(args[3]);
  if (!(Number.isInteger(n) && n >= 1 && n <= t.g.guards[zone])) return refuse('not-so-many-guards');
  let extra = 0;
  const locked = word === 'move' || word === 'carry' ? t.r.missionRules.guardsMoveLocked(t, zone) : null;
  if (locked !== null) return locked;
  if (word === 'move') {
    const ways = marches(t, s, zone);
    if (ways.length === 0) return refuse('guards-shut-in', { zone });
    if (!ways.includes(to)) return refuse('move-no-way', { from: zone, to });
    extra = leaveCost(t, s, zone);
  } else if (word === 'melee') {
    const struck = args[2] === undefined ? zone : to;
    const blow = t.r.content.guards?.melee;
    if (blow === undefined || !reaches(guardReach(t, s, blow), tables(t).sightRange(zone, struck)))
      return refuse('out-of-range', { zone: struck });
    if (zombiesIn(t, struck) === 0) return refuse('nobody-there', { zone: struck });
  } else if (word === 'ranged') {
    const shot = t.r.content.guards?.ranged;
    if (shot === undefined || !reaches(guardReach(t, s, shot), tables(t).sightRange(zone, to))) return refuse('out-of-range', { zone: to });
    if (zombiesIn(t, to) === 0) return refuse('nobody-there', { zone: to });
  } else if (word === 'push') {
    if (!hasSkill(s, 'guards-push')) return refuse('no-such-skill', { skill: 'guards-push' });
    if (zombiesIn(t, zone) === 0) return refuse('nobody-there', { zone });
    if (tables(t).sightRange(zone, to) !== 1) return refuse('out-of-range', { zone: to });
  } else {
    if (n < CREW) return refuse('needs-three-guards');
    if (!t.g.cauldrons.includes(zone)) return refuse('no-cauldron-there');
    const zones = word === 'pour' ? pourZones(t, zone) : carryZones(t, zone);
    if (!zones.includes(to)) return refuse('out-of-range', { zone: to });
  }
  // those who push or pour do it together
  if (args[3] !== undefined && !SOME.includes(word)) return refuse('not-so-many-guards');
  return payRefused(s, { kind: 'guard' }, chosen, extra);
}

/** An order may go to some of them; a cauldron is carried by three at least. */
function someOf(t: Table, zone: ZoneId, word: string): Variants {
  const least = word === 'carry' ? CREW : 1;
  const most = t.g.guards[zone] ?? 0;
  return SOME.includes(word) && most >= least ? { amount: { least, most } } : {};
}

const slips = (s: Survivor): boolean => hasSkill(s, 'guards-slippery');
const leaveCost = (t: Table, s: Survivor, zone: ZoneId): number => (hasSkill(s, 'guards-evade') || slips(s) ? 0 : zombiesIn(t, zone));

/** Where guards may move to: a zone, further with +1 Zone per Move; zombies on the way stop them unless they slip by. */
function marches(t: Table, s: Survivor, from: ZoneId): readonly ZoneId[] {
  const { steps } = tables(t);
  if (!hasSkill(s, 'guards-plus-1-zone-per-move')) return steps[from];
  const found = new Set(steps[from]);
  for (const between of steps[from]) {
    if (zombiesIn(t, between) > 0 && !slips(s)) continue;
    for (const to of steps[between]) if (to !== from) found.add(to);
  }
  return [...found];
}

export const guards: Action = {
  verb: 'guards',
  list(t, s, push) {
    if (s.used.includes('guards') || cannotPay(s, { kind: 'guard' }) !== null) return;
    const board = tables(t);
    for (let zone = 0; zone < t.g.guards.length; zone++) {
      if (t.g.guards[zone] === 0) continue;
      const offer = (word: string, to: ZoneId) => {
        if (guardsRefused(t, s, [String(zone), word, String(to)]) === null) push(`guards:${zone}:${word}:${to}`);
      };
      const attacked = zombiesIn(t, zone) > 0;
      if (attacked && guardsRefused(t, s, [String(zone), 'melee']) === null) push(`guards:${zone}:melee`);
      if (hasSkill(s, 'guards-reach')) for (const to of board.sees(zone)) if (to !== zone && zombiesIn(t, to) > 0) offer('melee', to);
      // what holds for one way out holds for all
      if (t.r.missionRules.guardsMoveLocked(t, zone) === null && cannotPay(s, { kind: 'guard' }, leaveCost(t, s, zone)) === null)
        for (const to of marches(t, s, zone)) push(`guards:${zone}:move:${to}`);
      for (const to of board.sees(zone)) if (zombiesIn(t, to) > 0) offer('ranged', to);
      if (attacked && hasSkill(s, 'guards-push')) for (const to of board.sees(zone)) offer('push', to);
      if (t.g.guards[zone] < CREW || !t.g.cauldrons.includes(zone)) continue;
      for (const to of pourZones(t, zone)) offer('pour', to);
      for (const to of carryZones(t, zone)) offer('carry', to);
    }
  },
  check(t, s, args) {
    const { args: plain, chosen } = takeFree(args);
    return guardsRefused(t, s, plain, chosen);
  },
  run(t, s, args) {
    const { args: plain, chosen } = takeFree(args);
    const zone = Number(plain[0]);
    const word = plain[1];
    const who = t.g.survivors.indexOf(s);
    pay(t, s, { kind: 'guard' }, word === 'move' ? leaveCost(t, s, zone) : 0, chosen);
    s.used.push('guards');
    callOwn(t, 'guards-order', {
      who,
      zone,
      word,
      to: plain[2] === undefined ? zone : Number(plain[2]),
      n: plain[3] === undefined ? t.g.guards[zone] : Number(plain[3]),
    });
  },
  describe: (t, s, args) => ({
    zones: args[2] === undefined ? [Number(args[0])] : [Number(args[0]), Number(args[2])],
    kinds: [args[1]],
    cost: costOf(s, { kind: 'guard' }, args[1] === 'move' ? leaveCost(t, s, Number(args[0])) : 0),
    reveals: args[1] === 'melee' || args[1] === 'ranged',
    ...withVariants({ ...payVariants(s, { kind: 'guard' }), ...someOf(t, Number(args[0]), args[1]) }),
  }),
};

/** Locals: who, zone, word, to, n. */
export const guardsOrder: Room<WhiteDeathLocals>['guards-order'] = {
  obey(t, f) {
    if (f.word === 'move') moveGuards(t, f.zone, f.to, f.n);
    else if (f.word === 'push') pushZombies(t, f.zone, f.to, f.who);
    else if (f.word === 'carry') {
      carryCauldron(t, f.zone, f.to);
      moveGuards(t, f.zone, f.to, Math.max(CREW, Math.min(f.n, t.g.guards[f.zone])));
    } else if (f.word === 'pour') callOwn(t, 'pour-cauldron', { who: f.who, from: f.zone, to: f.to });
    else call(t, 'guards-attack', { who: f.who, zone: f.zone, target: f.to, kind: f.word === 'ranged' ? 'ranged' : 'melee', dice: f.n });
  },
};
