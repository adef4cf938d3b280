// Bots against missions: resumable, every game by its seed, the table written into docs/bots.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { botNamed } from '../bots.ts';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import type { Given } from '../flags.ts';
import { editionNamed, engine, keptIn, missionNamed, missionsOf, teamOf } from '../library.ts';
import type { SimulateJob } from '../simulate/simulate.worker.ts';
import type { GameResult } from '../simulate/tally.ts';
import { type Entry, intoPage, isLeague, type League, leagueText, missing, standings } from './standings.ts';

const WORKER = new URL('../simulate/simulate.worker.ts', import.meta.url);
const ROUNDS = 60;

function missionsFrom(given: Given): string[] {
  const named = given.text('missions');
  if (named !== undefined) return named.split(',').map((id) => missionNamed(id).id);
  const edition = given.text('edition');
  return missionsOf(edition === undefined ? undefined : editionNamed(edition)).map((m) => m.id);
}

const kept = (file: string): League => (existsSync(file) ? keptIn(file, isLeague, 'a file of the league') : { rulesets: {}, entries: [] });

async function run(given: Given): Promise<number> {
  const file = given.text('file') ?? 'docs/league.json';
  const page = given.text('page') ?? 'docs/bots.md';
  const bots = (given.text('bots') ?? 'quick').split(',');
  for (const bot of bots) botNamed(bot);
  const games = given.number('games', 200, 1);
  const team = given.text('team') === undefined ? undefined : given.number('team', 0, 1);
  const sized = team === undefined ? {} : { team };
  const day = new Date().toISOString().slice(0, 10);
  const before = kept(file);
  const rulesets = Object.fromEntries(engine.editions.map((e) => [e.edition, engine.ruleset(e.edition)]));
  const entries: Entry[] = [...before.entries];
  const missions = missionsFrom(given);
  for (const mission of missions) teamOf(missionNamed(mission), 0, team);
  const seeds = Array.from({ length: games }, (_, i) => `league ${i}`);
  const jobs: (SimulateJob & { readonly seeds: readonly string[] })[] = [];
  for (const bot of bots)
    for (const mission of missions)
      for (const seed of missing(before, bot, mission, seeds, team))
        jobs.push({
          mission,
          bot,
          players: 1,
          options: 'none',
          rounds: ROUNDS,
          seeds: [seed],
          from: seeds.indexOf(seed),
          sameTeam: false,
          ...sized,
        });
  const save = (): void => writeFileSync(file, leagueText({ rulesets, entries }));
  const shown = progress(jobs.length);
  await shareOut<SimulateJob, GameResult[]>(
    WORKER,
    jobs,
    (batch) => {
      for (const r of batch)
        entries.push({
          bot: r.bot,
          mission: r.mission,
          seed: r.seed,
          won: r.end === 'won',
          rounds: r.rounds,
          reason: r.reason,
          deaths: r.deaths,
          day,
          ...sized,
        });
      // every game is kept as it ends: a run that is stopped goes on where it was
      save();
      shown.step(batch[0]?.mission ?? '');
    },
    given.number('threads', 0, 1) || undefined,
  );
  shown.done();
  save();
  const league: League = { rulesets, entries };
  writeFileSync(page, intoPage(existsSync(page) ? readFileSync(page, 'utf8') : '# Bots\n', league));
  console.log(standings(league));
  return 0;
}

export const leagueCommand: Command = {
  summary: 'bots against missions, with intervals; goes on where it was stopped and writes docs/bots.md',
  flags: {
    bots: { type: 'string', value: 'LIST', help: 'bots, by commas (quick)' },
    missions: { type: 'string', value: 'LIST', help: 'missions, by commas (all)' },
    edition: { type: 'string', value: 'ID', help: 'all missions of this edition' },
    games: { type: 'string', value: 'N', help: 'games of each bot in each mission (200)' },
    team: { type: 'string', value: 'N', help: 'teams of so many survivors, kept beside the others' },
    file: { type: 'string', value: 'FILE', help: 'where games are kept (docs/league.json)' },
    page: { type: 'string', value: 'FILE', help: 'the page the table stands on (docs/bots.md)' },
    threads: { type: 'string', value: 'N', help: 'worker threads (all cores)' },
  },
  run,
};
