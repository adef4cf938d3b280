// What Washington changes in the constants of Second Edition.
import type { Law } from '../../rules.ts';
import { secondEditionLaw } from '../second-edition/law.ts';

export const washingtonLaw: Law = { ...secondEditionLaw, firstPlayerCard: null, risk: true, clock: true };
