// How often the sensible bot wins each mission: plays every mission some times and writes src/missions/win-rates.json.
//   node --import tsx packages/web/scripts/win-rates.ts [games per mission]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botRandom, chooseAnswer, sensibleBot } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';

const file = fileURLToPath(new URL('../src/missions/win-rates.json', import.meta.url));
const games = Number(process.argv[2] ?? 20);
/** A game nobody can end any more counts as lost. */
const MOST_ANSWERS = 4000;

const engine = createEngine(editions);
const won: Record<string, number> = {};
for (const { edition, missions, survivors } of editions) {
  const people = survivors.filter((one) => !one.companionOnly && !one.kid).map((one) => one.id);
  for (const { id, survivors: wanted } of missions) {
    won[id] = 0;
    for (let n = 0; n < games; n++) {
      const seed = `rate ${n}`;
      const made = engine.setup({ edition, mission: id, seats: [people.slice(0, wanted.count)], options: {}, seed });
      if (!made.ok) throw new Error(`${id}: ${made.refusal.reason}`);
      const { state } = made;
      const random = botRandom(seed);
      for (let answers = 0; !state.over && answers < MOST_ANSWERS; answers++)
        engine.answer(state, chooseAnswer(sensibleBot, engine, state, random));
      if (state.over?.result === 'won') won[id]++;
    }
    console.log(`${id} ${won[id]}/${games}`);
  }
}
writeFileSync(file, `${JSON.stringify({ games, won }, null, 2)}\n`);
