import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { engine, missionNamed } from '../library.ts';
import { type Game, type Hunt, huntDefeats, huntVictory, mend } from './hunt.ts';
import { playthroughOf, readPlaythrough } from './playthrough.ts';

export type FindJob =
  | { readonly want: 'victory'; readonly mission: string; readonly hunt: Hunt }
  | { readonly want: 'defeats'; readonly mission: string; readonly hunt: Hunt }
  | { readonly want: 'mended'; readonly mission: string; readonly hunt: Hunt; readonly text: string };

export interface Found {
  readonly mission: string;
  readonly end: string;
  readonly reason: string;
  readonly text: string;
}

function record(mission: string, game: Game): Found {
  const text = playthroughOf(engine, game.setup, game.answers);
  const [end = '', reason = ''] = readPlaythrough(text).end.split(' ');
  return { mission, end, reason, text };
}

function find(job: FindJob): Found[] {
  const mission = missionNamed(job.mission);
  // the console of a thread speaks only when the thread rests
  const say = (text: string): void => void writeSync(2, `${text}\n`);
  if (job.want === 'defeats') return [...huntDefeats(engine, mission, job.hunt).values()].map((game) => record(mission.id, game));
  if (job.want === 'victory') {
    const game = huntVictory(engine, mission, job.hunt, say);
    return game === null ? [] : [record(mission.id, game)];
  }
  const old = readPlaythrough(job.text);
  const [result = '', reason = ''] = old.end.split(' ');
  const game = mend(engine, old, result === 'won' ? 'won' : reason, job.hunt, say);
  return game === null ? [] : [record(mission.id, game)];
}

parentPort?.on('message', (job: FindJob) => parentPort?.postMessage(find(job)));
