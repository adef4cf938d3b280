// How far each mission's odds lie from what its prospects say at the start: prospects know steps, arms and zombies, not what makes one map harder
// than another. Played games do.
import { botRandom, chanceIn, planner, STUDY, seatAsked, type Tried } from '@holdout/bots';
import { engine, missionNamed, setupOf, teamFor } from '../library.ts';

/** What prospects say of a start is believed by the other quarter: over games looked at that is told best (docs/bots.md). */
const TRUST = 0.75;
/** Bots that never won a mission do not prove that nobody can, nor the other way round. */
const SURE = 0.05;

const odds = (chance: number): number => Math.log(chance / (1 - chance));

/** `told`: chances at starts by prospects alone; `won` of `games`: what came of games. */
export function anchorOf(told: readonly number[], won: number, games: number): number {
  const rate = Math.min(1 - SURE, Math.max(SURE, (won + 0.5) / (games + 1)));
  const mean = told.reduce((sum, chance) => sum + odds(chance), 0) / Math.max(1, told.length);
  return Number((TRUST * (odds(rate) - mean)).toFixed(2));
}

/** The chance to win by prospects alone as the first turn of a game begins. */
export function toldAtStart(id: string, nth: number): number {
  const mission = missionNamed(id);
  const opened = engine.setup(setupOf(mission, teamFor(mission, nth), 1, {}, `anchor ${nth}`));
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { state } = opened;
  const heard: Tried[] = [];
  const bot = planner(STUDY, undefined, (best) => heard.push(best));
  const random = botRandom(`anchor ${nth}`);
  while (state.over === null && heard.length === 0) engine.answer(state, bot.choose(engine, state, seatAsked(state), random).key, true);
  return chanceIn({ ends: (heard[0]?.ends ?? []).map(({ shift: _, ...end }) => end) });
}

export const anchorsText = (anchors: Readonly<Record<string, number>>): string =>
  [
    '// Written by `npm run lab -- calibrate --anchors --write`: not by hand.',
    'export const ANCHORS: Readonly<Record<string, number>> = {',
    ...Object.entries(anchors).map(([id, shift]) => `  '${id}': ${shift},`),
    '};',
    '',
  ].join('\n');
