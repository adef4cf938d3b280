import { expect, test, vi } from 'vitest';
import { isTwin, keyOnBoard, noteAct, tapOnBoard } from './twin-tap.ts';

const tap = (timeStamp: number) => tapOnBoard({ clientX: 0, clientY: 0, timeStamp });

test('a double click is one press, two presses are two, however late a busy page comes to them', () => {
  // the page was busy for most of a second: both are handled at the same moment
  vi.spyOn(performance, 'now').mockReturnValue(10_900);
  tap(10_000);
  noteAct(4);
  tap(10_200);
  expect(isTwin(4)).toBe(true);
  expect(isTwin(5)).toBe(false);
  tap(10_700);
  expect(isTwin(4)).toBe(false);
  vi.restoreAllMocks();
});

test('a zone is pressed by a key again as soon as somebody presses it again', () => {
  keyOnBoard({ timeStamp: 20_000 });
  noteAct(4);
  keyOnBoard({ timeStamp: 20_100 });
  expect(isTwin(4)).toBe(true);
  keyOnBoard({ timeStamp: 20_400 });
  expect(isTwin(4)).toBe(false);
});
