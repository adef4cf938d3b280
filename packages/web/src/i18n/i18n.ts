// One language at a time, switched at once: everything loaded so far is fetched in the new language first, then shown.
import type { EditionId } from '@holdout/engine/content';
import { Catalogue, type LabelParameters } from './catalogue.ts';
import { LANGUAGES, type LabelFile, type Language, labelFile, type Subject } from './files.ts';

const catalogue = new Catalogue();
let spoken: Language = LANGUAGES[0];

const wanted = new Set<Subject>();
const fetched = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The browser's first language that we speak. */
export function guessLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
    // Readers of these are more likely to read Russian than English.
    if (short === 'uk' || short === 'be' || short === 'kk') return 'ru';
  }
  return 'en';
}

async function fetchFile(address: string): Promise<LabelFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Failed to fetch ${address}`);
  return (await response.json()) as LabelFile;
}

function fetchSubject(language: Language, subject: Subject): Promise<void> {
  const name = `${language}/${subject}`;
  const known = fetched.get(name);
  if (known) return known;
  const promise = fetchFile(labelFile(language, subject)).then(
    (file) => catalogue.add(language, subject, file),
    (error: unknown) => {
      fetched.delete(name);
      throw error;
    },
  );
  fetched.set(name, promise);
  return promise;
}

export const language = (): Language => spoken;

/** How dates and times are written: in the chosen language as it is used where the reader lives. */
export const locale = (chosen: Language): string => navigator.languages.find((one) => one.split('-')[0] === chosen) ?? chosen;

/** What the table speaks of besides the edition's own names. */
export const tableSubjects: readonly Subject[] = ['table', 'log', 'reasons', 'tips', 'terms', 'skills'];

const needs = new Map<string, Promise<void>>();
/** React's `use` reads the status, so that what is there already does not suspend. */
const THERE: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Resolves when these labels are there; the same promise for the same wish, so that it can be given to `use`. */
export function needLabels(...subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) wanted.add(subject);
  if (subjects.every((subject) => catalogue.holds(language(), subject))) return THERE;
  const name = `${language()} ${subjects.join(' ')}`;
  const known = needs.get(name);
  if (known) return known;
  const promise = Promise.all(subjects.map((subject) => fetchSubject(language(), subject))).then(() => {});
  promise.catch(() => needs.delete(name));
  needs.set(name, promise);
  return promise;
}

export async function setLanguage(next: Language): Promise<void> {
  await Promise.all([...wanted].map((subject) => fetchSubject(next, subject)));
  spoken = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Parameters = LabelParameters;

export interface Labels {
  readonly language: Language;
  readonly edition: EditionId | null;
  /** the label; names of the edition come from its own file */
  t(key: string, parameters?: Parameters): string;
  has(key: string): boolean;
  /** the explanation of `key`: what this edition says, else what all say; '' when there is none */
  text(key: string, parameters?: Parameters): string;
  /** the same for another edition: null where it says nothing of its own */
  textOf(key: string, edition: EditionId): string | null;
}

/** Files with the names of an edition: Washington is played with the cards and people of the Second Edition too. */
export const namesOf = (edition: EditionId): readonly EditionId[] => (edition === 'washington' ? [edition, 'second-edition'] : [edition]);

/** Labels that come with a game instead of from a file. */
const OWN = 'own';

/** Puts labels of the present language beside those of the files; `mission.<id>.title` and the like. */
export function addLabels(file: LabelFile): void {
  catalogue.add(language(), OWN, file);
}

const SHARED: readonly Subject[] = ['ui', 'table', 'log', 'reasons', 'tips', 'terms', 'skills', 'workshop', 'analysis', 'companion'];

/** The title of a mission of somebody's own that has not been told here. */
const OWN_TITLE = /^mission\..*\/own-[^.]*\.title$/;

function makeLabels(edition: EditionId | null): Labels {
  const ns: string[] = [...(edition ? namesOf(edition) : []), ...SHARED, OWN];
  const mine = language();
  const has = (key: string) => catalogue.find(mine, ns, key) !== undefined;
  const t = (key: string, parameters?: Parameters) =>
    catalogue.text(mine, ns, !has(key) && OWN_TITLE.test(key) ? 'app.own-mission' : key, parameters);
  return {
    language: mine,
    edition,
    t,
    has,
    text(key, parameters) {
      const own = `${key}.text.${edition}`;
      if (edition && has(own)) return t(own, parameters);
      return has(`${key}.text`) ? t(`${key}.text`, parameters) : '';
    },
    textOf(key, other) {
      const own = `${key}.text.${other}`;
      return has(own) ? t(own) : null;
    },
  };
}

const made = new Map<string, Labels>();

/** Outside components: for announcements and files. Inside, `useLabels`. */
export function labels(edition: EditionId | null = null): Labels {
  const name = `${language()} ${edition}`;
  let known = made.get(name);
  if (!known) {
    known = makeLabels(edition);
    made.set(name, known);
  }
  return known;
}
