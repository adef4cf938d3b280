// Skills of Second Edition beside the common ones, and those it reads in its own way.
import { blitz, bloodlust } from '../../skills/combat/actions.ts';
import { gunslinger, homeDefender, plus1MaxRange, pointBlank, sniper, steadyHand, webbing } from '../../skills/combat/aim.ts';
import { fullAuto, lucky } from '../../skills/combat/dice.ts';
import { byId, MODERN } from '../../skills/combat/family.ts';
import { streamlinedCombatSkills } from '../../skills/combat/index.ts';
import { twoCocktails } from '../../skills/combat/procedures.ts';
import { secondEditionLifesaver } from '../../skills/survivors/lifesaver.ts';
import { distributor } from '../../skills/zombies/distributor.ts';
import { secondEditionTaunt } from '../../skills/zombies/luring.ts';
import { combatReflexes, sidestep } from '../../skills/zombies/reflexes.ts';

export const secondEditionSkills = byId(streamlinedCombatSkills, bloodlust(MODERN, false), [
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
  secondEditionTaunt,
  distributor,
  combatReflexes,
  sidestep,
  secondEditionLifesaver,
]);
