// Triggers: what happens after something was taken, killed, burned, seen, or has come true.

import { nearest } from '../../parse/nearest.ts';
import { areaOf } from '../areas.ts';
import { goalOf } from '../conditions/index.ts';
import type { CompileWord } from '../draft.ts';
import { effectsOf } from '../effects/index.ts';
import { addWay, fireWay, killWay, takeWay } from '../leads/ways.ts';
import { coloursOf, isToken, itemsNamed, kindsOf } from '../names.ts';
import type { Reading } from '../reading.ts';
import { isRecord } from '../reading.ts';
import { type Goal, NO_SCENE } from '../script.ts';

const then = (r: Reading): number => effectsOf(r.c, r.raw('then'), r.at('then'));
const guard = (r: Reading): Goal | null => (r.has('if') ? goalOf(r.c, r.raw('if'), r.at('if')) : null);

/** Names of marks a list of effects raises. */
function marksIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => (isRecord(entry) && isRecord(entry.mark) && typeof entry.mark.name === 'string' ? [entry.mark.name] : []));
}

/** Only tokens of these colours bring the mark about; other ways to raise it make it countless. */
function markedBy(r: Reading, list: unknown, colours: readonly string[] | null): void {
  for (const name of marksIn(list)) {
    const known = r.c.means.marks.get(name);
    const more = colours === null || known === null ? null : [...(known ?? []), ...colours];
    r.c.means.marks.set(name, more);
  }
}

const THINGS = ['objective', 'crate', 'companion', 'artefact', 'vault-weapon', 'card'];

export const onTake: CompileWord = (r, d) => {
  const what = r.texts('what');
  for (const name of what) {
    if (isToken(name) || THINGS.includes(name) || itemsNamed(r.c, name).length > 0) continue;
    r.blame(`nothing is called ${name}`, nearest(name, [...THINGS, 'red', 'blue', 'green']));
  }
  const colours = coloursOf(what);
  const things = what.filter((name) => !isToken(name));
  if (things.includes('crate')) d.cratesNamed = true;
  markedBy(r, r.raw('then'), things.length > 0 ? null : colours);
  addWay(r.c, r.raw('then'), takeWay(what));
  d.takes.push({ fits: (thing, colour) => (thing === 'objective' ? colours.includes(colour) : things.includes(thing)), list: then(r) });
};

export const onKill: CompileWord = (r, d) => {
  markedBy(r, r.raw('then'), null);
  const kinds = kindsOf(r, r.text('kind'));
  const unless = r.text('unless-with', '');
  addWay(r.c, r.raw('then'), killWay(r.c, kinds, unless));
  d.kills.push({ kinds, by: r.text('with', ''), unless, list: then(r) });
};

const FIRES = ['molotov', 'dragon-fire', 'cauldron', 'car', 'fire'];

export const onFire: CompileWord = (r, d) => {
  const zone = r.texts('zone');
  const from = r.text('from', '');
  if (from !== '') r.known('from', [from], FIRES);
  const tokens = zone.filter((name) => name.startsWith('with:')).map((name) => name.slice(5));
  markedBy(r, r.raw('then'), tokens.length === zone.length && tokens.every(isToken) ? coloursOf(tokens) : null);
  const area = areaOf(r, 'zone');
  addWay(r.c, r.raw('then'), fireWay(r.c, area, from, JSON.stringify(r.raw('then') ?? []).includes('building:there')));
  d.fires.push({ area, from, list: then(r) });
};

export const onPhase: CompileWord = (r, d) => {
  const phase = r.choice('phase', ['players-start', 'end']);
  // what comes by itself needs nobody but those its guard asks for, who are told by what it brings about
  addWay(r.c, r.raw('then'), () => []);
  d.phases.push({ phase, goal: guard(r), list: then(r) });
};

export const when: CompileWord = (r, d) => {
  markedBy(r, r.raw('then'), null);
  const goal = goalOf(r.c, r.raw('if'), r.at('if'));
  // one of several ways that has come to nothing sends nobody where another way is open
  addWay(r.c, r.raw('then'), (t) => (goal.met(t, NO_SCENE) || goal.stuck?.(t, NO_SCENE) === true ? [] : [...goal.leads(t, NO_SCENE)]));
  d.whens.push({ goal, list: then(r) });
};

export const onSight: CompileWord = (r, d) => {
  r.flag('new');
  d.sights.push({ kinds: kindsOf(r, r.text('kind')), goal: guard(r), list: then(r) });
};

/** Replaces the move: only putting the zombies elsewhere makes sense here. */
export const onZombieMove: CompileWord = (r, d) => {
  const area = areaOf(r, 'zone');
  const list = r.list('then');
  const first = isRecord(list[0]) ? list[0]['move-zombies'] : undefined;
  if (list.length !== 1 || !isRecord(first)) {
    r.blame('then must be a single move-zombies');
    return;
  }
  const inner = r.inner('then[0]', 'move-zombies', first);
  d.movesInstead.push({ area, to: areaOf(inner, 'to') });
  inner.flag('ends-move');
  inner.close();
};
