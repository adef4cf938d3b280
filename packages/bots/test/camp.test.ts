// Arms first: everybody in one room for the first rounds, where play has shown that it is worth it.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { agendaOf } from '../src/mind/candidates.ts';
import { orderOf } from '../src/mind/order.ts';
import { engine, newGame } from './table.ts';

type Person = State['survivors'][number];

function begun(mission: string): State {
  const state = newGame(mission, 'camp');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

const errands = (state: State) => agendaOf(orderOf(engine, state), state, engine.oracles.leads(state)).defaults;
const looks = (state: State): boolean => errands(state).every((errand) => errand.deed === 'search');

describe('arms first', () => {
  it('everybody looks for them in one room for two rounds', () => {
    for (const mission of ['black-plague/q02', 'black-plague/q06', 'black-plague/q08', 'second-edition/m20']) {
      const state = begun(mission);
      expect(looks(state), mission).toBe(true);
      expect(new Set(errands(state).map((errand) => errand.zones.join())).size).toBe(1);
      state.round = 2;
      expect(looks(state)).toBe(true);
      state.round = 3;
      expect(looks(state)).toBe(false);
    }
  });

  it('not in other missions, and not by a team that is well armed', () => {
    expect(looks(begun('black-plague/q03'))).toBe(false);
    const state = begun('black-plague/q02');
    const { items } = orderOf(engine, state).facts;
    const swords = state.cards.flatMap((item, card) => (items[item]?.id === 'great-sword' ? [card] : []));
    state.survivors.forEach((s, i) => {
      state.survivors[i] = { ...s, hands: [(swords[i % swords.length] ?? -1) as Person['hands'][number], -1] };
    });
    expect(looks(state)).toBe(false);
  });

  it('those near go for a necromancer all the same', () => {
    const state = begun('black-plague/q02');
    const { kinds } = orderOf(engine, state).facts;
    const zone = state.survivors[0]?.zone ?? -1;
    state.necromancers.push({ kind: kinds.findIndex((kind) => kind.base === 'necromancer'), zone, token: -1, source: -1 });
    const deeds = errands(state).map((errand) => errand.deed);
    expect(deeds.filter((deed) => deed === 'kill')).toHaveLength(3);
    expect(deeds.filter((deed) => deed === 'search')).toHaveLength(3);
  });
});
