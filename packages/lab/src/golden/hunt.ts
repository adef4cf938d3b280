// Looks for games worth keeping: a victory of a mission, and each way it is lost.
import { eagerBot, randomBot, sensibleBot, WEIGHTS, type Weights, worthOfTable } from '@holdout/bots';
import type { Engine, GameSetup, MissionDef, State } from '@holdout/engine';
import { botNamed } from '../bots.ts';
import { optionsNamed, setupOf, teamFor } from '../library.ts';
import { playGame } from '../run-game.ts';
import { findEnd, turnedUp, type Wish } from './find-end.ts';
import { hardship } from './luck.ts';
import { WISHES } from './wishes.ts';

export interface Hunt {
  /** games bots play first */
  readonly scan: number;
  /** how many of them are searched with open cards */
  readonly best: number;
  readonly keep: number;
  readonly tries: number;
  /** for each search */
  readonly seconds: number;
  /** 0: different from search to search */
  readonly haste: number;
  readonly players: number;
  readonly options: string;
  readonly seed: string;
}

export interface Game {
  readonly setup: GameSetup;
  readonly answers: readonly string[];
}

export type Say = (text: string) => void;

const LIMITS = { rounds: 60, answers: 5000 };
export const MOST_ROUNDS = 40;

function setupFor(mission: MissionDef, hunt: Hunt, nth: number): GameSetup {
  const options = WISHES[mission.id]?.options ?? hunt.options;
  return setupOf(mission, teamFor(mission, nth), hunt.players, optionsNamed(options), `${hunt.seed} ${nth}`);
}

export function progressText(engine: Engine, state: State): string {
  const { lines, danger } = engine.view(state, -1);
  const alive = state.survivors.filter((s) => s.role === 'played' && s.alive).length;
  return `${lines.map((l) => (l.met ? 'done' : `${l.have ?? '?'}/${l.want ?? '?'}`)).join(' ')}, ${alive} alive, ${danger}`;
}

/** how hurried the searched games are played, in turn: some missions are won by care, some only by speed */
export const HASTES = [1, 2, 1.5, 3];

/** The planner's measure, the mission's work weighed by haste, and what else this mission should be told. */
export function wishFor(mission: string, haste: number): Wish {
  const weights: Weights = { ...WEIGHTS, line: haste * WEIGHTS.line, errand: haste * WEIGHTS.errand, step: haste * WEIGHTS.step };
  const more = WISHES[mission]?.more;
  return (engine, state) => worthOfTable(engine, state, weights) + haste * ((more === undefined ? 0 : more(engine, state)) + known(state));
}

/** by what the counter is called; more than the work each brings into sight, or nobody would begin the chain */
const WORTH: Readonly<Record<string, number>> = { card: 60, keyword: 1000, mark: 600, note: 500 };

/** What was read and found out: the next step may lie farther away than the last one did, and is progress all the same. */
function known({ progress }: State): number {
  let sum = 0;
  for (const [name, count] of Object.entries(progress)) sum += Math.min(9, count) * (WORTH[name.slice(0, name.indexOf(':'))] ?? 0);
  return sum;
}

/** games shuffled for each one that bots play */
const SHUFFLES = 200;

/** what a point of the wish counts against the kindness of the cards */
const NEARNESS = 0.2;

/** shuffles with the kindest cards whose boards are looked at, too, for each one wanted: that takes a hundred times as long as the cards */
const LOOKED_AT = 20;

/** The kindest shuffles of many: `made` says how the nth game begins. */
export function kindest(engine: Engine, mission: string, count: number, of: number, made: (nth: number) => GameSetup): GameSetup[] {
  const { early = [], welcome = [], enough } = WISHES[mission] ?? {};
  const wish = wishFor(mission, 1);
  const games: { setup: GameSetup; state: State; hard: number }[] = [];
  for (let i = 0; i < of; i++) {
    const setup = made(i);
    const opened = engine.setup(setup);
    if (!opened.ok) continue;
    games.push({ setup, state: opened.state, hard: hardship(engine, opened.state, early, welcome, enough) });
    // what will not be looked at is not kept
    if (games.length > 2 * LOOKED_AT * count) games.sort((a, b) => a.hard - b.hard).splice(LOOKED_AT * count);
  }
  const mild = games.sort((a, b) => a.hard - b.hard).slice(0, LOOKED_AT * count);
  const seen = mild.map((game) => ({ setup: game.setup, hard: game.hard - NEARNESS * wish(engine, turnedUp(game.state)) }));
  return seen
    .sort((a, b) => a.hard - b.hard)
    .slice(0, count)
    .map((game) => game.setup);
}

/** How much was not done when a game ended: lines, then tokens left lying. */
const undone = (state: State): number =>
  100 * state.met.filter((met) => !met).length + state.objectives.filter((token) => token.place === 'board').length;

