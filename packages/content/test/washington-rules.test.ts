// Rules of Washington that need its real decks and people.
import { createEngine, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { editions, washington } from '../src/index.ts';

const engine = createEngine(editions);
const six = washington.survivors
  .filter((s) => s.companionOnly !== true)
  .map((s) => s.id)
  .slice(0, 6);
const begun = (mission: string): State => {
  const made = engine.setup({ edition: 'washington', mission, seats: [six], options: {}, seed: 'rules' });
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  for (let i = 0; i < 60 && engine.view(made.state, 0).ask?.kind !== 'turn'; i++)
    engine.answer(made.state, engine.optionKeys(made.state)[0] as string);
  return made.state;
};

it('a discarded card goes back to the deck it came from, flashlights too', () => {
  for (const deck of ['secret-service', 'equipment']) {
    for (const item of deck === 'equipment' ? ['flashlight', 'machete'] : ['flashlight', 'glock-17', 'snack-cake']) {
      const state = begun('washington/z02');
      const heap = state.decks[deck];
      const number = washington.items.findIndex((one) => one.id === item);
      const at = heap?.draw.findIndex((card) => state.cards[card] === number) ?? -1;
      const card = heap?.draw.splice(at, 1)[0] as number;
      const active = state.survivors[state.active];
      if (!active) throw new Error('nobody is on turn');
      active.pack[0] = card;
      expect(engine.answer(state, `discard:${item}`).ok, item).toBe(true);
      expect(heap?.discard, `${item} of ${deck}`).toContain(card);
    }
  }
});

it('companions are led, not played', () => {
  const made = engine.setup({ edition: 'washington', mission: 'washington/z01', seats: [['taylor', 'tess']], options: {}, seed: 'x' });
  expect(made).toMatchObject({ ok: false, refusal: { reason: 'companion-only' } });
});

it('weapons may take risks unless the table says otherwise', () => {
  const risks = (options: { risk?: boolean }): boolean => {
    const made = engine.setup({ edition: 'washington', mission: 'washington/z02', seats: [six], options, seed: 'risk' });
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    const { state } = made;
    for (let i = 0; i < 60 && engine.view(state, 0).ask?.kind !== 'turn'; i++) engine.answer(state, engine.optionKeys(state)[0] as string);
    const zone = state.survivors[state.active]?.zone ?? 0;
    state.zombies[zone * (state.zombies.length / state.noise.length)] = 3;
    return engine.optionKeys(state).some((key) => key.endsWith(':risk'));
  };
  expect(risks({})).toBe(true);
  expect(risks({ risk: false })).toBe(false);
});
