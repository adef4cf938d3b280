// Tokens moved and taken away: spawn tokens, the Beacon, things put onto a car or with somebody, corruption, barricaded doors.

import type { Table } from '../../rules.ts';
import { cleanse, setDoor } from '../../state/board-state.ts';
import { NOWHERE, type ZoneId } from '../../state/state.ts';
import { itemOf, removeCard } from '../../survivors/inventory.ts';
import { call, tables, tell } from '../../table.ts';
import { moveSpawnToken, onBoard, removeSpawnToken } from '../../zombies/spawn-tokens.ts';
import { areaOf } from '../areas.ts';
import { coloursOf, isToken, raise } from '../names.ts';
import type { Reading } from '../reading.ts';
import type { Effect, Scene } from '../script.ts';
import { STORE } from './gain-procedures.ts';
import type { CompileEffect } from './index.ts';

const PAID = ['food-card', 'objective', 'ingredient', 'red', 'blue', 'green'];

const sceneOf = ({ who, zone }: Scene): Scene => ({ who, zone });

export const moveToken: CompileEffect = (r) => {
  const what = r.text('what');
  if (what === 'beacon') return moveBeaconBy(r);
  if (what === 'spawn-token') return moveSpawn(r);
  r.known('what', [what], [...PAID, 'beacon', 'spawn-token']);
  r.text('to');
  return storePaid;
};

function moveBeaconBy(r: Reading): Effect {
  const by = r.number('by', 1);
  r.flag('chosen');
  const optional = r.flag('optional');
  return (t) => call(t, 'move-beacon', { left: by, optional });
}

/** Every spawn token of the zone named by `from`; without it the one the grant was about. */
function moveSpawn(r: Reading): Effect {
  const all = r.has('from');
  if (all) r.choice('from', ['there', 'here']);
  const to = areaOf(r, 'to');
  return (t, f) => {
    const target = to.zones(t, sceneOf(f))[0] ?? NOWHERE;
    if (target < 0) return;
    for (let i = 0; i < t.g.spawns.length; i++) {
      const token = t.g.spawns[i];
      if (!onBoard(token) || token.zone !== f.zone || token.colour === 'defiler' || token.zone === target) continue;
      moveSpawnToken(t, i, target);
      if (!all) return;
    }
  };
}

/** What was paid for the grant is not lost: it lies on the car or with somebody from now on. */
const storePaid: Effect = (t, f) => {
  if (f.token >= 0) {
    const token = t.g.objectives[f.token];
    token.place = 'stored';
    raise(t, `stored:${token.colour}`);
    tell(t, { t: 'token', what: 'objective', zone: f.zone, change: 'moved', colour: token.colour });
  }
  if (f.cards.length === 0) return;
  const name = f.car >= 0 ? `car:${f.car}` : STORE;
  let heap = t.g.loose.find((l) => l.name === name);
  if (heap === undefined) {
    heap = { zone: NOWHERE, name, cards: [], down: false };
    t.g.loose.push(heap);
  }
  for (const card of f.cards) {
    removeCard(t, t.g.survivors[f.who], card);
    heap.cards.push(card);
    raise(t, `stored:${itemOf(t, card).id}`);
  }
};

const OTHERS = ['corruption', 'door:broken', 'spawn-token', 'noise', 'light'];

export const discardToken: CompileEffect = (r) => {
  const what = r.texts('what');
  r.known(
    'what',
    what.filter((name) => !isToken(name)),
    ['objective', 'red', 'blue', 'green', ...OTHERS],
  );
  const keep = r.number('keep', 0);
  const connected = r.flag('connected');
  if (r.has('from')) r.choice('from', ['there', 'here']);
  const area = r.has('zone') ? areaOf(r, 'zone') : null;
  const colours = coloursOf(what);
  return (t, f) => {
    const within = (zone: ZoneId): boolean => area === null || area.has(t, sceneOf(f), zone);
    if (colours.length > 0) discardObjectives(t, f, colours, keep, area !== null, within);
    if (what.includes('corruption')) for (const zone of connected ? joined(t, f.zone) : t.g.corruption.filter(within)) cleanse(t, zone);
    if (what.includes('door:broken') && f.door >= 0) setDoor(t, f.door, 'shut', f.who);
    if (what.includes('spawn-token')) {
      for (let i = 0; i < t.g.spawns.length; i++) if (within(t.g.spawns[i].zone)) removeSpawnToken(t, i);
    }
    if (what.includes('light')) {
      for (const name of Object.keys(t.g.progress))
        if (name.startsWith('light:') && within(Number(name.slice(6)))) delete t.g.progress[name];
    }
    if (what.includes('noise')) {
      t.g.noise.forEach((_, zone) => {
        if (area === null || !within(zone)) return;
        t.g.noise[zone] = 0;
        delete t.g.progress[`noise:${zone}`];
      });
    }
  };
};

/** On the board in a zone, or on boards and in stores; `keep`: the acting survivor's own but so many, joined into one. */
function discardObjectives(
  t: Table,
  f: Scene,
  colours: readonly string[],
  keep: number,
  inZone: boolean,
  within: (zone: ZoneId) => boolean,
): void {
  let spared = 0;
  t.g.objectives.forEach((token, i) => {
    if (!colours.includes(token.colour) || token.place === 'gone') return;
    if (inZone && (token.place !== 'board' || !within(token.zone))) return;
    if (!inZone && token.place === 'board') return;
    if (keep > 0) {
      if (token.place !== 'held' || token.by !== f.who) return;
      if (spared < keep) {
        spared++;
        t.g.progress[`joined:${i}`] = 1;
        return;
      }
    }
    token.place = 'gone';
    tell(t, { t: 'token', what: 'objective', zone: token.zone, change: 'removed', colour: token.colour });
  });
}

/** Corruption here and whatever joins it without a gap, walls or not. */
function joined(t: Table, from: ZoneId): ZoneId[] {
  const { adjacent } = tables(t);
  const found = t.g.corruption.includes(from) ? [from] : [];
  for (let i = 0; i < found.length; i++) {
    for (const next of adjacent[found[i]]) if (t.g.corruption.includes(next) && !found.includes(next)) found.push(next);
  }
  return found;
}
