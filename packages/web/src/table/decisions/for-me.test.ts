import type { AskView } from '@holdout/engine';
import { expect, it } from 'vitest';
import { mayBeLeft } from './for-me.ts';

const asked = (kind: string, count: number, about = kind): AskView =>
  ({ kind, about, options: Array.from({ length: count }, (_, key) => ({ key: String(key) })) }) as unknown as AskView;

it('a wall of skills may be left to the game, a choice between a few may not', () => {
  expect(mayBeLeft(asked('skill', 14))).toBe(true);
  expect(mayBeLeft(asked('skill', 3))).toBe(false);
  expect(mayBeLeft(asked('option', 6, 'starting-card'))).toBe(true);
  expect(mayBeLeft(asked('option', 6, 'companion'))).toBe(false);
});
