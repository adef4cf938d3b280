// A saved game from a file or the wire: parsed, not trusted. Says what is wrong and where; never throws at a person.
import type { EditionContent, EditionId, MissionDef } from '../content.ts';
import { type Refusal, refuse } from '../kernel/index.ts';
import { nearest } from '../parse/nearest.ts';
import type { State } from './state.ts';

type Parsed = { readonly ok: true; readonly state: State } | { readonly ok: false; readonly refusal: Refusal };
type Shape = 'number' | 'string' | 'boolean' | 'object' | 'numbers' | 'objects' | 'strings' | 'maybe-object' | 'maybe-numbers' | 'booleans';

/** Every field of a State and what it must look like; the compiler finds a missing one. */
const SHAPES: Readonly<Record<keyof Required<State>, Shape>> = {
  format: 'number',
  setup: 'object',
  tick: 'number',
  random: 'numbers',
  stack: 'objects',
  ask: 'maybe-object',
  dice: 'maybe-numbers',
  strict: 'strings',
  info: 'number',
  over: 'maybe-object',
  round: 'number',
  phase: 'string',
  first: 'number',
  hour: 'number',
  cards: 'numbers',
  empty: 'numbers',
  tagged: 'object',
  decks: 'object',
  zombieDeck: 'object',
  abominationDeck: 'numbers',
  survivors: 'objects',
  active: 'number',
  loud: 'number',
  loudBy: 'number',
  brothers: 'boolean',
  killed: 'number',
  zombies: 'numbers',
  pool: 'numbers',
  necromancers: 'objects',
  noise: 'numbers',
  doors: 'numbers',
  opened: 'numbers',
  boardKey: 'string',
  corruption: 'numbers',
  ruins: 'numbers',
  freeze: 'numbers',
  bile: 'numbers',
  guards: 'numbers',
  cauldrons: 'numbers',
  ladders: 'objects',
  beacon: 'number',
  beaconBy: 'number',
  exit: 'number',
  objectives: 'objects',
  crates: 'objects',
  spawns: 'objects',
  cars: 'objects',
  loose: 'objects',
  progress: 'object',
  met: 'booleans',
  campaign: 'object',
};

/** Fields only some books have. */
const OPTIONAL = new Set<string>(['campaign']);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const all = (value: unknown, type: string): boolean =>
  Array.isArray(value) && value.every((v) => typeof v === type && (type !== 'number' || Number.isInteger(v)));

function fits(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'number':
      return Number.isInteger(value);
    case 'string':
    case 'boolean':
      return typeof value === shape;
    case 'object':
      return isRecord(value);
    case 'maybe-object':
      return value === null || isRecord(value);
    case 'numbers':
      return all(value, 'number');
    case 'maybe-numbers':
      return value === null || all(value, 'number');
    case 'strings':
      return all(value, 'string');
    case 'booleans':
      return all(value, 'boolean');
    case 'objects':
      return Array.isArray(value) && value.every(isRecord);
  }
}

const bad = (place: string, reason: string): Parsed => ({ ok: false, refusal: refuse('save-unreadable', { place, problem: reason }) });

export function parseState(
  json: unknown,
  content: ReadonlyMap<EditionId, EditionContent>,
  missions: ReadonlyMap<string, MissionDef>,
): Parsed {
  if (!isRecord(json)) return bad('save', 'not an object');
  if (json.format !== 1) return bad('format', 'unknown format');
  for (const [field, shape] of Object.entries(SHAPES)) {
    if (!(field in json)) {
      if (OPTIONAL.has(field)) continue;
      return bad(field, 'missing');
    }
    if (!fits(json[field], shape)) return bad(field, `not ${shape}`);
  }
  for (const field of Object.keys(json)) if (!(field in SHAPES)) return bad(field, 'unknown field');
  const setup = json.setup as Record<string, unknown>;
  const book = content.get(setup.edition as EditionId);
  const named = String(setup.edition);
  if (!book) return { ok: false, refusal: refuse('unknown-edition', { id: named, nearest: nearest(named, [...content.keys()]) }) };
  if (typeof setup.mission === 'string' && !missions.has(setup.mission)) {
    return { ok: false, refusal: refuse('unknown-mission', { id: setup.mission, nearest: nearest(setup.mission, [...missions.keys()]) }) };
  }
  const items = book.items.length;
  if ((json.cards as number[]).some((item) => item < 0 || item >= items)) return bad('cards', 'a card this edition does not have');
  if ((json.random as number[]).length !== 4) return bad('random', 'four numbers wanted');
  if (json.ask === null && json.over === null && (json.stack as unknown[]).length === 0) return bad('stack', 'nothing left to play');
  return { ok: true, state: json as unknown as State };
}
