// Skills of Black Plague beside the common ones, and those it reads in its own way.
import { bloodlust } from '../../skills/combat/actions.ts';
import { trickShot } from '../../skills/combat/aim.ts';
import { collector } from '../../skills/combat/damage.ts';
import { blackPlagueTough } from '../../skills/combat/defence.ts';
import { blackPlagueBarbarian, frenzy, oneRerollPerTurn } from '../../skills/combat/dice.ts';
import { ALL, byId } from '../../skills/combat/family.ts';
import { blackPlagueBlitz } from '../../skills/combat/procedures.ts';
import { blackPlagueActionSkills } from '../../skills/survivors/actions.ts';
import { blackPlagueFoldSkills } from '../../skills/survivors/folds.ts';
import { blackPlagueLifesaver } from '../../skills/survivors/lifesaver.ts';
import { loud } from '../../skills/zombies/luring.ts';
import { fantasySkills } from '../fantasy/skills.ts';

export const blackPlagueSkills = byId(
  fantasySkills,
  bloodlust(ALL, true),
  frenzy(ALL),
  collector,
  [blackPlagueBarbarian, blackPlagueBlitz, blackPlagueTough, oneRerollPerTurn, trickShot, loud],
  blackPlagueFoldSkills,
  blackPlagueActionSkills,
  [blackPlagueLifesaver],
);
