import type { EditionContent } from '@holdout/engine/content';
import { decks } from './decks.ts';
import { items } from './items.ts';
import { missions } from './missions.ts';
import { survivors } from './survivors.ts';
import { tiles } from './tiles.ts';
import { zombieDeck } from './zombie-deck.ts';

export const blackPlague: EditionContent = {
  edition: 'black-plague',
  version: 2,
  modes: ['cabal', 'freeTrades'],
  tiles,
  items,
  decks,
  zombieDeck,
  abominations: ['abomination'],
  necromancers: ['necromancer'],
  miniatures: { walker: 35, brute: 14, runner: 14, abomination: 1, necromancer: 1 },
  tokens: {
    objective: 10,
    'objective.blue': 1,
    'objective.green': 1,
    spawn: 12,
    'spawn.blue': 1,
    'spawn.green': 1,
    door: 14,
    'door.blue': 1,
    'door.green': 1,
    'vault-door.yellow': 2,
    'vault-door.purple': 2,
    noise: 18,
    exit: 1,
  },
  survivors,
  missions,
};
