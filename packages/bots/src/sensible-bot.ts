import type { Engine, State } from '@holdout/engine';
import { answerQuestion } from './answers.ts';
import type { Bot, BotReason, Choice } from './bot.ts';
import type { BotRandom } from './random.ts';
import { situationOf } from './situation.ts';
import { scoreOption } from './turn.ts';

export interface Ranked extends Choice {
  readonly score: number;
}

/** Options of the pending turn, best first; equal ones in an order the random decides. */
export function rankTurn(engine: Engine, state: State, seat: number, random: BotRandom): Ranked[] {
  const situation = situationOf(engine, state, seat, state.ask?.who ?? 0);
  const options = situation.view.ask?.options ?? [];
  const ranked = options.map((option) => {
    const { score, why } = scoreOption(situation, option);
    return { key: option.key, why: why as BotReason, score: score + 0.001 * random.share() };
  });
  return ranked.sort((a, b) => b.score - a.score);
}

/** Kills what threatens, goes where the mission wants it, searches when idle, keeps out of reach of what it cannot beat. */
export const sensibleBot: Bot = {
  id: 'sensible',
  choose(engine, state, seat, random) {
    const keys = engine.optionKeys(state);
    if (keys.length === 1 && keys[0] !== undefined) return { key: keys[0], why: 'only' };
    if (state.ask?.kind !== 'turn') return answerQuestion(engine, state, engine.view(state, seat), random);
    const best = rankTurn(engine, state, seat, random)[0];
    return best === undefined ? { key: 'end', why: 'wait' } : { key: best.key, why: best.why };
  },
};
