// Moments at which the rest of the rules asks the mission what follows.

import { END } from '../kernel/index.ts';
import type { Replaced } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { type KindId, NOBODY, NOWHERE, type SurvivorId, type ZoneId } from '../state/state.ts';
import { receive } from '../survivors/keep.ts';
import { ask, call, tableSeat, tell } from '../table.ts';
import { forgetAbout } from './cards/about.ts';
import { isRead } from './cards/lying.ts';
import { forgetRound } from './conditions/round.ts';
import { judge } from './judge.ts';
import { counted, raise } from './names.ts';
import { didIt, NO_SCENE, occasion } from './script.ts';
import { checkNoReturn, newlySeen } from './watch.ts';

const runLists = (t: Table, lists: readonly number[], at: { who?: SurvivorId; zone?: ZoneId; kind?: KindId }): void => {
  const { who = NOBODY, zone = NOWHERE, kind } = at;
  if (lists.length > 0) call(t, 'mission-lists', { lists: [...lists], who, zone, ...(kind !== undefined && { kind }) });
};

const scriptOf = (t: Table) => t.r.missionRules.script;

/** A token used as a card is one card more in the game, which leaves it when spent. */
function giveTokenCard(t: Table, who: SurvivorId, item: string, colour: string): void {
  t.g.cards = [...t.g.cards, t.r.itemNumber[item]];
  const card = t.g.cards.length - 1;
  t.g.tagged[card] = `token:${colour}`;
  receive(t, who, [card]);
}

/** A spent card loses its name; one that was a token does not come back with the discards. */
function dropSpentNames(t: Table): void {
  for (const card of Object.keys(t.g.tagged)) {
    for (const deck of Object.values(t.g.decks)) {
      const at = deck.discard.indexOf(Number(card));
      if (at < 0) continue;
      if (t.g.tagged[card].startsWith('token:')) deck.discard.splice(at, 1);
      delete t.g.tagged[card];
      break;
    }
  }
}

export const momentProcedures = {
  /** Locals: who, what, colour, zone, index. */
  'mission-taken': {
    card(t, f) {
      const item = f.what === 'objective' ? scriptOf(t).actsAs[f.colour] : undefined;
      if (item !== undefined) giveTokenCard(t, f.who, item, f.colour);
    },
    then(t, f) {
      const lists: number[] = [];
      for (const trigger of scriptOf(t).takes) if (trigger.fits(f.what, f.colour)) lists.push(trigger.list);
      runLists(t, lists, f);
    },
    module(t, f) {
      if (f.what === 'objective') call(t, 'module-taken', { who: f.who, index: f.index });
    },
  },
  /** Locals: door, who. Cards on the door are read before anything comes out of it. */
  'mission-door-opened': {
    count(t, f) {
      t.g.progress[`opened:${f.door}`] = 1;
      checkNoReturn(t);
    },
    card(t, f) {
      const lying = scriptOf(t).cards.find((c) => c.door === f.door && !isRead(t, c.card.id));
      if (lying === undefined) return END;
      const door = t.r.board.plan.doors[f.door];
      const zone: ZoneId = f.who === NOBODY ? door.a : t.g.survivors[f.who].zone;
      call(t, 'read-card', { who: f.who, zone, card: lying.card.id, optional: false });
    },
  },
  /** Locals: by, zone, kind, count, with. */
  'mission-killed': {
    count(t, f) {
      for (const listener of scriptOf(t).listeners.kills) listener(t, f.kind, f.count, f.with, f.zone);
      delete t.g.progress[`.seen:${f.kind}`];
    },
    then(t, f) {
      const lists: number[] = [];
      const { kills, tags } = scriptOf(t);
      for (const trigger of kills) {
        if (
          !trigger.kinds.includes(f.kind) ||
          !didIt(tags, f.with, trigger.by) ||
          (trigger.unless !== '' && didIt(tags, f.with, trigger.unless))
        )
          continue;
        for (let i = 0; i < f.count; i++) lists.push(trigger.list);
      }
      f.who = f.by;
      f.read = lists.length > 0;
      runLists(t, lists, { who: f.who, zone: f.zone, kind: f.kind });
    },
    forget(t, f) {
      forgetAbout(t, f.kind, f.read !== true);
    },
  },
  /** Locals: who, zone, with: molotov, dragon-fire, cauldron, car, or a card's own name. */
  'zone-burned': {
    count(t, f) {
      if (counted(t, '.quiet-fire') > 0) return END;
      f.lists = [];
      const { fires, tags, listeners } = scriptOf(t);
      for (const trigger of fires) {
        if (trigger.area.has(t, NO_SCENE, f.zone) && didIt(tags, f.with, trigger.from)) f.lists.push(trigger.list);
      }
      for (const listener of listeners.fires) listener(t, f.zone, f.with);
    },
    then(t, f) {
      runLists(t, f.lists, f);
    },
  },
  /** Locals: who. Guards of the exit zone may go along. */
  'mission-left': {
    guards(t, f) {
      const { guardsLeave, exits } = scriptOf(t);
      if (!guardsLeave || exits === null) return END;
      f.zones = exits.zones(t, NO_SCENE).filter((zone) => t.g.guards[zone] > 0);
    },
    next(t, f) {
      const zone = f.zones.shift();
      if (zone === undefined) return END;
      f.zone = zone;
      const keys: string[] = [];
      for (let n = t.g.guards[zone]; n >= 0; n--) keys.push(String(n));
      ask(t, {
        kind: 'option',
        by: f.who === NOBODY ? tableSeat(t) : t.g.survivors[f.who].seat,
        who: f.who,
        zone,
        topic: 'guards-leave',
        keys,
      });
    },
    go(t, f) {
      const n = Number(f.answer);
      t.g.guards[f.zone] -= n;
      raise(t, 'guards-out', n);
      if (n > 0) tell(t, { t: 'token', what: 'guards', zone: f.zone, change: 'removed' });
      return 'next';
    },
  },
  /** Locals: phase. */
  'mission-phase': {
    then(t, f) {
      const lists: number[] = [];
      for (const trigger of scriptOf(t).phases) {
        if (trigger.phase === f.phase && (trigger.goal === null || trigger.goal.met(t, NO_SCENE))) lists.push(trigger.list);
      }
      runLists(t, lists, {});
    },
  },
  'mission-end-phase': {
    phase(t) {
      if (scriptOf(t).phases.length > 0) call(t, 'mission-phase', { phase: 'end' });
    },
    /** a round's last chance, before what belongs to the round is forgotten */
    judge(t) {
      judge(t);
    },
    forget(t) {
      forgetRound(t);
      dropSpentNames(t);
    },
  },
  /** What has come true since: each trigger once. */
  'mission-when': {
    next(t) {
      const { whens, sights } = scriptOf(t);
      for (let i = 0; i < whens.length; i++) {
        if (counted(t, `.when:${i}`) > 0 || !whens[i].goal.met(t, NO_SCENE)) continue;
        t.g.progress[`.when:${i}`] = 1;
        call(t, 'mission-effects', { ...occasion(NO_SCENE), list: whens[i].list });
        return 'next';
      }
      for (const trigger of sights) {
        const kind = newlySeen(t, trigger.kinds);
        if (kind < 0) continue;
        t.g.progress[`.seen:${kind}`] = 1;
        if (trigger.goal === null || trigger.goal.met(t, NO_SCENE)) {
          call(t, 'mission-effects', { ...occasion(NO_SCENE), list: trigger.list, kind });
        }
        return 'next';
      }
    },
    judge(t) {
      judge(t);
    },
  },
} satisfies Replaced;
