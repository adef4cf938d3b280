import { botRandom } from '@holdout/bots';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import type { Given } from '../flags.ts';
import { editionNamed, missionNamed, missionsOf } from '../library.ts';
import { type FuzzReport, fuzzOne } from './fuzz-one.ts';
import { drawSpec, modeSpec, modesOf, readSpec, specText } from './spec.ts';

const WORKER = new URL('./fuzz.worker.ts', import.meta.url);
const SMOKE_GAMES = 40;
const MOST_SHOWN = 10;

/** Missions in turn, so that few games already touch many. */
function specs(given: Given): string[] {
  const named = given.text('edition');
  const edition = named === undefined ? undefined : editionNamed(named);
  const mission = given.text('mission');
  const missions = mission === undefined ? missionsOf(edition) : [missionNamed(mission, edition)];
  const games = given.number('games', given.has('smoke') ? SMOKE_GAMES : 500);
  const seed = given.text('seed') ?? 'fuzz';
  const random = botRandom(seed);
  // a smoke run is shorter than the list of missions: take them from all over
  const order = missions.map((m) => ({ m, at: given.has('smoke') ? random.share() : 0 }));
  order.sort((x, y) => x.at - y.at);
  return Array.from({ length: games }, (_, i) => {
    const of = order[i % order.length]?.m;
    return of === undefined ? '' : specText(drawSpec(of, random, `${seed}-${i}`));
  });
}

/** Every mode of a mission's book, and a larger team than the mission asks for: each alone, with people who last. */
function modeSpecs(given: Given): string[] {
  const named = given.text('edition');
  const missions = missionsOf(named === undefined ? undefined : editionNamed(named));
  const random = botRandom(given.text('seed') ?? 'fuzz');
  const each = given.number('games', 1);
  return missions.flatMap((mission) =>
    modesOf(mission).flatMap((mode) => Array.from({ length: each }, (_, i) => specText(modeSpec(mission, mode, random, `${mode} ${i}`)))),
  );
}

function replay(text: string): number {
  readSpec(text);
  const report = fuzzOne(text);
  console.log(report.rule === null ? `no violation: ${report.answers} answers, ${report.detail}` : report.detail);
  return report.rule === null ? 0 : 1;
}

async function run(given: Given): Promise<number> {
  const again = given.text('replay');
  if (again !== undefined) return replay(again);
  const jobs = given.has('modes') ? modeSpecs(given) : specs(given);
  const started = performance.now();
  const failures: FuzzReport[] = [];
  const ends = new Map<string, number>();
  let answers = 0;
  const shown = progress(jobs.length);
  await shareOut<string, FuzzReport>(
    WORKER,
    jobs,
    (report) => {
      answers += report.answers;
      if (report.rule === null) ends.set(report.detail, (ends.get(report.detail) ?? 0) + 1);
      else failures.push(report);
      shown.step(failures.length > 0 ? `${failures.length} violations` : '');
    },
    given.number('threads', 0) || undefined,
  );
  shown.done();
  const byRule = new Map<string, FuzzReport[]>();
  for (const f of failures) byRule.set(f.detail.slice(0, 80), [...(byRule.get(f.detail.slice(0, 80)) ?? []), f]);
  for (const list of [...byRule.values()].sort((a, b) => b.length - a.length).slice(0, MOST_SHOWN)) {
    const [first] = list;
    if (first) console.log(`${list.length}x ${first.detail}\n   npm run lab -- fuzz --replay '${first.spec}'`);
  }
  const seconds = (performance.now() - started) / 1000;
  for (const [end, n] of [...ends].sort((a, b) => b[1] - a[1]).slice(0, 12)) console.log(`  ${String(n).padStart(5)}  ${end}`);
  console.log(`${jobs.length} games, ${answers} answers, ${seconds.toFixed(0)} s, ${failures.length} violations`);
  return failures.length === 0 ? 0 : 1;
}

export const fuzzCommand: Command = {
  summary: 'plays random games and checks every promise of the engine',
  flags: {
    games: { type: 'string', value: 'N', help: 'how many games (500)' },
    modes: { type: 'boolean', help: 'every optional mode and a larger team, each alone in every mission; --games of each (1)' },
    smoke: { type: 'boolean', help: `a short run for CI: ${SMOKE_GAMES} games` },
    edition: { type: 'string', value: 'ID', help: 'missions of this edition only' },
    mission: { type: 'string', value: 'ID', help: 'this mission only' },
    seed: { type: 'string', value: 'TEXT', help: 'another set of games' },
    replay: { type: 'string', value: 'GAME', help: 'play one game again, as a failure names it' },
    threads: { type: 'string', value: 'N', help: 'worker threads (all cores)' },
  },
  run,
};
