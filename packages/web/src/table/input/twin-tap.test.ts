// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { isDouble, isTwin, keyBetween, keyOnBoard, noteAct, notTheTwin, tapOnBoard } from './twin-tap.ts';

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

const [end, person] = [document.createElement('button'), document.createElement('button')];
const press = (target: Element, timeStamp: number, clientX = 300, detail = 1): boolean => {
  let taken = true;
  const stopPropagation = () => {
    taken = false;
  };
  notTheTwin({ target, timeStamp, clientX, clientY: 800, detail, stopPropagation, preventDefault: () => {} });
  return taken;
};

test('the second press of a pair does nothing where something else has come to lie', () => {
  expect(press(end, 30_000)).toBe(true);
  expect(press(person, 30_200)).toBe(false);
  // a key has no place, another place is another wish, and so is a press after a look
  expect(press(person, 30_220, 300, 0)).toBe(true);
  expect(press(person, 30_240, 100)).toBe(true);
  expect(press(end, 40_000)).toBe(true);
  expect(press(person, 40_400)).toBe(true);
  // a number is counted up as fast as it is pressed
  expect(press(end, 50_000)).toBe(true);
  expect(press(end, 50_100)).toBe(true);
});

test('a press after a key is meant, however soon it comes', () => {
  expect(press(end, 60_000)).toBe(true);
  keyBetween();
  expect(press(person, 60_200)).toBe(true);
  tapOnBoard({ clientX: 300, clientY: 800, timeStamp: 70_000 });
  keyBetween();
  expect(press(end, 70_400)).toBe(true);
});

test('a double click on one control is known as one, until something else happens', () => {
  press(end, 80_000);
  expect(isDouble()).toBe(false);
  press(end, 80_200);
  expect(isDouble()).toBe(true);
  press(end, 80_700);
  expect(isDouble()).toBe(false);
  press(end, 80_800);
  keyBetween();
  expect(isDouble()).toBe(false);
  // a key presses a button as often as somebody likes
  press(end, 90_000);
  press(end, 90_100, 300, 0);
  expect(isDouble()).toBe(false);
});
