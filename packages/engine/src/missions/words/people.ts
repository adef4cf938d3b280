// Setup words about people: companions, figures nobody plays, how starting zones are shared.
import { randomBelow } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import type { ZoneId } from '../../state/state.ts';
import { areaNamed, areaOf } from '../areas.ts';
import type { CompileWord } from '../draft.ts';
import { bring, leaveWaiting, unusedSurvivors } from '../people.ts';
import { NO_SCENE } from '../script.ts';

/** People nobody plays wait in a zone to be taken along, drawn at random. */
export function leaveUnused(t: Table, zone: ZoneId, count: number): void {
  for (let i = 0; i < count; i++) {
    const unused = unusedSurvivors(t);
    if (unused.length > 0) leaveWaiting(t, unused[randomBelow(t.g.random, unused.length)], zone);
  }
}

export const companions: CompileWord = (r, d) => {
  const count = r.amount('count', ['one-each'], 1);
  const by = r.choice('chosen-by', ['players', 'unused', 'draft'], 'players');
  if (r.has('trade') && !r.flag('trade')) d.companionsPass = false;
  if (by === 'draft') {
    r.texts('zone', []);
    return;
  }
  if (r.has('zone')) {
    const area = areaOf(r, 'zone');
    d.lay.push((t) => {
      leaveUnused(t, area.zones(t, NO_SCENE)[0], count === 'one-each' ? t.g.survivors.length : count);
    });
    return;
  }
  r.choice('with', ['leaders'], 'leaders');
  d.setup.push({ proc: 'setup-companions', locals: { count: count === 'one-each' ? -1 : count } });
};

export const startGroups: CompileWord = (r, d) => {
  const how = r.choice('how', ['evenly', 'one-each', 'random-pairs']);
  const zones = r.number('zones', 0);
  const start = r.c.places.start ?? [];
  if (zones > 0 && zones !== start.length) r.blame(`the map has ${start.length} starting zones, not ${zones}`);
  if (how !== 'random-pairs') d.setup.push({ proc: 'setup-groups', locals: {} });
};

const ACTORS = ['wounded', 'ned', 'beacon'];

/** A figure nobody plays that zombies see and hear. */
export const actor: CompileWord = (r, d) => {
  const who = r.text('who');
  r.known('who', [who], ACTORS);
  const count = r.number('count', 1);
  r.number('noise', 1);
  const health = r.number('health', 1);
  r.flag('acts');
  r.text('counts-as', 'survivor');
  const area = areaNamed(r.c, r.place, r.word, r.texts('zone', [who === 'beacon' ? 'beacon' : 'start']));
  d.defeats.push({
    reason: who === 'beacon' ? 'beacon-died' : 'survivor-died',
    is: (t) => t.g.survivors.some((s) => s.role === 'actor' && !s.alive),
  });
  d.lay.push((t) => {
    const zone = area.zones(t, NO_SCENE)[0];
    for (let i = 0; i < count; i++) {
      const unused = unusedSurvivors(t);
      const own = who === 'beacon' || unused.includes(who) ? who : unused[randomBelow(t.g.random, Math.max(1, unused.length))];
      if (own === undefined) return;
      t.g.survivors[bring(t, own, 'actor', zone)].health = health;
    }
  });
};
