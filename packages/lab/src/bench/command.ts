import { cpus } from 'node:os';
import { botNamed } from '../bots.ts';
import type { Command } from '../commands.ts';
import type { Given } from '../flags.ts';
import { engine, missionNamed, optionsNamed, setupOf, teamFor } from '../library.ts';
import { table } from '../table.ts';
import { emptyMove } from './boardgame-io.ts';
import { growth, type Measured, measure } from './measure.ts';
import { thinking } from './thinking.ts';

const STANDARD = ['second-edition/m01', 'black-plague/q01'];

const rows: readonly (readonly [string, (m: Measured) => string])[] = [
  ['random full games a minute', (m) => m.gamesPerMinute.toFixed(0)],
  ['rounds a game', (m) => m.roundsPerGame.toFixed(1)],
  ['answers a game', (m) => m.answersPerGame.toFixed(0)],
  ['decisions a second', (m) => m.answersPerSecond.toFixed(0)],
  ['options + answer, µs', (m) => m.decisionMicros.toFixed(2)],
  ['answer, µs', (m) => m.answerMicros.toFixed(2)],
  ['answer p50, µs', (m) => m.answerP50.toFixed(2)],
  ['answer p95, µs', (m) => m.answerP95.toFixed(2)],
  ['clone in mid-game, µs', (m) => m.cloneMicros.toFixed(2)],
  ['state in mid-game, bytes', (m) => String(m.stateBytes)],
  ['state in round 50, bytes', (m) => String(m.lateStateBytes)],
  ['board assembly and setup, ms', (m) => m.boardMs.toFixed(1)],
  ['answer in rounds 1-10, µs', (m) => m.earlyMicros.toFixed(2)],
  ['answer in rounds 41-50, µs', (m) => m.lateMicros.toFixed(2)],
];

/** games of each mission when a bot's thinking is timed: the first only warms up */
const TIMED = 3;

function timeBot(name: string, missions: readonly string[], games: number): number {
  for (const id of missions) {
    const mission = missionNamed(id);
    const setups = Array.from({ length: games }, (_, i) => setupOf(mission, teamFor(mission, i), 1, optionsNamed('none'), `thinking ${i}`));
    const lines = thinking(engine, setups, botNamed(name)).map((t) => [
      t.question,
      String(t.answers),
      ...[t.mean, t.p50, t.p95, t.most].map((ms) => ms.toFixed(1)),
    ]);
    console.log(table([`${name} on ${id}, ms of processor an answer`, 'answers', 'mean', 'p50', 'p95', 'most'], lines));
  }
  return 0;
}

function run(given: Given): number {
  const missions = given.words.length > 0 ? given.words.map((word) => missionNamed(word).id) : STANDARD;
  const bot = given.text('bot');
  if (bot !== undefined) return timeBot(bot, missions, given.number('games', TIMED));
  const ms = given.number('ms', 6000);
  const measured = missions.map((mission) => measure(engine, mission, ms));
  const yardstick = emptyMove(measured[0]?.stateBytes ?? 10_000, Math.min(2000, ms));
  const ratios = measured.map((m) => ({
    mission: m.mission,
    answer: m.answerMicros / yardstick,
    withOptions: m.decisionMicros / yardstick,
  }));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
  console.log(JSON.stringify({ machine, emptyMoveMicros: yardstick, ratios, missions: measured }, null, 2));
  const lines = rows.map(([name, of]) => [name, ...measured.map(of)]);
  lines.push(['empty move of boardgame.io, µs', ...measured.map(() => yardstick.toFixed(2))]);
  lines.push(['answer / that move', ...ratios.map((r) => r.answer.toFixed(3))]);
  lines.push(['options + answer / that move', ...ratios.map((r) => r.withOptions.toFixed(3))]);
  console.log(table(['one core, 6 survivors, events off', ...missions], lines));
  const grown = growth(engine, ms / 10);
  const row = (what: string, from: number, to: number): string[] => [what, from.toFixed(1), to.toFixed(1), (to / from).toFixed(2)];
  const grew = [
    row('2 tiles, 9 tiles (10 zombies)', grown.smallBoard, grown.largeBoard),
    row('10 zombies, 70 zombies (9 tiles)', grown.largeBoard, grown.manyZombies),
  ];
  console.log(table(['options + answer, µs', 'from', 'to', 'times'], grew));
  return 0;
}

export const benchCommand: Command = {
  summary: 'bench [MISSION...]: speed and size, beside an empty move of boardgame.io in the same run',
  flags: {
    ms: { type: 'string', value: 'N', help: 'how long games are played for each mission (6000)' },
    bot: { type: 'string', value: 'NAME', help: 'time what this bot takes an answer instead' },
    games: { type: 'string', value: 'N', help: `with --bot: games of each mission, the first to warm up (${TIMED})` },
  },
  run,
};
