import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { gripWorth, itemNamed } from '../src/arsenal.ts';
import { botRandom, LEVELS, planner, playerNamed, seatAsked, WEIGHTS } from '../src/index.ts';
import { TABLE_BOTS } from '../src/levels.ts';
import { bestOf, strikesOf } from '../src/mind/attacks.ts';
import { agendaOf, candidatesFor } from '../src/mind/candidates.ts';
import { choresOf } from '../src/mind/chores.ts';
import type { Order } from '../src/mind/errands.ts';
import { evaluate } from '../src/mind/evaluate.ts';
import { factsOf, fieldTo } from '../src/mind/facts.ts';
import { dies, Model, remains } from '../src/mind/model.ts';
import { goalFor, stillAbout, thoughtOf } from '../src/mind/thought.ts';
import { playOn } from '../src/mind/trial.ts';
import { TurnPlan } from '../src/mind/turns.ts';
import { engine, newGame, playedOn } from './table.ts';

const SEARCH = { plans: 2, look: 1, games: 2, rounds: 1 } as const;
const TINY = { ...LEVELS.quick, width: 4, trials: [1, 1, 0] as const, kept: [3, 2] as const, search: SEARCH };
const quick = planner(TINY);
const NONE: ReadonlySet<number> = new Set();

const orderOf = (state: State): Order => ({
  facts: factsOf(engine, state),
  keptFree: [],
  toClear: [],
  treasures: [],
  carsToBlow: [],
  takeAp: 5,
  closed: new Set(engine.view(state, 0, true).locked),
  searchable: [],
  marches: [],
  leaving: false,
  mayLeave: false,
  last: false,
  thrifty: false,
  prey: [],
  rises: null,
});

const MISSIONS = ['second-edition/m00', 'second-edition/m13', 'black-plague/q01', 'white-death/w01', 'washington/z01'];

