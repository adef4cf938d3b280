import { existsSync, mkdirSync, writeFileSync, appendFileSync } from 'node:fs';
import { findVictory } from './src/golden/find-victory.ts';
import { engine, missionNamed, missionsOf, setupOf, teamFor } from './src/library.ts';

mkdirSync('/tmp/wins', { recursive: true });
const [, , list, keep = '8', tries = '10', rounds = '40', seeds = '2', seconds = '90', from = '0'] = process.argv;
const names = list === 'bp' ? missionsOf('black-plague').map((m) => m.id) : list === '2e' ? missionsOf('second-edition').map((m) => m.id) : list.split(',');
for (const name of names) {
  const m = missionNamed(name);
  const file = `/tmp/wins/${m.id.replace('/', '-')}.json`;
  if (existsSync(file)) continue;
  for (let i = Number(from); i < Number(from) + Number(seeds); i++) {
    const setup = setupOf(m, teamFor(m, i), 1, {}, `golden ${i}`);
    const t0 = Date.now();
    let last = '';
    const say = (t: string) => { console.log(t); appendFileSync('/tmp/find.log', t + '\n'); };
    try {
      const won = findVictory(engine, setup, { keep: Number(keep), tries: Number(tries), rounds: Number(rounds), seconds: Number(seconds) }, (s, b, a) => {
        last = `r${s.round} best ${b.toFixed(0)} n${a} ${engine.view(s, -1).lines.map((l) => (l.met ? 'X' : `${l.have ?? '?'}/${l.want ?? '?'}`)).join(' ')} alive ${s.survivors.filter((x) => x.role === 'played' && x.alive).length} ${engine.view(s, -1).danger} obj ${s.objectives.filter((o) => o.by >= 0).length}`;
        if (process.env.V) console.log(last, ((Date.now() - t0) / 1000).toFixed(0) + 's');
      });
      say(`${m.id} ${i} ${won ? `WON round ${won.state.round} answers ${won.answers.length}` : 'no: ' + last} ${((Date.now() - t0) / 1000).toFixed(0)}s`);
      if (won) { writeFileSync(file, JSON.stringify({ setup, answers: won.answers })); break; }
    } catch (e: any) { say(`${m.id} ${i} ERROR ${e.stack.split('\n').slice(0, 4).join(' | ')}`); break; }
  }
}
