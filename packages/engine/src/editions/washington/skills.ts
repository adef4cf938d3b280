// What Washington adds to the skills of Second Edition: risk attacks and the night.

import { byId, family, MODERN } from '../../skills/combat/family.ts';
import type { Skill } from '../../skills/types.ts';

const breakWay = (id: string): Skill => ({ id, folds: { 'break-ways': (ways) => [...ways, id] } });

const riskSkills: readonly Skill[] = [
  ...family('plus-1-free-risk', MODERN, (kind) => ({ free: `risk-${kind}` })),
  { id: 'double-risk-dice', folds: { 'double-risk': () => true } },
  breakWay('ignore-1-break'),
  breakWay('spare-parts'),
];

const nightSkills: readonly Skill[] = [
  { id: 'night-fighter', folds: { 'night-accuracy': (n) => Math.min(n, 5) } },
  { id: 'night-vision', folds: { 'sees-in-dark': () => true } },
];

export const washingtonSkills = byId(riskSkills, nightSkills);
