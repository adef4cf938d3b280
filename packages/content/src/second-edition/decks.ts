// How many copies of each card lie in each deck: 6 starting, 45 equipment, 11 epic cards.
import type { EditionContent } from '@holdout/engine/content';

export const decks: EditionContent['decks'] = {
  starting: { 'baseball-bat': 1, crowbar: 1, 'fire-axe': 1, pistol: 3 },
  equipment: {
    aaahh: 4,
    'bag-of-rice': 2,
    'canned-food': 2,
    chainsaw: 2,
    crowbar: 1,
    'fire-axe': 1,
    flashlight: 2,
    katana: 2,
    kukri: 2,
    machete: 4,
    molotov: 4,
    pistol: 1,
    'plenty-of-bullets': 3,
    'plenty-of-shells': 3,
    'sawed-off': 4,
    shotgun: 2,
    'sniper-rifle': 2,
    'sub-mg': 2,
    water: 2,
  },
  epic: {
    aaahh: 2,
    'army-sniper-rifle': 1,
    'automatic-shotgun': 1,
    'evil-twins': 1,
    'golden-ak-47': 1,
    'golden-kukri': 1,
    gunblade: 1,
    'mas-shotgun': 1,
    nailbat: 1,
    zantetsuken: 1,
  },
};
