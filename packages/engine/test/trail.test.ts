import { describe, expect, it } from 'vitest';
import { Trail, WalkedTrail } from '../src/api/trail.ts';
import type { State } from '../src/state/state.ts';

const state = (info: number): State => ({ info, ask: { by: 0 } }) as unknown as State;
const answer = (tick: number, info: number, bot: string | null = null) =>
  ({ tick, kind: 'answer', target: null, info, seat: 0, player: 'ada', bot }) as const;

describe('the trail', () => {
  it('goes back over answers that revealed nothing, and no further', () => {
    const trail = new Trail(0);
    expect(trail.lastFree()).toBe(null);
    trail.add(answer(0, 0));
    trail.add(answer(1, 1));
    expect(trail.wayBack()).toEqual({ all: 2, free: 0, by: 'ada' });
    expect(trail.lastFree()).toBe(null);
    trail.add(answer(2, 1));
    trail.add(answer(3, 1));
    expect(trail.wayBack().free).toBe(2);
    expect(trail.lastFree()).toBe(3);
  });

  it('takes answers of bots back together with the last one of a person', () => {
    const trail = new Trail(0);
    trail.add(answer(0, 0));
    trail.add(answer(1, 0, 'quick'));
    trail.add(answer(2, 0, 'quick'));
    expect(trail.lastFree()).toBe(0);
  });

  it('knows an undone tick by its earlier state', () => {
    const trail = new Trail(0);
    trail.add(answer(0, 0));
    trail.add(answer(1, 0));
    trail.add({ ...answer(2, 0), kind: 'undo', target: 1 });
    expect(trail.wayBack()).toEqual({ all: 1, free: 1, by: 'ada' });
    expect(trail.lastFree()).toBe(0);
  });
});

describe('a walked trail', () => {
  it('gives back the very states before free answers, also after going back and on another way', () => {
    const [first, second, third] = [state(0), state(0), state(0)];
    const trail = new WalkedTrail(first);
    expect(trail.way()).toEqual({ answers: 0, back: null });
    trail.answered(first, second);
    expect(trail.way().back).toEqual({ tick: 0, state: first, answers: 0 });
    trail.wentBack(0);
    expect(trail.way()).toEqual({ answers: 0, back: null });
    trail.answered(first, third);
    trail.answered(third, state(0));
    expect(trail.way().back?.state).toBe(third);
    trail.wentBack(3);
    expect(trail.way().back?.state).toBe(first);
  });

  it('forgets them when something is revealed: over hidden information nobody goes back', () => {
    const first = state(0);
    const trail = new WalkedTrail(first);
    const second = state(0);
    trail.answered(first, second);
    const third = state(1);
    trail.answered(second, third);
    expect(trail.way()).toEqual({ answers: 2, back: null });
    trail.answered(third, state(1));
    expect(trail.way().back?.state).toBe(third);
  });
});
