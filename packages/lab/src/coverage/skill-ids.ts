// Every skill of the four books by id, and the families whose members are open.
import { editions } from '@holdout/content';

/** Families with a parameter of any kind: at least one member needs a case. `*` is the parameter. */
export const OPEN_FAMILIES: readonly string[] = ['plus-1-damage-with-*', 'brother-in-arms-*', 'range-2-plus-*', 'starts-with-*-health'];

const PATTERNS = OPEN_FAMILIES.map((family) => family.split('*') as [string, string]);
export const isOfFamily = (id: string): boolean => PATTERNS.some(([start, end]) => id.startsWith(start) && id.endsWith(end));

/** Named by a book, but in no list of skills that Ultrared chooses from. */
const BESIDES: readonly string[] = [
  '1-re-roll-per-turn',
  '2-zones-per-move',
  'collector-abomination',
  'collector-brute',
  'collector-necromancer',
  'collector-runner',
  'collector-walker',
  'frenzy-combat',
  'frenzy-magic',
  'frenzy-melee',
  'frenzy-ranged',
  'lock-it-down',
  'loud',
  'rotten',
  'search-plus-1-card',
  'starts-with-ammo-card',
  'starts-with-repair-kit',
  'trick-shot',
];

export const SKILL_IDS: readonly string[] = [
  ...new Set([...editions.flatMap((book) => book.skills ?? []).filter((id) => !isOfFamily(id)), ...BESIDES]),
];

/** Skills whose text differs by book: each of these books needs a case of its own. `*` is any parameter. */
export const DIFFERING_SKILLS: Readonly<Record<string, readonly string[]>> = {
  'plus-1-damage-*': ['second-edition', 'black-plague', 'white-death'],
  'plus-1-free-*': ['second-edition', 'black-plague', 'white-death'],
  'plus-1-max-range': ['second-edition', 'black-plague', 'white-death'],
  'plus-1-to-dice-roll-*': ['second-edition', 'black-plague', 'white-death'],
  blitz: ['second-edition', 'black-plague'],
  'bloodlust-*': ['second-edition', 'black-plague', 'white-death'],
  'born-leader': ['second-edition', 'black-plague', 'white-death'],
  charge: ['second-edition', 'black-plague', 'white-death'],
  jump: ['second-edition', 'black-plague', 'white-death'],
  lifesaver: ['second-edition', 'black-plague', 'white-death'],
  shove: ['second-edition', 'black-plague', 'white-death'],
  sprint: ['second-edition', 'black-plague', 'white-death'],
  taunt: ['second-edition', 'black-plague', 'white-death'],
  'combat-reflexes': ['second-edition', 'white-death'],
  sidestep: ['second-edition', 'white-death'],
  'hit-and-run': ['second-edition', 'black-plague', 'white-death'],
  'hold-your-nose': ['second-edition', 'black-plague', 'white-death'],
  lucky: ['second-edition', 'black-plague', 'white-death', 'washington'],
  regeneration: ['second-edition', 'black-plague', 'white-death'],
  'zombie-link': ['second-edition', 'black-plague', 'white-death'],
  'break-in': ['second-edition', 'black-plague'],
  'brother-in-arms-*': ['second-edition', 'white-death'],
  scavenger: ['second-edition', 'black-plague', 'white-death'],
  'iron-hide': ['black-plague', 'white-death'],
  'low-profile': ['second-edition', 'black-plague', 'white-death'],
  'point-blank': ['second-edition', 'black-plague', 'white-death'],
  slippery: ['second-edition', 'black-plague', 'white-death'],
  'steady-hand': ['second-edition', 'black-plague', 'white-death'],
  tough: ['second-edition', 'black-plague', 'white-death'],
};
