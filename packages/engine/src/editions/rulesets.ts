// Each edition as a ruleset: the one it stands on, with named procedures, actions and skills replaced or added.
import { combatActions, combatProcedures } from '../combat/index.ts';
import type { EditionId } from '../content.ts';
import { missionActions, missionProcedures } from '../missions/index.ts';
import type { Ruleset } from '../rules.ts';
import {
  blackPlagueCombatSkills,
  commonCombatSkills,
  secondEditionCombatSkills,
  washingtonCombatSkills,
  whiteDeathCombatSkills,
} from '../skills/combat/index.ts';
import {
  blackPlagueSurvivorSkills,
  commonSurvivorSkills,
  secondEditionSurvivorSkills,
  whiteDeathSurvivorSkills,
} from '../skills/survivors/index.ts';
import { blackPlagueZombieSkills, commonZombieSkills, secondEditionZombieSkills, whiteDeathZombieSkills } from '../skills/zombies/index.ts';
import { spawnProcedures } from '../spawn/index.ts';
import {
  fantasySurvivorActions,
  secondEditionSurvivorActions,
  survivorActions,
  survivorProcedures,
  washingtonSurvivorActions,
  whiteDeathSurvivorActions,
} from '../survivors/index.ts';
import { blackPlagueZombieProcedures, washingtonZombieProcedures, whiteDeathZombieProcedures, zombieProcedures } from '../zombies/index.ts';
import { bonus } from './campaign.ts';
import { coreProcedures } from './core.ts';
import { blackPlagueKinds, secondEditionKinds, whiteDeathKinds } from './kinds.ts';
import { blackPlagueLaw, secondEditionLaw, washingtonLaw, whiteDeathLaw } from './laws.ts';
import { washingtonProcedures } from './washington.ts';

const core: Omit<Ruleset, 'law' | 'kinds'> = {
  procedures: {
    ...coreProcedures,
    ...survivorProcedures,
    ...combatProcedures,
    ...zombieProcedures,
    ...spawnProcedures,
    ...missionProcedures,
  },
  actions: [...survivorActions, ...combatActions, ...missionActions],
  skills: { ...commonCombatSkills, ...commonZombieSkills, ...commonSurvivorSkills },
};

const secondEdition: Ruleset = {
  law: secondEditionLaw,
  kinds: secondEditionKinds,
  procedures: core.procedures,
  actions: [...core.actions, ...secondEditionSurvivorActions],
  skills: { ...core.skills, ...secondEditionCombatSkills, ...secondEditionZombieSkills, ...secondEditionSurvivorSkills },
};

const washington: Ruleset = {
  ...secondEdition,
  law: washingtonLaw,
  procedures: { ...secondEdition.procedures, ...washingtonZombieProcedures, ...washingtonProcedures },
  actions: [...secondEdition.actions, ...washingtonSurvivorActions, bonus],
  skills: { ...secondEdition.skills, ...washingtonCombatSkills },
};

const blackPlague: Ruleset = {
  law: blackPlagueLaw,
  kinds: blackPlagueKinds,
  procedures: { ...core.procedures, ...blackPlagueZombieProcedures },
  actions: [...core.actions, ...fantasySurvivorActions],
  skills: { ...core.skills, ...blackPlagueCombatSkills, ...blackPlagueZombieSkills, ...blackPlagueSurvivorSkills },
};

const whiteDeath: Ruleset = {
  law: whiteDeathLaw,
  kinds: whiteDeathKinds,
  procedures: { ...core.procedures, ...whiteDeathZombieProcedures },
  actions: [...core.actions, ...fantasySurvivorActions, ...whiteDeathSurvivorActions],
  skills: { ...core.skills, ...whiteDeathCombatSkills, ...whiteDeathZombieSkills, ...whiteDeathSurvivorSkills },
};

export const RULESETS: Readonly<Record<EditionId, Ruleset>> = {
  'second-edition': secondEdition,
  washington,
  'black-plague': blackPlague,
  'white-death': whiteDeath,
};
