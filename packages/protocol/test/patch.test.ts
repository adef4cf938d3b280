import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, diff } from '../src/patch.ts';

const copy = (value: unknown) => JSON.parse(JSON.stringify(value));

test('a patch leads from any value to any other, through JSON', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(json, json, (a, b) => {
      const before = copy(a);
      const after = copy(b);
      expect(copy(applyPatch(before, copy(diff(before, after))))).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

test('keys that look like the notation survive', () => {
  const before = { $: 1, '#': 2, $$: 3, keep: [1, 2, { '#': 1 }] };
  const after = { $: 2, '#': 3, '$#': 1, keep: [1, { '#': 2 }] };
  expect(applyPatch(before, copy(diff(before, after)))).toEqual(after);
});

test('equal values need no patch and unchanged parts are shared', () => {
  const before = { a: { b: [1, 2, 3] }, c: { d: 1 } };
  expect(diff(before, copy(before))).toBe(0);
  const after = applyPatch(before, diff(before, { a: { b: [1, 2, 3] }, c: { d: 2 } })) as typeof before;
  expect(after.a).toBe(before.a);
  expect(after.c.d).toBe(2);
});

test('a small change makes a small patch', () => {
  const zones = Array.from({ length: 60 }, (_, i) => ({ noise: 0, zombies: { walker: i }, tokens: [] }));
  const next = copy(zones);
  next[7].zombies.walker = 99;
  expect(diff(zones, next)).toEqual({ 7: { zombies: { walker: [99] } } });
});

test('a key named __proto__ is a key like any other', () => {
  const before = JSON.parse('{"a":1,"in":{"__proto__":{"x":1}}}');
  const after = JSON.parse('{"__proto__":{"x":2},"in":{"__proto__":{"x":3}}}');
  expect(JSON.stringify(applyPatch(before, copy(diff(before, after))))).toBe('{"in":{"__proto__":{"x":3}},"__proto__":{"x":2}}');
  expect(Object.getPrototypeOf(applyPatch(before, copy(diff(before, after))))).toBe(Object.prototype);
});
