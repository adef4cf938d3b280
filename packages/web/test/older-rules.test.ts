import { afterEach, expect, test, vi } from 'vitest';
import { engineFor, engineOf } from '../src/game/local/engines.ts';

afterEach(() => vi.unstubAllGlobals());

test("a saved game is opened by the page's rules when it began with them, and by nobody else's", async () => {
  // nothing answers there: the server that kept the earlier rules is away
  vi.stubGlobal('self', { location: { origin: 'http://127.0.0.1:1' } });
  const own = await engineFor('black-plague');
  expect(await engineOf('black-plague', own.ruleset('black-plague'))).toBe(own);
  expect(await engineOf('black-plague', 'black-plague@0')).toBeNull();
});
