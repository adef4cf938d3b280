// A fuzzed game in one word of the command line: MISSION:PLAYERS:SURVIVORS:FIRST:BOT:OPTIONS:HEALTH:SEED
import type { BotRandom } from '@holdout/bots';
import { editions } from '@holdout/content';
import type { MissionDef, Options } from '@holdout/engine';
import { botNamed } from '../bots.ts';
import { usage } from '../flags.ts';
import { missionNamed, optionsNamed, optionsText } from '../library.ts';

export interface FuzzSpec {
  readonly mission: string;
  readonly players: number;
  readonly survivors: number;
  /** first survivor of the box */
  readonly first: number;
  readonly bot: string;
  readonly options: Options;
  /** health everyone begins with, so that games last until the late rules come up; 0: as printed */
  readonly health: number;
  readonly seed: string;
}

export const specText = (s: FuzzSpec): string =>
  [s.mission, s.players, s.survivors, s.first, s.bot, optionsText(s.options), s.health, s.seed].join(':');

export function readSpec(text: string): FuzzSpec {
  const [mission = '', players = '', survivors = '', first = '', bot = '', options = '', health = '', ...seed] = text.split(':');
  if (seed.length === 0) return usage(`a game is MISSION:PLAYERS:SURVIVORS:FIRST:BOT:OPTIONS:HEALTH:SEED, not ${text}`);
  const number = (word: string): number => (/^\d+$/.test(word) ? Number(word) : usage(`${word} is not a number in ${text}`));
  missionNamed(mission);
  botNamed(bot);
  return {
    mission,
    players: number(players),
    survivors: number(survivors),
    first: number(first),
    bot,
    options: optionsNamed(options),
    health: number(health),
    seed: seed.join(':'),
  };
}

/** How a mode is drawn where it is more than on or off. */
const DRAWN: { readonly [Mode in keyof Options]?: (random: BotRandom) => Options[Mode] } = {
  abominationFest: (r) => 1 + r.below(4),
  difficultyDeck: (r) => (['easy', 'normal', 'hard'] as const)[r.below(3)],
  clock: (r) => r.below(24),
};

const STURDY = 25;

const BOTS = ['eager', 'eager', 'random', 'sensible'];

/** more survivors than any mission asks for: more zombies come for them */
export const LARGE = 'large-team';
const LARGEST = 12;
const SIX = 6;

const bookOf = (mission: MissionDef) => editions.find((book) => book.edition === mission.edition);

/** Modes of the mission's book by name, and the larger team, which is no option. */
export const modesOf = (mission: MissionDef): readonly string[] => [...(bookOf(mission)?.modes ?? []), LARGE];

/** A game with this mode alone and people sturdy enough to see what it does. */
export function modeSpec(mission: MissionDef, mode: string, random: BotRandom, seed: string): FuzzSpec {
  const drawn = mode === LARGE ? {} : { [mode]: DRAWN[mode as keyof Options]?.(random) ?? true };
  return {
    mission: mission.id,
    players: 1 + random.below(6),
    survivors: mode === LARGE ? SIX + 1 + random.below(LARGEST - SIX) : mission.survivors.count,
    first: random.below(12),
    bot: 'eager',
    options: drawn,
    health: STURDY,
    seed,
  };
}

export function drawSpec(mission: MissionDef, random: BotRandom, seed: string): FuzzSpec {
  let options: Options = {};
  const modes = bookOf(mission)?.modes ?? [];
  for (const mode of modes) if (random.below(4) === 0) options = { ...options, [mode]: DRAWN[mode]?.(random) ?? true };
  const wanted = mission.survivors.count;
  // other teams than the book's are legal too, only harder or easier
  const survivors = random.below(4) === 0 ? 1 + random.below(Math.max(1, wanted)) : wanted;
  return {
    mission: mission.id,
    players: 1 + random.below(6),
    survivors,
    first: random.below(12),
    bot: BOTS[random.below(BOTS.length)] ?? 'eager',
    options,
    health: random.below(3) === 0 ? STURDY : 0,
    seed,
  };
}
