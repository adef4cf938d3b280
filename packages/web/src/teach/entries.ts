// Lines of the rules drawer: one for each name, even where a word is an action, a token and a term at once.
import type { Labels } from '../i18n/i18n.ts';
import type { Chapter } from './terms.ts';

export interface Entry {
  /** what the name stands for, each with an explanation of its own */
  readonly keys: readonly string[];
  /** and all that bear it, for the page */
  readonly same: readonly string[];
  readonly name: string;
  readonly text: string;
}

interface Terms {
  readonly chapter: Chapter;
  readonly terms: readonly string[];
}

/** In the chapter that has the name first; who looks a word up would not know which of two to open. */
export function entriesOf(chapters: readonly Terms[], l: Pick<Labels, 'has' | 't' | 'text'>) {
  const known = new Map<
    string,
    { readonly chapter: Chapter; readonly keys: string[]; readonly same: string[]; readonly texts: string[] }
  >();
  for (const { chapter, terms } of chapters)
    for (const key of terms) {
      const name = l.has(key) ? l.t(key) : '';
      const text = l.text(key);
      if (name === '' || text === '') continue;
      const entry = known.get(name) ?? { chapter, keys: [], same: [], texts: [] };
      known.set(name, entry);
      entry.same.push(key);
      const told = entry.texts.indexOf(text);
      if (told < 0) {
        entry.keys.push(key);
        entry.texts.push(text);
        // a kind of the dead tells its figures beside the same words
      } else if (key.startsWith('kind.')) entry.keys[told] = key;
    }
  const all = [...known].map(([name, { chapter, keys, same, texts }]) => ({
    chapter,
    entry: { name, keys, same, text: texts.join(' ') } satisfies Entry,
  }));
  return chapters.map(({ chapter }) => ({ chapter, list: all.filter((one) => one.chapter === chapter).map((one): Entry => one.entry) }));
}
