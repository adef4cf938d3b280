// Lifesaver: pulls survivors out of a zone one away that also holds a zombie, guards along with them (WD: guards are survivors).
// The books differ in what must lie between the zones.
import { type Refusal, refuse } from '../../kernel/index.ts';
import { readPeople } from '../../keys/index.ts';
import type { ProcedureOf } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { NOBODY, type Survivor, type SurvivorId, type ZoneId } from '../../state/state.ts';
import { goTo } from '../../survivors/arrive.ts';
import { moveGuards } from '../../survivors/guard-moves.ts';
import { sit } from '../../survivors/seats.ts';
import { ask, call, survivorsIn, tables, tell, zombiesIn } from '../../table.ts';
import type { Skill } from '../types.ts';
import { useSkill } from './actions.ts';

type Between = (t: Table, s: Survivor, zone: ZoneId) => boolean;

const openPath: Between = (t, s, zone) => tables(t).steps[s.zone].includes(zone);
const inSight: Between = (t, s, zone) => tables(t).sightRange(s.zone, zone) === 1;
/** nobody can be pulled out of a vault */
const notVault: Between = (t, _s, zone) => t.r.board.zones[zone].kind !== 'vault';

/** Guards the mission does not hold where they are. */
const freeGuards = (t: Table, zone: ZoneId): number =>
  t.g.guards[zone] > 0 && t.r.missionRules.guardsMoveLocked(t, zone) === null ? t.g.guards[zone] : 0;

/** Those of a zone that can be pulled out; a companion goes where its leader goes. */
const draggable = (t: Table, zone: ZoneId): SurvivorId[] => survivorsIn(t, zone).filter((i) => t.g.survivors[i].leader === NOBODY);

/** Who could be pulled out of a zone, and how many of them. */
function peopleIn(t: Table, zone: ZoneId): { id: string; most: number }[] {
  const people = draggable(t, zone).map((i) => ({ id: t.g.survivors[i].id, most: 1 }));
  if (freeGuards(t, zone) > 0) people.push({ id: GUARDS, most: freeGuards(t, zone) });
  return people;
}

const GUARDS = 'guards';

/** Keys: `lifesaver:zone`, or `lifesaver:zone:id:id` for just these (`guards=2`: so many of the zone's), without further questions. */
function namesRefused(t: Table, zone: ZoneId, words: readonly string[]): Refusal | null {
  const there = peopleIn(t, zone);
  for (const [id, n] of Object.entries(readPeople(words)))
    if (!there.some((one) => one.id === id && Number.isInteger(n) && n >= 1 && n <= one.most)) return refuse('unknown-survivor', { id });
  return null;
}

function lifesaver(between: readonly Between[]): Skill {
  const refused = (t: Table, s: Survivor, zone: ZoneId): Refusal | null => {
    if (s.used.includes('lifesaver')) return refuse('once-per-turn-used', { skill: 'lifesaver' });
    if (zone === s.zone || t.r.board.zones[zone] === undefined || !between.every((fits) => fits(t, s, zone)))
      return refuse('out-of-range', { zone });
    if (zombiesIn(t, zone) === 0 || (survivorsIn(t, zone).length === 0 && freeGuards(t, zone) === 0))
      return refuse('nobody-there', { zone });
    return null;
  };
  return {
    id: 'lifesaver',
    actions: [
      {
        verb: 'lifesaver',
        list(t, s, push) {
          for (let zone = 0; zone < t.r.board.zones.length; zone++) if (refused(t, s, zone) === null) push(`lifesaver:${zone}`);
        },
        check: (t, s, args) => refused(t, s, Number(args[0])) ?? namesRefused(t, Number(args[0]), args.slice(1)),
        run(t, s, args) {
          useSkill(t, s, 'lifesaver');
          const zone = Number(args[0]);
          const all = args.length > 1;
          const people = readPeople(args.slice(1));
          const named = draggable(t, zone).filter((i) => !all || t.g.survivors[i].id in people);
          const guards = all ? (people[GUARDS] ?? 0) : freeGuards(t, zone);
          call(t, 'lifesaver', { who: t.g.survivors.indexOf(s), zone, left: named, all, guards });
        },
        describe(t, _s, args) {
          const zone = Number(args[0]);
          return { zones: [zone], survivors: draggable(t, zone), cost: { actions: 0 }, variants: { people: peopleIn(t, zone) } };
        },
      },
    ],
  };
}

export const secondEditionLifesaver = lifesaver([openPath, inSight]);
export const blackPlagueLifesaver = lifesaver([openPath, notVault]);
export const whiteDeathLifesaver = lifesaver([inSight]);

/**
 * Locals: who, zone, left, all (they were named: the rescuer is not asked), guards (how many come along). Alone there, the one is simply pulled.
 * Whoever is pulled by another player may refuse.
 */
export const lifesaverProcedure: ProcedureOf<'lifesaver'> = {
  next(t, f) {
    const left = f.left.filter((i) => t.g.survivors[i].zone === f.zone && t.g.survivors[i].alive);
    f.left = left;
    if (left.length === 0) return 'done';
    if (f.all || (left.length === 1 && !f.pulled)) {
      f.answer = t.g.survivors[left[0]].id;
      return 'pull';
    }
    ask(t, {
      kind: 'use',
      by: t.g.survivors[f.who].seat,
      who: f.who,
      topic: 'lifesaver',
      keys: ['done', ...left.map((i) => t.g.survivors[i].id)],
    });
  },
  pull(t, f) {
    if (f.answer === 'done') return 'done';
    const i = t.g.survivors.findIndex((s) => s.id === f.answer);
    f.left = f.left.filter((left) => left !== i);
    f.pulling = i;
    const s = t.g.survivors[i];
    if (s.seat === t.g.survivors[f.who].seat) {
      f.answer = 'yes';
      return 'agreed';
    }
    ask(t, { kind: 'use', by: s.seat, who: i, topic: 'be-saved', keys: ['yes', 'no'] });
  },
  agreed(t, f) {
    f.pulled = true;
    if (f.answer !== 'yes') return 'next';
    const i = f.pulling;
    const to = t.g.survivors[f.who].zone;
    const s = t.g.survivors[i];
    tell(t, { t: 'moved', who: i, path: [s.zone, to], by: 'lifesaver' });
    sit(t, s, NOBODY, false);
    goTo(t, s, to);
    return 'next';
  },
  done(t, f) {
    const guards = Math.min(f.guards, freeGuards(t, f.zone));
    if (guards > 0) moveGuards(t, f.zone, t.g.survivors[f.who].zone, guards);
  },
};
