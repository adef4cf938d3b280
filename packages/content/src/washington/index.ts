import type { EditionContent } from '@holdout/engine/content';
import { secondEdition } from '../second-edition/index.ts';
import { decks } from './decks.ts';
import { items } from './items.ts';
import { z01 } from './missions/z01.ts';
import { z02 } from './missions/z02.ts';
import { z03 } from './missions/z03.ts';
import { z04 } from './missions/z04.ts';
import { z05 } from './missions/z05.ts';
import { z06 } from './missions/z06.ts';
import { z07 } from './missions/z07.ts';
import { z08 } from './missions/z08.ts';
import { z09 } from './missions/z09.ts';
import { z10 } from './missions/z10.ts';
import { chapter } from './skills.ts';
import { survivors } from './survivors.ts';
import { backs } from './tiles/backs.ts';
import { wings } from './tiles/wings.ts';

export const washington: EditionContent = {
  ...secondEdition,
  edition: 'washington',
  version: 4,
  modes: ['darkZones', 'ultrared', 'abominationFest', 'difficultyDeck', 'clock', 'risk', 'campaign', 'freeTrades'],
  tiles: [...secondEdition.tiles, ...wings, ...backs],
  items,
  decks,
  tokens: { ...secondEdition.tokens, humvee: 1 },
  survivors,
  skills: chapter,
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
  missions: [z01, z02, z03, z04, z05, z06, z07, z08, z09, z10],
};
