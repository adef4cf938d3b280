// Skills that answer a spawn at range 0-1 at once, before a Rush: Combat Reflexes with an attack, Sidestep with a Move.

import { END } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { NOBODY, type Survivor, type SurvivorId, type ZoneId } from '../../state/state.ts';
import { bonusAction, VERBS } from '../../survivors/bonus-action.ts';
import { stepsFrom } from '../../survivors/move.ts';
import { lookout, rangeFrom } from '../../survivors/sight.ts';
import { listTurn } from '../../survivors/turn-keys.ts';
import { ask, present, tables, tell } from '../../table.ts';
import type { Skill } from '../types.ts';

const COMBAT = VERBS.combat;

/** Has the survivor an attack to make into this zone, were it given a Combat action? */
function canStrike(t: Table, who: SurvivorId, zone: ZoneId): boolean {
  const s = t.g.survivors[who];
  const { actions, free } = s;
  s.actions = 0;
  s.free = ['combat'];
  let attacks = 0;
  listTurn(t, { kind: 'turn', by: s.seat, who, verbs: COMBAT, zone }, () => {
    attacks++;
  });
  s.actions = actions;
  s.free = free;
  return attacks > 0;
}

const struck = (t: Table, who: SurvivorId, zones: readonly ZoneId[]): ZoneId[] => {
  const from = lookout(t, t.g.survivors[who]);
  return zones.filter((zone) => rangeFrom(t, from, zone) <= 1 && canStrike(t, who, zone));
};

export const combatReflexes: Skill = {
  id: 'combat-reflexes',
  reactions: {
    'zombies-spawned': { when: (t, s, who, { zones }) => present(s) && struck(t, who, zones).length > 0, proc: 'combat-reflexes' },
  },
};

/** Near by the way sight or feet go. */
const close = (t: Table, s: Survivor, zone: ZoneId): boolean => {
  return rangeFrom(t, lookout(t, s), zone) <= 1 || tables(t).distance(s.zone, zone) <= 1;
};

export const sidestep: Skill = {
  id: 'sidestep',
  reactions: {
    'zombies-spawned': {
      when: (t, s, _who, { zones }) =>
        present(s) && s.car === NOBODY && stepsFrom(t, s, s.zone).length > 0 && zones.some((zone) => close(t, s, zone)),
      proc: 'sidestep',
    },
  },
};

export const reflexProcedures = {
  /** Locals: owner, zones. Once per zombie card, so into one of its zones. */
  'combat-reflexes': {
    choose(t, f) {
      const keys = struck(t, f.owner, f.zones).map(String);
      if (keys.length === 0) return END;
      f.answer = keys[0];
      const about = Object.fromEntries(keys.map((key) => [key, { zones: [Number(key)] }]));
      if (keys.length > 1) ask(t, { kind: 'zone', by: t.g.survivors[f.owner].seat, who: f.owner, topic: 'combat-reflexes', keys, about });
    },
    strike(t, f) {
      tell(t, { t: 'skill', who: f.owner, skill: 'combat-reflexes', how: 'used' });
      bonusAction(t, { who: f.owner, free: 'combat', zone: Number(f.answer), topic: 'combat-reflexes' });
    },
  },
  /** Locals: owner. */
  sidestep: {
    step(t, f) {
      tell(t, { t: 'skill', who: f.owner, skill: 'sidestep', how: 'used' });
      bonusAction(t, { who: f.owner, free: 'move', easy: true, topic: 'sidestep' });
    },
  },
} satisfies Replaced;
