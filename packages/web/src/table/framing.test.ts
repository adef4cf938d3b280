import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Framed, frameSoon, leaveAlone } from './framing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fresh = (): { current: Framed } => ({ current: { what: '', at: 0 } });

test('the board comes close when reach is known, however late within its time', () => {
  const framed = fresh();
  const move = vi.fn();
  const off = frameSoon(framed, 'Amy', false, move);
  vi.advanceTimersByTime(1500);
  expect(move).not.toHaveBeenCalled();
  off();
  frameSoon(framed, 'Amy', true, move);
  vi.advanceTimersByTime(300);
  expect(move).toHaveBeenCalledTimes(1);
  expect(framed.current.what).toBe('Amy');
});

test('reach that comes too late moves nothing any more', () => {
  const framed = fresh();
  const move = vi.fn();
  frameSoon(framed, 'Amy', false, move);
  vi.advanceTimersByTime(2100);
  frameSoon(framed, 'Amy', true, move);
  vi.advanceTimersByTime(2100);
  expect(move).not.toHaveBeenCalled();
});

test('a finger on the board keeps it still for this turn, not for the next', () => {
  const framed = fresh();
  const move = vi.fn();
  frameSoon(framed, 'Amy', true, move);
  vi.advanceTimersByTime(100);
  leaveAlone(framed, 'Amy');
  vi.advanceTimersByTime(300);
  expect(move).not.toHaveBeenCalled();
  frameSoon(framed, 'Doug', true, move);
  vi.advanceTimersByTime(300);
  expect(move).toHaveBeenCalledTimes(1);
});

test('a finger after the board has moved does not forget when it did', () => {
  const framed = fresh();
  frameSoon(framed, 'Amy', true, () => {});
  vi.advanceTimersByTime(300);
  const { at } = framed.current;
  leaveAlone(framed, 'Amy');
  expect(framed.current.at).toBe(at);
});
