import type { EditionContent } from '@holdout/engine/content';
import { secondEdition } from '../second-edition/index.ts';
import { decks } from './decks.ts';
import { items } from './items.ts';
import { z01 } from './missions/z01.ts';
import { z02 } from './missions/z02.ts';
import { survivors } from './survivors.ts';
import { backs } from './tiles/backs.ts';
import { wings } from './tiles/wings.ts';

export const washington: EditionContent = {
  ...secondEdition,
  edition: 'washington',
  version: 1,
  tiles: [...secondEdition.tiles, ...wings, ...backs],
  items,
  decks,
  survivors,
  campaign: {
    boxes: 20,
    rewardAt: [2, 5, 8, 11, 14, 17, 20],
    skills: [
      'combat-reflexes',
      'destiny',
      'hoard',
      'hold-your-nose',
      'home-defender',
      'lifesaver',
      'low-profile',
      'night-fighter',
      'sidestep',
      'starts-with-2-ap',
      'starts-with-ammo-card',
      'starts-with-repair-kit',
      'steady-hand',
      'webbing',
    ],
  },
  missions: [z01, z02],
};
