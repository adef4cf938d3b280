// Washington's campaign: knock-out instead of death, campaign points, saved cards at a mission's end.
import { type Procedure, refuse } from '../../kernel/index.ts';
import { finish } from '../../missions/judge.ts';
import type { Table } from '../../rules.ts';
import type { SurvivorId } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { die, woundProcedures } from '../../survivors/wounds.ts';
import { tell } from '../../table.ts';

/** Lies in a zone until the end of the next round; `take:down:ID` saves it. */
const downKey = (who: SurvivorId): string => `down:${who}`;

function allOut(t: Table): boolean {
  return !t.g.survivors.some((s) => s.role === 'played' && s.alive);
}

/** Locals: who, by. Outside the campaign, and for companions, it is death as in Second Edition. */
export const knockOut: Procedure<Table> = {
  fall(t, f) {
    const s = t.g.survivors[f.who];
    if (t.r.options.campaign !== true || s.role !== 'played') return 'die';
    const zone = s.zone;
    die(t, f.who, f.by);
    s.zone = zone;
    t.g.progress[downKey(f.who)] = t.g.round + 1;
    tell(t, { t: 'knocked-out', who: f.who, zone });
    if (allOut(t)) finish(t, { result: 'lost', reason: 'everyone-out' });
    return 'done';
  },
  ...woundProcedures['survivor-down'],
  done() {},
};

/** Someone takes the fallen up: out for this mission, but alive. Locals: who, which (survivor id). */
export const takeDown: Procedure<Table> = {
  take(t, f) {
    const who = t.g.survivors.findIndex((s) => s.id === f.which);
    const s = t.g.survivors[who];
    tell(t, { t: 'took', who: f.who, what: 'down', colour: '', zone: s.zone });
    s.zone = -1;
    delete t.g.progress[downKey(who)];
    t.g.progress[`rescued:${who}`] = 1;
  },
};

/** Nobody came before the end of the round after: dead for the campaign. */
export const fallenDie: Procedure<Table> = {
  check(t) {
    t.g.survivors.forEach((s, who) => {
      const until = t.g.progress[downKey(who)];
      if (until === undefined || t.g.round < until) return;
      delete t.g.progress[downKey(who)];
      t.g.progress[`dead:${who}`] = 1;
      s.zone = -1;
      tell(t, { t: 'died', who, by: 'knock-out' });
    });
  },
};

const bonusLeft = (t: Table, who: SurvivorId): number => t.g.progress[`bonus-actions:${who}`] ?? 0;

/** A bonus action of the campaign sheet: one more action now, once per mission each. */
export const bonus: Action = {
  verb: 'bonus',
  list(t, s, push) {
    if (bonusLeft(t, t.g.survivors.indexOf(s)) > 0) push('bonus');
  },
  check: (t, s) => (bonusLeft(t, t.g.survivors.indexOf(s)) > 0 ? null : refuse('no-bonus-action')),
  run(t, s) {
    t.g.progress[`bonus-actions:${t.g.survivors.indexOf(s)}`]--;
    s.actions++;
  },
  describe: () => ({ cost: { actions: 0 } }),
};
