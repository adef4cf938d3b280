// Skills that only change a value: actions, moves, searches, what is carried.
import { tables } from '../../table.ts';
import type { Skill } from '../types.ts';

const free = (id: string, kind: string): Skill => ({ id, free: kind });

const FREE_KINDS = ['combat', 'melee', 'ranged', 'magic', 'move', 'search', 'enchantment', 'guard'];

const plain: readonly Skill[] = [
  // the fourth action of Yellow is the level's own; this is for cards and spells that bring the skill as such
  { id: 'plus-1-action', folds: { actions: (n) => n + 1 } },
  { id: 'plus-1-zone-per-move', folds: { 'move-zones': (n) => n + 1 } },
  { id: '2-zones-per-move', folds: { 'move-zones': (n) => n + 1 } },
  { id: 'hoard', folds: { 'pack-size': (n) => n + 2 } },
  { id: 'search-2-cards', folds: { 'search-cards': (n) => Math.max(n, 2) } },
  { id: 'search-plus-1-card', folds: { 'search-more': (n) => n + 1 } },
  { id: 'can-search-more-than-once', folds: { 'searches-per-turn': () => 99 } },
  { id: 'corruption-searcher', folds: { 'may-search': (may, c, t) => may || t.g.corruption.includes(c.zone) } },
  { id: 'ruin-searcher', folds: { 'may-search': (may, c, t) => may || tables(t).ruin[c.zone] } },
  free('spellcaster', 'spell'),
  free('corruption-walker', 'corruption-move'),
  { id: 'break-in', free: 'door' },
  // asked for by name where the turn order, ways and picking up are worked out
  { id: 'tactician' },
  { id: 'wall-climber' },
  { id: 'vault-picker' },
  { id: 'guards-evade' },
  { id: 'guards-push' },
  { id: 'double-casting' },
  // asked for by name when the table is set
  { id: 'jack-of-all-trades' },
  { id: 'starts-with-2-ap', folds: { 'start-ap': (n) => n + 2 } },
  // streets and building zones; ruins and corruption have skills of their own
  {
    id: 'scavenger',
    folds: {
      'may-search': (may, c, t) =>
        may || (!t.g.corruption.includes(c.zone) && !tables(t).ruin[c.zone] && t.r.board.zones[c.zone].kind !== 'vault'),
    },
  },
];

/** Zombies neither hold nor stop; Black Plague keeps the stop. */
const slippery: Skill = { id: 'slippery', folds: { 'leave-cost': () => 0, 'zombies-stop-move': () => false } };
const slipperyThatStops: Skill = { id: 'slippery', folds: { 'leave-cost': () => 0 } };

/** `starts-with-4-health` and its kin, by number. */
const health: readonly Skill[] = [1, 2, 3, 4, 5, 6].map((n) => ({ id: `starts-with-${n}-health`, folds: { health: () => n } }));

export const foldSkills: readonly Skill[] = [...plain, slippery, ...health, ...FREE_KINDS.map((kind) => free(`plus-1-free-${kind}`, kind))];

export const blackPlagueFoldSkills: readonly Skill[] = [
  slipperyThatStops,
  // any zone whatever: streets, vaults and all the rest
  { id: 'scavenger', folds: { 'may-search': () => true } },
  // another effect under the same name: a free Search of the turn's one, where it stands, after a kill this round
  {
    id: 'hold-your-nose',
    folds: {
      'may-search': (may, _c, _t, s) => may || s.marks.includes('killed'),
      'free-actions': (list) => [...list, 'nose-search'],
    },
  },
];
