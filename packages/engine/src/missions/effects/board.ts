// Zombies put, drawn and moved; zones burned and ruined; doors opened.

import { DOOR } from '../../board/key.ts';
import type { Table } from '../../rules.ts';
import { ruin } from '../../state/board-state.ts';
import { type KindId, NOBODY, NOWHERE } from '../../state/state.ts';
import { call } from '../../table.ts';
import { areaOf } from '../areas.ts';
import { doorsNamed } from '../doors.ts';
import { kindsOf } from '../names.ts';
import type { Scene } from '../script.ts';
import type { CompileEffect } from './index.ts';

const sceneOf = ({ who, zone }: Scene): Scene => ({ who, zone });

export const onTheBoard = (t: Table, kind: KindId): boolean => {
  const width = t.r.kinds.length;
  for (let at = kind; at < t.g.zombies.length; at += width) if (t.g.zombies[at] > 0) return true;
  return false;
};

/** A special zombie as if it had just spawned; `first-absent`: the first of the list that is not on the board. */
export const put: CompileEffect = (r) => {
  const groups = r.texts('kind').map((name) => ({ name, kinds: kindsOf(r, name) }));
  const area = areaOf(r, 'zone');
  const absent = r.flag('first-absent');
  const count = r.number('count', 1);
  return (t, f) => {
    const zone = area.zones(t, sceneOf(f))[0] ?? NOWHERE;
    if (zone < 0) return;
    const group = absent ? groups.find((g) => !g.kinds.some((kind) => onTheBoard(t, kind))) : groups[0];
    if (group === undefined) return;
    // the one that was just killed comes back as itself
    const kinds = f.kind !== undefined && group.kinds.includes(f.kind) ? [f.kind] : group.kinds;
    call(t, 'put-zombie', { zone, kinds, base: t.r.kinds[kinds[0]].base, count });
  };
};

/** Zombie cards for a zone, or a building as if its first door had just been opened. */
export const spawn: CompileEffect = (r) => {
  const area = areaOf(r, 'zone');
  const cards = r.number('cards', 1);
  const redraw = r.has('redraw') ? r.choice('redraw', ['rush']) : '';
  const opening = r.has('as') && r.choice('as', ['opening']) === 'opening';
  return (t, f) => {
    const zones = area.zones(t, sceneOf(f));
    if (opening) call(t, 'spawn-opened', { zones: [...zones] });
    else call(t, 'mission-spawn', { zones: [...zones], cards, redraw });
  };
};

export const moveZombiesTo: CompileEffect = (r) => {
  const to = areaOf(r, 'to');
  r.flag('ends-move');
  return (t, f) => call(t, 'put-zombies-elsewhere', { zone: f.zone, to: to.zones(t, sceneOf(f))[0] ?? NOWHERE });
};

/** A fire: everyone dies, adrenaline to whoever lit it. */
export const burn: CompileEffect = (r) => {
  const area = areaOf(r, 'zone');
  const as = r.text('as', 'fire');
  return (t, f) => call(t, 'burn-all', { zones: [...area.zones(t, sceneOf(f))], who: f.who, with: as });
};

export const ruinZones: CompileEffect = (r) => {
  const area = areaOf(r, 'zone');
  return (t, f) => {
    for (const zone of [...area.zones(t, sceneOf(f))]) ruin(t, zone);
  };
};

export const openDoors: CompileEffect = (r) => {
  const which = r.texts('which');
  const doors = doorsNamed(r.c, r.place, r.word, which[0] === 'all' ? ['door'] : which);
  return (t, f) => {
    const shut = doors.filter((door) => t.g.doors[door] === DOOR.closed || t.g.doors[door] === DOOR.broken);
    if (shut.length > 0) call(t, 'open-all', { doors: shut, who: f.who ?? NOBODY });
  };
};
