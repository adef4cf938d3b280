import { writeFileSync } from 'node:fs';
import type { Bot } from '@holdout/bots';
import { botNamed } from '../bots.ts';
import type { Command } from '../commands.ts';
import { type Given, usage } from '../flags.ts';
import { playthroughOf } from '../golden/playthrough.ts';
import { editionNamed, engine, missionNamed, missionsOf, optionsNamed, setupOf, teamFor } from '../library.ts';
import { label } from './labels.ts';
import { playTable } from './play-table.ts';

function missionList(): string {
  return missionsOf()
    .map(
      (m) =>
        `  ${m.id.padEnd(22)}${m.code.padEnd(5)}${label('mission', `${m.id}.title`)} (${m.difficulty}, ${m.survivors.count} survivors)`,
    )
    .join('\n');
}

/** `all`, `amy,doug`, `amy=random`: which survivors a bot plays. */
function botsOf(text: string | undefined, team: readonly string[]): Map<string, Bot> {
  const bots = new Map<string, Bot>();
  for (const part of (text ?? '').split(',').filter((word) => word !== '')) {
    const [who = '', name = 'sensible'] = part.split('=');
    if (who !== 'all' && !team.includes(who)) usage(`${who} is not in the team: ${team.join(', ')}`);
    for (const id of who === 'all' ? team : [who]) bots.set(id, botNamed(name));
  }
  return bots;
}

async function run(given: Given): Promise<number> {
  if (given.has('list')) {
    console.log(missionList());
    return 0;
  }
  const named = given.text('edition');
  const edition = named === undefined ? undefined : editionNamed(named);
  const mission = missionNamed(given.text('mission') ?? given.words[0] ?? missionsOf(edition)[0]?.id ?? '', edition);
  const team =
    given.text('team')?.split(',') ?? teamFor(mission, given.number('from', 0), given.number('survivors', mission.survivors.count));
  const seed = given.text('seed') ?? String(Date.now());
  const setup = setupOf(mission, team, 1, optionsNamed(given.text('options')), seed);
  const file = given.text('save');
  await playTable(engine, setup, { bots: botsOf(given.text('bots'), team), seed }, (current) => {
    if (file !== undefined) writeFileSync(file, playthroughOf(engine, current.state.setup, current.answers));
  });
  console.log(`seed ${seed}${file === undefined ? '' : `, saved in ${file}`}`);
  return 0;
}

export const playCommand: Command = {
  summary: 'play [MISSION]: a game in the terminal, people and bots at one table',
  flags: {
    mission: { type: 'string', value: 'ID', help: 'which mission (the first of the edition)' },
    edition: { type: 'string', value: 'ID', help: 'of this edition' },
    list: { type: 'boolean', help: 'list the missions' },
    team: { type: 'string', value: 'NAMES', help: 'survivors by id, separated by commas' },
    survivors: { type: 'string', value: 'N', help: 'how many, when no team is named' },
    from: { type: 'string', value: 'N', help: 'first survivor of the box, when no team is named' },
    bots: { type: 'string', value: 'NAMES', help: 'survivors played by a bot: all, amy,doug, amy=random' },
    options: { type: 'string', value: 'LIST', help: 'optional modes: darkZones,clock=20' },
    seed: { type: 'string', value: 'TEXT', help: 'the same cards and dice again' },
    save: { type: 'string', value: 'FILE', help: 'keep the game in a file `lab replay` reads' },
  },
  run,
};
