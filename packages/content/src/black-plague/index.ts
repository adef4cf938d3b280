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
  tiles,
  items,
  decks,
  zombieDeck,
  abominations: ['abomination'],
  necromancers: ['necromancer'],
  miniatures: { walker: 35, brute: 14, runner: 14, abomination: 1, necromancer: 1 },
  survivors,
  missions,
};
