// Skills of White Death beside the common ones, and those it reads in its own way.
import { bloodlust } from '../../skills/combat/actions.ts';
import { closeQuarterMaster, ghostSight, reach, ruinSight } from '../../skills/combat/aim.ts';
import { damage2, freeze, roll6Damage } from '../../skills/combat/damage.ts';
import { escalation } from '../../skills/combat/dice.ts';
import { ALL, byId } from '../../skills/combat/family.ts';
import { streamlinedCombatSkills } from '../../skills/combat/index.ts';
import { whiteDeathLifesaver } from '../../skills/survivors/lifesaver.ts';
import { whiteDeathShove } from '../../skills/zombies/luring.ts';
import { combatReflexes, sidestep } from '../../skills/zombies/reflexes.ts';
import { whiteDeathZombieLink } from '../../skills/zombies/zombie-link.ts';
import { fantasySkills } from '../fantasy/skills.ts';

export const whiteDeathSkills = byId(
  streamlinedCombatSkills,
  fantasySkills,
  bloodlust(ALL, false),
  damage2(['magic']),
  escalation(['magic']),
  roll6Damage(['magic']),
  freeze(ALL),
  [closeQuarterMaster, ghostSight, reach, ruinSight, whiteDeathShove, whiteDeathZombieLink, combatReflexes, sidestep, whiteDeathLifesaver],
);
