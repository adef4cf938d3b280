import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { botRandom, LEVELS, planner, seatAsked, WEIGHTS } from '../src/index.ts';
import { orderOf } from '../src/mind/order.ts';
import { featuresOf, prospect } from '../src/mind/prospects.ts';
import { planOf } from '../src/mind/team.ts';
import { thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { toDoAt } from '../src/mind/work-left.ts';
import { engine, newGame, playedOn } from './table.ts';

const SEARCH = { plans: 3, look: 1, games: 2, rounds: 1 } as const;

/** What a change of the table does to the chance of seeing the mission through. */
function changed(base: State, change: (state: State) => void): number {
  const state = engine.clone(base);
  change(state);
  const of = (game: State): number => prospect(orderOf(engine, game), game);
  return of(state) - of(base);
}

describe('prospects', () => {
  const base = playedOn('second-edition/m00', 'judge', 30);

  it('are sure when the game is over', () => {
    const over = (result: 'won' | 'lost'): number => {
      const state = engine.clone(base);
      state.over = { result, reason: 'objectives' };
      return prospect(orderOf(engine, state), state);
    };
    expect([over('won'), over('lost')]).toEqual([1, 0]);
  });

  it('fall with wounds, with zombies near and with danger, and rise with work done', () => {
    const wounded = changed(base, (state) => {
      for (const s of state.survivors) s.wounds = Math.min(s.health - 1, s.wounds + 1);
    });
    const crowded = changed(base, (state) => {
      const zone = state.survivors[0]?.zone ?? 0;
      state.zombies[zone * (state.zombies.length / state.noise.length)] = 9;
    });
    const dangerous = changed(base, (state) => {
      for (const s of state.survivors) s.ap = 20;
    });
    const worked = changed(base, (state) => {
      const token = state.objectives.find((one) => one.place === 'board');
      if (token) Object.assign(token, { place: 'gone', by: 0 });
    });
    expect(wounded).toBeLessThan(0);
    expect(crowded).toBeLessThan(0);
    expect(dangerous).toBeLessThan(0);
    expect(worked).toBeGreaterThan(0);
  });

  it('reckon with lines that open later: the deed that opens one does not seem to bring more to do', () => {
    const state = newGame('second-edition/m02', 'lines');
    while (state.ask?.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    const before = featuresOf(orderOf(engine, state).facts, state, new Set());
    expect(state.met.length).toBeGreaterThan(1);
    // the exit is reckoned with from the beginning, though nobody may leave yet
    expect(engine.oracles.leads(state).some(({ leads }) => leads.some((lead) => lead.deed === 'leave'))).toBe(false);
    expect(before.exit).toBeGreaterThan(0);
  });

  it('take no harm from what comes to light by progress: the one door there is opened, and three errands behind it', () => {
    const game = newGame('washington/z08', 'doors');
    const deeds = (): string[] => engine.oracles.leads(game).flatMap(({ leads }) => leads.map((lead) => lead.deed));
    const random = botRandom('doors');
    const swift = planner(LEVELS.swift);
    const next = (): void => void engine.answer(game, swift.choose(engine, game, seatAsked(game), random).key, true);
    while (game.ask?.kind !== 'turn') next();
    expect(deeds()).toEqual(['open']);
    const state = engine.clone(game);
    while (deeds().length === 1) next();
    const order = orderOf(engine, state);
    expect(prospect(order, game)).toBeLessThan(prospect(order, state));
    expect(prospect(order, game, toDoAt(order.facts, state, order.closed))).toBeGreaterThan(prospect(order, state));
  });

  it('are worse the nearer corruption is to the Beacon', () => {
    const state = newGame('white-death/w05', 'doom');
    while (state.ask?.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    state.beacon = state.survivors[0]?.zone ?? 0;
    const { facts } = orderOf(engine, state);
    const doom = (zone: number): number => {
      const game = engine.clone(state);
      const token = game.spawns[0];
      if (token === undefined) throw new Error('a spawn token');
      token.zone = zone;
      game.necromancers = [{ kind: 0, zone, token: -1, source: 0 }];
      return featuresOf(facts, game, new Set()).doom;
    };
    const far = state.noise.length - 1;
    expect(doom(state.beacon)).toBe(1);
    expect(doom(far)).toBeLessThan(1);
    expect(doom(far)).toBeGreaterThan(0);
  });
});

describe('the plan of the team', () => {
  it('is about everyone, leaves the game alone, and is the same again for the same moment', () => {
    const state = playedOn('second-edition/m01', 'plan', 14);
    const before = engine.hash(state);
    const plan = () => planOf(thoughtOf(engine, state, 0), 0, { ...SEARCH, forgets: true }, WEIGHTS, botRandom('plan'));
    const first = plan();
    expect(first.goals).toHaveLength(state.survivors.length);
    expect(plan()).toEqual(first);
    expect(engine.hash(state)).toBe(before);
  });

  it('is kept for a turn and made anew for the next', () => {
    const state = playedOn('second-edition/m01', 'kept', 14);
    let drawn = 0;
    const random = botRandom('kept');
    const counted = {
      ...random,
      below: (n: number): number => {
        drawn++;
        return random.below(n);
      },
    };
    /** whether a plan was looked for */
    const searched = (): boolean => {
      const before = drawn;
      planOf(thoughtOf(engine, state, 0), 0, SEARCH, WEIGHTS, counted);
      return drawn > before;
    };
    expect([searched(), searched()]).toEqual([true, false]);
    // somebody else stands elsewhere: another game, or another moment
    const other = state.survivors.findIndex((_, i) => i !== state.ask?.who);
    const moved = state.survivors[other];
    if (moved !== undefined) state.survivors[other] = { ...moved, zone: moved.zone === 0 ? 1 : 0 };
    expect([searched(), searched()]).toEqual([true, false]);
  });

  it('nobody carries the Beacon into corruption', () => {
    const state = newGame('white-death/w05', 'carried');
    while (state.ask?.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    const who = state.ask.who as number;
    const moves = (): string[] =>
      turnsFor(thoughtOf(engine, state, 0), state, who, WEIGHTS)
        .map((turn) => turn.key)
        .filter((key) => key.startsWith('move:'));
    const [first] = moves();
    expect(first).toBeDefined();
    state.corruption.push(Number(first?.slice('move:'.length)));
    expect(moves()).toContain(first);
    state.beaconBy = who;
    expect(moves()).not.toContain(first);
  });

  it('what loses the game at once is not done', () => {
    const state = playedOn('second-edition/m00', 'end', 20);
    const level = { ...LEVELS.quick, search: { ...SEARCH, forgets: true as const } };
    const usual = planner(level).choose(engine, state, seatAsked(state), botRandom('end')).key;
    const deadly = {
      ...engine,
      answer: (game: State, key: string, quiet?: boolean) => {
        const answered = engine.answer(game, key, quiet);
        if (key === usual) game.over = { result: 'lost', reason: 'survivor-died' };
        return answered;
      },
    };
    expect(planner(level).choose(deadly, state, seatAsked(state), botRandom('end')).key).not.toBe(usual);
  });
});
