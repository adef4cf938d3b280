// Defeats beyond the edition's own.
import { isDead } from '../../campaign/life.ts';
import type { Table } from '../../rules.ts';
import { zombiesIn } from '../../table.ts';
import { areaOf, spawnZones } from '../areas.ts';
import type { CompileWord } from '../draft.ts';
import { counted } from '../names.ts';
import { NO_SCENE } from '../script.ts';

const WHO = ['survivor', 'companion', 'guard', 'beacon'];

export const dead: CompileWord = (r, d) => {
  const who = r.texts('who');
  r.known('who', who, WHO);
  if (who.includes('guard')) d.defeats.push({ reason: 'guard-died', is: (t) => guardsLost(t) });
  if (who.includes('survivor'))
    d.defeats.push({ reason: 'survivor-died', is: (t) => t.g.survivors.some((s) => s.role === 'played' && isDead(t, s)) });
  if (who.includes('companion'))
    d.defeats.push({ reason: 'companion-died', is: (t) => t.g.survivors.some((s) => s.role === 'companion' && !s.alive) });
  if (who.includes('beacon'))
    d.defeats.push({ reason: 'beacon-died', is: (t) => t.g.survivors.some((s) => s.id === 'beacon' && !s.alive) });
};

function guardsLost(t: Table): boolean {
  let left = counted(t, 'guards-out');
  for (const n of t.g.guards) left += n;
  return left < counted(t, 'guards');
}

export const zombieIn: CompileWord = (r, d) => {
  const area = areaOf(r, 'zone');
  if (r.choice('moment', ['enters', 'starts-activation'], 'enters') === 'starts-activation') {
    d.forbiddenStart.push(area);
    return;
  }
  d.forbidden.push(area);
  // pushed or put there by a skill is in there all the same
  d.defeats.push({ reason: 'zombie-in-zone', is: (t) => area.zones(t, NO_SCENE).some((zone) => zone >= 0 && zombiesIn(t, zone) > 0) });
};

/** What a mission says aloud is worked out from the objective itself; only the cars that must blow up are counted here. */
const BY_THEMSELVES = ['taken-by-each', 'exited-by-car', 'starting-survivor-at'];

export const impossible: CompileWord = (r, d) => {
  const what = r.text('what');
  r.known('what', [what], [...BY_THEMSELVES, 'spawn-token-moved']);
  if (what !== 'spawn-token-moved') return;
  d.defeats.push({
    reason: 'objective-impossible',
    is(t) {
      const home = spawnZones(t, 'starting');
      const outside = t.g.spawns.filter((token) => token.colour === 'red' && token.zone >= 0 && !home.includes(token.zone)).length;
      return outside > t.g.cars.filter((car) => car.zone >= 0).length;
    },
  });
};
