import { expect, test } from 'vitest';
import type { AskOf } from '../decisions/asks.ts';
import { smallTable } from '../testing/small-table.ts';
import { ASKING } from './asking.ts';

const t = smallTable({ zombies: {}, hands: [] });
const form = ASKING.wounds;

const keysOf = (question: AskOf<'wounds'>): string[] => {
  const keys: string[] = [];
  form.keys(t, question, (key) => keys.push(key));
  return keys;
};

const byKind: AskOf<'wounds'> = {
  kind: 'wounds',
  by: 0,
  zone: 0,
  total: 5,
  groups: { walker: 3, khan: 2 },
  limits: { guards: 1 },
  places: [
    { id: 'one/walker', min: 0, max: 3 },
    { id: 'one/khan', min: 0, max: 2 },
    { id: 'guards/walker', min: 0, max: 1 },
    { id: 'guards/khan', min: 0, max: 1 },
  ],
  preset: 'one/walker=3,one/khan=2,guards/walker=0,guards/khan=0',
};

test('a form with groups lists only what it accepts, the default first, nothing twice', () => {
  const keys = keysOf(byKind);
  expect(keys[0]).toBe(byKind.preset);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(form.check(t, byKind, key), key).toBeNull();
});

test('each group is shared out for itself', () => {
  expect(form.check(t, byKind, 'one/walker=2,one/khan=2,guards/walker=1,guards/khan=0')).toBeNull();
  expect(form.check(t, byKind, 'one/walker=3,one/khan=1,guards/walker=0,guards/khan=1')).toBeNull();
  expect(form.check(t, byKind, 'one/walker=2,one/khan=1,guards/walker=1,guards/khan=1')).toMatchObject({ reason: 'form-out-of-limits' });
  expect(form.check(t, byKind, 'one/walker=3,one/khan=2,guards/walker=0,guards/khan=1')).toMatchObject({ reason: 'form-wrong-total' });
  expect(form.check(t, byKind, 'nonsense')).toMatchObject({ reason: 'form-unreadable' });
});

test('large forms list a few dozen answers at most', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const places = ids.map((id) => ({ id, min: 0, max: 20 }));
  const question: AskOf<'wounds'> = { kind: 'wounds', by: 0, zone: 0, total: 20, places, preset: 'a=20,b=0,c=0,d=0,e=0,f=0' };
  const keys = keysOf(question);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.length).toBeLessThanOrEqual(24);
  for (const key of keys) expect(form.check(t, question, key), key).toBeNull();
});
