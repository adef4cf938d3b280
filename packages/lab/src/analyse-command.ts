// `analyse FILE`: a recorded game looked at turn by turn: the chance to win, where it turned, luck apart from skill.
import { type Analysis, costOf, LEVELS, type Moment, STUDY, Study, turningPoints } from '@holdout/bots';
import type { Command } from './commands.ts';
import { progress } from './crew.ts';
import { type Given, usage } from './flags.ts';
import { engine } from './library.ts';
import { recordedIn, textOf } from './replay-command.ts';
import { table } from './table.ts';

const points = (n: number): string => (100 * n).toFixed(0);

function roundRows(moments: readonly Moment[]): string[][] {
  const rounds = [...new Set(moments.map((m) => m.round))];
  return rounds.map((round) => {
    const own = moments.filter((m) => m.round === round);
    const sum = (of: (m: Moment) => number): number => own.reduce((n, m) => n + of(m), 0);
    return [
      String(round),
      `${points(own[0]?.best ?? 0)}%`,
      points(-sum(costOf)),
      points(sum((m) => (m.last ? 0 : m.luck))),
      points(sum((m) => (m.last ? m.luck : 0))),
    ];
  });
}

function print(analysis: Analysis, names: readonly string[], turns: number): void {
  const { moments, players, fortune, luck, cost } = analysis;
  console.log(table(['round', 'chance', 'skill', 'luck in turns', 'zombies'], roundRows(moments)));
  console.log(`\nturning points (${analysis.won ? 'won' : analysis.over ? 'lost' : 'not over'})`);
  console.log(
    table(
      ['round', 'answer', 'who', 'cost', 'better'],
      turningPoints(analysis, turns).map((m) => [String(m.round), String(m.step), names[m.who] ?? '', points(costOf(m)), betterText(m)]),
    ),
  );
  console.log(
    `\n${table(
      ['seat', 'turns', 'accuracy', 'cost'],
      players.map((p) => [String(p.seat + 1), String(p.turns), `${p.accuracy}%`, points(p.cost)]),
    )}`,
  );
  const { dice, spawned } = fortune;
  console.log(
    [
      `\nchance to win: ${points(-cost)} by turns that were not the best, ${points(luck.turns)} by luck in turns, ${points(luck.zombies)} by zombies`,
      `dice: ${dice.hits} hits of ${dice.rolled}, ${dice.expected.toFixed(1)} were to be expected`,
      `zombies at the end of rounds: ${spawned.came}, ${spawned.expected.toFixed(1)} were to be expected`,
    ].join('\n'),
  );
}

const betterText = ({ better }: Moment): string =>
  better === null ? '' : better.to === better.from ? better.deed : `${better.deed} in ${better.to}`;

function run(given: Given): number {
  const { setup, answers } = recordedIn(textOf(given));
  const name = given.text('level') ?? STUDY.id;
  const levels = [STUDY, ...Object.values(LEVELS)];
  const level = levels.find((one) => one.id === name) ?? usage(`level is one of ${levels.map((one) => one.id).join(', ')}`);
  const study = new Study(engine, setup, answers, level);
  if (!study.fits) return usage('these answers do not fit the rules of today: the game cannot be looked at');
  const shown = progress(study.turns);
  for (let done = 0; done < study.turns; ) {
    done = study.next();
    shown.step();
  }
  shown.done();
  const analysis = study.result();
  if (given.has('json')) console.log(JSON.stringify(analysis));
  else print(analysis, setup.seats.flat(), given.number('turns', 5, 1));
  return 0;
}

export const analyseCommand: Command = {
  summary: 'looks at a recorded game turn by turn: chance to win, turning points, luck and skill, accuracy',
  flags: {
    level: { type: 'string', value: 'NAME', help: 'how hard to think: study (default, as in the browser), quick, strong, patient' },
    turns: { type: 'string', value: 'N', help: 'turning points shown (5)' },
    json: { type: 'boolean', help: 'print everything as JSON' },
  },
  run,
};
