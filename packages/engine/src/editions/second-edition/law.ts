// The constants of Second Edition (meaning: `Law` in rules.ts). The other books stand on them.
import type { Law } from '../../rules.ts';

export const secondEditionLaw: Law = {
  mergeStreets: true,
  packSize: 3,
  bodySlot: false,
  freeSlots: true,
  lostByDeath: 'any',
  startingCards: 'dealt',
  firstPlayerCard: 'fire-axe',
  objectiveAp: 5,
  split: 'share',
  noWay: 'stay',
  preferReachable: false,
  buildingSpawn: 'dark',
  spawnOrder: 'listed',
  moreThanSix: 'nothing',
  doorDice: false,
  armour: 'none',
  dragonFire: 'none',
  necromancerLimit: 0,
  necromancers: 'none',
  risk: false,
  clock: false,
  kidsSlippery: true,
  jumpNeedsSight: false,
  jumpOntoWalkways: false,
};
