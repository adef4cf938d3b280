// What a mission watches for and notices by itself: kinds first seen, the moment after which the dead do not return.
import type { Table } from '../rules.ts';
import { tables } from '../table.ts';
import { counted } from './names.ts';
import { NO_SCENE } from './script.ts';

/** A kind in some survivor's sight that nobody has seen yet; -1: none. */
export function newlySeen(t: Table, kinds: readonly number[]): number {
  const width = t.r.kinds.length;
  for (const kind of kinds) {
    if (counted(t, `.seen:${kind}`) > 0) continue;
    for (let zone = 0; zone * width < t.g.zombies.length; zone++) {
      if (t.g.zombies[zone * width + kind] === 0) continue;
      if (t.g.survivors.some((s) => s.role === 'played' && s.alive && s.zone >= 0 && tables(t).sees(s.zone).includes(zone))) return kind;
    }
  }
  return -1;
}

/** `no-return`: from the moment the condition holds the box no longer gets its dead back. */
export function checkNoReturn(t: Table): void {
  const goal = t.r.missionRules.script.noReturn;
  if (goal !== null && !t.g.progress['no-return'] && goal.met(t, NO_SCENE)) t.g.progress['no-return'] = 1;
}
