import { expect, it } from 'vitest';
import { roomIn } from './camera.ts';

const seen = { clientWidth: 390, clientHeight: 500 };
const insets = { top: 4, right: 4, bottom: 148, left: 4 };

it('the board has what panels leave, less what is covered just now, and never nothing', () => {
  expect(roomIn(seen, insets)).toEqual({ left: 4, top: 4, w: 382, h: 348 });
  expect(roomIn(seen, insets, 200)).toEqual({ left: 4, top: 4, w: 382, h: 296 });
  expect(roomIn({ clientWidth: 20, clientHeight: 20 }, insets)).toEqual({ left: 4, top: 4, w: 40, h: 40 });
});
