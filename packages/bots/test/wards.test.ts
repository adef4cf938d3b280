// People who wait to be taken along: nobody opens on them before enough hands are there, and what comes near them counts.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { agendaOf } from '../src/mind/candidates.ts';
import { Model } from '../src/mind/model.ts';
import { orderOf } from '../src/mind/order.ts';
import { thoughtOf } from '../src/mind/thought.ts';
import { tooFew, wardPeril, wardsOf } from '../src/mind/wards.ts';
import { engine, newGame } from './table.ts';

/** Breakfast at Jesse's: six wait behind the green door, dark rooms on both sides of them. */
function begun(): State {
  const state = newGame('second-edition/m14', 'wards');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

const modelOf = (state: State): Model => new Model(orderOf(engine, state), state, WEIGHTS);

describe('people who wait', () => {
  const state = begun();
  const [ward] = wardsOf(state);
  const inside = ward?.zone ?? -1;
  const door = engine.board(state).doors.find((d) => (d.a === inside || d.b === inside) && d.colour === 'green');
  const outside = door === undefined ? -1 : door.a === inside ? door.b : door.a;
  const opened = { from: outside, to: inside, behind: 3 };
  const played = state.survivors.flatMap((s, i) => (s.role === 'played' ? [i] : []));
  const [first = 0, ...rest] = played;
  const all = (zone: number, done = false): State => ({
    ...state,
    survivors: state.survivors.map((s, i) => (s.role === 'played' ? { ...s, zone, done: done && i !== first } : s)),
  });

  it('are found where they are', () => {
    expect(wardsOf(state)).toEqual([{ zone: inside, count: 6 }]);
    expect(outside).toBeGreaterThanOrEqual(0);
  });

  it('have the door opened on them when everyone is there and has a turn to come, not before', () => {
    expect(tooFew(modelOf(all(outside)), first, 3, opened)).toBe(false);
    expect(tooFew(modelOf(all(outside, true)), first, 3, opened)).toBe(true);
    expect(tooFew(modelOf(state), first, 3, opened)).toBe(true);
    // a door with nothing behind it costs nobody anything
    expect(tooFew(modelOf(state), first, 3, { ...opened, behind: 0 })).toBe(false);
  });

  it('are in peril of what stands beside them, less of what is next door, of nothing with somebody there to take the wounds', () => {
    const kinds = modelOf(state).width;
    const withOne = (zone: number, people: number): number => {
      const there = all(people, true);
      there.zombies = state.zombies.map((n, i) => (i === zone * kinds ? 1 : n));
      return wardPeril(modelOf(there));
    };
    const beside = modelOf(state).order.facts.ground.ways[inside]?.find((way) => way.door < 0)?.to ?? -1;
    expect(beside).toBeGreaterThanOrEqual(0);
    expect(withOne(inside, outside)).toBeGreaterThan(withOne(beside, outside));
    expect(withOne(beside, outside)).toBeGreaterThan(0);
    expect(withOne(inside, inside)).toBe(0);
  });

  it('are work for as many as they are', () => {
    const taken = {
      ...all(outside),
      objectives: state.objectives.map((token) => (token.colour === 'green' ? { ...token, place: 'gone' as const, zone: -1 } : token)),
    };
    taken.doors = state.doors.map((value, i) => (i === door?.door ? 1 : value));
    const order = orderOf(engine, taken);
    const agenda = agendaOf(order, taken, engine.oracles.leads(taken));
    const recruiting = agenda.defaults.filter((errand) => errand.deed === 'recruit');
    expect(recruiting.length).toBe(played.length);
    expect(recruiting[0]?.hands).toBe(6);
    const goals = thoughtOf(engine, taken, 0).goals;
    expect([first, ...rest].every((who) => goals[who]?.along === false)).toBe(true);
  });
});
