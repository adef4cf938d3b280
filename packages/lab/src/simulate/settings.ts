// What is simulated: one setting, or two over the same seeds.
import { createHash } from 'node:crypto';
import type { Given } from '../flags.ts';
import { engine, missionNamed, type TeamWish, teamNamed } from '../library.ts';
import type { SimulateJob } from './simulate.worker.ts';
import type { GameResult } from './tally.ts';

/** The same games with another bot, other options, other seats, a team of another size or another version of the mission. */
export interface Setting {
  readonly bot: string;
  readonly options: string;
  readonly players: number;
  readonly team?: TeamWish;
  /** in place of the mission named first */
  readonly mission?: string;
}

const OTHER = ['vs-bot', 'vs-options', 'vs-players', 'vs-team', 'vs-mission'];

export function settingsOf(given: Given): Setting[] {
  const sized = (name: string): { team?: TeamWish } => {
    const word = given.text(name);
    return word === undefined ? {} : { team: teamNamed(name, word) };
  };
  const first: Setting = {
    bot: given.text('bot') ?? 'swift',
    options: given.text('options') ?? 'none',
    players: given.number('players', 1, 1),
    ...sized('team'),
  };
  if (OTHER.every((name) => given.text(name) === undefined)) return [first];
  const mission = given.text('vs-mission');
  return [
    first,
    {
      ...first,
      bot: given.text('vs-bot') ?? first.bot,
      options: given.text('vs-options') ?? first.options,
      players: given.number('vs-players', first.players, 1),
      ...sized('vs-team'),
      ...(mission === undefined ? {} : { mission }),
    },
  ];
}

/** A game that is kept, with everything that makes it that game: a run that was stopped goes on without it. */
export interface KeptGame {
  readonly name: string;
  readonly result: GameResult;
}

type Named = Omit<SimulateJob, 'seeds' | 'from'>;

/** A mission of one's own may be another one tomorrow under the same name, and so may the rules: games of before are no games of it. */
const versions = new Map<string, string>();
function versionOf(word: string): string {
  let known = versions.get(word);
  if (known === undefined) {
    const mission = missionNamed(word);
    known = engine.ruleset(mission.edition) ?? '';
    if (word.endsWith('.json')) known += ` ${createHash('sha256').update(JSON.stringify(mission)).digest('hex').slice(0, 12)}`;
    versions.set(word, known);
  }
  return known;
}

const teamText = (team: TeamWish | undefined): string => (typeof team === 'object' ? team.join('+') : String(team ?? ''));

export const nameOf = (job: Named, seed: string): string =>
  [
    job.mission,
    versionOf(job.mission),
    job.bot,
    job.options,
    job.players,
    teamText(job.team),
    job.sameTeam ? 'same' : '',
    job.rounds,
    seed,
  ].join(' | ');

/** What two settings are told apart by: only that in which they differ. */
export function labelsOf(settings: readonly Setting[]): string[] {
  const [first, second] = settings;
  if (first === undefined || second === undefined) return settings.map(() => '');
  const said: readonly ((one: Setting) => string)[] = [
    ({ mission }) => mission ?? 'the mission',
    ({ bot }) => bot,
    ({ options }) => (options === 'none' ? 'no options' : options),
    ({ team }) => (team === undefined ? "the mission's team" : `team ${teamText(team)}`),
    ({ players }) => `${players} ${players === 1 ? 'seat' : 'seats'}`,
  ];
  const differ = said.filter((say) => say(first) !== say(second));
  return differ.length === 0 ? ['first', 'second'] : settings.map((one) => differ.map((say) => say(one)).join(', '));
}

/** One line a game; a line cut short by a stop is left out. */
export function readKept(text: string): Map<string, GameResult> {
  const kept = new Map<string, GameResult>();
  for (const line of text.split('\n')) {
    try {
      const { name, result } = JSON.parse(line) as KeptGame;
      kept.set(name, result);
    } catch {
      // empty, or torn: that game is played again
    }
  }
  return kept;
}
