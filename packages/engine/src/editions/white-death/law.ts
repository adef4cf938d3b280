// The constants of White Death.
import type { Law } from '../../rules.ts';
import { fantasyLaw } from '../fantasy/law.ts';

export const whiteDeathLaw: Law = {
  ...fantasyLaw,
  split: 'together',
  noWay: 'through-all',
  preferReachable: true,
  buildingSpawn: 'never',
  spawnOrder: 'numbered',
  moreThanSix: 'cards',
  armour: 'one-of-two',
  dragonFire: 'one-throw',
  necromancers: 'defile',
  emptyBox: 'abomination-acts',
  vaultWeaponsFrom: ['abomination', 'necromancer'],
  jumpOntoWalkways: true,
};
