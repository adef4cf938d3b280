// The combat skills that stand in every book with one text, and those two books share. What a book adds or reads differently: editions/<id>/skills.ts.
import { improvisedWeapons } from './actions.ts';
import { ambidextrous, dualExpert, freeReload, swordmaster } from './aim.ts';
import { damage2, plus1Damage, reaper, roll6Damage, superStrength } from './damage.ts';
import { ironclad, isThatAll, lowProfile, tough } from './defence.ts';
import { barbarian, escalation, plus1Die, plus1ToDiceRoll, roll6Die } from './dice.ts';
import { byId, MODERN } from './family.ts';
import { hitAndRun } from './procedures.ts';

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
export const streamlinedCombatSkills = [
  ...damage2(MODERN),
  ...escalation(MODERN),
  ...roll6Damage(MODERN),
  ...plus1Damage(['combat']),
  ...improvisedWeapons,
  dualExpert,
  tough,
  barbarian,
];
