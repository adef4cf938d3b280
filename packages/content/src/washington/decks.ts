// The advanced decks have the cards and copies of the core ones; two of the 33 Secret Service cards are our guess (Aaahh!!).
import type { EditionContent } from '@holdout/engine/content';
import { decks as coreDecks } from '../second-edition/decks.ts';

export const decks: EditionContent['decks'] = {
  ...coreDecks,
  'secret-service': {
    aaahh: 2,
    'colt-m16a4-rifle': 2,
    'desert-eagle': 2,
    flashlight: 2,
    'folding-shovel': 2,
    'glock-17': 4,
    'ka-bar': 4,
    mp5: 4,
    'night-vision-goggles': 2,
    'repair-kit': 6,
    'riot-shield': 2,
    'snack-cake': 1,
  },
};
