// What the skills about zombies have in common: used for free, once per turn.
import { type Refusal, refuse } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import { NOBODY, type Survivor, type ZoneId } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { tell } from '../../table.ts';
import type { Skill } from '../types.ts';

export function usedSkill(t: Table, s: Survivor, id: string): void {
  s.used.push(id);
  tell(t, { t: 'skill', who: t.g.survivors.indexOf(s), skill: id, how: 'used' });
}

export const spent = (s: Survivor, id: string): Refusal | null => {
  if (s.car !== NOBODY) return refuse('in-a-car');
  return s.used.includes(id) ? refuse('once-per-turn-used', { skill: id }) : null;
};

/** A free skill that names a zone: which zones come into question, why one is refused, what it does. */
export function zoneSkill(
  id: string,
  zones: (t: Table, s: Survivor) => readonly ZoneId[],
  refused: (t: Table, s: Survivor, zone: ZoneId) => Refusal | null,
  run: (t: Table, s: Survivor, zone: ZoneId) => void,
): Skill {
  const action: Action = {
    verb: id,
    most: 1,
    list(t, s, push) {
      if (spent(s, id) !== null) return;
      for (const zone of zones(t, s)) if (refused(t, s, zone) === null) push(`${id}:${zone}`);
    },
    check: (t, s, args) =>
      spent(s, id) ??
      (zones(t, s).includes(Number(args[0])) ? refused(t, s, Number(args[0])) : refuse('out-of-range', { zone: Number(args[0]) })),
    run(t, s, args) {
      usedSkill(t, s, id);
      run(t, s, Number(args[0]));
    },
    describe: (_t, _s, args) => ({ zones: [Number(args[0])], cost: { actions: 0 } }),
  };
  return { id, actions: [action] };
}
