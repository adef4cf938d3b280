import type { EditionContent } from '@holdout/engine/content';
import { decks } from './decks.ts';
import { items } from './items.ts';
import { missions } from './missions/index.ts';
import { chapter } from './skills.ts';
import { survivors } from './survivors.ts';
import { tiles } from './tiles.ts';
import { zombieDeck } from './zombie-deck.ts';

export const secondEdition: EditionContent = {
  edition: 'second-edition',
  version: 3,
  modes: ['darkZones', 'ultrared', 'abominationFest', 'difficultyDeck', 'freeTrades'],
  tiles,
  items,
  decks,
  zombieDeck,
  abominations: ['abominacop', 'abominawild', 'hobomination', 'patient-0'],
  necromancers: [],
  miniatures: { walker: 40, brute: 16, runner: 16, abomination: 4 },
  tokens: {
    objective: 11,
    'objective.blue': 1,
    'objective.green': 1,
    crate: 12,
    spawn: 8,
    'spawn.starting': 1,
    'spawn.blue': 1,
    'spawn.green': 1,
    door: 17,
    'door.blue': 1,
    'door.green': 1,
    car: 3,
    noise: 18,
    exit: 1,
  },
  survivors,
  skills: chapter,
  missions,
};
