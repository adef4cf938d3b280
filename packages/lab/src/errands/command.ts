// Does a bot know what each mission asks for? Every mission with the danger taken away, by rounds until won or by what is left undone.
import { botNamed } from '../bots.ts';
import type { Command } from '../commands.ts';
import type { Given } from '../flags.ts';
import { editionNamed, engine, missionNamed, missionsOf, optionsNamed, setupOf, teamFor } from '../library.ts';
import { table } from '../table.ts';
import { type CalmGame, playCalmly } from './calm.ts';

const ROUNDS = 40;
/** every game has another part of the box */
const SHIFT = 3;

function left({ state }: CalmGame): string {
  const lines = engine.oracles.leads(state).map(({ line, leads }) => {
    const asked = leads.map(
      (lead) => `${lead.deed} ${lead.need}${lead.what === undefined ? '' : ` ${lead.what}`} at ${lead.zones.join(',')}`,
    );
    return `line ${line + 1}: ${asked.join('; ') || 'nobody knows how'}`;
  });
  return lines.join(' | ');
}

function run(given: Given): number {
  const word = given.text('mission');
  const edition = given.text('edition');
  const missions = word === undefined ? missionsOf(edition === undefined ? undefined : editionNamed(edition)) : [missionNamed(word)];
  const bot = botNamed(given.text('bot') ?? 'quick');
  const games = given.number('games', 2);
  const rounds = given.number('rounds', ROUNDS);
  const rows: string[][] = [];
  let failed = 0;
  for (const mission of missions) {
    const ends: string[] = [];
    for (let i = 0; i < games; i++) {
      const setup = setupOf(mission, teamFor(mission, SHIFT * i), 1, optionsNamed(given.text('options')), `errands ${i}`);
      const game = playCalmly(engine, setup, bot, rounds);
      if (game.end !== 'won') failed++;
      ends.push(game.end === 'won' ? String(game.rounds) : `${game.end} ${game.reason} in round ${game.rounds}: ${left(game)}`);
    }
    rows.push([mission.id, ...ends]);
    console.log(`${mission.id.padEnd(20)} ${ends.join('  ')}`);
  }
  if (given.has('table')) console.log(table(['mission', ...Array.from({ length: games }, (_, i) => `game ${i + 1}`)], rows));
  return failed === 0 ? 0 : 1;
}

export const errandsCommand: Command = {
  summary: 'missions without their danger: rounds until a bot has done what they ask for, or what it left undone',
  flags: {
    mission: { type: 'string', value: 'ID', help: 'one mission (all)' },
    edition: { type: 'string', value: 'ID', help: 'all missions of this edition' },
    bot: { type: 'string', value: 'NAME', help: 'who plays (quick)' },
    games: { type: 'string', value: 'N', help: 'games of each mission (2)' },
    rounds: { type: 'string', value: 'N', help: `stalled after so many rounds (${ROUNDS})` },
    options: { type: 'string', value: 'LIST', help: 'options of the game' },
    table: { type: 'boolean', help: 'a table at the end' },
  },
  run,
};
