// A mission of one's own, from a file: looked at, played at the terminal, or given to bots.
import { editions } from '@holdout/content';
import { checkDraft, type Remark } from '@holdout/engine/workshop';
import type { Command } from './commands.ts';
import { type Given, readFlags, usage } from './flags.ts';
import { hostile } from './hostile/command.ts';
import { missionInFile } from './library.ts';
import { playCommand } from './play/command.ts';
import { simulateCommand } from './simulate/command.ts';

function remarkText({ weight, about, parameters, place }: Remark): string {
  const details = Object.entries(parameters).map(([name, value]) => `${name} ${value}`);
  return `  ${weight.padEnd(8)}${about}${place === '' ? '' : ` at ${place}`}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

function check(file: string): number {
  const mission = missionInFile(file);
  const content = editions.find((book) => book.edition === mission.edition) ?? usage(`no edition ${mission.edition}`);
  const { remarks, draft } = checkDraft(content, mission);
  console.log(`${mission.id}: ${draft.board?.zones.length ?? 0} zones; objectives: ${mission.objectives.list.length}`);
  for (const remark of remarks) console.log(remarkText(remark));
  const wrong = remarks.filter((remark) => remark.weight === 'wrong').length;
  console.log(wrong > 0 ? `${wrong} wrong` : 'it can be played');
  return wrong > 0 ? 1 : 0;
}

function run(given: Given): number | Promise<number> {
  const [what, file] = given.words;
  if (what === 'hostile') return hostile(given);
  if (file === undefined) return usage('mission check|play|simulate FILE, or mission hostile');
  if (what === 'check') return check(file);
  const flags = (...names: readonly string[]): string[] => [
    '--mission',
    file,
    ...names.flatMap((name) => {
      const value = given.text(name);
      return value === undefined ? [] : [`--${name}`, value];
    }),
  ];
  if (what === 'play') return playCommand.run(readFlags(playCommand.flags, flags('seed')));
  if (what === 'simulate') return simulateCommand.run(readFlags(simulateCommand.flags, flags('games', 'bot', 'seed')));
  return usage(`unknown word ${what}: check, play, simulate or hostile`);
}

export const missionCommand: Command = {
  summary: 'a mission of your own: mission check|play|simulate FILE; mission hostile: files that mean harm',
  flags: {
    games: { type: 'string', value: 'N', help: 'simulate: how many games' },
    bot: { type: 'string', value: 'NAME', help: 'simulate: who plays' },
    seed: { type: 'string', value: 'TEXT', help: 'play, simulate: the luck of the game; hostile: another set of files' },
    files: { type: 'string', value: 'N', help: 'hostile: how many files (1000)' },
    replay: { type: 'string', value: 'FILE', help: 'hostile: one file again, as a failure names it' },
  },
  run,
};
