// What reading lost games of the two fantasy books showed: guards left idle, the last one to come, hunting for its own sake, treasures walked past.
import type { Lead, State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../src/answers.ts';
import { botRandom, WEIGHTS } from '../src/index.ts';
import { leavingNow, onlyToLeave } from '../src/leaving.ts';
import { agendaOf } from '../src/mind/candidates.ts';
import { choresOf } from '../src/mind/chores.ts';
import { dealt, HOLD, type Task } from '../src/mind/dealing.ts';
import { fieldTo } from '../src/mind/facts.ts';
import { burningGiants } from '../src/mind/giants.ts';
import { Model } from '../src/mind/model.ts';
import { orderOf } from '../src/mind/order.ts';
import { thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { volleysOf } from '../src/mind/volleys.ts';
import { engine, newGame } from './table.ts';

type Person = State['survivors'][number];

function begun(mission: string): State {
  const state = newGame(mission, 'lost');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

const change = (state: State, who: number, by: Partial<Person>): void => {
  state.survivors[who] = { ...(state.survivors[who] as Person), ...by };
};
const acting = (state: State): number => state.ask?.who as number;

const kindAt = (state: State, zone: number, base: string): number => {
  const { kinds } = orderOf(engine, state).facts;
  return zone * kinds.length + kinds.findIndex((kind) => kind.base === base);
};

/** A zone with guards and one they can shoot into, nobody of the team in either. */
function post(state: State): { readonly zone: number; readonly next: number } {
  const { ground } = orderOf(engine, state).facts;
  const people = new Set(state.survivors.map((s) => s.zone));
  for (const [zone, n] of state.guards.entries()) {
    const next = ground.ways[zone]?.find((way) => way.door < 0 && !people.has(way.to) && (state.guards[way.to] ?? 0) === 0)?.to;
    if (n > 0 && !people.has(zone) && next !== undefined) return { zone, next };
  }
  throw new Error('no guards by themselves');
}

describe('guards', () => {
  it('are ordered to shoot by whoever has an action for it, wherever that one stands, also where their death is not the end', () => {
    const state = begun('white-death/w02');
    expect(engine.oracles.guardDeathLoses(state)).toBe(false);
    const { zone, next } = post(state);
    state.guards[zone] = 6;
    state.zombies[kindAt(state, next, 'walker')] = 4;
    const shot = `guards:${zone}:ranged:${next}`;
    const idle = { errand: HOLD, field: new Float64Array(state.noise.length), along: true };
    const t = { ...thoughtOf(engine, state, 0), goals: state.survivors.map(() => idle) };
    expect(turnsFor(t, t.state, acting(state), WEIGHTS)[0]?.steps).toContain(shot);
  });

  it('strike as the odds of their order say, whoever gives it', () => {
    const state = begun('white-death/w01');
    const { zone, next } = post(state);
    state.zombies[kindAt(state, next, 'walker')] = 2;
    for (const skills of [[], ['guards-damage-2-ranged'], ['guards-plus-1-die-ranged']]) {
      change(state, acting(state), { skills });
      const told = engine.oracles.guardArms(state, acting(state)).filter((one) => one.zone === zone);
      expect(told.map(({ attack }) => attack)).toEqual(['melee', 'ranged']);
      expect(engine.oracles.odds(state, `guards:${zone}:ranged:${next}`)).toMatchObject({ dice: told[1]?.dice, need: told[1]?.need });
      expect(told[1]?.damage).toBe(skills.includes('guards-damage-2-ranged') ? 2 : 1);
    }
    expect(engine.oracles.guardArms(begun('black-plague/q02'), 0)).toEqual([]);
  });

  it('shoot at nobody they cannot hurt, and not where one of the team or of their own stands', () => {
    const state = begun('white-death/w01');
    const { zone, next } = post(state);
    const who = acting(state);
    const volleys = (): readonly string[] => volleysOf(new Model(orderOf(engine, state), state, WEIGHTS), who).map(({ key }) => key);
    const shot = `guards:${zone}:ranged:${next}`;
    state.zombies[kindAt(state, next, 'abomination')] = 1;
    expect(volleys()).not.toContain(shot);
    state.zombies[kindAt(state, next, 'walker')] = 2;
    expect(volleys()).toContain(shot);
    state.guards[next] = 1;
    expect(volleys()).not.toContain(shot);
    state.guards[next] = 0;
    change(state, (who + 1) % state.survivors.length, { zone: next });
    expect(volleys()).not.toContain(shot);
  });

  it('are not called in among zombies that are frozen: a card may let those strike', () => {
    const state = begun('white-death/w07');
    const { zone, next } = post(state);
    const moves = (): readonly string[] => {
      const chores = choresOf(orderOf(engine, state), state, acting(state), HOLD, new Float64Array(state.noise.length));
      return chores.flatMap(({ key }) => (key.startsWith(`guards:${zone}:move`) ? [key] : []));
    };
    // danger on every side but one, where somebody stands frozen
    for (const way of orderOf(engine, state).facts.ground.ways[zone] ?? []) state.zombies[kindAt(state, way.to, 'abomination')] = 1;
    state.zombies[kindAt(state, zone, 'abomination')] = 1;
    state.freeze.push(next);
    expect(moves()).toEqual([]);
    state.zombies[kindAt(state, next, 'abomination')] = 0;
    expect(moves()).toEqual([`guards:${zone}:move:${next}`]);
  });

  it('on the march are called away from danger onward rather than back', () => {
    const state = begun('white-death/w07');
    state.guards.fill(0);
    const { facts } = orderOf(engine, state);
    const exit = state.exit ?? facts.ground.ways.length;
    const field = fieldTo(facts, state, [exit], new Set());
    const at = facts.ground.ways.findIndex((ways, zone) => field[zone] === 1 && ways.some((way) => way.door < 0 && field[way.to] === 2));
    const beside = facts.ground.ways[at]?.find((way) => way.door < 0 && field[way.to] === 2)?.to ?? -1;
    expect(beside).toBeGreaterThanOrEqual(0);
    state.guards[at] = 6;
    state.zombies.fill(0);
    state.zombies[kindAt(state, beside, 'abomination')] = 1;
    const order = { ...orderOf(engine, state), marches: [{ deed: 'march', need: 1, zones: [at], to: [exit] } as const] };
    const [key] = choresOf(order, state, acting(state), HOLD, new Float64Array(state.noise.length)).flatMap((chore) =>
      chore.key.startsWith('guards') ? [chore.key] : [],
    );
    expect(key).toBe(`guards:${at}:move:${exit}`);
  });
});

describe('whoever leaves', () => {
  it('takes all guards of the exit along', () => {
    const state = begun('white-death/w07');
    const asked = { kind: 'option', by: 0, who: 0, topic: 'guards-leave', keys: ['6', '5', '4', '3', '2', '1', '0'] } as const;
    Object.assign(state, { ask: asked });
    for (const seed of ['a', 'b', 'c']) expect(answerQuestion(engine, state, engine.view(state, 0), botRandom(seed)).key).toBe('6');
  });

  it('goes as somebody with nothing else left to do, also while guards have still to come', () => {
    const leave = { deed: 'leave', need: 12, zones: [2] } as const;
    const march = { deed: 'march', need: 1, zones: [11], to: [2] } as const;
    expect(onlyToLeave([march, leave])).toBe(true);
    expect(leavingNow([march, leave])).toBe(false);
    expect(onlyToLeave([leave, { deed: 'take', need: 1, zones: [5] }])).toBe(false);
  });
});

describe('a giant nobody can hurt, where no zombie may be left', () => {
  const lead = { deed: 'clear', need: 1, zones: [28] } as const;
  const told = (state: State, ...others: readonly Lead[]) => burningGiants(orderOf(engine, state).facts, state, [lead, ...others]);

  it('is burned by a team with fire, and fire is looked for by one that has none', () => {
    const state = begun('white-death/w01');
    state.zombies.fill(0);
    state.zombies[kindAt(state, 28, 'walker')] = 2;
    expect(told(state)).toEqual([lead]);
    state.zombies[kindAt(state, 28, 'abomination')] = 1;
    expect(told(state).map(({ deed }) => deed)).toEqual(['find']);
    const { items } = orderOf(engine, state).facts;
    const [bile = -1, torch = -1] = ['bile', 'torch'].map((tag) => state.cards.findIndex((item) => items[item]?.tags.includes(tag)));
    change(state, 0, { pack: [bile] });
    expect(told(state).map(({ deed }) => deed)).toEqual(['find']);
    change(state, 1, { pack: [torch] });
    expect(told(state)).toMatchObject([{ deed: 'burn', need: 1, zones: [28] }]);
  });

  it('is waited for by those who are to leave: it comes to them', () => {
    const state = begun('white-death/w01');
    state.zombies[kindAt(state, 28, 'abomination')] = 1;
    const leave = { deed: 'leave', need: 6, zones: [28] } as const;
    expect(told(state, leave)).toEqual([lead, leave]);
  });
});

describe('where all have to stand at last', () => {
  it('whoever has nothing to do and the longest way there sets out while others are at work', () => {
    const state = begun('white-death/w01');
    const order = orderOf(engine, state);
    const walkways = [23, 24, 25, 26, 27, 28];
    const task = (deed: 'take' | 'stand', zones: readonly number[], group: number): Task => ({
      errand: { deed, zones, stance: 'fight' },
      lead: { deed, need: 1, zones },
      group,
      field: fieldTo(order.facts, state, zones, order.closed),
    });
    for (const [who, zone] of [36, 36, 36, 40, 23, 23].entries()) change(state, who, { zone });
    const errands = dealt(order, state, [task('take', [35], 0), task('stand', walkways, 1)], [1, 99], true, 3, null, null);
    expect(errands.slice(0, 3).map(({ zones }) => zones)).toEqual([[35], [35], [35]]);
    expect(errands[3]).toMatchObject({ deed: 'join', zones: walkways });
    expect(errands[4]?.zones).not.toEqual(walkways);
  });
});

describe('a danger level that is asked for beside other things', () => {
  it('comes by the way: nobody hunts for it while there is something to take', () => {
    const state = begun('black-plague/q02');
    const far = state.noise.length - 3;
    state.zombies[kindAt(state, far, 'walker')] = 2;
    const lines = engine.oracles.leads(state);
    expect(lines.some(({ leads }) => leads.some((lead) => lead.deed === 'rise'))).toBe(true);
    const deeds = (all: typeof lines): string[] => agendaOf(orderOf(engine, state), state, all).tasks.map((task) => task.errand.deed);
    expect(deeds(lines)).toContain('take');
    expect(deeds(lines)).not.toContain('hunt');
    const last = lines.filter(({ leads }) => leads.some((lead) => lead.deed === 'rise'));
    expect(deeds(last)).toContain('hunt');
  });
});
