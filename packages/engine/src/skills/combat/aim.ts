// Pairs of weapons, range, who is hit, and what the survivor sees.
import type { AttackKind } from '../../content.ts';
import type { Skill } from '../types.ts';

const dual = (id: string, attack?: AttackKind): Skill => ({
  id,
  folds: { dual: (yes, c) => yes || attack === undefined || c.mode.attack === attack },
});

export const ambidextrous = dual('ambidextrous');
export const gunslinger = dual('gunslinger', 'ranged');
export const swordmaster = dual('swordmaster', 'melee');
/** A free Combat action for a dual attack only. */
export const dualExpert: Skill = { id: 'dual-expert', free: 'dual' };
export const trickShot: Skill = { id: 'trick-shot', folds: { 'aimed-zones': () => 2 } };

/** Ranged weapons; in the fantasy books combat spells too. */
const shoots = (spells: boolean, c: { readonly mode: { readonly attack: AttackKind } }): boolean =>
  c.mode.attack === 'ranged' || (spells && c.mode.attack === 'magic');

export const plus1MaxRange = (spells: boolean): Skill => ({
  id: 'plus-1-max-range',
  folds: { 'max-range': (n, c) => (shoots(spells, c) ? n + 1 : n) },
});

export const reach: Skill = {
  id: 'reach',
  folds: {
    'min-range': (n, c) => (c.mode.attack === 'melee' ? 0 : n),
    'max-range': (n, c) => (c.mode.attack === 'melee' ? Math.max(n, 1) : n),
  },
};
export const closeQuarterMaster: Skill = { id: 'close-quarter-master', folds: { 'own-zone': (yes, c) => yes || c.item?.polearm === true } };

const freeShot = (id: string, spells: boolean): Skill => ({
  id,
  folds: { 'free-targets': (yes, c) => yes || shoots(spells, c), 'friendly-fire': (yes, c) => yes && !shoots(spells, c) },
});
export const sniper = freeShot('sniper', false);
export const marksman = freeShot('marksman', true);

/** At range 0 any target, and nobody else is hit. */
export const pointBlank = (spells: boolean): Skill => ({
  id: 'point-blank',
  folds: {
    'own-zone': (yes, c) => yes || shoots(spells, c),
    'free-targets': (yes, c) => yes || (c.range === 0 && shoots(spells, c)),
    'friendly-fire': (yes, c) => yes && !(c.range === 0 && shoots(spells, c)),
  },
});

/** Whoever may leave survivors out leaves all out: nobody wants to hit a friend. */
export const steadyHand = (spells: boolean): Skill => ({
  id: 'steady-hand',
  folds: { 'friendly-fire': (yes, c) => yes && !shoots(spells, c) },
});

export const ghostSight: Skill = { id: 'ghost-sight', folds: { sight: () => 'ghost' } };
export const homeDefender: Skill = { id: 'home-defender', folds: { sight: (mode) => (mode === 'plain' ? 'home-defender' : mode) } };
export const ruinSight: Skill = { id: 'ruin-sight', folds: { sight: (mode) => (mode === 'plain' ? 'ruin' : mode) } };

export const freeReload: Skill = { id: 'free-reload', folds: { 'reload-cost': () => 0 } };

export const spellbook: Skill = {
  id: 'spellbook',
  folds: { 'counts-in-hand': (yes, c) => yes || (c.place === 'pack' && c.item.tags.includes('spell')) },
};
export const webbing: Skill = { id: 'webbing', folds: { 'counts-in-hand': () => true } };
