// Combat skills used as an action of their own.
import { combatBarred } from '../../combat/fire-actions.ts';
import { IMPROVISED } from '../../combat/numbers.ts';
import type { Assault } from '../../combat/types.ts';
import { grips, reaches, reachOf } from '../../combat/weapons.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import type { Survivor, ZoneId } from '../../state/state.ts';
import { bonusAction, gainFree } from '../../survivors/bonus-action.ts';
import { turnToTarget } from '../../survivors/light.ts';
import { lookout, rangeFrom } from '../../survivors/sight.ts';
import type { Expense } from '../../survivors/spending.ts';
import { call, tables, zombiesIn } from '../../table.ts';
import { toZombies, useSkill, walking } from '../survivors/actions.ts';
import type { Skill } from '../types.ts';
import { type ActionKind, family } from './family.ts';

const ONE_ACTION: Expense = { kind: 'other' };

/** Up to 2 zones to where a zombie stands, then a free action of the kind: this turn (2E, WD) or at once, any number of times (BP). */
export const bloodlust = (kinds: readonly ActionKind[], atOnce: boolean): Skill[] =>
  family('bloodlust', kinds, (kind) =>
    walking(`bloodlust-${kind}`, {
      least: 1,
      most: 2,
      expense: ONE_ACTION,
      once: !atOnce,
      ends: toZombies,
      then(t, s) {
        if (atOnce) bonusAction(t, { who: t.g.survivors.indexOf(s), free: kind, topic: `bloodlust-${kind}` });
        else gainFree(t, s, kind, `bloodlust-${kind}`);
      },
    }),
  );

/** Would somebody standing there have zombies in reach of a ranged weapon in hand? */
function shootsFrom(t: Table, s: Survivor, zone: ZoneId): Refusal | null {
  for (const grip of grips(t, s, 'ranged')) {
    if (grip.cards.length === 0) continue;
    const l = lookout(t, s, grip.item.skills, zone);
    const reach = reachOf(t, s, grip.mode, grip.item);
    for (const target of tables(t).sees(zone, l.mode)) if (zombiesIn(t, target) > 0 && reaches(reach, rangeFrom(t, l, target))) return null;
  }
  return refuse('nothing-to-attack', { zone });
}

/** Second Edition: up to 2 zones to a place to shoot from, then a free Ranged action. */
export const blitz: Skill = walking('blitz', {
  least: 1,
  most: 2,
  expense: ONE_ACTION,
  once: true,
  ends: shootsFrom,
  then: (t, s) => gainFree(t, s, 'ranged', 'blitz'),
});

function improvised(kind: 'melee' | 'ranged'): Skill {
  const id = `improvised-weapon-${kind}`;
  const zoneOf = (s: Survivor, args: readonly string[]): ZoneId => (args[0] === undefined ? s.zone : Number(args[0]));
  const refused = (t: Table, s: Survivor, args: readonly string[]): Refusal | null => {
    const zone = zoneOf(s, args);
    if (s.used.includes(id)) return refuse('once-per-turn-used', { skill: id });
    const barred = combatBarred(t, s);
    if (barred !== null) return barred;
    if (t.r.board.zones[zone] === undefined) return refuse('unknown-zone');
    if (!reaches(reachOf(t, s, IMPROVISED[kind], null), rangeFrom(t, lookout(t, s), zone))) return refuse('out-of-range', { zone });
    return zombiesIn(t, zone) > 0 ? null : refuse('nothing-to-attack', { zone });
  };
  return {
    id,
    actions: [
      {
        verb: id,
        most: 1,
        list(t, s, push) {
          if (s.used.includes(id)) return;
          for (let zone = 0; zone < t.r.board.zones.length; zone++) {
            if (zombiesIn(t, zone) > 0 && refused(t, s, [String(zone)]) === null) push(zone === s.zone ? id : `${id}:${zone}`);
          }
        },
        check: refused,
        run(t, s, args) {
          useSkill(t, s, id);
          if (kind === 'ranged') turnToTarget(t, s, zoneOf(s, args));
          const assault: Assault = {
            who: t.g.survivors.indexOf(s),
            kind,
            source: 'improvised',
            item: -1,
            cards: [],
            from: s.zone,
            zones: [zoneOf(s, args)],
            risk: 0,
            guards: 0,
          };
          call(t, 'attack', { ...assault });
        },
        describe: (_t, s, args) => ({ zones: [zoneOf(s, args)], attack: kind, cost: { actions: 0 }, reveals: true }),
      },
    ],
  };
}

export const improvisedWeapons: readonly Skill[] = [improvised('melee'), improvised('ranged')];
