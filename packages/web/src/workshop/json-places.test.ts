import { describe, expect, it } from 'vitest';
import { offsetOf, pathAt } from './json-places.ts';

const text = '{ "a": [1, { "b": "x{\\"y" }], "rules": [{ "token": { "what": "objective", "ap": 5 } }] }';

describe('places in a text of JSON', () => {
  it('knows what the cursor stands in, whatever the strings hold', () => {
    expect(pathAt(text, text.indexOf('objective'))).toEqual(['rules', 0, 'token', 'what']);
    expect(pathAt(text, text.indexOf('5 }'))).toEqual(['rules', 0, 'token', 'ap']);
    expect(pathAt(text, text.indexOf('x{'))).toEqual(['a', 1, 'b']);
    expect(pathAt(text, 0)).toEqual([]);
  });

  it('knows it in a text that is not finished', () => {
    expect(pathAt('{ "rules": [{ "tok', 18)).toEqual(['rules', 0, 'tok']);
    expect(pathAt('{ "rules": [{ "token": {}}, ', 28)).toEqual(['rules', 1]);
  });

  it('finds where a value begins, or what is nearest around it', () => {
    expect(text.slice(offsetOf(text, 'rules[0].token')).startsWith('"token"')).toBe(true);
    expect(text.slice(offsetOf(text, 'rules[0].token.what')).startsWith('"what"')).toBe(true);
    expect(text.slice(offsetOf(text, 'rules[0].token.zone')).startsWith('"token"')).toBe(true);
    expect(offsetOf(text, '')).toBe(0);
  });
});
