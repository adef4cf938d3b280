// The constants of each book (rules.ts: Law). One table per book, each standing on the one before it.
import type { Law } from '../rules.ts';

export const secondEditionLaw: Law = {
  mergeStreets: true,
  packSize: 3,
  bodySlot: false,
  freeSlots: true,
  lostByDeath: 'any',
  knockOut: false,
  startingCards: 'dealt',
  firstPlayerCard: 'fire-axe',
  objectiveAp: 5,
  split: 'share',
  noWay: 'stay',
  preferReachable: false,
  buildingSpawn: 'dark',
  outOfMiniatures: 'activate',
  spawnOrder: 'listed',
  moreThanSix: 'nothing',
  doorDice: false,
  armour: 'none',
  dragonFire: 'none',
  ammoKinds: ['bullets', 'shells'],
  necromancerLimit: 0,
  necromancers: 'none',
  attackMayBe: ['melee', 'ranged'],
  reshuffleStarting: true,
  guards: false,
  cars: true,
  companions: true,
  risk: false,
  clock: false,
  kidsSlippery: true,
  dropsVaultWeapons: false,
  jumpNeedsSight: false,
  jumpOntoWalkways: false,
};

export const washingtonLaw: Law = { ...secondEditionLaw, firstPlayerCard: null, risk: true, clock: true };

/** What Black Plague and White Death share. */
const fantasyLaw: Law = {
  ...secondEditionLaw,
  mergeStreets: false,
  packSize: 5,
  bodySlot: true,
  freeSlots: false,
  startingCards: 'shared',
  firstPlayerCard: null,
  // what an objective gives stands in the quest
  objectiveAp: 0,
  attackMayBe: ['melee', 'ranged', 'magic'],
  cars: false,
  companions: false,
  kidsSlippery: false,
  jumpNeedsSight: true,
};

export const blackPlagueLaw: Law = {
  ...fantasyLaw,
  lostByDeath: 'all',
  split: 'reinforce',
  noWay: 'through-doors',
  buildingSpawn: 'every-room',
  moreThanSix: 'tokens',
  doorDice: true,
  armour: 'reroll-with-shield',
  dragonFire: 'two-steps',
  ammoKinds: ['arrows', 'bolts'],
  necromancerLimit: 6,
  necromancers: 'flee',
};

export const whiteDeathLaw: Law = {
  ...fantasyLaw,
  split: 'together',
  noWay: 'through-all',
  preferReachable: true,
  buildingSpawn: 'never',
  outOfMiniatures: 'abomination',
  spawnOrder: 'numbered',
  moreThanSix: 'cards',
  armour: 'one-of-two',
  dragonFire: 'one-throw',
  ammoKinds: ['arrows', 'bolts'],
  necromancers: 'defile',
  reshuffleStarting: false,
  guards: true,
  dropsVaultWeapons: true,
  jumpOntoWalkways: true,
};
