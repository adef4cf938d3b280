import type { SurvivorId } from '../ids.ts';
import type { Table } from '../rules.ts';
import type { Survivor, ZoneId } from '../state/state.ts';
import { tell } from '../table.ts';
import type { Action } from './action.ts';
import { cannotPay, costOf, pay } from './spending.ts';

/** One noise token, however many dice or weapons made the noise. */
export function makeNoise(t: Table, zone: ZoneId, who: SurvivorId): void {
  t.g.noise[zone]++;
  if (who >= 0) beSeen(t.g.survivors[who], 'noisy');
  tell(t, { t: 'noise', zone, tokens: t.g.noise[zone], who });
}

/** Notes what the survivor did that zombies notice; the Rotten token goes. */
export function beSeen(s: Survivor, mark: 'noisy' | 'attacked'): void {
  if (s.marks.includes('rotten')) s.marks = s.marks.filter((m) => m !== 'rotten');
  if (!s.marks.includes(mark)) s.marks.push(mark);
}

export const noise: Action = {
  verb: 'noise',
  list(_t, s, push) {
    if (cannotPay(s, { kind: 'other' }) === null) push('noise');
  },
  check: (_t, s) => cannotPay(s, { kind: 'other' }),
  run(t, s) {
    pay(t, s, { kind: 'other' });
    makeNoise(t, s.zone, t.g.survivors.indexOf(s));
  },
  describe: (_t, s) => ({ zones: [s.zone], cost: costOf(s, { kind: 'other' }) }),
};
