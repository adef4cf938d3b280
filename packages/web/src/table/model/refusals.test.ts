// Why guards cannot be ordered: the questions the table asks, and what the game answers.
import { editions } from '@holdout/content';
import { createEngine, type State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { groupsShown, inGroups } from './choices.ts';
import { probes } from './refusals.ts';

const engine = createEngine(editions);

/** The first turn of a quest: the engine's own default where something is asked before. */
function turnOf(mission: string): State {
  const people = editions.find(({ edition }) => edition === 'white-death')?.survivors ?? [];
  const team = people.filter((one) => one.companionOnly !== true).map(({ id }) => id);
  const made = engine.setup({ edition: 'white-death', mission, seats: [team.slice(0, 6)], options: {}, seed: 'guards' });
  if (!made.ok) throw new Error(made.refusal.reason);
  for (let n = 0; n < 100 && made.state.ask?.kind !== 'turn'; n++) engine.answer(made.state, engine.options(made.state)[0].key);
  return made.state;
}

const reasonsOf = (state: State, zone = -1, piece = -1) =>
  probes('guards', engine.view(state, 0), engine.board(state), new Map(), zone, piece).map(
    (key) => engine.whyNot(state, key)?.reason ?? null,
  );

describe('guards that cannot be ordered', () => {
  it('keep their verb and say that they have had their order', () => {
    const state = turnOf('white-death/w01');
    const order = engine.options(state).find(({ verb }) => verb === 'guards');
    engine.answer(state, order?.key ?? '');
    const groups = inGroups(engine.options(state));
    expect(groups.has('guards')).toBe(false);
    expect(groupsShown(groups, engine.view(state, 0)).map(({ id }) => id)).toContain('guards');
    expect(new Set(reasonsOf(state))).toEqual(new Set(['guards-ordered-already']));
  });

  it('say what keeps those that were pressed, though others may go', () => {
    const state = turnOf('white-death/w05');
    const held = reasonsOf(state).indexOf('guards-locked');
    const zone = [...state.guards.keys()].filter((at) => state.guards[at] > 0)[held] ?? -1;
    expect(reasonsOf(state, zone)).toEqual(['guards-locked']);
    expect(reasonsOf(state, -1, zone)).toEqual(['guards-locked']);
  });

  it('have no verb where there are none', () => {
    const state = turnOf('white-death/w01');
    for (const zone of state.guards.keys()) state.guards[zone] = 0;
    expect(groupsShown(inGroups([]), engine.view(state, 0)).map(({ id }) => id)).not.toContain('guards');
  });
});
