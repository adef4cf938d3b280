// Shapes of JSON from outside, written by hand: each check names the place and the reason of what is wrong.
import { nearest } from './nearest.ts';

export interface ShapeProblem {
  readonly place: string;
  readonly reason: string;
}

export type Shape = (value: unknown, place: string, problems: ShapeProblem[]) => void;

/** Longer than anything a mission needs, short enough to be read at once. */
const MOST_TEXT = 400;
const MOST_ENTRIES = 400;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const check =
  (is: (value: unknown) => boolean, reason: string): Shape =>
  (value, place, problems) => {
    if (!is(value)) problems.push({ place, reason });
  };

export const text = check((v) => typeof v === 'string' && v.length > 0 && v.length <= MOST_TEXT, 'a text is wanted');
export const flag = check((v) => typeof v === 'boolean', 'true or false is wanted');
export const named = (pattern: RegExp, what: string): Shape => check((v) => typeof v === 'string' && pattern.test(v), `${what} is wanted`);

export const whole = (least: number, most: number): Shape =>
  check(
    (v) => typeof v === 'number' && Number.isInteger(v) && v >= least && v <= most,
    `a whole number from ${least} to ${most} is wanted`,
  );

export const fraction = check((v) => typeof v === 'number' && v >= 0 && v <= 1, 'a number from 0 to 1 is wanted');

export const oneOf =
  (words: readonly (string | number)[]): Shape =>
  (value, place, problems) => {
    if (words.includes(value as string)) return;
    const near = typeof value === 'string' ? nearest(value, words.map(String)) : '';
    problems.push({ place, reason: `one of ${words.join(', ')} is wanted${near === '' ? '' : ` (did you mean ${near}?)`}` });
  };

export const listOf =
  (shape: Shape, least = 0, most = MOST_ENTRIES): Shape =>
  (value, place, problems) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      problems.push({ place, reason: `a list of ${least} to ${most} entries is wanted` });
      return;
    }
    for (const [i, entry] of value.entries()) shape(entry, `${place}[${i}]`, problems);
  };

/** Any keys, all values alike. */
export const record =
  (shape: Shape): Shape =>
  (value, place, problems) => {
    if (!isRecord(value) || Object.keys(value).length > MOST_ENTRIES) problems.push({ place, reason: 'an object is wanted' });
    else for (const [key, entry] of Object.entries(value)) shape(entry, `${place}.${key}`, problems);
  };

export const orElse =
  (special: unknown, shape: Shape): Shape =>
  (value, place, problems) => {
    if (value !== special) shape(value, place, problems);
  };

export const object =
  (required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, place, problems) => {
    if (!isRecord(value)) {
      problems.push({ place, reason: 'an object is wanted' });
      return;
    }
    const at = (key: string): string => (place === '' ? key : `${place}.${key}`);
    const known = { ...required, ...optional };
    for (const key of Object.keys(required)) if (value[key] === undefined) problems.push({ place: at(key), reason: 'missing' });
    for (const [key, entry] of Object.entries(value)) {
      const shape = Object.hasOwn(known, key) ? known[key] : undefined;
      if (shape !== undefined) {
        if (entry !== undefined) shape(entry, at(key), problems);
        continue;
      }
      const near = nearest(key, Object.keys(known));
      problems.push({ place: at(key), reason: `unknown field${near === '' ? '' : ` (did you mean ${near}?)`}` });
    }
  };

/** Names every object of the language answers to: nothing from outside may be called so, or a table would be asked for what is not in it. */
const isTaken = (name: string): boolean => name in Object.prototype;

/** Keys and texts anywhere in a value that bear such a name. */
export function takenNames(value: unknown, place: string, problems: ShapeProblem[]): void {
  if (typeof value === 'string') {
    if (isTaken(value)) problems.push({ place, reason: `nothing may be called ${value}` });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (isTaken(key)) problems.push({ place, reason: `nothing may be called ${key}` });
      else takenNames(inner, Array.isArray(value) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`, problems);
    }
  }
}

/** JSON all the way down: no functions, nothing endless. */
export const plain =
  (depth: number): Shape =>
  (value, place, problems) => {
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return;
    if (typeof value !== 'object' || depth <= 0) {
      problems.push({ place, reason: 'this is nested too deep' });
      return;
    }
    const entries = Array.isArray(value)
      ? value.map((v, i) => [`[${i}]`, v] as const)
      : Object.entries(value).map(([k, v]) => [`.${k}`, v] as const);
    if (entries.length > MOST_ENTRIES) problems.push({ place, reason: 'too many entries' });
    else for (const [step, entry] of entries) plain(depth - 1)(entry, place + step, problems);
  };
