// M19: after taking an objective leader and companion change places. Board, cards, adrenaline, actions and wounds stay; the person changes.
import type { ProcedureOf } from '../../procedures.ts';
import { levelOf } from '../../rules.ts';
import { fold } from '../../skills/fold.ts';
import { refreshLent } from '../../survivors/inventory.ts';
import { call, tell } from '../../table.ts';
import type { MissionModule } from './index.ts';

/** Locals: who, index. */
const swap: ProcedureOf<'module-taken'> = {
  swap(t, f) {
    const s = t.g.survivors[f.who];
    const c = t.g.survivors.find((x) => x.leader === f.who && x.alive && !x.out);
    if (c === undefined) return;
    [s.id, c.id] = [c.id, s.id];
    [s.kid, c.kid] = [c.kid, s.kid];
    const card = t.r.survivorCards[s.id];
    s.skills = [...card.blue];
    c.skills = [...t.r.survivorCards[c.id].blue];
    s.health = fold(t, s, 'health', card.health, null);
    // whoever takes over has at least one wound left to take
    s.wounds = Math.min(s.wounds, s.health - 1);
    refreshLent(t, s);
    tell(t, { t: 'mission', text: 'swapped', who: f.who, leader: s.id, companion: c.id });
    if (levelOf(s.ap) >= 2) call(t, 'level-up', { who: f.who, from: 1 });
  },
};

export const swapLeader: MissionModule = (_c, d) => {
  d.procedures = { ...d.procedures, 'module-taken': swap };
};
