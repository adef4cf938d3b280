import type { EditionContent } from '@holdout/engine/content';
import { melee, ranged } from '../fantasy/parts.ts';
import { decks } from './decks.ts';
import { items } from './items.ts';
import { missions } from './missions.ts';
import { chapter } from './skills.ts';
import { guardSkills, survivors } from './survivors.ts';
import { tiles } from './tiles.ts';
import { zombieDeck } from './zombie-deck.ts';

export const whiteDeath: EditionContent = {
  edition: 'white-death',
  version: 7,
  modes: ['ultrared', 'abominationFest', 'severalNecromancers', 'guardSkills', 'freeTrades'],
  tiles,
  items,
  decks,
  zombieDeck,
  abominations: ['khan'],
  necromancers: ['defiler'],
  miniatures: { walker: 35, brute: 14, runner: 14, abomination: 1, necromancer: 1, guard: 12 },
  tokens: {
    objective: 11,
    'objective.blue': 1,
    'objective.green': 1,
    'spawn.1': 1,
    'spawn.2': 1,
    'spawn.3': 1,
    'spawn.4': 1,
    noise: 18,
    exit: 1,
    beacon: 1,
    cauldron: 4,
    ladder: 2,
    corruption: 15,
  },
  survivors,
  skills: chapter,
  extraSkills: guardSkills,
  // ours: the reference card is not in the book
  guards: { melee: melee(1, 4, 1), ranged: ranged([0, 2], 1, 4, 1) },
  missions,
};
