// Risks that were taken for want of a thought: shots beside people who stand no wound, cars into friends, choices left to chance, prey before objectives.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { botRandom, LEVELS, planner, seatAsked, WEIGHTS } from '../src/index.ts';
import { agendaOf } from '../src/mind/candidates.ts';
import { chosenOf } from '../src/mind/choosing.ts';
import { fieldTo } from '../src/mind/facts.ts';
import type { Arm } from '../src/mind/fighters.ts';
import { Model } from '../src/mind/model.ts';
import { orderOf } from '../src/mind/order.ts';
import { engine, newGame } from './table.ts';

type Person = State['survivors'][number];

function begun(mission: string, seed = 'risks'): State {
  const state = newGame(mission, seed);
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

const acting = (state: State): number => state.ask?.who as number;
const change = (state: State, who: number, by: Partial<Person>): void => {
  state.survivors[who] = { ...(state.survivors[who] as Person), ...by };
};
const put = (state: State, zone: number, base: string, n: number): void => {
  const { kinds } = orderOf(engine, state).facts;
  state.zombies[zone * kinds.length + kinds.findIndex((kind) => kind.base === base)] = n;
};

const swift = planner(LEVELS.swift);
/** What is answered, whatever chance says. */
const answers = (state: State): Set<string> =>
  new Set(Array.from({ length: 12 }, (_, i) => swift.choose(engine, state, seatAsked(state), botRandom(`risks ${i}`)).key));

describe('a companion', () => {
  it('stands no wound: a shot into its zone may be the end', () => {
    const state = begun('second-edition/m19');
    const who = acting(state);
    const other = state.survivors.findIndex((s) => s.role === 'companion');
    const { street } = orderOf(engine, state).facts;
    const zone = street.indexOf(true);
    for (const i of state.survivors.keys()) change(state, i, { zone: street.lastIndexOf(true), leader: -1 });
    const pistol: Arm = {
      item: 'pistol',
      attack: 'ranged',
      melee: false,
      min: 0,
      max: 1,
      hits: 2 / 3,
      misses: 1 / 3,
      damage: 1,
      noisy: true,
      once: false,
    };
    const cost = (): number => new Model(orderOf(engine, state), state, WEIGHTS).astray(zone, pistol, who, zone);
    expect(cost()).toBe(0);
    change(state, other, { zone });
    const companion = cost();
    expect(companion).toBeGreaterThan(WEIGHTS.fatal / 4);
    change(state, other, { zone: street.lastIndexOf(true) });
    change(state, (who + 1) % 6, { zone, wounds: 0 });
    expect(cost()).toBeLessThan(companion / 3);
  });
});

describe('a car', () => {
  it('runs down nobody where friends stand on foot, whatever the dice promise', () => {
    const state = begun('second-edition/m13');
    const who = acting(state);
    const { street, ground } = orderOf(engine, state).facts;
    const car = state.cars.findIndex((one) => one.kind !== 'wreck' && one.zone >= 0);
    const from = state.cars[car]?.zone ?? -1;
    const on = (zone: number): number[] => (ground.ways[zone] ?? []).flatMap((way) => (way.door < 0 && street[way.to] ? [way.to] : []));
    const [first = -1] = on(from);
    const second = on(first).find((zone) => zone !== from) ?? -1;
    for (const i of state.survivors.keys()) change(state, i, { zone: second });
    change(state, who, { zone: from, car, driver: true });
    put(state, second, 'abomination', 1);
    const key = engine.optionKeys(state, ['drive']).find((one) => one.endsWith(`:${second}`)) ?? '';
    expect(engine.answer(state, key, true).ok).toBe(true);
    expect(state.ask).toMatchObject({ kind: 'use', topic: 'car-attack' });
    expect(answers(state)).toEqual(new Set(['no']));
  });
});

describe('a deed out of turn', () => {
  it('is no shot that kills a friend as soon as one die misses', () => {
    const state = begun('washington/z01');
    const who = acting(state);
    const { items } = orderOf(engine, state).facts;
    const shotgun = state.cards.findIndex((item) => items[item]?.id === 'shotgun');
    const zones = engine.oracles.leads(state).flatMap(({ leads }) => leads.flatMap((lead) => (lead.deed === 'read' ? lead.zones : [])));
    for (const i of state.survivors.keys()) change(state, i, { skills: [] });
    const health = state.survivors[who]?.health ?? 0;
    const at = (zone: number): void => change(state, who, { zone, wounds: health - 1 });
    const zone = zones.find((one) => {
      at(one);
      return engine.whyNot(state, 'read:z01-c03') === null;
    });
    expect(zone).toBeDefined();
    const other = (who + 1) % state.survivors.length;
    change(state, other, { zone: zone ?? -1, skills: ['combat-reflexes'], hands: [shotgun, -1] });
    // a card that brings zombies which do not act at once
    for (let n = 0; n < 12 && state.ask?.who === who; n++) {
      const game = engine.resample(state, 0, `risks ${n}`);
      engine.answer(game, 'read:z01-c03', true);
      if (game.over === null && game.ask?.kind === 'turn' && game.ask.verbs !== undefined) Object.assign(state, game);
    }
    expect(state.ask).toMatchObject({ kind: 'turn', who: other });
    const shots = engine.optionKeys(state).filter((key) => key.startsWith('ranged:shotgun'));
    expect(shots).not.toHaveLength(0);
    for (const key of answers(state)) expect(shots).not.toContain(key);
  });
});

describe('a card to choose by', () => {
  it('is tried out: nobody down to the last wound takes another', () => {
    const state = begun('washington/z04');
    const who = acting(state);
    state.progress['keyword:toolbox'] = 1;
    const zone =
      engine.oracles.leads(state).flatMap(({ leads }) => leads.flatMap((lead) => (lead.deed === 'read' ? lead.zones : [])))[0] ?? -1;
    const s = state.survivors[who] as Person;
    change(state, who, { zone, wounds: s.health - 1 });
    expect(engine.answer(state, 'read:z04-c08', true).ok).toBe(true);
    expect(state.ask).toMatchObject({ topic: 'mission-choice', keys: ['1', '2'] });
    expect(answers(state)).toEqual(new Set(['2']));
  });

  it('tells nothing where notes nobody has read say what comes of it', () => {
    const state = begun('washington/z05');
    const who = acting(state);
    const zones = engine.oracles.leads(state).flatMap(({ leads }) => leads.flatMap((lead) => (lead.deed === 'read' ? lead.zones : [])));
    const key = 'read:z05-c03';
    const zone = zones.find((one) => {
      change(state, who, { zone: one });
      return engine.whyNot(state, key) === null;
    });
    expect(zone).toBeDefined();
    expect(engine.answer(state, key, true).ok).toBe(true);
    expect(state.ask).toMatchObject({ topic: 'mission-choice' });
    expect(chosenOf(engine, state, ['1', '2'], () => 'risks')).toBeNull();
    // nor do the figures of an advice: games tried out would have read the note
    const teller = planner({ ...LEVELS.quick, tells: 2 });
    const advice = teller.choose(engine, state, 0, botRandom('risks'));
    expect([advice.why, advice.told]).toEqual(['unread', undefined]);
  });
});

describe('a card given up instead of a wound', () => {
  it('is the one worth least', () => {
    const state = begun('second-edition/m01');
    const who = acting(state);
    const keys = ['chainsaw', 'flashlight', 'fire-axe'];
    state.ask = { kind: 'option', by: 0, who, topic: 'discard-for-wound', keys };
    expect(answers(state)).toEqual(new Set(['flashlight']));
  });
});

describe('where somebody has to rise', () => {
  /** What the team is about with a zombie so many steps away. */
  const deeds = (mission: string, steps: number): string[] => {
    const state = begun(mission);
    const { zone } = state.survivors[acting(state)] as Person;
    const { facts, closed } = orderOf(engine, state);
    put(state, fieldTo(facts, state, [zone], closed).indexOf(steps), 'walker', 1);
    return agendaOf(orderOf(engine, state), state, engine.oracles.leads(state)).defaults.map(({ deed }) => deed);
  };

  it('a few objectives come before prey if they are enough, and prey before many', () => {
    expect(deeds('second-edition/m17', 3)).toContain('take');
    expect(deeds('second-edition/m17', 3)).not.toContain('hunt');
    expect(deeds('second-edition/m03', 3)).toContain('hunt');
  });
});
