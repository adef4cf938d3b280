import { editions } from '@holdout/content';
import { createEngine, type State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { BOT_REASONS, type Bot, botRandom, eagerBot, randomBot, seatAsked, sensibleBot } from '../src/index.ts';

const engine = createEngine(editions);

function newGame(mission: string, seed: string): State {
  const def = engine.mission(mission);
  const content = editions.find((e) => e.edition === def?.edition);
  if (!def || !content) throw new Error(`no mission ${mission}`);
  const team = content.survivors.filter((s) => !s.companionOnly).slice(0, def.survivors.count);
  const opened = engine.setup({ edition: def.edition, mission, seats: [team.map((s) => s.id)], options: {}, seed });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.state;
}

function play(bot: Bot, mission: string, seed: string, answers: number): string[] {
  const state = newGame(mission, seed);
  const random = botRandom(seed);
  const given: string[] = [];
  while (state.over === null && given.length < answers) {
    const choice = bot.choose(engine, state, seatAsked(state), random);
    expect(BOT_REASONS).toContain(choice.why);
    const result = engine.answer(state, choice.key, true);
    expect(result.ok, `${choice.key} is legal`).toBe(true);
    given.push(choice.key);
  }
  return given;
}

const MISSIONS = ['second-edition/m01', 'black-plague/q00', 'white-death/w00'];

describe.each([randomBot, eagerBot, sensibleBot])('$id bot', (bot) => {
  it.each(MISSIONS)('answers legally and the same again in %s', (mission) => {
    const first = play(bot, mission, 'a', 250);
    expect(play(bot, mission, 'a', 250)).toEqual(first);
  });
});

describe('random numbers of bots', () => {
  it('are spread evenly and repeat with the seed', () => {
    const random = botRandom('x');
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const n = random.below(6);
      seen[n] = (seen[n] ?? 0) + 1;
    }
    for (const n of seen) expect(n).toBeGreaterThan(850);
    expect(botRandom('y').share()).toBe(botRandom('y').share());
  });
});
