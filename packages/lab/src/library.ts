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
  const all = (editions.find((e) => e.edition === mission.edition)?.survivors ?? []).filter((s) => !s.companionOnly).map((s) => s.id);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(from + i) % all.length] ?? '');
}

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

/** `darkZones,clock=20,difficultyDeck=hard` */
export function optionsNamed(text: string | undefined): Options {
  const options: Record<string, unknown> = {};
  for (const part of (text ?? '').split(/[,+]/).filter((word) => word !== '' && word !== 'none')) {
    const [name = '', value] = part.split('=');
    named('option', name, [...FLAGS, ...NUMBERS, 'difficultyDeck']);
    options[name] = NUMBERS.includes(name)
      ? Number(value ?? (name === 'clock' ? 7 : 3))
      : name === 'difficultyDeck'
        ? (value ?? 'normal')
        : true;
  }
  return options as Options;
}

export const optionsText = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => (value === true ? name : `${name}=${value}`))
    .join('+') || 'none';
