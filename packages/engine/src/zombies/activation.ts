// Activation: all attacks, then all moves; then whoever has two actions once more. Extra activations, Rush and Taunt are the same with
// fewer zombies. Locals: groups (who acts), extra (sandbags and tank do not stop them), prey (the taunter, NOBODY), rush.

import { END, type Frame, type Procedure } from '../kernel/index.ts';
import type { ProcedureOf, Replaced } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { NOBODY, type ZoneId } from '../state/state.ts';
import { call, present, tell } from '../table.ts';
import { type Aim, aimAt, aimFrom, firstTarget, type Gait } from './aim.ts';
import { actAgain, type Groups, gather, skipFrozen } from './groups.ts';
import type { Activation } from './locals.ts';
import { addMove, goesAlone, moveSteps } from './moving.ts';
import { necromancersAt } from './necromancers.ts';
import { preyIn, type Senses, sense } from './senses.ts';

type Acting = Frame & Activation;

/** What a frame may have been given before it begins. */
function begin(t: Table, f: Frame & Partial<Activation>, groups: Groups): void {
  f.groups = skipFrozen(t, groups);
  f.extra ??= false;
  f.prey ??= NOBODY;
  f.rush ??= false;
  f.second = false;
  f.again = [];
  f.at = 0;
  f.movers = [];
}

const isPrey = (t: Table, f: Acting, zone: ZoneId): boolean => {
  if (f.prey === NOBODY) return preyIn(t, zone);
  const s = t.g.survivors[f.prey];
  return present(s) && s.zone === zone;
};

function attackFrom(t: Table, f: Acting, from: number, to: number): void {
  const { groups } = f;
  const zone = groups[from];
  const attackers: number[] = new Array(t.r.kinds.length).fill(0);
  for (let i = from; i < to; i += 3) {
    const count = Math.min(groups[i + 2], t.g.zombies[zone * t.r.kinds.length + groups[i + 1]]);
    attackers[groups[i + 1]] = count;
    actAgain(t, f, zone, groups[i + 1], count);
  }
  call(t, 'take-wounds', f.prey === NOBODY ? { zone, attackers } : { zone, attackers, only: f.prey });
}

const steps: Procedure<Table, Acting> = {
  /** zone by zone; whoever finds nobody to attack will move */
  attack(t, f) {
    const { groups } = f;
    const depth = t.g.stack.length;
    while (f.at < groups.length) {
      const from = f.at;
      const zone = groups[from];
      let to = from;
      while (to < groups.length && groups[to] === zone) to += 3;
      f.at = to;
      const attacks = isPrey(t, f, zone);
      if (!f.second) t.r.missionRules.zombiesStart(t, zone);
      if (attacks) attackFrom(t, f, from, to);
      else for (let i = from; i < to; i++) f.movers.push(groups[i]);
      if (t.g.stack.length !== depth || t.g.over !== null) return 'attack';
    }
  },
  /** where everyone goes is settled before anyone moves */
  aim(t, f) {
    f.moves = [];
    f.mages = [];
    f.at = 0;
    const { movers } = f;
    f.movers = [];
    if (movers.length === 0) return 'again';
    const senses = sense(t);
    for (let i = 0; i < movers.length; ) {
      const zone = movers[i];
      const instead = t.r.missionRules.movesInstead(t, zone);
      let end = i;
      while (end < movers.length && movers[end] === zone) {
        if (instead >= 0) addMove(f.moves, -1, zone, instead, 'drawn', movers[end + 1], movers[end + 2], [instead]);
        end += 3;
      }
      if (instead < 0) aimZone(t, f, senses, movers, i, end);
      i = end;
    }
  },
  ...moveSteps,
  /** those that follow ways of their own */
  mages(t, f) {
    const which = f.mages.pop();
    if (which === undefined) return;
    if (which < t.g.necromancers.length) call(t, 'necromancer-acts', { which });
    return 'mages';
  },
  again(_t, f) {
    if (f.second || f.again.length === 0) return;
    f.groups = f.again;
    f.again = [];
    f.second = true;
    f.at = 0;
    return 'attack';
  },
  end() {
    return END;
  },
};

/** Plans the moves of one zone's zombies: aimed once for all that walk alike. */
function aimZone(t: Table, f: Acting, senses: Senses, movers: Groups, from: number, to: number): void {
  const zone = movers[from];
  let aimed: Gait | null = null;
  let aim: Aim | null = null;
  let together = -1;
  for (let i = from; i < to; i += 3) {
    const kind = movers[i + 1];
    const zombie = t.r.kinds[kind];
    if (zombie.base === 'necromancer' && (f.prey === NOBODY || zombie.traits.includes('defiles'))) {
      for (const which of necromancersAt(t, zone, kind, movers[i + 2])) f.mages.push(which);
      continue;
    }
    const gait: Gait = zombie.traits.includes('climbs') ? 'climbs' : f.extra ? 'unhindered' : 'walks';
    if (aim === null || gait !== aimed) {
      aim = f.prey === NOBODY ? aimFrom(t, senses, zone, gait) : aimAt(t, senses.tables, zone, [t.g.survivors[f.prey].zone], gait);
      aimed = gait;
      together = -1;
    }
    if (aim.ways.length === 0 || (aim.ways.length === 1 && aim.ways[0] === zone)) {
      if (t.events !== null)
        tell(t, { t: 'zombies-stay', zone, kinds: { [zombie.id]: movers[i + 2] }, reason: aim.ways.length > 0 ? 'blocked' : aim.why });
      actAgain(t, f, zone, kind, movers[i + 2]);
      continue;
    }
    const why = f.rush && aim.why !== 'drawn' ? 'rush' : aim.why;
    const alone = goesAlone(t, kind);
    const at = addMove(f.moves, alone ? -1 : together, zone, firstTarget(aim), why, kind, movers[i + 2], aim.ways);
    if (!alone && t.r.law.split === 'together') together = at;
  }
}

/** Locals: none. The zombies phase's own activation of everyone. */
const everyone: ProcedureOf<'zombies-activation'> = {
  begin(t, f) {
    begin(t, f, gather(t, null, null));
  },
  ...steps,
  end(t) {
    t.r.missionRules.judge(t);
    return END;
  },
};

export const activationProcedures = {
  'zombies-activation': everyone,
  /** Locals: kinds. An extra activation, of all zombies of these kinds. */
  'activate-kind': {
    begin(t, f) {
      if (t.events !== null) tell(t, { t: 'extra-activation', kinds: f.kinds.map((kind) => t.r.kinds[kind].id) });
      f.extra = true;
      begin(t, f, gather(t, f.kinds, null));
    },
    ...steps,
  },
  /** Locals: zone, target (the taunter); or zone, kind, count: just those (Rush). */
  'activate-zone': {
    begin(t, f) {
      if ('target' in f) {
        f.prey = f.target;
        f.extra = true;
        begin(t, f, gather(t, null, [f.zone]));
        return;
      }
      const count = Math.min(f.count, t.g.zombies[f.zone * t.r.kinds.length + f.kind]);
      f.rush = true;
      begin(t, f, count > 0 ? [f.zone, f.kind, count] : []);
    },
    ...steps,
  },
  /** Locals: groups. An extra activation of these zombies. */
  'activate-groups': {
    begin(t, f) {
      f.extra = true;
      begin(t, f, f.groups);
    },
    ...steps,
  },
} satisfies Replaced;
