// One picture and one patch do for everyone, and what is told of an answer is what the engine would show of it.
import { editions } from '@holdout/content';
import { changes } from '@holdout/protocol';
import { expect, test } from 'vitest';
import { Gallery } from '../src/rooms/gallery.ts';
import { toldOf } from '../src/rooms/told.ts';
import { picker, realEngine, realWish } from './support/real.ts';

const ANSWERS = 250;

test.each(editions.map((book) => [book.edition, book.missions[1]?.id ?? ''] as const))('%s', (edition, mission) => {
  const opened = realEngine.setup({ ...realWish(edition, mission, 2).setup, edition, mission, seed: 'told' } as never);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const pick = picker(7);
  let { state } = opened;
  const gallery = Gallery.live(realEngine, state);
  let several = 0;
  for (let i = 0; i < ANSWERS && !state.over; i++) {
    const keys = realEngine.optionKeys(state);
    const key = keys[pick(keys.length)] ?? '';
    const whole = realEngine.watch(realEngine.clone(state), key);
    const next = realEngine.clone(state);
    const answered = realEngine.watch(next, key, true);
    if (!whole.ok || !answered.ok) throw new Error(`${key} was offered`);
    const rehang = gallery.plan(realEngine, next);
    if (answered.events.length > 1) several++;
    // As it goes over the wire; rules that draw both ends tell the same.
    const wire = (told: unknown) => JSON.parse(JSON.stringify(told));
    const shown = { events: whole.events, shown: changes(whole.scenes) };
    expect(wire(toldOf(answered, rehang))).toEqual(wire(shown));
    expect(wire(toldOf(whole, rehang))).toEqual(wire(shown));
    gallery.rehang(realEngine, next, rehang);
    for (const seat of [-1, 0, 1]) expect(JSON.parse(gallery.viewText(seat))).toEqual(wire(realEngine.view(next, seat, true)));
    state = next;
  }
  expect(several).toBeGreaterThan(5);
});
