// Arms: who strikes with what, what it can fell, and who gets what others have to spare.
import type { State } from '@holdout/engine';
import { parseArrangement } from '@holdout/engine/keys';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../src/answers.ts';
import { gripWorth, itemNamed } from '../src/arsenal.ts';
import { botRandom, LEVELS, planner, WEIGHTS } from '../src/index.ts';
import { factsOf } from '../src/mind/facts.ts';
import { Model } from '../src/mind/model.ts';
import { sharing } from '../src/mind/sharing.ts';
import { thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { engine, newGame } from './table.ts';

/** The first turn of a game, everyone in one zone. */
function firstTurn(mission: string): { state: State; who: number } {
  const state = newGame(mission, 'arms');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  const who = state.ask?.who as number;
  return { state, who };
}

/** A card of this name that nobody holds. */
function card(state: State, id: string): number {
  const items = factsOf(engine, state).items;
  const taken = new Set(state.survivors.flatMap((s) => [...s.hands, s.body, ...s.pack]));
  const found = state.cards.findIndex((item, n) => items[item]?.id === id && !taken.has(n));
  expect(found, id).toBeGreaterThanOrEqual(0);
  return found;
}

const KINDS = ['walker', 'brute'] as const;
const put = (state: State, zone: number, kind: (typeof KINDS)[number], n: number): void => {
  const { kinds } = factsOf(engine, state);
  state.zombies[zone * kinds.length + kinds.findIndex((one) => one.id === kind)] = n;
};

const arm = (state: State, who: number, left: string, right: string | null, ...pack: string[]): void => {
  const s = state.survivors[who];
  if (s === undefined) throw new Error('nobody');
  state.survivors[who] = { ...s, hands: [-1, -1], pack: [] };
  const first = card(state, left);
  state.survivors[who] = { ...s, hands: [first, -1], pack: [] };
  const second = right === null ? -1 : card(state, right);
  state.survivors[who] = { ...s, hands: [first, second], pack: [] };
  for (const id of pack) {
    const now = state.survivors[who];
    if (now !== undefined) state.survivors[who] = { ...now, pack: [...now.pack, card(state, id)] };
  }
};

describe('what is kept', () => {
  const items = (...ids: string[]) => ids.map((id) => itemNamed(engine, 'second-edition', id));

  it('where not all fits the least useful card goes, also one that is carried already', () => {
    const { state, who } = firstTurn('second-edition/m01');
    arm(state, who, 'machete', 'shotgun', 'pistol', 'plenty-of-shells', 'flashlight');
    const found = [card(state, 'sniper-rifle'), card(state, 'molotov')];
    state.ask = { kind: 'keep', by: 0, who, survivors: [who], incoming: found } as State['ask'];
    // the engine lists no other way than to let both go
    expect(engine.optionKeys(state)).toHaveLength(1);
    const { key } = planner(LEVELS.swift).choose(engine, state, 0, botRandom('keep'));
    expect(engine.whyNot(state, key)).toBeNull();
    const { discards = [] } = parseArrangement(key) ?? {};
    const { items: all } = factsOf(engine, state);
    const names = discards.map((one) => all[state.cards[one] ?? -1]?.id);
    expect(names).toHaveLength(2);
    expect(names).toContain('pistol');
    expect(names).not.toContain('molotov');
  });

  it('what the mission asks for stays, though enough of it is found', () => {
    const { state, who } = firstTurn('black-plague/q04');
    arm(state, who, 'sword', 'axe', 'water', 'water', 'torch', 'dragon-bile', 'plenty-of-bolts');
    expect(engine.oracles.leads(state).some(({ leads }) => leads.some((lead) => lead.items?.includes('water')))).toBe(false);
    state.ask = { kind: 'keep', by: 0, who, survivors: [who], incoming: [card(state, 'great-sword')] } as State['ask'];
    const { key } = answerQuestion(engine, state, engine.view(state, 0), botRandom('keep'));
    const { items: all } = factsOf(engine, state);
    const { discards = [] } = parseArrangement(key) ?? {};
    expect(discards).toHaveLength(1);
    expect(all[state.cards[discards[0] ?? -1] ?? -1]?.id).not.toBe('water');
  });

  it('ammunition is worth nothing to whoever has no weapon for it', () => {
    const worth = (ammo: string, weapon: string): number => gripWorth(items(weapon), [], items(ammo)) - gripWorth(items(weapon), [], []);
    expect(worth('plenty-of-shells', 'shotgun')).toBeGreaterThan(0);
    expect(worth('plenty-of-shells', 'katana')).toBe(0);
  });
});

describe('those whom a shot cannot hurt', () => {
  it('swallow every hit as long as they stand in front', () => {
    const { state, who } = firstTurn('second-edition/m01');
    const zone = state.survivors[who]?.zone ?? 0;
    const felled = (abominations: number): number => {
      put(state, zone, 'walker', 6);
      const { kinds } = factsOf(engine, state);
      const m = new Model(thoughtOf(engine, state, 0).order, state, WEIGHTS);
      m.set(zone * kinds.length + kinds.findIndex((one) => one.base === 'abomination'), abominations);
      const arm = {
        item: 'evil-twins',
        attack: 'ranged',
        melee: false,
        min: 0,
        max: 1,
        hits: 3,
        misses: 1,
        damage: 1,
        noisy: true,
        once: false,
      } as const;
      return m.strike(zone, arm).kills;
    };
    expect(felled(0)).toBeGreaterThan(2);
    expect(felled(1)).toBe(0);
    expect(felled(0.5)).toBeGreaterThan(0);
  });
});

describe('arms', () => {
  it('the surest blow comes first: what it leaves undone is known before the next', () => {
    const { state, who } = firstTurn('second-edition/m01');
    arm(state, who, 'fire-axe', 'golden-kukri');
    put(state, state.survivors[who]?.zone ?? 0, 'walker', 1);
    const blows = turnsFor(thoughtOf(engine, state, 0), state, who, WEIGHTS).filter((turn) => turn.key.startsWith('melee'));
    expect(blows.length).toBe(2);
    expect(blows[0]?.key).toContain('golden-kukri');
  });

  it('of two weapons in hand the one that fells more is struck with', () => {
    const { state, who } = firstTurn('second-edition/m01');
    arm(state, who, 'crowbar', 'katana');
    const zone = state.survivors[who]?.zone ?? 0;
    put(state, zone, 'walker', 4);
    const keys = turnsFor(thoughtOf(engine, state, 0), state, who, WEIGHTS).map((turn) => turn.key);
    const katana = keys.findIndex((key) => key.startsWith('melee') && key.includes('katana'));
    const crowbar = keys.findIndex((key) => key.startsWith('melee') && key.includes('crowbar'));
    expect(katana).toBeGreaterThanOrEqual(0);
    expect(crowbar === -1 || katana < crowbar).toBe(true);
  });

  it('a shot among friends is thought of where everyone would be bitten otherwise, and not where a friend has one wound left', () => {
    const shot = (spare: boolean): boolean => {
      const { state, who } = firstTurn('second-edition/m01');
      arm(state, who, 'pistol', null);
      const zone = state.survivors[who]?.zone ?? 0;
      put(state, zone, 'walker', 6);
      if (!spare) for (const [i, s] of state.survivors.entries()) if (i !== who) s.wounds = s.health - 1;
      const turns = turnsFor(thoughtOf(engine, state, 0), state, who, WEIGHTS);
      const shots = turns.find((turn) => turn.key.startsWith('ranged'));
      return shots !== undefined && shots.value > (turns.find((turn) => turn.key === 'end')?.value ?? 0);
    };
    expect(shot(true)).toBe(true);
    expect(shot(false)).toBe(false);
  });

  it('those too tough for everyone’s weapon are more peril than as many that can be felled', () => {
    const { state } = firstTurn('second-edition/m01');
    const zone = state.survivors[0]?.zone ?? 0;
    const peril = (weapon: string): number => {
      const game = engine.clone(state);
      game.survivors.forEach((s, i) => {
        game.survivors[i] = { ...s, hands: [-1, -1], pack: [] };
      });
      arm(game, 0, 'pistol', null);
      arm(game, 1, weapon, null);
      put(game, zone, 'brute', 2);
      const m = new Model(thoughtOf(engine, game, 0).order, game, WEIGHTS);
      for (const i of m.people) if (i > 1) m.put(i, -1);
      return m.peril(zone, -1);
    };
    expect(peril('pistol')).toBeGreaterThan(peril('fire-axe') + 10);
  });

  it('a skill for the weapon in hand is chosen before one for another', () => {
    const chosen = (weapon: string): string => {
      const { state, who } = firstTurn('second-edition/m01');
      arm(state, who, weapon, null);
      const asked: State = { ...state, ask: { kind: 'skill', by: 0, who, level: 2, keys: ['plus-1-free-melee', 'plus-1-free-ranged'] } };
      return answerQuestion(engine, asked, engine.view(asked, 0), botRandom('skill')).key;
    };
    expect(chosen('pistol')).toBe('plus-1-free-ranged');
    expect(chosen('katana')).toBe('plus-1-free-melee');
  });

  it('a weapon one has to spare goes to whoever fights with less, and both keep what they need', () => {
    const { state, who } = firstTurn('second-edition/m01');
    const other = state.survivors.findIndex((_, i) => i !== who);
    state.survivors.forEach((s, i) => {
      if (i !== who && i !== other) state.survivors[i] = { ...s, hands: [-1, -1], pack: [] };
    });
    arm(state, who, 'crowbar', null);
    arm(state, other, 'chainsaw', 'sub-mg', 'katana');
    const { order } = thoughtOf(engine, state, 0);
    const deal = sharing(order, state, who);
    expect(deal?.gain).toBeGreaterThan(0.4);
    expect(engine.answer(state, deal?.key ?? '', true).ok).toBe(true);
    while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    const held = state.survivors[who]?.hands.map((n) => order.facts.items[state.cards[n] ?? -1]?.id) ?? [];
    expect(held.some((id) => id === 'katana' || id === 'sub-mg')).toBe(true);
    expect(state.survivors[other]?.hands.every((n) => n >= 0)).toBe(true);
    // nothing is left to deal out
    expect(sharing(order, state, who)?.gain ?? 0).toBeLessThan(deal?.gain ?? 0);
  });
});
