// Reads the parameters of a mission's words: parsed, not trusted. What is wrong is written down with its place; nothing is thrown.
import type { Board } from '../board/index.ts';
import type { EditionContent, MissionDef } from '../content.ts';
import { nearest } from '../parse/nearest.ts';
import type { ZombieKind } from '../rules.ts';
import type { ZoneId } from '../state/state.ts';
import type { ExitRule } from './draft.ts';
import type { Way } from './leads/ways.ts';
import type { Effect, Goal, Listeners } from './script.ts';

/** What is wrong with a mission, and where it is written. */
export interface MissionProblem {
  readonly mission: string;
  /** `rules[3].locked.until` */
  readonly place: string;
  readonly word: string;
  readonly reason: string;
  /** the known word most like the one given; '' if none is near */
  readonly nearest: string;
}

/** `unknown condition tacken (did you mean taken?)` */
export const reasonText = (p: MissionProblem): string => `${p.reason}${p.nearest === '' ? '' : ` (did you mean ${p.nearest}?)`}`;

/** What the mission says about how things come about: read by `hopeless` in play, filled while compiling. */
export interface Means {
  /** colours of tokens whose taking or burning raises a mark; null: something else raises it too */
  readonly marks: Map<string, string[] | null>;
  /** names given to single cards (`gain.tag`) and the item they are */
  readonly tags: Map<string, string>;
  /** the token colours a grant takes for moving a spawn token; null: it costs none, or there is another way */
  spawnPrice: readonly string[] | null;
  /** the same for taking corruption away */
  corruptionPrice: readonly string[] | null;
  /** companions come from survivors nobody plays */
  bringsUnused: boolean;
  /** how things come about: triggers, grants and cards by what they do */
  readonly ways: Way[];
  /** conditions of `if`s, by what is written of them */
  readonly branches: Map<object, Goal>;
  /** what the exits want first */
  readonly exits: ExitRule[];
}

/** Everything words are compiled against. */
export interface Compiling {
  readonly mission: MissionDef;
  readonly content: EditionContent;
  readonly kinds: readonly ZombieKind[];
  readonly board: Board;
  readonly places: Readonly<Record<string, readonly ZoneId[]>>;
  readonly printed: { readonly objectives: readonly ZoneId[]; readonly crates: readonly ZoneId[] };
  readonly problems: MissionProblem[];
  readonly effects: Effect[][];
  readonly listeners: Listeners;
  readonly means: Means;
  /** objective lines that cards add, compiled after everything else */
  readonly aims: { readonly entry: unknown; readonly place: string }[];
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function blame(c: Compiling, place: string, word: string, reason: string, near = ''): void {
  c.problems.push({ mission: c.mission.id, place, word, reason, nearest: near });
}

/** One word's parameters. Each getter answers something harmless after writing down what is wrong. */
export class Reading {
  readonly c: Compiling;
  readonly place: string;
  readonly word: string;
  readonly #given: Readonly<Record<string, unknown>>;
  readonly #known = new Set<string>();

  constructor(c: Compiling, place: string, word: string, given: unknown) {
    this.c = c;
    this.place = `${place}.${word}`;
    this.word = word;
    this.#given = isRecord(given) ? given : {};
    if (!isRecord(given)) this.blame('its parameters must be an object');
  }

  blame(reason: string, near = ''): void {
    blame(this.c, this.place, this.word, reason, near);
  }

  has(name: string): boolean {
    this.#known.add(name);
    return this.#given[name] !== undefined;
  }

  raw(name: string): unknown {
    this.#known.add(name);
    return this.#given[name];
  }

  at(name: string): string {
    return `${this.place}.${name}`;
  }

  text(name: string, otherwise?: string): string {
    const value = this.raw(name);
    if (typeof value === 'string') return value;
    if (value !== undefined || otherwise === undefined) this.blame(`${name} must be a name`);
    return otherwise ?? '';
  }

  /** one name or a list of names */
  texts(name: string, otherwise?: readonly string[]): readonly string[] {
    const value = this.raw(name);
    if (typeof value === 'string') return [value];
    if (Array.isArray(value) && value.every((v) => typeof v === 'string')) return value;
    if (value !== undefined || otherwise === undefined) this.blame(`${name} must be a name or a list of names`);
    return otherwise ?? [];
  }

  number(name: string, otherwise?: number): number {
    const value = this.raw(name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    if (value !== undefined || otherwise === undefined) this.blame(`${name} must be a whole number`);
    return otherwise ?? 0;
  }

  /** a number, or one of the words that stand for one */
  amount<W extends string>(name: string, words: readonly W[], otherwise?: number | W): number | W {
    const value = this.raw(name);
    if (typeof value === 'string') {
      if ((words as readonly string[]).includes(value)) return value as W;
      this.blame(`${name} is not known: ${value}`, nearest(value, words));
      return otherwise ?? 1;
    }
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    if (value !== undefined || otherwise === undefined)
      this.blame(`${name} must be a whole number${words.length > 0 ? ` or ${words.join(', ')}` : ''}`);
    return otherwise ?? 1;
  }

  flag(name: string): boolean {
    const value = this.raw(name);
    if (value !== undefined && typeof value !== 'boolean') this.blame(`${name} must be true or false`);
    return value === true;
  }

  choice<W extends string>(name: string, words: readonly W[], otherwise?: W): W {
    const value = this.raw(name);
    if (typeof value === 'string' && (words as readonly string[]).includes(value)) return value as W;
    if (typeof value === 'string') this.blame(`${name} is not known: ${value}`, nearest(value, words));
    else if (value !== undefined || otherwise === undefined) this.blame(`${name} must be one of ${words.join(', ')}`);
    return otherwise ?? words[0];
  }

  /** a list of objects: effects, conditions, locks */
  list(name: string): readonly unknown[] {
    const value = this.raw(name);
    if (Array.isArray(value)) return value;
    if (value !== undefined) this.blame(`${name} must be a list`);
    return [];
  }

  /** parameters inside a parameter, read on their own */
  inner(name: string, word: string, given: unknown): Reading {
    return new Reading(this.c, this.at(name), word, given);
  }

  /** every name is one of those known */
  known(name: string, given: readonly string[], words: readonly string[]): void {
    for (const word of given) if (!words.includes(word)) this.blame(`${name} is not known: ${word}`, nearest(word, words));
  }

  /** the last call: parameters nobody asked for are mistakes */
  close(): void {
    const known = [...this.#known];
    for (const name of Object.keys(this.#given)) if (!known.includes(name)) this.blame(`it has no parameter ${name}`, nearest(name, known));
  }
}

/** Splits `{ word: parameters }`; several words in one object are several entries. */
export function wordsIn(c: Compiling, place: string, entry: unknown): [word: string, given: unknown][] {
  if (isRecord(entry) && Object.keys(entry).length > 0) return Object.entries(entry);
  blame(c, place, '', 'a word with its parameters is wanted here');
  return [];
}
