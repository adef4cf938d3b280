// What is counted over many games of one mission.
import type { State, SurvivorId } from '@holdout/engine';
import type { Watcher } from '../run-game.ts';

export interface GameResult {
  readonly mission: string;
  readonly bot: string;
  readonly seed: string;
  readonly end: 'won' | 'lost' | 'unfinished' | 'failed';
  readonly reason: string;
  readonly rounds: number;
  readonly answers: number;
  /** zombies killed, by kind */
  readonly kills: Readonly<Record<string, number>>;
  /** survivors that died, by what killed them: of zombies the kind most of the attackers were of */
  readonly deaths: Readonly<Record<string, number>>;
  readonly ms: number;
  /** zones in which somebody died, and how many turns ended in each zone */
  readonly deathsAt: readonly number[];
  readonly turnsAt: Readonly<Record<number, number>>;
  /** round in which each line of the mission was met; 0: never */
  readonly met: readonly number[];
  readonly people: Readonly<Record<string, Person>>;
}

/** One survivor in one game. */
export interface Person {
  readonly kills: number;
  readonly wounds: number;
  readonly turns: number;
  readonly died: boolean;
}

const count = (counts: Record<string, number>, name: string, n = 1): void => {
  counts[name] = (counts[name] ?? 0) + n;
};

const mostOf = (kinds: Readonly<Record<string, number>>): string =>
  Object.entries(kinds).reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number])[0];

export interface Tally extends Required<Watcher> {
  result(mission: string, bot: string, state: State, answers: number, ms: number): GameResult;
}

export function newTally(): Tally {
  const kills: Record<string, number> = {};
  const deaths: Record<string, number> = {};
  const deathsAt: number[] = [];
  const turnsAt: Record<number, number> = {};
  const met: number[] = [];
  const by = { kills: [] as number[], wounds: [] as number[], turns: [] as number[], died: [] as boolean[] };
  const add = (list: number[], who: SurvivorId, n: number): void => {
    list[who] = (list[who] ?? 0) + n;
  };
  let where: number[] = [];
  let attackers = '';
  return {
    // who dies is off the board when it is told
    before(state) {
      where = state.survivors.map((s) => s.zone);
    },
    listen(event, state) {
      if (event.t === 'zombies-attack') attackers = mostOf(event.kinds);
      else if (event.t === 'killed') {
        count(kills, event.kind, event.count);
        if (event.by >= 0) add(by.kills, event.by, event.count);
      } else if (event.t === 'wounded') add(by.wounds, event.who, event.wounds);
      else if (event.t === 'turn-end') {
        add(by.turns, event.who, 1);
        const zone = state.survivors[event.who]?.zone ?? -1;
        if (zone >= 0) turnsAt[zone] = (turnsAt[zone] ?? 0) + 1;
      } else if (event.t === 'died' || event.t === 'knocked-out') {
        count(deaths, event.t !== 'died' ? 'knocked-out' : event.by === 'zombies' && attackers !== '' ? attackers : event.by);
        by.died[event.who] = true;
        const zone = where[event.who] ?? -1;
        if (zone >= 0) deathsAt.push(zone);
      } else if (event.t === 'objective-met') met[event.line] ||= state.round;
    },
    result: (mission, bot, state, answers, ms) => ({
      mission,
      bot,
      seed: state.setup.seed,
      end: state.over?.result ?? 'unfinished',
      reason: state.over?.reason ?? 'limit',
      rounds: state.round,
      answers,
      kills,
      deaths,
      ms,
      deathsAt,
      turnsAt,
      met: state.met.map((_, line) => met[line] ?? 0),
      people: Object.fromEntries(
        state.survivors.flatMap((s, who) =>
          s.role !== 'played'
            ? []
            : [[s.id, { kills: by.kills[who] ?? 0, wounds: by.wounds[who] ?? 0, turns: by.turns[who] ?? 0, died: by.died[who] ?? false }]],
        ),
      ),
    }),
  };
}

export interface Summary {
  readonly mission: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly unfinished: number;
  readonly failed: number;
  /** share of wins and its 95 % interval */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
  readonly answers: number;
  readonly killsPerGame: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly deaths: Readonly<Record<string, number>>;
  readonly reasons: Readonly<Record<string, number>>;
  readonly msPerGame: number;
}

/** Wilson's interval: honest for few games and for rates near 0 and 1. */
export function wilson(won: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const p = won / games;
  const middle = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

export function summarise(mission: string, results: readonly GameResult[]): Summary {
  const of = (end: GameResult['end']): number => results.filter((r) => r.end === end).length;
  const mean = (value: (r: GameResult) => number): number =>
    results.length === 0 ? 0 : results.reduce((sum, r) => sum + value(r), 0) / results.length;
  const added = (value: (r: GameResult) => Readonly<Record<string, number>>): Record<string, number> => {
    const sum: Record<string, number> = {};
    for (const r of results) for (const [name, n] of Object.entries(value(r))) count(sum, name, n);
    return sum;
  };
  const reasons: Record<string, number> = {};
  for (const r of results) count(reasons, `${r.end}: ${r.reason}`);
  const won = of('won');
  const [low, high] = wilson(won, results.length);
  const kills = added((r) => r.kills);
  return {
    mission,
    games: results.length,
    won,
    lost: of('lost'),
    unfinished: of('unfinished'),
    failed: of('failed'),
    rate: results.length === 0 ? 0 : won / results.length,
    low,
    high,
    rounds: mean((r) => r.rounds),
    answers: mean((r) => r.answers),
    killsPerGame: Object.values(kills).reduce((sum, n) => sum + n, 0) / Math.max(1, results.length),
    kills,
    deaths: added((r) => r.deaths),
    reasons,
    msPerGame: mean((r) => r.ms),
  };
}
