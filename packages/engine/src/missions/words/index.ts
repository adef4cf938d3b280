// Every word of a mission's setup, rules and defeats.
import type { CompileWord } from '../draft.ts';
import { dead, impossible, zombieIn } from './defeats.ts';
import { grant } from './grants.ts';
import { atMost, cars, exitRule, link, locked, noReturn, replaceSpawn, splitBuilding, token } from './modifiers.ts';
import { actor, companions, startGroups } from './people.ts';
import { clock, dealCards, detach, doors, hide, omit, place, removeCards, spawnAtSetup, stock } from './setup.ts';
import { onFire, onKill, onPhase, onSight, onTake, onZombieMove, when } from './triggers.ts';

export const DEFEATS: Readonly<Record<string, CompileWord>> = { dead, 'zombie-in': zombieIn, impossible };

export const WORDS: Readonly<Record<string, CompileWord>> = {
  place,
  omit,
  hide,
  doors,
  stock,
  'remove-cards': removeCards,
  companions,
  'start-groups': startGroups,
  clock,
  'deal-cards': dealCards,
  detach,
  spawn: spawnAtSetup,
  'on-take': onTake,
  'on-kill': onKill,
  'on-fire': onFire,
  'on-phase': onPhase,
  'on-sight': onSight,
  'on-zombie-move': onZombieMove,
  when,
  token,
  grant,
  locked,
  'exit-rule': exitRule,
  cars,
  actor,
  'at-most': atMost,
  'replace-spawn': replaceSpawn,
  'no-return': noReturn,
  'split-building': splitBuilding,
  link,
};
