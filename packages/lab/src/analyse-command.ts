// `analyse FILE`: a recorded game looked at turn by turn: how it stood, where it turned, luck apart from skill.
import { type Analysis, analyse, LEVELS, type Moment, outlookOf } from '@holdout/bots';
import type { Command } from './commands.ts';
import { progress } from './crew.ts';
import { type Given, usage } from './flags.ts';
import { engine } from './library.ts';
import { recordedIn, textOf } from './replay-command.ts';
import { table } from './table.ts';

const lost = (m: Moment): number => m.best - m.taken;
const points = (n: number): string => n.toFixed(0);

function roundRows(moments: readonly Moment[]): string[][] {
  const rounds = [...new Set(moments.map((m) => m.round))];
  return rounds.map((round) => {
    const own = moments.filter((m) => m.round === round);
    const sum = (of: (m: Moment) => number): number => own.reduce((n, m) => n + of(m), 0);
    return [String(round), String(outlookOf(own[0]?.best ?? 0)), points(-sum(lost)), points(sum((m) => m.luck))];
  });
}

function print({ moments, won, players }: Analysis, names: readonly string[], turns: number): void {
  console.log(table(['round', 'outlook', 'skill', 'luck'], roundRows(moments)));
  console.log(`\nturning points (${won ? 'won' : 'not won'})`);
  const worst = [...moments].sort((a, b) => lost(b) - lost(a)).slice(0, turns);
  console.log(
    table(
      ['round', 'answer', 'who', 'cost', 'better'],
      worst.map((m) => [String(m.round), String(m.step), names[m.who] ?? '', points(lost(m)), m.better]),
    ),
  );
  console.log(
    `\n${table(
      ['seat', 'turns', 'accuracy'],
      players.map((p) => [String(p.seat + 1), String(p.turns), `${p.accuracy} %`]),
    )}`,
  );
}

function run(given: Given): number {
  const { setup, answers } = recordedIn(textOf(given));
  const name = given.text('level') ?? 'quick';
  const level = Object.entries(LEVELS).find(([id]) => id === name)?.[1] ?? usage(`level is one of ${Object.keys(LEVELS).join(', ')}`);
  let shown: ReturnType<typeof progress> | null = null;
  const analysis = analyse(engine, setup, answers, level, (_done, all) => {
    shown ??= progress(all);
    shown.step();
  });
  if (given.has('json')) console.log(JSON.stringify(analysis));
  else print(analysis, setup.seats.flat(), given.number('turns', 5));
  return 0;
}

export const analyseCommand: Command = {
  summary: 'looks at a recorded game turn by turn: outlook, turning points, luck and skill, accuracy',
  flags: {
    level: { type: 'string', value: 'NAME', help: 'how hard to think: quick (default), strong, patient' },
    turns: { type: 'string', value: 'N', help: 'turning points shown (5)' },
    json: { type: 'boolean', help: 'print everything as JSON' },
  },
  run,
};
