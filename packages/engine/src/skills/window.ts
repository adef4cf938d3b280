// A window: a named moment at which skills may step in, one after the other, in survivor order. Each reaction is a procedure of its own.

import type { SurvivorId } from '../ids.ts';
import { END } from '../kernel/index.ts';
import type { Locals, ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { call, callIn } from '../table.ts';
import { skillOf } from './lookup.ts';
import type { Reaction, WindowPoint, WindowPoints } from './types.ts';

/** Opens a window; a step calls at most one. Costs nothing when nobody has a reaction there. */
export function openWindow<W extends WindowPoint>(t: Table, point: W, context: WindowPoints[W], only?: number): void {
  const queue: [who: SurvivorId, skill: string][] = [];
  const all = t.g.survivors;
  for (let who = 0; who < all.length; who++) {
    if (only !== undefined && only !== who) continue;
    const s = all[who];
    if (!s.alive || s.out || s.role !== 'played') continue;
    collect(t, point, s.skills, who, queue);
    collect(t, point, s.lent, who, queue);
    collect(t, point, s.spells, who, queue);
  }
  if (queue.length > 0) call(t, 'window', { point, queue, context, next: 0 });
}

function collect(t: Table, point: WindowPoint, skills: readonly string[], who: SurvivorId, queue: [number, string][]): void {
  for (let i = 0; i < skills.length; i++) {
    const reactions = skillOf(t.r, skills[i]).reactions;
    if (reactions !== undefined && reactions[point] !== undefined && !queue.some(([w, id]) => w === who && id === skills[i]))
      queue.push([who, skills[i]]);
  }
}

/** Which window a reaction belongs to is settled where the skill is written (`Reaction.proc`). */
const callReaction = callIn<Record<string, Locals<object>>>();

export const windowProcedure: ProcedureOf<'window'> = {
  next(t, f) {
    while (f.next < f.queue.length) {
      const [who, id] = f.queue[f.next++];
      const s = t.g.survivors[who];
      const reaction = skillOf(t.r, id).reactions?.[f.point] as Reaction | undefined;
      if (reaction?.when(t, s, who, f.context)) {
        callReaction(t, reaction.proc, { skill: id, ...f.context, owner: who });
        return 'next';
      }
    }
    return END;
  },
};
