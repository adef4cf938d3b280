import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { botRandom, coach, LEVELS, planner, seatAsked } from '../src/index.ts';
import { begin, goesOn, leadsBack } from '../src/mind/begun.ts';
import { engine, newGame } from './table.ts';

/** Somebody's turn at the very start. */
function inTurn(mission: string): { readonly state: State; readonly who: number } {
  const state = newGame(mission, 'begun');
  while (state.ask?.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return { state, who: state.ask.who as number };
}

/** Gives the answers `choose` says; nobody who only walks may come to the same zone twice in a turn. */
function followed(state: State, answers: number, choose: (step: number) => string): void {
  let walked: number[] = [];
  for (let i = 0; i < answers && state.over === null; i++) {
    const key = choose(i);
    const who = state.ask?.kind === 'turn' ? (state.ask.who as number) : -1;
    const from = state.survivors[who]?.zone ?? -1;
    engine.answer(state, key, true);
    if (!key.startsWith('move:')) {
      walked = [];
      continue;
    }
    if (walked.length === 0) walked.push(from);
    const to = state.survivors[who]?.zone ?? -1;
    expect(walked, `${i}: ${key} after ${walked.join()}`).not.toContain(to);
    walked.push(to);
  }
}

describe('a turn that was begun', () => {
  it('is carried on after a plain step, and not when the table is another one', () => {
    const { state, who } = inTurn('second-edition/m00');
    const step = engine.optionKeys(state, ['move'])[0] ?? '';
    begin(state, 0, who, [step, 'search', 'end']);
    expect(goesOn(state, 0, who), 'the step is yet to be taken').toBeNull();
    engine.answer(state, step, true);
    expect(goesOn(state, 0, who)).toEqual(['search', 'end']);
    expect(goesOn(state, 0, who + 1), 'somebody else').toBeNull();
    const crowded = engine.clone(state);
    crowded.zombies[0] = (crowded.zombies[0] ?? 0) + 1;
    expect(goesOn(crowded, 0, who), 'a zombie more').toBeNull();
  });

  it('does not lead back where it came from while nothing else was done', () => {
    const { state, who } = inTurn('second-edition/m00');
    const from = state.survivors[who]?.zone ?? -1;
    const step = engine.optionKeys(state, ['move'])[0] ?? '';
    begin(state, 0, who, [step]);
    engine.answer(state, step, true);
    expect(goesOn(state, 0, who), 'nothing was thought of beyond it').toBeNull();
    expect(leadsBack(state, 0, who, `move:${from}`)).toBe(true);
    expect(leadsBack(state, 0, who + 1, `move:${from}`), 'somebody else').toBe(false);
    state.zombies[0] = (state.zombies[0] ?? 0) + 1;
    expect(leadsBack(state, 0, who, `move:${from}`), 'another table').toBe(false);
  });

  it('is over once something else was done: whoever took what lay there may go back the way it came', () => {
    const { state, who } = inTurn('second-edition/m00');
    const from = state.survivors[who]?.zone ?? -1;
    const step = engine.optionKeys(state, ['move'])[0] ?? '';
    begin(state, 0, who, [step, 'take:objective:0', `move:${from}`]);
    engine.answer(state, step, true);
    expect(goesOn(state, 0, who)).toEqual(['take:objective:0', `move:${from}`]);
    expect(goesOn(state, 0, who), 'asked again').toEqual(['take:objective:0', `move:${from}`]);
    // the deed leaves the table as it was, but an action less
    const s = state.survivors[who] as State['survivors'][number];
    state.survivors[who] = { ...s, actions: s.actions - 1 };
    expect(goesOn(state, 0, who)).toBeNull();
    expect(leadsBack(state, 0, who, `move:${from}`)).toBe(false);
  });

  it('is thought through anew after whatever may turn out in more than one way', () => {
    const { state, who } = inTurn('second-edition/m00');
    begin(state, 0, who, ['search', 'move:1']);
    expect(goesOn(state, 0, who)).toBeNull();
  });

  it('never leads to and fro: nobody who only walks comes to the same zone twice in a turn', () => {
    const bot = planner(LEVELS.swift);
    for (const [mission, seed] of [
      ['washington/z03', 'to and fro 1'],
      ['second-edition/m03', 'to and fro 2'],
    ] as const) {
      const state = newGame(mission, seed);
      const random = botRandom(seed);
      followed(state, 160, () => bot.choose(engine, state, seatAsked(state), random).key);
    }
  }, 60_000);
});

describe('zones that no zombie may come into', () => {
  it('are known, and nobody searches there: a card may bring one', () => {
    const state = newGame('second-edition/m25', 'free');
    const free = engine.oracles.keptFree(state);
    expect(free.length).toBeGreaterThan(0);
    expect(engine.oracles.keptFree(newGame('second-edition/m01', 'free'))).toEqual([]);
    const bot = planner(LEVELS.swift);
    for (let seed = 0; seed < 4; seed++) {
      const game = newGame('second-edition/m25', `free ${seed}`);
      const random = botRandom(`free ${seed}`);
      for (let i = 0; i < 60 && game.over === null; i++) {
        const { key } = bot.choose(engine, game, seatAsked(game), random);
        const who = game.ask?.kind === 'turn' ? (game.ask.who as number) : -1;
        if (key.startsWith('search')) expect(engine.oracles.keptFree(game)).not.toContain(game.survivors[who]?.zone);
        engine.answer(game, key, true);
      }
    }
  }, 60_000);
});

describe('the coach', () => {
  it('carries its own advice on: whoever follows it is not sent back where it came from', () => {
    const state = newGame('second-edition/m00', 'followed');
    followed(state, 20, (step) => {
      const { key } = coach.choose(engine, state, seatAsked(state), botRandom('unused'));
      if (step % 10 === 0) expect(coach.choose(engine, state, seatAsked(state), botRandom('another')).key, 'the same moment').toBe(key);
      return key;
    });
  }, 600_000);

  it('keeps the plan of the others while a turn lasts', () => {
    const state = newGame('second-edition/m04', 'kept');
    let acting = -1;
    let told = new Map<number, string>();
    let kept = 0;
    let changed = 0;
    for (let i = 0; i < 30 && state.over === null; i++) {
      const choice = coach.choose(engine, state, seatAsked(state), botRandom('unused'));
      const [first, ...others] = choice.told?.plan ?? [];
      if (first !== undefined) {
        const parts = new Map(others.map(({ who, deed, to }): [number, string] => [who, `${deed} ${to}`]));
        if (acting === first.who) for (const [who, part] of parts) told.get(who) === part ? kept++ : changed++;
        acting = first.who;
        told = parts;
      }
      engine.answer(state, choice.key, true);
    }
    expect(kept).toBeGreaterThan(30);
    expect(changed).toBeLessThan(kept / 4);
  }, 600_000);
});
