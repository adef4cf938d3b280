// What magic adds in both fantasy books.
import { marksman, plus1MaxRange, pointBlank, spellbook, steadyHand } from '../../skills/combat/aim.ts';
import { plus1Damage, reaper } from '../../skills/combat/damage.ts';
import { ironcladNecromancer, ironHide } from '../../skills/combat/defence.ts';
import { fantasyLucky, ironRain, manaRain, plus1Die, plus1ToDiceRoll, roll6Die } from '../../skills/combat/dice.ts';
import type { Skill } from '../../skills/types.ts';

export const fantasySkills: readonly Skill[] = [
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
