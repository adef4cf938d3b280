// `calibrate`: games of the planner at the strength of the analysis, and the curve from its prospects to the chance to win, written into the planner's data.
import { existsSync, writeFileSync } from 'node:fs';
import { ANCHORS, CURVE } from '@holdout/bots';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import { difficultyOf } from '../difficulty/difficulty.ts';
import type { Given } from '../flags.ts';
import { isLeague } from '../league/standings.ts';
import { keptIn, missionNamed, missionsOf } from '../library.ts';
import { table } from '../table.ts';
import { anchorOf, anchorsText, toldAtStart } from './anchors.ts';
import type { CalibrateJob } from './calibrate.worker.ts';
import { brierOf, fitCurve, isPlayed, type PlayedGame, reliability } from './fit.ts';

const WORKER = new URL('./calibrate.worker.ts', import.meta.url);
const PLACE = 'packages/bots/src/mind/curve.ts';

const percent = (n: number): string => `${Math.round(100 * n)}%`;

const STARTS = 4;
const ANCHORS_PLACE = 'packages/bots/src/mind/anchors.ts';

/** Each mission's odds by the games the league has kept, as mission pages tell them. */
function anchors(given: Given, missions: readonly string[]): number {
  const { missions: known } = difficultyOf(keptIn(given.text('league') ?? 'docs/league.json', isLeague, 'a file of the league'));
  const found: Record<string, number> = {};
  const rows: string[][] = [];
  const shown = progress(missions.length);
  for (const id of missions) {
    const rate = known[id];
    if (rate === undefined) continue;
    const told = Array.from({ length: STARTS }, (_, nth) => toldAtStart(id, nth));
    const shift = anchorOf(told, rate.won, rate.games);
    found[id] = shift;
    rows.push([id, percent(told.reduce((a, b) => a + b, 0) / STARTS), percent(rate.won / rate.games), String(shift)]);
    shown.step(id);
  }
  shown.done();
  console.log(table(['mission', 'by prospects', 'won', 'shift'], rows));
  if (given.has('write')) writeFileSync(ANCHORS_PLACE, anchorsText({ ...ANCHORS, ...found }));
  return 0;
}

async function run(given: Given): Promise<number> {
  const file = given.text('file') ?? 'calibration.json';
  const games: PlayedGame[] = existsSync(file) ? [...keptIn(file, isPlayed, 'a file of `calibrate`')] : [];
  const named = given.text('missions');
  const missions = named === undefined ? missionsOf().map((m) => m.id) : named.split(',').map((id) => missionNamed(id).id);
  if (given.has('anchors')) return anchors(given, missions);
  const played = new Set(games.map((g) => `${g.mission} ${g.seed}`));
  const jobs: CalibrateJob[] = [];
  for (let nth = 0; nth < given.number('games', 4, 1); nth++)
    for (const mission of missions) if (!played.has(`${mission} calibrate ${nth}`)) jobs.push({ mission, seed: `calibrate ${nth}`, nth });
  const shown = progress(jobs.length);
  await shareOut<CalibrateJob, PlayedGame>(
    WORKER,
    jobs,
    (game) => {
      games.push(game);
      writeFileSync(file, `${JSON.stringify(games)}\n`);
      shown.step(game.mission);
    },
    given.number('threads', 0, 1) || undefined,
  );
  shown.done();
  const curve = fitCurve(games);
  const found = {
    ...curve,
    games: games.length,
    turns: games.reduce((n, g) => n + g.turns.length, 0),
    day: new Date().toISOString().slice(0, 10),
    brier: Math.round(1000 * brierOf(games, curve)) / 1000,
  };
  console.log(`${JSON.stringify(found)}; the curve before: Brier ${brierOf(games, CURVE).toFixed(3)}`);
  console.log(
    table(
      ['told', 'turns', 'mean told', 'won'],
      reliability(games, curve).map((b) => [`from ${percent(b.from)}`, String(b.turns), percent(b.told), percent(b.won)]),
    ),
  );
  if (given.has('write')) {
    const lines = Object.entries(found).map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},`);
    const said =
      '  /** what it was fitted to: games, turns in them, the day, and the mean squared error of the chance told (a coin has 0.25) */';
    lines.splice(2, 0, said);
    writeFileSync(
      PLACE,
      `// Written by \`npm run lab -- calibrate\`: not by hand.\nexport const CURVE = {\n${lines.join('\n')}\n} as const;\n`,
    );
  }
  return 0;
}

export const calibrateCommand: Command = {
  summary: "fits the curve from the planner's prospects to the chance to win to played games; goes on where it was stopped",
  flags: {
    games: { type: 'string', value: 'N', help: 'games of each mission (4)' },
    missions: { type: 'string', value: 'LIST', help: 'missions, by commas (all)' },
    file: { type: 'string', value: 'FILE', help: 'where games are kept (calibration.json)' },
    anchors: {
      type: 'boolean',
      help: "each mission's odds by the league's games instead: where its start lies beside what the planner's prospects say",
    },
    league: { type: 'string', value: 'FILE', help: 'with --anchors: games kept by `league` (docs/league.json)' },
    write: { type: 'boolean', help: 'write the curve (or the anchors) into the planner' },
    threads: { type: 'string', value: 'N', help: 'worker threads (all cores)' },
  },
  run,
};
