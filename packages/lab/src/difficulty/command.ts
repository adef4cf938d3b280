// `difficulty`: what the mission pages tell about how hard a mission is, made of the games the league has kept.
import { writeFileSync } from 'node:fs';
import type { Command } from '../commands.ts';
import type { Given } from '../flags.ts';
import { isLeague } from '../league/standings.ts';
import { keptIn } from '../library.ts';
import { table } from '../table.ts';
import { difficultyOf } from './difficulty.ts';

function run(given: Given): number {
  const league = keptIn(given.text('league') ?? 'docs/league.json', isLeague, 'a file of the league');
  const difficulty = difficultyOf(league);
  writeFileSync(given.text('out') ?? 'packages/web/src/missions/difficulty.json', `${JSON.stringify(difficulty, null, 1)}\n`);
  console.log(
    table(
      ['mission', 'bot', 'won', 'games', '95 %', 'rounds', 'killed by'],
      Object.entries(difficulty.missions).map(([id, m]) => [
        id,
        m.bot,
        String(m.won),
        String(m.games),
        `${m.low}-${m.high}%`,
        String(m.rounds[1]),
        m.killers.map(([name, share]) => `${name} ${share}%`).join(', '),
      ]),
    ),
  );
  return 0;
}

export const difficultyCommand: Command = {
  summary: 'how hard missions are, for the mission pages: made of the games in docs/league.json',
  flags: {
    league: { type: 'string', value: 'FILE', help: 'games kept by `league` (docs/league.json)' },
    out: { type: 'string', value: 'FILE', help: "what is written (the client's difficulty.json)" },
  },
  run,
};
