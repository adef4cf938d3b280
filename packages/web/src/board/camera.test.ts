import { describe, expect, it } from 'vitest';
import { roomFor } from './camera.ts';

const seen = { clientWidth: 390, clientHeight: 500 };
const insets = { top: 4, right: 4, bottom: 148, left: 4, corner: 48 };

describe('a part of the board', () => {
  it('is shown below the taken corner where it is wide, beside it where it is high', () => {
    expect(roomFor({ w: 400, h: 100 }, seen, insets)).toEqual({ left: 4, top: 52, w: 382, h: 300 });
    expect(roomFor({ w: 100, h: 400 }, seen, insets)).toEqual({ left: 4, top: 4, w: 334, h: 348 });
  });

  it('has all the room where no corner is taken, less what is covered', () => {
    expect(roomFor({ w: 100, h: 100 }, seen, { ...insets, corner: 0 }, 200)).toEqual({ left: 4, top: 4, w: 382, h: 296 });
  });
});
