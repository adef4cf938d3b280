// Places in a text of JSON, also while it is being typed: which value the cursor stands in, and where a value begins.

type Step = string | number;

interface Level {
  readonly list: boolean;
  step: Step;
}

/** Walks the text and calls back where each value begins and ends; stops quietly where it is no JSON. */
function walk(text: string, seen: (path: readonly Step[], at: number, opens: boolean) => boolean): void {
  const levels: Level[] = [];
  const path = (): Step[] => levels.map((level) => level.step);
  let key = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    const top = levels.at(-1);
    if (char === '"') {
      const begin = at;
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
      if (top && !top.list && key) {
        top.step = text.slice(begin + 1, at);
        key = false;
        if (seen(path(), begin, true)) return;
      } else if (seen(path(), begin, false)) return;
    } else if (char === '{' || char === '[') {
      levels.push({ list: char === '[', step: char === '[' ? 0 : '' });
      key = char === '{';
      if (seen(path(), at, true)) return;
    } else if (char === '}' || char === ']') {
      levels.pop();
      key = false;
      if (seen(path(), at, false)) return;
    } else if (char === ',') {
      if (top?.list) top.step = Number(top.step) + 1;
      else if (top) top.step = '';
      key = top !== undefined && !top.list;
      if (seen(path(), at, top?.list ?? false)) return;
    }
  }
}

/** The place the cursor stands in: `['rules', 0, 'token', 'what']`. */
export function pathAt(text: string, cursor: number): readonly Step[] {
  let found: readonly Step[] = [];
  walk(text, (path, at) => {
    if (at >= cursor) return true;
    found = path;
    return false;
  });
  return found.filter((step) => step !== '');
}

const STEPS = /[^.[\]]+/g;

/** Where the value of `rules[0].token` begins; the nearest value around it where it is not written; 0 for all of it. */
export function offsetOf(text: string, place: string): number {
  const wanted = [...place.matchAll(STEPS)].map(([step]) => step);
  let best = 0;
  let deepest = 0;
  walk(text, (path, at, opens) => {
    const same = path.filter((step, i) => String(step) === wanted[i]).length;
    if (opens && same === path.length && same > deepest) {
      deepest = same;
      best = at;
    }
    return deepest === wanted.length;
  });
  return best;
}
