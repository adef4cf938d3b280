// Setup that asks the players: who starts where, whom the companions are and whom they follow.

import { END } from '../kernel/index.ts';
import type { Locals, Replaced } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { zonesOf } from '../spawn/placing.ts';
import type { SurvivorId, ZoneId } from '../state/state.ts';
import { placeAt } from '../survivors/standing.ts';
import { ask, call, callIn, tableSeat } from '../table.ts';
import { judge } from './judge.ts';
import { bringCompanion, unusedSurvivors } from './people.ts';

const players = (t: Table): SurvivorId[] => t.g.survivors.flatMap((s, i) => (s.role === 'played' ? [i] : []));

/** Starting zones that may take one more and still leave the groups as even as can be. */
function openStarts(t: Table, placed: readonly SurvivorId[]): ZoneId[] {
  const start = t.r.places.start ?? [];
  const all = players(t).length;
  const least = Math.floor(all / start.length);
  const larger = all % start.length;
  const there = start.map((zone) => placed.filter((i) => t.g.survivors[i].zone === zone).length);
  const full = there.filter((n) => n > least).length;
  return start.filter((_, i) => there[i] < least || (there[i] === least && full < larger));
}

/** `SetupStep` ties each procedure to its locals. */
const callStep = callIn<Record<string, Locals<object>>>();

export const setupStepProcedures = {
  'mission-setup': {
    begin(_t, f) {
      f.next = 0;
    },
    next(t, f) {
      const step = t.r.missionRules.script.setup[f.next++];
      if (step === undefined) return 'wake';
      callStep(t, step.proc, { ...step.locals });
      return 'next';
    },
    /** coloured spawn zones asleep from the start, and what holds before anyone has moved */
    wake(t) {
      t.g.spawns.forEach((token, i) => {
        if (t.r.missionRules.spawnAsleep(t, i)) token.active = false;
      });
      if (t.r.missionRules.script.whens.length > 0) call(t, 'mission-when');
    },
    judge(t) {
      judge(t);
    },
  },
  /** One survivor after the other is put into a starting zone. */
  'setup-groups': {
    begin(t, f) {
      f.placed = [];
      f.left = players(t);
    },
    next(t, f) {
      const who = f.left.shift();
      if (who === undefined) return END;
      f.who = who;
      const keys = openStarts(t, f.placed).map(String);
      f.answer = keys[0];
      if (keys.length > 1) ask(t, { kind: 'zone', by: t.g.survivors[who].seat, who, topic: 'start', keys, about: zonesOf(keys) });
    },
    stand(t, f) {
      placeAt(t.g.survivors[f.who], Number(f.answer));
      f.placed.push(f.who);
      return 'next';
    },
  },
  /** Locals: count (-1: one each). */
  'setup-companions': {
    begin(t, f) {
      f.left = f.count < 0 ? players(t).length : f.count;
      f.led = [];
    },
    whom(t, f) {
      const unused = unusedSurvivors(t);
      if (f.left <= 0 || unused.length === 0) return END;
      f.left--;
      f.answer = unused[0];
      if (unused.length > 1) ask(t, { kind: 'option', by: tableSeat(t), topic: 'companion', keys: unused });
    },
    leader(t, f) {
      f.companion = f.answer;
      const may = players(t).filter((i) => f.count >= 0 || !f.led.includes(i));
      f.answer = t.g.survivors[may[0]].id;
      const keys = may.map((i) => t.g.survivors[i].id);
      if (keys.length > 1) ask(t, { kind: 'option', by: tableSeat(t), topic: 'leader', card: f.companion, keys });
    },
    follow(t, f) {
      const leader = t.g.survivors.findIndex((s) => s.id === f.answer);
      f.led.push(leader);
      bringCompanion(t, leader, f.companion);
      return 'whom';
    },
  },
} satisfies Replaced;