describe('planner', () => {
  it.each(MISSIONS)('answers legally, the same again, and leaves the game it thinks about alone: %s', (mission) => {
    const play = (): string[] => {
      const state = newGame(mission, 'a');
      const random = botRandom('a');
      const given: string[] = [];
      while (state.over === null && given.length < 12) {
        const before = engine.hash(state);
        const { key } = quick.choose(engine, state, seatAsked(state), random);
        expect(engine.hash(state)).toBe(before);
        expect(engine.answer(state, key, true).ok, key).toBe(true);
        given.push(key);
      }
      return given;
    };
    expect(play()).toEqual(play());
  });

  it.each(['throw:molotov:0', 'end'])('tries out what it may do out of turn: not %s where that loses the game', (fatal) => {
    const state = newGame('second-edition/m00', 'reflex');
    while (state.ask?.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    state.ask = { ...state.ask, verbs: ['throw'], zone: 0 };
    const deadly = {
      ...engine,
      optionKeys: (game: State, verbs?: readonly string[]) =>
        verbs === undefined ? ['throw:molotov:0', 'end'] : engine.optionKeys(game, verbs),
      answer: (game: State, key: string) => {
        if (key === fatal) game.over = { result: 'lost', reason: 'survivor-died', round: game.round };
        return { ok: true as const, events: [] };
      },
    };
    expect(planner(LEVELS.swift).choose(deadly, state, 0, botRandom('r')).key).not.toBe(fatal);
  });

  it.each([
    ['white-death/w04', true],
    ['white-death/w02', false],
  ] as const)('guards whose death would lose the game strike back or are called away: %s', (mission, cared) => {
    const state = newGame(mission, 'guards');
    while (state.ask?.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    const facts = factsOf(engine, state);
    const zone = state.guards.findIndex((n, at) => n > 0 && !state.survivors.some((one) => one.zone === at));
    const who = state.ask.who ?? -1;
    const chores = (): readonly string[] =>
      choresOf(orderOf(state), state, who, { deed: 'hold', zones: [], stance: 'fight' }, new Float64Array(state.noise.length)).map(
        ({ key }) => key,
      );
    expect(chores()).toEqual([]);
    state.zombies[zone * facts.kinds.length] = 1;
    expect(chores().some((key) => key.startsWith(`guards:${zone}:`))).toBe(cared);
  });

  it.each(MISSIONS)('knows no more than its seat: hidden cards, tokens and dice do not change its choice: %s', (mission) => {
    for (const answers of [10, 45]) {
      const state = playedOn(mission, `hidden ${answers}`, answers);
      if (state.over !== null) continue;
      // a plan that is remembered would hide what the second look sees
      const fresh = planner({ ...TINY, search: { ...SEARCH, forgets: true } });
      const choices = [state, engine.resample(state, 0, 'one'), engine.resample(state, 0, 'two')].map(
        (game) => fresh.choose(engine, game, seatAsked(game), botRandom('same')).key,
      );
      expect(new Set(choices).size, choices.join(' ')).toBe(1);
    }
  });

  it('corruption is led past an objective, though a table without it has less left to do', () => {
    const state = newGame('white-death/w07', 'a');
    const lying = state.objectives.find((token) => token.place === 'board')?.zone ?? -1;
    const free = state.noise.findIndex((_, zone) => state.objectives.every((token) => token.zone !== zone));
    const about = {};
    for (const ways of [
      [lying, free],
      [free, lying],
    ]) {
      state.ask = { kind: 'zone', by: 0, topic: 'corruption', zone: free, keys: ways.map(String), about };
      for (const bot of [quick, planner(LEVELS.swift), playerNamed('sensible')])
        expect(bot?.choose(engine, state, 0, botRandom('a')).key).toBe(String(free));
    }
  });
  it('one death is the end where the book or the mission says so', () => {
    const loses = (mission: string): boolean => engine.oracles.oneDeathLoses(newGame(mission, 'a'));
    expect(loses('second-edition/m01')).toBe(true);
    expect(loses('black-plague/q01')).toBe(false);
  });

  it('every name a seat was ever given to a bot under still plays', () => {
    for (const name of [...TABLE_BOTS, 'search']) expect(playerNamed(name)).toBeDefined();
    expect(playerNamed('nobody')).toBeUndefined();
  });
});

describe('evaluation', () => {
  const base = (): State => playedOn('second-edition/m00', 'judge', 30);
  const value = (state: State): number => evaluate(factsOf(engine, state), state, WEIGHTS, NONE);
  const changed = (change: (state: State) => void): number => {
    const state = base();
    const before = value(state);
    change(state);
    return value(state) - before;
  };

  it('shuns wounds, the last one most', () => {
    const wounds = (n: number): number =>
      changed((state) => {
        const s = state.survivors[0];
        if (s) s.wounds += n;
      });
    expect(wounds(1)).toBeLessThan(0);
    expect(wounds(2) - wounds(1)).toBeLessThan(wounds(1));
  });

  it('a game won is the best, a game lost the worst', () => {
    const won = changed((state) => {
      state.over = { result: 'won', reason: 'objectives' };
    });
    const lost = changed((state) => {
      state.over = { result: 'lost', reason: 'survivor-died' };
    });
    expect(won).toBeGreaterThan(0);
    expect(lost).toBeLessThan(0);
  });

  it.each([LEVELS.swift, TINY])('nobody is given wounds to die of while others can bear them, however much is left to do', (level) => {
    const state = newGame('second-edition/m01', 'wounds');
    const zone = state.survivors[0]?.zone ?? 0;
    const width = factsOf(engine, state).kinds.length;
    state.zombies[zone * width] = 3;
    for (const s of state.survivors.slice(0, 3)) s.wounds = s.health - 1;
    for (let i = 0; i < 40 && state.ask !== null && state.ask.kind !== 'wounds'; i++)
      engine.answer(state, state.ask.kind === 'turn' ? 'end' : (engine.optionKeys(state)[0] ?? ''), true);
    expect(state.ask?.kind).toBe('wounds');
    const { key } = planner(level).choose(engine, state, seatAsked(state), botRandom('share'));
    expect(engine.answer(state, key, true).ok).toBe(true);
    expect(
      state.survivors.every((s) => s.alive),
      key,
    ).toBe(true);
  });

  it('zombies beside somebody are worse than zombies far away', () => {
    const state = base();
    const facts = factsOf(engine, state);
    const near = state.survivors[0]?.zone ?? 0;
    const field = fieldTo(
      facts,
      state,
      state.survivors.map((s) => s.zone),
      NONE,
    );
    const far = field.indexOf(Math.max(...[...field].filter((cost) => cost < 900)));
    const put = (zone: number) => (game: State) => {
      game.zombies[zone * facts.kinds.length] = (game.zombies[zone * facts.kinds.length] ?? 0) + 3;
    };
    expect(changed(put(near))).toBeLessThan(changed(put(far)));
    expect(changed(put(far))).toBeLessThan(0);
  });

  it('a token taken is worth more than the way to it', () => {
    const gain = changed((state) => {
      const token = state.objectives.find((o) => o.place === 'board');
      if (token) {
        token.place = 'gone';
        token.by = 0;
      }
    });
    expect(gain).toBeGreaterThan(0);
  });
});

describe('errands', () => {
  it('places of the mission are dealt to groups of those nearest, nobody is without one', () => {
    const state = playedOn('second-edition/m01', 'deal', 12);
    const order = orderOf(state);
    const agenda = agendaOf(order, state, engine.oracles.leads(state));
    const takes = agenda.defaults.filter((errand) => errand.deed === 'take').map((errand) => errand.zones[0]);
    expect(takes.length).toBeGreaterThan(1);
    for (const zone of takes) expect(takes.filter((other) => other === zone).length).toBeLessThanOrEqual(3);
    expect(agenda.defaults).toHaveLength(state.survivors.length);
  });

  it('arms that lie about are fetched by those near, and taken by whoever stands on them', () => {
    const state = playedOn('second-edition/m01', 'deal', 12);
    const who = state.ask?.who ?? -1;
    const s = state.survivors[who];
    const [crate] = state.crates;
    if (s === undefined || crate === undefined) throw new Error('a crate and somebody to take it');
    const asked = (): boolean => {
      const order = orderOf(state);
      return agendaOf(order, state, engine.oracles.leads(state)).tasks.some((task) => task.errand.what === 'crate');
    };
    for (const other of state.crates) other.place = 'gone';
    expect(asked()).toBe(false);
    crate.place = 'board';
    crate.zone = s.zone;
    s.actions = 3;
    expect(asked()).toBe(true);
    state.zombies.fill(0);
    const choice = planner(LEVELS.swift).choose(engine, state, seatAsked(state), botRandom('crate'));
    expect(choice.key).toMatch(/^take:crate/);
  });

  it('a survivor may always stay, and is offered no more than asked for', () => {
    const state = playedOn('second-edition/m01', 'deal', 12);
    const order = orderOf(state);
    const agenda = agendaOf(order, state, engine.oracles.leads(state));
    const found = candidatesFor(order, state, 0, agenda, 9);
    expect(found.some((errand) => errand.deed === 'hold')).toBe(true);
    expect(found.length).toBeLessThanOrEqual(9);
    expect(new Set(found.map((errand) => JSON.stringify(errand))).size).toBe(found.length);
  });

  it('a trial ends at the next round or with the game', () => {
    for (const mission of MISSIONS) {
      const state = engine.resample(playedOn(mission, 'trial', 15), 0, 'x');
      if (state.over !== null) continue;
      const { round } = state;
      playOn(thoughtOf(engine, state, 0), state, round + 1, WEIGHTS);
      expect(state.over !== null || state.round === round + 1, mission).toBe(true);
    }
  });

  it('nobody shoots into a zone where friends stand while there is another way', () => {
    const state = playedOn('second-edition/m00', 'shots', 20);
    const facts = factsOf(engine, state);
    const who = state.ask?.who as number;
    const strike = bestOf(strikesOf(facts, state, who, true), null);
    if (strike !== null && !strike.key.startsWith('melee'))
      expect(state.survivors.some((s, i) => i !== who && s.alive && !s.out && s.zone === strike.zone)).toBe(false);
  });
});

describe('thinking in averages', () => {
  const thought = (mission: string, seed: string, answers: number) => {
    const state = playedOn(mission, seed, answers);
    const t = thoughtOf(engine, state, 0);
    const who = state.ask?.who as number;
    return { state, t, who, model: new Model(t.order, t.state, WEIGHTS) };
  };

  it('a single die leaves half of one, many dice leave nothing, no dice leave all', () => {
    expect(remains(1, 0.5, 0.25)).toBeCloseTo(0.54, 1);
    expect(remains(3, 0, 0)).toBe(3);
    expect(remains(2, 9, 1)).toBeLessThan(0.01);
  });

  it('nobody dies of what all together can spare', () => {
    expect(dies(2, 0, 3)).toBeLessThan(0.01);
    expect(dies(4, 0, 2)).toBeGreaterThan(0.95);
    // what is uncertain may be worse than it looks
    expect(dies(2, 3, 3)).toBeGreaterThan(dies(2, 0, 3));
  });

  it('where zombies come up is no place to stand', () => {
    const { t } = thought('second-edition/m08', 'spawn', 12);
    const zone = t.state.spawns.find((token) => token.active)?.zone ?? -1;
    const peril = (active: boolean): number => {
      const game = engine.clone(t.state);
      for (const token of game.spawns) if (token.zone === zone) token.active = active;
      const m = new Model({ ...t.order }, game, WEIGHTS);
      for (const i of m.people) m.put(i, zone);
      m.acted.fill(true);
      return m.peril(zone, -1);
    };
    expect(peril(true)).toBeGreaterThan(peril(false) + 10);
  });

  it('a token taken in a game tried out gives everyone something else to be about', () => {
    const { t } = thought('second-edition/m00', 'work', 12);
    const game = engine.clone(t.state);
    expect(stillAbout(t, game)).toBe(t);
    for (const token of game.objectives) token.place = 'gone';
    expect(stillAbout(t, game)).not.toBe(t);
  });

  it('what works in the pack does not keep a weapon out of hand', () => {
    const [pistol, shells, machete] = ['pistol', 'plenty-of-shells', 'machete'].map((id) => itemNamed(engine, 'second-edition', id));
    expect(gripWorth([machete, pistol], [], [shells])).toBeGreaterThan(gripWorth([machete, shells], [], [pistol]));
  });

  it('looking at every turn leaves the model as it was', () => {
    for (const mission of MISSIONS) {
      const { t, who, model } = thought(mission, 'still', 18);
      if (t.state.ask?.kind !== 'turn') continue;
      const before = [[...model.zombies], [...model.at], model.here.map((list) => [...list].sort()), [...model.doors]];
      const turns = new TurnPlan(model, who, goalFor(t, who)).best();
      expect([[...model.zombies], [...model.at], model.here.map((list) => [...list].sort()), [...model.doors]]).toEqual(before);
      expect(turns.length).toBeGreaterThan(0);
      expect(turns.map((turn) => turn.value)).toEqual([...turns.map((turn) => turn.value)].sort((a, b) => b - a));
    }
  });

  it('more zombies beside somebody are more peril, friends there are less', () => {
    const { t, model } = thought('second-edition/m00', 'peril', 12);
    const zone = t.state.survivors[0]?.zone ?? 0;
    const peril = (zombies: number): number => {
      const m = new Model(t.order, t.state, WEIGHTS);
      m.set(zone * m.width, zombies);
      return m.peril(zone, -1);
    };
    expect(peril(2)).toBeGreaterThan(peril(0));
    expect(peril(6)).toBeGreaterThan(peril(2));
    expect(model.people.length).toBeGreaterThan(1);
  });

  it('whoever may leave with the others at hand, leaves', () => {
    const { t, who, model } = thought('second-edition/m00', 'work', 12);
    const here = model.at[who] as number;
    const field = fieldTo(t.order.facts, t.state, [here], NONE);
    for (let kind = 0; kind < model.width; kind++) model.set(here * model.width + kind, 0);
    for (const i of model.people) model.put(i, here);
    const leave = new TurnPlan(model, who, { errand: { deed: 'leave', zones: [here], stance: 'fight' }, field, along: false }).best();
    const stay = new TurnPlan(model, who, { errand: { deed: 'stand', zones: [here], stance: 'fight' }, field, along: false }).best();
    const end = (turns: readonly { key: string; value: number }[]): number => turns.find((turn) => turn.key === 'end')?.value ?? 0;
    expect(end(leave)).toBeGreaterThan(end(stay));
  });
});
