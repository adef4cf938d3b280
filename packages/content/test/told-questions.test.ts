// What people are told of a question besides its answers: whether the end of a turn can be taken back, and which cards are still to be dealt.
import { createEngine, type SeatView } from '@holdout/engine';
import { expect, test } from 'vitest';
import { editions } from '../src/index.ts';

const engine = createEngine(editions);

function begun(edition: 'second-edition' | 'black-plague', mission: string, count: number) {
  const content = editions.find((one) => one.edition === edition);
  const people = (content?.survivors ?? []).filter((one) => !one.companionOnly).map((one) => one.id);
  const made = engine.setup({ edition, mission, seats: [people.slice(0, count)], options: {}, seed: 'told' });
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.state;
}

const endOf = (view: SeatView) => view.ask?.options.find((option) => option.key === 'end');

test('the end of a turn can be taken back unless the zombies come after it', () => {
  const state = begun('second-edition', 'second-edition/m00', 6);
  for (let turn = 0; turn < 6; turn++) {
    const view = engine.view(state, 0);
    if (view.ask?.kind === 'order') expect(engine.answer(state, view.ask.options[0].key).ok).toBe(true);
    expect(endOf(engine.view(state, 0))?.reveals).toBe(turn === 5 ? true : undefined);
    const before = state.info;
    expect(engine.answer(state, 'end').ok).toBe(true);
    // nobody leaves: the exit is asked about
    while (state.ask?.kind === 'use') expect(engine.answer(state, 'no').ok).toBe(true);
    if (turn < 5) expect(state.info).toBe(before);
  }
});

test('whoever shares out starting cards sees all that are to come', () => {
  const state = begun('black-plague', 'black-plague/q01', 6);
  const seen: string[] = [];
  while (state.ask?.kind === 'option') {
    const { ask } = engine.view(state, 0);
    const then = ask?.parameters.then;
    if (seen.length > 0) expect(ask?.parameters.card).toBe(seen[0]);
    seen.splice(0, seen.length, ...(Array.isArray(then) ? then.map(String) : []));
    expect(engine.answer(state, ask?.options[0].key ?? '').ok).toBe(true);
  }
  expect(seen.length).toBe(1);
});
