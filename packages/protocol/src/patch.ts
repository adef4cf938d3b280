// What changed between two JSON values, small enough to send after every answer and to keep for every replay.

/**
 * `0`: nothing changed. `[value]`: replaced. An object: changes by key, `$` lists removed keys; for lists the keys are places and
 * `#` is the new length.
 */
export type Patch = 0 | readonly [unknown] | { readonly [key: string]: unknown };

type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
/** `$` and `#` have a meaning of their own in patches, so real keys that begin with one get another in front. */
const escaped = (key: string) => (key.startsWith('$') || key.startsWith('#') ? `$${key}` : key);

export function diff(before: unknown, after: unknown): Patch {
  if (before === after) return 0;
  if (!isBag(before) || !isBag(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before) ? diffLists(before, after as unknown as unknown[]) : diffBags(before, after);
}

/** From each value to the next. */
export const changes = (values: readonly unknown[]): Patch[] => values.slice(1).map((value, i) => diff(values[i], value));

// Most of what is compared has not changed: nothing is made before something has.
function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch {
  let patch: Bag | null = before.length === after.length ? null : { '#': after.length };
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? diff(before[i], after[i]) : ([after[i]] as const);
    if (change === 0) continue;
    patch ??= {};
    patch[i] = change;
  }
  return patch ?? 0;
}

function diffBags(before: Bag, after: Bag): Patch {
  let patch: Bag | null = null;
  let known = 0;
  // Not `Object.keys`: its lists would be a sixth of all a step leaves behind.
  for (const key in after) {
    const own = Object.hasOwn(before, key);
    if (own) known++;
    const change = own ? diff(before[key], after[key]) : ([after[key]] as const);
    if (change === 0) continue;
    patch ??= {};
    setOwn(patch, escaped(key), change);
  }
  let were = 0;
  for (const _ in before) were++;
  if (were === known) return patch ?? 0;
  return { ...patch, $: Object.keys(before).filter((key) => !Object.hasOwn(after, key)) };
}

/** A new value; parts that did not change are shared with the old one. */
export function applyPatch(before: unknown, patch: Patch): unknown {
  if (patch === 0) return before;
  if (Array.isArray(patch)) return patch[0];
  if (!isBag(before)) throw new Error('the patch does not fit the value');
  return Array.isArray(before) ? patchList(before, patch as Bag) : patchBag(before, patch as Bag);
}

function patchList(before: readonly unknown[], patch: Bag): unknown[] {
  const length = typeof patch['#'] === 'number' ? patch['#'] : before.length;
  const after = before.slice(0, length);
  for (const key of Object.keys(patch)) if (key !== '#') after[Number(key)] = applyPatch(before[Number(key)], patch[key] as Patch);
  return after;
}

function patchBag(before: Bag, patch: Bag): Bag {
  const after: Bag = { ...before };
  for (const key of Object.keys(patch)) {
    if (key === '$') for (const removed of patch.$ as string[]) delete after[removed];
    else {
      const real = key.startsWith('$') ? key.slice(1) : key;
      setOwn(after, real, applyPatch(before[real], patch[key] as Patch));
    }
  }
  return after;
}

/** `__proto__` in a message must stay an ordinary key. */
function setOwn(bag: Bag, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(bag, key, { value, enumerable: true, configurable: true, writable: true });
  else bag[key] = value;
}
