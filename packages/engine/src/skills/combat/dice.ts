// How many dice, what is added to them, what is rolled again.

import type { AttackKind } from '../../content.ts';
import { inSeries } from '../../survivors/series.ts';
import { zombiesIn } from '../../table.ts';
import type { Skill } from '../types.ts';
import { type ActionKind, family, fits } from './family.ts';

export const plus1Die = (kinds: readonly ActionKind[]): Skill[] =>
  family('plus-1-die', kinds, (kind) => ({ folds: { dice: (n, c) => (fits(kind, c) ? n + 1 : n) } }));

export const plus1ToDiceRoll = (kinds: readonly ActionKind[]): Skill[] =>
  family('plus-1-to-dice-roll', kinds, (kind) => ({ folds: { 'roll-bonus': (n, c) => (fits(kind, c) ? n + 1 : n) } }));

/** Once for the action, not for each weapon of a pair. */
export const escalation = (kinds: readonly ActionKind[]): Skill[] =>
  family('escalation', kinds, (kind) => ({ folds: { 'action-dice': (n, c, _t, s) => (fits(kind, c) ? n + inSeries(s, kind) : n) } }));

export const frenzy = (kinds: readonly ActionKind[]): Skill[] =>
  family('frenzy', kinds, (kind) => ({ folds: { dice: (n, c, _t, s) => (fits(kind, c) ? n + s.wounds : n) } }));

export const roll6Die = (kinds: readonly ActionKind[]): Skill[] =>
  family('roll-6-plus-1-die', kinds, (kind) => ({ folds: { 'six-dice': (n, c) => (fits(kind, c) ? n + 1 : n) } }));

/** As many dice as there are zombies, if that is more than the weapon has. */
const swarm = (id: string, attack: AttackKind, where: 'own' | 'target'): Skill => ({
  id,
  folds: { 'base-dice': (n, c, t, s) => (c.mode.attack === attack ? Math.max(n, zombiesIn(t, where === 'own' ? s.zone : c.zone)) : n) },
});

/** Zombies of the own zone; Black Plague counts those of the attacked one. */
export const barbarian = swarm('barbarian', 'melee', 'own');
export const blackPlagueBarbarian = swarm('barbarian', 'melee', 'target');
export const fullAuto = swarm('full-auto', 'ranged', 'target');
export const ironRain = swarm('iron-rain', 'ranged', 'target');
export const manaRain = swarm('mana-rain', 'magic', 'target');

/** Rerolls of attacks; in the fantasy books of armour and doors too. */
export const lucky: Skill = { id: 'lucky', folds: { rerolls: (list) => [...list, 'lucky'] } };
export const fantasyLucky: Skill = {
  id: 'lucky',
  folds: { ...lucky.folds, 'armour-rerolls': (list) => [...list, 'lucky'], 'door-rerolls': (list) => [...list, 'lucky'] },
};
export const oneRerollPerTurn: Skill = {
  id: '1-re-roll-per-turn',
  folds: { rerolls: (list) => [...list, '1-re-roll-per-turn'] },
};
