// What the lab plays with: one engine over all content, and how a table is seated.
import { readFileSync } from 'node:fs';
import { editions } from '@holdout/content';
import { createEngine, type EditionId, type Engine, type GameSetup, type MissionDef, type Options, parseMission } from '@holdout/engine';
import { nearest } from '@holdout/engine/testing';
import { usage } from './flags.ts';

export const engine: Engine = createEngine(editions);

export const EDITIONS: readonly EditionId[] = editions.map((e) => e.edition);

const named = (what: string, word: string, words: readonly string[]): string => {
  if (words.includes(word)) return word;
  const near = nearest(word, words);
  return usage(`unknown ${what} ${word}${near === '' ? `; known: ${words.join(', ')}` : `, nearest ${near}`}`);
};

export const editionNamed = (word: string): EditionId => named('edition', word, EDITIONS) as EditionId;

const isFile = (word: string): boolean => word.endsWith('.json');

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return usage(`there is no file ${path}, or it cannot be read`);
  }
}

function jsonIn(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    return usage(`${path} is not readable as JSON: ${String(problem instanceof Error ? problem.message : problem)}`);
  }
}

/** What a command kept in a file of its own, as it is to be read again. */
export function keptIn<T>(path: string, is: (json: unknown) => json is T, what: string): T {
  const json = jsonIn(path, textIn(path));
  return is(json) ? json : usage(`${path} is not ${what}`);
}

/** A mission of one's own from a file: parsed, not trusted; everything wrong with it is told at once. */
export function missionInFile(path: string): MissionDef {
  const json = jsonIn(path, textIn(path));
  const parsed = parseMission(json, editions);
  return parsed.ok
    ? parsed.mission
    : usage(
        [`${path} cannot be played:`, ...parsed.problems.map((p) => `  ${p.place === '' ? 'the mission' : p.place}: ${p.reason}`)].join(
          '\n',
        ),
      );
}

/** By id, by the part after the edition where only one has it, or a file of one's own (`mine.json`). */
export function missionNamed(word: string, edition?: EditionId): MissionDef {
  if (isFile(word)) return missionInFile(word);
  const all = missionsOf(edition);
  const short = all.filter((m) => m.id === word || m.id.endsWith(`/${word}`));
  if (short.length === 1 && short[0]) return short[0];
  const id = named(
    'mission',
    word,
    all.map((m) => m.id),
  );
  return all.find((m) => m.id === id) ?? usage(`no mission ${word}`);
}

export const missionsOf = (edition?: EditionId): MissionDef[] =>
  editions.filter((e) => edition === undefined || e.edition === edition).flatMap((e) => [...e.missions]);

/** Survivors of the edition that may be played, from the given place on, as many as the mission wants. */
export function teamFor(mission: MissionDef, from: number, count = mission.survivors.count): string[] {
  const all = playable(mission.edition);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(from + i) % all.length] ?? '');
}

/** So many survivors, or just these: of the mission's edition, each once. */
export type TeamWish = number | readonly string[];

/** `4`, or `amy,doug`. */
export function teamNamed(flag: string, word: string): TeamWish {
  if (/^\d+$/.test(word)) return Number(word) >= 1 ? Number(word) : usage(`--${flag} is at least 1`);
  const ids = word.split(',').filter((id) => id !== '');
  if (ids.length === 0) return usage(`--${flag} needs a number of survivors, or their names by commas`);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  return twice === undefined ? ids : usage(`--${flag} names ${twice} twice`);
}

/** The team that plays the nth game: just these, or another part of the box for each. Told when the box has no such people. */
export function teamOf(mission: MissionDef, nth: number, wish?: TeamWish): string[] {
  const box = playable(mission.edition);
  if (typeof wish === 'object') return wish.map((id) => named('survivor', id, box));
  if (wish !== undefined && wish > box.length) return usage(`${mission.edition} has ${box.length} survivors, not ${wish}`);
  return teamFor(mission, nth, wish);
}

const playable = (edition: EditionId): string[] =>
  (editions.find((e) => e.edition === edition)?.survivors ?? []).filter((s) => !s.companionOnly).map((s) => s.id);

/** The team dealt out to the seats in turn. */
export function seated(team: readonly string[], players: number): string[][] {
  const seats: string[][] = Array.from({ length: Math.min(players, team.length) }, () => []);
  team.forEach((id, i) => {
    seats[i % seats.length]?.push(id);
  });
  return seats;
}

export function setupOf(mission: MissionDef, team: readonly string[], players: number, options: Options, seed: string): GameSetup {
  return {
    edition: mission.edition,
    mission: engine.mission(mission.id) === mission ? mission.id : mission,
    seats: seated(team, players),
    options,
    seed,
  };
}

const FLAGS = ['darkZones', 'ultrared', 'risk', 'campaign', 'cabal', 'severalNecromancers', 'guardSkills', 'freeTrades'];
const NUMBERS = ['abominationFest', 'clock'];

const DECKS = ['easy', 'normal', 'hard'];

const countIn = (part: string, value: string): number => (/^\d+$/.test(value) ? Number(value) : usage(`${part} needs a whole number`));

/** `darkZones,clock=20,difficultyDeck=hard` */
export function optionsNamed(text: string | undefined): Options {
  const options: Record<string, unknown> = {};
  for (const part of (text ?? '').split(/[,+]/).filter((word) => word !== '' && word !== 'none')) {
    const [name = '', value] = part.split('=');
    named('option', name, [...FLAGS, ...NUMBERS, 'difficultyDeck']);
    if (NUMBERS.includes(name)) options[name] = countIn(part, value ?? (name === 'clock' ? '7' : '3'));
    else if (name === 'difficultyDeck') options[name] = named('difficulty deck', value ?? 'normal', DECKS);
    else options[name] = value === undefined ? true : usage(`${name} takes no value: ${part}`);
  }
  return options as Options;
}

export const optionsText = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => (value === true ? name : `${name}=${value}`))
    .join('+') || 'none';
