import type { Oracles } from '../api/engine-api.ts';
import { hopelessLine } from '../missions/judge.ts';
import type { Table } from '../rules.ts';
import type { State } from '../state/state.ts';
import { tables } from '../table.ts';
import { arms, guardArms } from './arms.ts';
import { forecast } from './forecast.ts';
import { intent } from './intent.ts';
import { lockedForAll } from './locked.ts';
import { odds } from './odds.ts';
import { reach, sight } from './reach.ts';
import { shortage } from './shortage.ts';
import { threat } from './threat.ts';

/** Pure questions about a game: client, bots and hints ask these, none of them knows a rule. */
export function oracles(seat: (state: State, events: null) => Table): Oracles {
  return {
    reach: (state, survivor) => reach(seat(state, null), survivor),
    sight: (state, survivor) => sight(seat(state, null), survivor),
    odds: (state, key) => odds(seat(state, null), key),
    arms: (state, survivor) => arms(seat(state, null), survivor),
    guardArms: (state, survivor) => guardArms(seat(state, null), survivor),
    intent: (state) => intent(seat(state, null)),
    forecast: (state) => forecast(seat(state, null)),
    shortage: (state, cards) => shortage(seat(state, null), cards),
    leads(state) {
      const t = seat(state, null);
      return t.r.missionRules.leads(t);
    },
    ground(state) {
      const t = seat(state, null);
      const { steps, searchable } = tables(t);
      const { buildingSpawn } = t.r.law;
      const fills = t.r.board.zones.map(
        (zone) => zone.kind === 'room' && (buildingSpawn === 'every-room' || (buildingSpawn === 'dark' && zone.dark)),
      );
      return { steps, searchable, fills };
    },
    oneDeathLoses(state) {
      const { law, missionRules } = seat(state, null).r;
      if (law.lostByDeath === 'any' || missionRules.script.defeats.some((defeat) => defeat.reason === 'survivor-died')) return true;
      // or an objective that needs everyone could not be done any more
      const lost = state.survivors.findIndex((s) => s.role === 'played' && s.alive && !s.out);
      const survivors = state.survivors.map((s, i) => (i === lost ? { ...s, alive: false } : s));
      return lost >= 0 && hopelessLine(seat({ ...state, survivors }, null)) >= 0;
    },
    guardDeathLoses: (state) => seat(state, null).r.missionRules.script.defeats.some((defeat) => defeat.reason === 'guard-died'),
    lockedDoors: (state) => lockedForAll(seat(state, null)),
    keptFree(state) {
      const t = seat(state, null);
      return t.r.missionRules.keptFree(t);
    },
    toClear(state) {
      const t = seat(state, null);
      return t.r.missionRules.toClear(t);
    },
    takeAp(state) {
      const { missionRules } = seat(state, null).r;
      const lying = state.objectives.filter((token) => token.place === 'board');
      const sum = lying.reduce((ap, token) => ap + missionRules.tokenAp(token.colour), 0);
      return lying.length === 0 ? 0 : sum / lying.length;
    },
    treasures(state) {
      const t = seat(state, null);
      return t.r.missionRules.treasures(t);
    },
    threat: (state) => threat(seat(state, null)),
  };
}