/** First the swift bot plays some games; unless it wins one, the most promising are searched. */
export function huntVictory(engine: Engine, mission: MissionDef, hunt: Hunt, say: Say): Game | null {
  const games: { setup: GameSetup; left: number }[] = [];
  for (const setup of kindest(engine, mission.id, hunt.scan, SHUFFLES * hunt.scan, (nth) => setupFor(mission, hunt, nth))) {
    const { state, answers } = playGame(engine, setup, botNamed('swift'), null, LIMITS);
    if (state.over?.result === 'won') return { setup, answers };
    games.push({ setup, left: undone(state) });
  }
  games.sort((a, b) => a.left - b.left);
  for (const [i, { setup }] of games.slice(0, hunt.best).entries()) {
    const haste = hunt.haste > 0 ? hunt.haste : HASTES[i % HASTES.length];
    const wish = wishFor(mission.id, haste ?? 1);
    const line = findEnd(engine, setup, { ...hunt, rounds: MOST_ROUNDS, wish }, (state, value) =>
      say(`${mission.id} "${setup.seed}" round ${state.round}: ${value.toFixed(0)} ${progressText(engine, state)}`),
    );
    if (line !== null) return { setup, answers: line.answers };
  }
  return null;
}

/** The shortest game for each way to lose that careless play runs into, and those a wish leads to. */
export function huntDefeats(engine: Engine, mission: MissionDef, hunt: Hunt): Map<string, Game> {
  const found = new Map<string, Game>();
  const keep = (reason: string, game: Game): void => {
    const before = found.get(reason);
    if (before === undefined || game.answers.length < before.answers.length) found.set(reason, game);
  };
  for (let i = 0; i < hunt.scan; i++) {
    const setup = setupFor(mission, hunt, i);
    const bot = [randomBot, eagerBot, sensibleBot][i % 3] ?? randomBot;
    const { state, answers } = playGame(engine, setup, bot, null, LIMITS);
    if (state.over?.result === 'lost') keep(state.over.reason, { setup, answers });
  }
  for (const [reason, wish] of Object.entries(WISHES[mission.id]?.defeats ?? {})) {
    if (found.has(reason)) continue;
    for (let i = 0; i < hunt.best && !found.has(reason); i++) {
      const setup = setupFor(mission, hunt, i);
      const line = findEnd(engine, setup, { ...hunt, rounds: MOST_ROUNDS, wish, end: reason });
      if (line !== null) keep(reason, { setup, answers: line.answers });
    }
  }
  return found;
}

/** Rounds taken back before a broken game is played on: more and more while that does not help. */
const BACK = [1, 3, 6, 10, 60];

/** Another game of the same table that bots brought to the same end: found in seconds where they come to it now and then. */
function playedAnew(engine: Engine, { setup }: Game, end: string, { scan, seed }: Hunt): Game | null {
  const bots = end === 'won' ? [botNamed('swift')] : [randomBot, eagerBot, sensibleBot, botNamed('swift')];
  for (let i = 0; i < scan; i++) {
    const another: GameSetup = { ...setup, seed: `${seed} again ${i}` };
    const { state, answers } = playGame(engine, another, bots[i % bots.length] ?? randomBot, null, LIMITS);
    if (state.over !== null && (end === 'won' ? state.over.result === 'won' : state.over.reason === end))
      return { setup: another, answers };
  }
  return null;
}

/** A game whose answers no longer lead to its end: bots play others of the same table, then it is played on from where the answers still hold. */
export function mend(engine: Engine, game: Game, end: string, hunt: Hunt, say: Say): Game | null {
  const anew = playedAnew(engine, game, end, hunt);
  if (anew !== null) return anew;
  const opened = engine.setup(game.setup);
  if (!opened.ok) return null;
  const { state } = opened;
  const rounds: number[] = [];
  for (const [i, key] of game.answers.entries()) {
    if (state.ask?.kind === 'order' || state.ask?.kind === 'turn') rounds[state.round] ??= i;
    if (state.over !== null || !engine.answer(state, key, true).ok) break;
  }
  const mission = state.setup.mission as string;
  const wish = end === 'won' ? wishFor(mission, hunt.haste || 1) : WISHES[mission]?.defeats?.[end];
  if (wish === undefined) return null;
  for (const back of BACK) {
    const from = game.answers.slice(0, rounds[Math.max(1, state.round - back)] ?? 0);
    const line = findEnd(engine, game.setup, { ...hunt, rounds: MOST_ROUNDS, end, from, wish }, (best, value) =>
      say(`${mission} again from ${back} rounds back, round ${best.round}: ${value.toFixed(0)} ${progressText(engine, best)}`),
    );
    if (line !== null) return { setup: game.setup, answers: line.answers };
    if (back >= state.round) break;
  }
  return null;
}
