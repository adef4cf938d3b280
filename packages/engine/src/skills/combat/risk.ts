// Washington: risk attacks and the night.
import type { Skill } from '../types.ts';
import { family, MODERN } from './family.ts';

const breakWay = (id: string): Skill => ({ id, folds: { 'break-ways': (ways) => [...ways, id] } });

export const riskSkills: readonly Skill[] = [
  ...family('plus-1-free-risk', MODERN, (kind) => ({ free: `risk-${kind}` })),
  { id: 'double-risk-dice', folds: { 'double-risk': () => true } },
  breakWay('ignore-1-break'),
  breakWay('spare-parts'),
];

export const nightSkills: readonly Skill[] = [
  { id: 'night-fighter', folds: { 'night-accuracy': (n) => Math.min(n, 5) } },
  { id: 'night-vision', folds: { 'sees-in-dark': () => true } },
];
