// The constants Black Plague and White Death share.
import type { Law } from '../../rules.ts';
import { secondEditionLaw } from '../second-edition/law.ts';

export const fantasyLaw: Law = {
  ...secondEditionLaw,
  mergeStreets: false,
  packSize: 5,
  bodySlot: true,
  freeSlots: false,
  startingCards: 'shared',
  firstPlayerCard: null,
  // what an objective gives stands in the quest
  objectiveAp: 0,
  kidsSlippery: false,
  jumpNeedsSight: true,
};
