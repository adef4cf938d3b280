// The constants of Black Plague.
import type { Law } from '../../rules.ts';
import { fantasyLaw } from '../fantasy/law.ts';

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
  necromancerLimit: 6,
  necromancers: 'flee',
};
