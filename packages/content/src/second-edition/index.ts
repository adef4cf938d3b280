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
  version: 2,
  tiles,
  items,
  decks,
  zombieDeck,
  abominations: ['abominacop', 'abominawild', 'hobomination', 'patient-0'],
  necromancers: [],
  miniatures: { walker: 40, brute: 16, runner: 16, abomination: 4 },
  survivors,
  skills: chapter,
  missions,
};
