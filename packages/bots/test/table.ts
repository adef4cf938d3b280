// Games to think about, begun and played on a little.
import { editions } from '@holdout/content';
import { createEngine, type State } from '@holdout/engine';
import { botRandom, seatAsked, sensibleBot } from '../src/index.ts';

export const engine = createEngine(editions);

export function newGame(mission: string, seed: string): State {
  const def = engine.mission(mission);
  const content = editions.find((e) => e.edition === def?.edition);
  if (!def || !content) throw new Error(`no mission ${mission}`);
  const team = content.survivors.filter((s) => !s.companionOnly).slice(0, def.survivors.count);
  const opened = engine.setup({ edition: def.edition, mission, seats: [team.map((s) => s.id)], options: {}, seed });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.state;
}

/** Played on by the sensible bot for so many answers, then to the next turn or order question. */
export function playedOn(mission: string, seed: string, answers: number): State {
  const state = newGame(mission, seed);
  const random = botRandom(seed);
  const thinks = (): boolean => state.ask?.kind === 'turn' && state.ask.verbs === undefined;
  for (let i = 0; state.over === null && (i < answers || !thinks()); i++)
    engine.answer(state, sensibleBot.choose(engine, state, seatAsked(state), random).key, true);
  return state;
}
