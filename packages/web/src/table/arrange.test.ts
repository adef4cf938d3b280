import { editions } from '@holdout/content';
import { checkDraft } from '@holdout/engine/workshop';
import { describe, expect, it } from 'vitest';
import { boardSize } from '../board/geometry.ts';
import { type Arranged, arrange, type Size } from './arrange.ts';

const WINDOWS: readonly Size[] = [
  { w: 1280, h: 720 },
  { w: 1440, h: 900 },
  { w: 1920, h: 1080 },
];
const RIM = 24;

const scaleOf = (window: Size, board: Size, { insets }: Arranged): number =>
  Math.min((window.w - insets.left - insets.right) / (board.w + RIM), (window.h - insets.top - insets.bottom) / (board.h + RIM));
const shown = (window: Size, board: Size, drawer = true): Size => {
  const scale = scaleOf(window, board, arrange(window, board, { more: 0, drawer }));
  return { w: Math.round(board.w * scale), h: Math.round(board.h * scale) };
};

/** Every size of board there is. */
const boards = [
  ...new Map(
    editions.flatMap((edition) =>
      edition.missions.flatMap((mission) => {
        const { board } = checkDraft(edition, mission).draft;
        if (board === null) return [];
        const { w, h } = boardSize(board);
        return [[`${w}×${h}`, { w, h }] as const];
      }),
    ),
  ),
];

describe('the room a board gets on a wide window', () => {
  it('costs a board twice as wide as high next to nothing when the goals are in sight', () => {
    const board = { w: 600, h: 300 };
    for (const window of WINDOWS) expect(shown(window, board).w).toBeGreaterThanOrEqual(0.99 * shown(window, board, false).w);
    expect(shown({ w: 1440, h: 900 }, board).w).toBeGreaterThanOrEqual(1127);
  });

  it.each(boards)('uses the window for a board of %s', (_, board) => {
    for (const window of WINDOWS) {
      const { insets, layout, reads, column } = arrange(window, board, { more: 0, drawer: true });
      const size = shown(window, board);
      // in one direction it takes all that rail, bar and panels leave
      const filled = Math.max(size.w / (window.w - insets.left - insets.right), size.h / (window.h - insets.top - insets.bottom));
      expect(filled).toBeGreaterThan(0.92);
      // and no more than half of the window is lost to them, but for boards that are very long
      const long = Math.max(board.w / board.h, board.h / board.w);
      if (long < 1.4) expect((size.w * size.h) / (window.w * window.h)).toBeGreaterThan(0.3);
      expect(column).toBeGreaterThanOrEqual(252);
      if (layout === 'side') expect(reads).toBe('column');
    }
  });

  it('puts the question beside a square board and under a wide one', () => {
    const window = { w: 1440, h: 900 };
    expect(arrange(window, { w: 600, h: 600 }, { more: 0, drawer: true })).toMatchObject({ layout: 'side', reads: 'column' });
    expect(arrange(window, { w: 900, h: 600 }, { more: 0, drawer: true })).toMatchObject({ layout: 'bottom', reads: 'column' });
    expect(arrange(window, { w: 600, h: 300 }, { more: 0, drawer: true })).toMatchObject({ layout: 'bottom', reads: 'band' });
  });

  it('leaves what is under a wide board to the question, as far as there is use for it', () => {
    const { insets } = arrange({ w: 1440, h: 900 }, { w: 780, h: 300 }, { more: 0, drawer: true });
    expect(insets.bottom).toBe(300);
    expect(arrange({ w: 1280, h: 720 }, { w: 600, h: 300 }, { more: 0, drawer: true }).insets.bottom).toBe(206);
  });
});
