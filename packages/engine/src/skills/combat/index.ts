// The combat skills of each book. `common` stands in every book with one text; an edition adds its own and its other texts.

import { blitz, bloodlust, improvisedWeapons } from './actions.ts';
import {
  ambidextrous,
  closeQuarterMaster,
  dualExpert,
  freeReload,
  ghostSight,
  gunslinger,
  homeDefender,
  marksman,
  plus1MaxRange,
  pointBlank,
  reach,
  ruinSight,
  sniper,
  spellbook,
  steadyHand,
  swordmaster,
  trickShot,
  webbing,
} from './aim.ts';
import { collector, damage2, freeze, plus1Damage, reaper, roll6Damage, superStrength } from './damage.ts';
import { blackPlagueTough, ironclad, ironcladNecromancer, ironHide, isThatAll, lowProfile, tough } from './defence.ts';
import {
  barbarian,
  blackPlagueBarbarian,
  escalation,
  fantasyLucky,
  frenzy,
  fullAuto,
  ironRain,
  lucky,
  manaRain,
  oneRerollPerTurn,
  plus1Die,
  plus1ToDiceRoll,
  roll6Die,
} from './dice.ts';
import { ALL, byId, MODERN } from './family.ts';
import { blackPlagueBlitz, hitAndRun, twoCocktails } from './procedures.ts';
import { nightSkills, riskSkills } from './risk.ts';

export const commonCombatSkills = byId(
  plus1Damage(['melee', 'ranged']),
  plus1Die(MODERN),
  plus1ToDiceRoll(MODERN),
  roll6Die(MODERN),
  reaper(MODERN),
  ironclad,
  [superStrength, ambidextrous, swordmaster, hitAndRun, isThatAll, freeReload, lowProfile],
);

/** Second Edition and White Death share these; Washington stands on Second Edition. */
const streamlined = [
  ...damage2(MODERN),
  ...escalation(MODERN),
  ...roll6Damage(MODERN),
  ...plus1Damage(['combat']),
  ...improvisedWeapons,
  dualExpert,
  tough,
  barbarian,
];

/** What magic adds in both fantasy books. */
const fantasy = [
  ...plus1Damage(['magic']),
  ...plus1Die(['magic']),
  ...plus1ToDiceRoll(['magic']),
  ...roll6Die(['magic']),
  ...reaper(['magic']),
  ...ironcladNecromancer,
  ironRain,
  manaRain,
  marksman,
  ironHide,
  spellbook,
  fantasyLucky,
  plus1MaxRange(true),
  pointBlank(true),
  steadyHand(true),
];

export const secondEditionCombatSkills = byId(streamlined, bloodlust(MODERN, false), [
  blitz,
  fullAuto,
  gunslinger,
  homeDefender,
  lucky,
  sniper,
  twoCocktails,
  webbing,
  plus1MaxRange(false),
  pointBlank(false),
  steadyHand(false),
]);

export const washingtonCombatSkills = byId(riskSkills, nightSkills);

export const blackPlagueCombatSkills = byId(fantasy, bloodlust(ALL, true), frenzy(ALL), collector, [
  blackPlagueBarbarian,
  blackPlagueBlitz,
  blackPlagueTough,
  oneRerollPerTurn,
  trickShot,
]);

export const whiteDeathCombatSkills = byId(
  streamlined,
  fantasy,
  bloodlust(ALL, false),
  damage2(['magic']),
  escalation(['magic']),
  roll6Damage(['magic']),
  freeze(ALL),
  [closeQuarterMaster, ghostSight, reach, ruinSight],
);
