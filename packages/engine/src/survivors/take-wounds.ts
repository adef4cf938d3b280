// Zombies attack: each deals 1 wound, no roll; the players share the wounds among those who stand there. Overkill is lost.

import { END } from '../kernel/index.ts';
import { makeShares, parseShares } from '../keys/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import { type KindId, NOBODY, type SurvivorId, type ZoneId } from '../state/state.ts';
import { ask, call, present, tell } from '../table.ts';
import { canRollArmour } from './armour.ts';
import { type Bearer, bearerOf, deciderOf, guardsOf, spread } from './share-wounds.ts';
import { killGuards } from './wounds.ts';

/** Survivors zombies can get at: not those with the Rotten token. */
export function canBeAttacked(t: Table, who: SurvivorId, zone: ZoneId): boolean {
  const s = t.g.survivors[who];
  return s.zone === zone && present(s) && !s.marks.includes('rotten');
}

/** `only`: a taunting survivor draws every attack. */
function bearersIn(t: Table, zone: ZoneId, total: number, only: SurvivorId): Bearer[] {
  const found: Bearer[] = [];
  for (let who = 0; who < t.g.survivors.length; who++) {
    if ((only === NOBODY || only === who) && canBeAttacked(t, who, zone)) found.push(bearerOf(t, who, total));
  }
  if (only === NOBODY && t.g.guards[zone] > 0) found.push(guardsOf(t.g.guards[zone], total));
  return found;
}

const ignores = (t: Table, b: Bearer, kind: KindId): boolean =>
  b.who !== NOBODY &&
  t.g.survivors[b.who].role === 'played' &&
  fold(t, t.g.survivors[b.who], 'ignores-kind', false, { kind: t.r.kinds[kind].id, base: t.r.kinds[kind].base });

const armoured = (t: Table, b: Bearer): boolean => b.who !== NOBODY && canRollArmour(t, t.g.survivors[b.who]);
const stopsArmour = (t: Table, kind: KindId): boolean => t.r.kinds[kind].base === 'abomination';

/** Does it matter who is attacked by which kind? */
function kindsMatter(t: Table, bearers: readonly Bearer[], kinds: readonly KindId[]): boolean {
  if (kinds.length < 2) return false;
  if (bearers.some((b) => kinds.some((k) => ignores(t, b, k)))) return true;
  const mixed = kinds.some((k) => stopsArmour(t, k)) && kinds.some((k) => !stopsArmour(t, k));
  return mixed && bearers.some((b) => armoured(t, b));
}

/** Attacks on each bearer by kind, in the order of `bearers` and `kinds`: the default. */
function presetOf(t: Table, bearers: readonly Bearer[], kinds: readonly KindId[], attackers: readonly number[]): number[][] {
  const wounds = bearers.map(() => 0);
  const better = bearers.map((b) => armoured(t, b));
  const none = bearers.map(() => false);
  let room = bearers;
  return kinds.map((k) => {
    const given = spread(
      t,
      room,
      attackers[k],
      room.map((b) => (ignores(t, b, k) ? 0 : 1)),
      wounds,
      stopsArmour(t, k) ? none : better,
    );
    room = room.map((b, i) => (b.who === NOBODY ? { ...b, most: b.most - given[i] } : b));
    return given;
  });
}

/** Locals: zone, attackers (count by kind), only (optional). */
export const takeWounds: ProcedureOf<'take-wounds'> = {
  share(t, f) {
    const { attackers } = f;
    const kinds: KindId[] = [];
    let total = 0;
    for (let k = 0; k < attackers.length; k++) {
      if (attackers[k] <= 0) continue;
      kinds.push(k);
      total += attackers[k];
    }
    const bearers = bearersIn(t, f.zone, total, f.only ?? NOBODY);
    if (total === 0 || bearers.length === 0) return END;
    if (t.events !== null)
      tell(t, {
        t: 'zombies-attack',
        zone: f.zone,
        kinds: Object.fromEntries(kinds.map((k) => [t.r.kinds[k].id, attackers[k]])),
        wounds: total,
      });
    f.bearers = bearers;
    f.kinds = kinds;
    if (bearers.length === 1) {
      f.given = kinds.map((k) => [attackers[k]]);
      return 'begin';
    }
    const preset = presetOf(t, bearers, kinds, attackers);
    f.byKind = kindsMatter(t, bearers, kinds);
    const by = deciderOf(t, bearers);
    if (f.byKind) {
      const places = bearers.flatMap((b) =>
        kinds.map((k) => ({ id: `${b.id}/${t.r.kinds[k].id}`, min: 0, max: Math.min(b.most, attackers[k]) })),
      );
      const groups = Object.fromEntries(kinds.map((k) => [t.r.kinds[k].id, attackers[k]]));
      const limits = Object.fromEntries(bearers.filter((b) => b.who === NOBODY).map((b) => [b.id, b.most]));
      const amounts = bearers.flatMap((_b, i) => kinds.map((_k, j) => preset[j][i]));
      ask(t, { kind: 'wounds', by, zone: f.zone, total, groups, limits, places, preset: makeShares(places, amounts) });
      return;
    }
    const places = bearers.map((b) => ({ id: b.id, min: 0, max: b.most }));
    const sums = bearers.map((_b, i) => preset.reduce((sum, given) => sum + given[i], 0));
    ask(t, { kind: 'wounds', by, zone: f.zone, total, places, preset: makeShares(places, sums) });
  },
  /** the answer as attacks by kind and bearer; where kinds do not matter they are dealt out in order */
  read(t, f) {
    const shares = parseShares(f.answer) ?? {};
    const { bearers, kinds } = f;
    if (f.byKind) {
      f.given = kinds.map((k) => bearers.map((b) => shares[`${b.id}/${t.r.kinds[k].id}`] ?? 0));
      return;
    }
    const open = bearers.map((b) => shares[b.id] ?? 0);
    f.given = kinds.map((k) => {
      let n = f.attackers[k];
      return open.map((most, i) => {
        const some = Math.min(n, most);
        open[i] -= some;
        n -= some;
        return some;
      });
    });
  },
  begin(_t, f) {
    f.next = 0;
  },
  next(t, f) {
    const { bearers, kinds } = f;
    while (f.next < bearers.length) {
      const i = f.next++;
      const b = bearers[i];
      let attacks = 0;
      let sure = 0;
      for (let j = 0; j < kinds.length; j++) {
        const n = f.given[j][i];
        if (n === 0 || ignores(t, b, kinds[j])) continue;
        if (stopsArmour(t, kinds[j])) sure += n;
        else attacks += n;
      }
      if (attacks + sure === 0) continue;
      if (b.who === NOBODY) killGuards(t, f.zone, attacks + sure, 'zombies');
      else {
        call(t, 'endure', { who: b.who, attacks, sure, damage: 1, by: 'zombies' });
        return 'next';
      }
    }
    return END;
  },
};
