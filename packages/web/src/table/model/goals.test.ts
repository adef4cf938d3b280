import type { SeatView } from '@holdout/engine';
import type { MissionDef } from '@holdout/engine/content';
import { expect, it } from 'vitest';
import { goalsAreOpen, leftAlone } from './goals.ts';

const team = (...zones: readonly number[]): SeatView =>
  ({ survivors: zones.map((zone, index) => ({ index, zone, alive: zone > -2, out: zone === -1 })), lines: [] }) as unknown as SeatView;

it('whoever stays behind alone is named before the last but one leaves', () => {
  expect(leftAlone(team(3, 3, 5), [0])).toBe(-1);
  expect(leftAlone(team(3, -1, 5), [0])).toBe(2);
  expect(leftAlone(team(3, -1, -2), [0])).toBe(-1);
  // a car takes two of them along
  expect(leftAlone(team(3, 3, 5), [0, 1])).toBe(2);
});

it('a goal besides leaving is open until it is met', () => {
  const mission = { objectives: { list: [{ marks: {} }, { exited: {} }] } } as unknown as MissionDef;
  const view = (met: boolean): SeatView =>
    ({
      lines: [
        { line: 0, met },
        { line: 1, met: false },
      ],
    }) as unknown as SeatView;
  expect(goalsAreOpen(view(false), mission)).toBe(true);
  expect(goalsAreOpen(view(true), mission)).toBe(false);
});
