import { expect, test } from 'vitest';
import { ClientMessage } from '../src/client-messages.ts';
import { Nick, tidy } from '../src/words.ts';

const ok = (message: unknown) => ClientMessage.safeParse(message).success;

test('messages are taken as written, nothing more and nothing less', () => {
  expect(ok({ t: 'answer', id: 1, tick: 3, key: 'move:4' })).toBe(true);
  expect(ok({ t: 'answer', id: 1, tick: 3, key: 'move:4', seat: 2 })).toBe(false);
  expect(ok({ t: 'answer', id: 1, tick: -1, key: 'x' })).toBe(false);
  expect(ok({ t: 'answer', id: 1, tick: 1.5, key: 'x' })).toBe(false);
  expect(ok({ t: 'answer', id: 1, tick: 1, key: 'x'.repeat(2001) })).toBe(false);
  expect(ok({ t: 'hello', v: 1, room: 'short' })).toBe(false);
  expect(ok({ t: '__proto__' })).toBe(false);
  expect(ok(null)).toBe(false);
  expect(ok([])).toBe(false);
});

test('names lose control characters and direction marks, and may not be empty', () => {
  expect(tidy(' a\u202eb\n\n c ')).toBe('a b c');
  expect(Nick.safeParse('\u200b').success).toBe(false);
  expect(Nick.safeParse('x'.repeat(25)).success).toBe(false);
  expect(Nick.parse('  Ann   Lee ')).toBe('Ann Lee');
  for (const unseen of ['\u3164', '\u115f\u1160', '\u{e0041}\u{e007f}', '\uffa0']) expect(Nick.safeParse(unseen).success).toBe(false);
  expect(tidy(`a${'\u0301'.repeat(20)}`)).toBe('a\u0301\u0301');
  expect(tidy('Zażółć Ёлка é 👩‍🚒')).toContain('Zażółć Ёлка é');
});
