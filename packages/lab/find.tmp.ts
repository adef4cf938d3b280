import { writeFileSync, mkdirSync, existsSync } from 'node:fs';
import { engine, missionNamed, setupOf, teamFor } from './src/library.ts';
import { findVictory } from './src/golden/find-victory.ts';
mkdirSync('/tmp/wins', { recursive: true });
const [, , list, keep = '5', tries = '10', rounds = '30', seeds = '2'] = process.argv;
for (const name of list.split(',')) {
  const m = missionNamed(name);
  const file = `/tmp/wins/${m.id.replace('/', '-')}.json`;
  if (existsSync(file)) { console.log(m.id, 'have'); continue; }
  for (let i = 0; i < Number(seeds); i++) {
    const setup = setupOf(m, teamFor(m, i), 1, {}, `golden-${m.id}-${i}`);
    const t0 = Date.now();
    let last = '';
    try {
      const won = findVictory(engine, setup, { keep: Number(keep), tries: Number(tries), rounds: Number(rounds) }, (r, b, a) => { last = `r${r} best ${b.toFixed(0)} n${a}`; if (process.env.V) console.log(last); });
      console.log(m.id, i, won ? `WON round ${won.state.round} answers ${won.answers.length}` : 'no: ' + last, ((Date.now() - t0) / 1000).toFixed(0) + 's');
      if (won) { writeFileSync(file, JSON.stringify({ setup, answers: won.answers })); break; }
    } catch (e: any) { console.log(m.id, i, 'ERROR', e.stack.split('\n').slice(0, 3).join(' | ')); break; }
  }
}
