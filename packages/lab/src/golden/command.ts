// Golden games: finished games kept under `golden/` that must replay to the same end.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { editions } from '@holdout/content';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import { type Given, usage } from '../flags.ts';
import { editionNamed, engine, missionNamed, missionsOf, optionsNamed, seated, teamFor } from '../library.ts';
import { campaignText, readCampaign } from './campaign-playthrough.ts';
import type { FindJob, Found } from './golden.worker.ts';
import type { Hunt } from './hunt.ts';
import { huntCampaign, loseCampaign } from './hunt-campaign.ts';
import { checkGolden, FOLDER, fileOf, goldenFiles, OPEN, recordAgain, write } from './kept.ts';
import { readPlaythrough } from './playthrough.ts';
import { bump, stampAll, stampProblems } from './stamps.ts';

const WORKER = new URL('./golden.worker.ts', import.meta.url);

function check(files: readonly string[]): number {
  let wrong = 0;
  for (const file of files) {
    const problem = checkGolden(file);
    if (problem === null) continue;
    wrong++;
    console.log(`${file}: ${problem}`);
  }
  console.log(`${files.length - wrong} golden games replay, ${wrong} do not`);
  const stamps = stampProblems();
  for (const problem of stamps) console.log(problem);
  return wrong === 0 && stamps.length === 0 ? 0 : 1;
}

/** Files of the mission, or of all those asked for, that replay no more even when written anew. */
function broken(missions: ReadonlySet<string>): { file: string; mission: string; text: string }[] {
  return goldenFiles().flatMap((file) => {
    const mission = file.slice(FOLDER.length + 1).replace(/-(won|lost)-.*$/, '');
    if (!missions.has(mission) || checkGolden(file) === null) return [];
    if (recordAgain(file)) {
      console.log(`recorded again ${file}`);
      return [];
    }
    return [{ file, mission, text: readFileSync(file, 'utf8') }];
  });
}

function huntFrom(given: Given): Hunt {
  optionsNamed(given.text('options'));
  return {
    scan: given.number('games', 40),
    best: given.number('best', 3),
    keep: given.number('keep', 10),
    tries: given.number('tries', 14),
    seconds: given.number('seconds', 120),
    haste: given.number('haste', 0),
    players: given.number('players', 1),
    options: given.text('options') ?? 'none',
    seed: given.text('seed') ?? 'golden',
  };
}

function jobsFor(given: Given): { jobs: FindJob[]; wanted: string[] } {
  const named = given.text('edition');
  const edition = named === undefined ? undefined : editionNamed(named);
  const mission = given.text('mission');
  const missions = (mission === undefined ? missionsOf(edition) : [missionNamed(mission, edition)]).map((m) => m.id);
  const hunt = huntFrom(given);
  const spoilt = broken(new Set(missions));
  const end = given.text('end');
  const jobs: FindJob[] = [];
  const wanted: string[] = [];
  for (const id of missions) {
    const won = fileOf(id, 'won', 'objectives');
    const wrong = spoilt.filter((game) => game.mission === id);
    for (const { text } of wrong) jobs.push({ want: 'mended', mission: id, hunt, text });
    const has = existsSync(won) && !wrong.some((game) => game.file === won);
    if (end !== 'lost' && !(given.has('missing') && (has || existsSync(won)))) {
      jobs.push({ want: 'victory', mission: id, hunt });
      if (!has) wanted.push(won);
    }
    const lost = goldenFiles().some((file) => file.startsWith(fileOf(id, 'lost', '').slice(0, -'.txt'.length)));
    if (end !== 'won' && !(given.has('missing') && lost)) jobs.push({ want: 'defeats', mission: id, hunt });
  }
  return { jobs, wanted };
}

async function find(given: Given): Promise<number> {
  const { jobs, wanted } = jobsFor(given);
  const shown = progress(jobs.length);
  await shareOut<FindJob, Found[]>(
    WORKER,
    jobs,
    (found) => {
      for (const game of found) {
        const file = fileOf(game.mission, game.end, game.reason);
        const good = existsSync(file) && checkGolden(file) === null;
        if (good && readFileSync(file, 'utf8').length <= game.text.length) continue;
        write(file, game.text);
        console.log(`written ${file}`);
      }
      shown.step();
    },
    given.number('threads', 0) || undefined,
  );
  shown.done();
  const missing = wanted.filter((file) => !existsSync(file));
  if (missing.length > 0) console.log(`not found: ${missing.join(', ')}`);
  return missing.length === 0 ? check(goldenFiles()) : 1;
}

/** A whole campaign, chapter by chapter; what is won so far lies in `campaign-open.txt` and is played on from. */
function findCampaign(given: Given): number {
  const edition = editionNamed(given.text('edition') ?? 'washington');
  const content = editions.find((e) => e.edition === edition);
  const [first] = content?.missions ?? [];
  if (content?.campaign === undefined || first === undefined) return usage(`${edition} has no campaign`);
  const hunt = huntFrom(given);
  const file = (end: string): string => join(FOLDER, edition, `campaign-${end}.txt`);
  const open = join(FOLDER, edition, OPEN);
  const before = existsSync(open) ? readCampaign(readFileSync(open, 'utf8')).chapters.map(readPlaythrough) : [];
  const seats = before[0]?.setup.seats ?? seated(teamFor(first, 0), hunt.players);
  if (given.text('end') === 'lost') {
    const games = loseCampaign(engine, content, seats, hunt);
    if (games === null) return usage('no campaign was lost');
    write(file('lost'), campaignText(engine, content, games));
    return check([file('lost')]);
  }
  const games = huntCampaign(engine, content, seats, hunt, console.error, before, (now) => write(open, campaignText(engine, content, now)));
  if (games === null) return usage('not won this time: another seed, or more seconds');
  write(file('won'), campaignText(engine, content, games));
  rmSync(open);
  return check([file('won')]);
}

async function run(given: Given): Promise<number> {
  const [what = 'check', ...files] = given.words;
  if (what === 'check') return check(files.length > 0 ? files : goldenFiles());
  if (what === 'find') return given.has('campaign') ? findCampaign(given) : find(given);
  if (what === 'bump') {
    const raised = bump(files);
    console.log(raised.length > 0 ? `now ${raised.join(', ')}` : 'no kept game is played otherwise: nothing to do');
    return 0;
  }
  if (what === 'stamp') {
    if (stampAll()) return 0;
    console.log(stampProblems().join('\n'));
    return 1;
  }
  return usage(`golden check, find, stamp or bump, not ${what}`);
}

export const goldenCommand: Command = {
  summary:
    'golden check [FILE...]: replays kept games; golden find: looks for a victory and for each defeat, keeps the shortest of each; golden bump [EDITION...]: the next version of rules that play a kept game otherwise; golden stamp: new games are written down',
  flags: {
    missing: { type: 'boolean', help: 'find: only what is not there yet, and games that replay no more' },
    mission: { type: 'string', value: 'ID', help: 'find: this mission only' },
    edition: { type: 'string', value: 'ID', help: 'find: missions of this edition' },
    end: { type: 'string', value: 'won|lost', help: 'find: only such games' },
    campaign: { type: 'boolean', help: 'find: a whole campaign, won (or lost: --end lost)' },
    games: { type: 'string', value: 'N', help: 'find: games bots play first (40)' },
    best: { type: 'string', value: 'N', help: 'find: how many of them are searched with open cards (3)' },
    keep: { type: 'string', value: 'N', help: 'find: tables a search keeps after each round (10)' },
    tries: { type: 'string', value: 'N', help: 'find: rounds it tries from each (14)' },
    seconds: { type: 'string', value: 'N', help: 'find: how long a search may take, on the processor (120)' },
    haste: { type: 'string', value: 'N', help: 'find: how much the mission counts against safety (1 to 3 in turn)' },
    players: { type: 'string', value: 'N', help: 'find: seats (1)' },
    options: { type: 'string', value: 'LIST', help: 'find: optional modes' },
    seed: { type: 'string', value: 'TEXT', help: 'find: other games' },
    threads: { type: 'string', value: 'N', help: 'find: worker threads (all cores)' },
  },
  run,
};
