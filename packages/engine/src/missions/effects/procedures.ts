// Procedures behind the effects: whatever may ask, or does something zone by zone.

import { END } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { openWindow } from '../../skills/window.ts';
import { drawAbomination, drawZombieCard } from '../../spawn/deck.ts';
import { zonesOf } from '../../spawn/placing.ts';
import { setDoor } from '../../state/board-state.ts';
import { NOBODY, NOWHERE, type ZoneId } from '../../state/state.ts';
import { moveBeacon } from '../../survivors/beacon.ts';
import { openDoorNow } from '../../survivors/doors.ts';
import { heal } from '../../survivors/wounds.ts';
import { ask, call, tableSeat, tables } from '../../table.ts';
import { addZombies, pushZombies } from '../../zombies/figures.ts';
import { buildingAt } from '../areas.ts';
import { occasion } from '../script.ts';

export const effectProcedures = {
  /** Locals: list (number of the effect list), at, who, zone; what the trigger or grant knows besides: token, cards, car, door, kind, card. */
  'mission-effects': {
    next(t, f) {
      const list = t.r.missionRules.script.effects[f.list];
      if (f.at >= list.length || t.g.over !== null) return END;
      list[f.at++](t, f);
      return 'next';
    },
  },
  /** Locals: lists, who, zone. Several effect lists one after the other. */
  'mission-lists': {
    next(t, f) {
      const list = f.lists.shift();
      if (list === undefined) return END;
      call(t, 'mission-effects', { ...occasion(f), list, kind: f.kind ?? -1, door: f.door ?? -1 });
      return 'next';
    },
  },
  /** Locals: zone, kinds (any of them will do), base, count. */
  'put-zombie': {
    place(t, f) {
      if (f.base === 'necromancer') {
        call(t, 'necromancer-card', { zone: f.zone, deck: 'mission', token: NOBODY });
        return END;
      }
      if (f.base !== 'abomination') {
        call(t, 'spawn-zombies', { zone: f.zone, kind: f.kinds[0], count: f.count, how: 'mission' });
        return END;
      }
      const kinds = f.kinds.filter((kind) => t.g.pool[kind] > 0);
      const kind = kinds.length === 1 ? kinds[0] : drawAbomination(t);
      if (kind < 0 || addZombies(t, f.zone, t.r.missionRules.spawnsAs(t, kind), 1, 'mission') === 0) return END;
      t.r.missionRules.zombiesEntered(t, f.zone, NOWHERE);
    },
    react(t, f) {
      openWindow(t, 'zombies-spawned', { zone: f.zone, zones: [f.zone] });
    },
  },
  /** Locals: zones, cards, redraw. */
  'mission-spawn': {
    next(t, f) {
      const zone = f.zones.shift();
      if (zone === undefined) return END;
      if (f.redraw === '') call(t, 'draw-zombie-card', { zone, deck: 'mission', cards: f.cards });
      else call(t, 'draw-zombie-card', { zone, deck: 'mission', hand: drawBut(t, f.redraw, f.cards) });
      return 'next';
    },
  },
  /** Locals: zones. Each building of these zones spawns as if its first door had just been opened. */
  'spawn-opened': {
    next(t, f) {
      const zone = f.zones.shift();
      if (zone === undefined) return END;
      call(t, 'open-building', { zone });
      return 'next';
    },
  },
  /** Locals: zone, to. */
  'put-zombies-elsewhere': {
    move(t, f) {
      if (f.to < 0 || f.zone < 0 || f.to === f.zone) return END;
      pushZombies(t, f.zone, f.to, NOBODY);
      t.r.missionRules.zombiesEntered(t, f.to, f.zone);
    },
  },
  /** Locals: zones, who, with. A building on fire burns room by room, and the fire sets off nothing more. */
  'burn-all': {
    next(t, f) {
      const zone = f.zones.shift();
      if (zone === undefined) return END;
      t.g.progress['.quiet-fire'] = 1;
      call(t, 'burn-zone', { who: f.who, zone, with: f.with });
    },
    after(t) {
      delete t.g.progress['.quiet-fire'];
      return 'next';
    },
  },
  /** Locals: doors, who. */
  'open-all': {
    next(t, f) {
      const door = f.doors.shift();
      if (door === undefined) return END;
      if (t.g.phase === 'setup') openFromTheStart(t, door);
      else openDoorNow(t, door, f.who);
      return 'next';
    },
  },
  /** Locals: left (zones it may still go), optional. */
  'move-beacon': {
    where(t, f) {
      if (f.left <= 0 || t.g.beacon < 0) return END;
      f.left--;
      const keys = tables(t).steps[t.g.beacon].map(String);
      if (keys.length === 0) return END;
      const about = zonesOf(keys);
      ask(t, {
        kind: 'zone',
        by: tableSeat(t),
        topic: 'move-beacon',
        zone: t.g.beacon,
        keys: f.optional ? ['stay', ...keys] : keys,
        about,
      });
    },
    go(t, f) {
      if (f.answer === 'stay') return END;
      moveBeacon(t, Number(f.answer) as ZoneId);
      return 'where';
    },
  },
  /** Locals: lists, who, zone, card. */
  'choose-line': {
    ask(t, f) {
      const keys = f.lists.map((_, i) => String(i + 1));
      ask(t, { kind: 'option', by: tableSeat(t), who: f.who, topic: 'mission-choice', card: f.card, keys });
    },
    chosen(t, f) {
      const line = t.g.campaign?.story.findLast((l) => l.read === f.card);
      if (line !== undefined) line.choice = Number(f.answer);
      call(t, 'mission-effects', { ...occasion(f), list: f.lists[Number(f.answer) - 1], card: f.card });
    },
  },
  /** Locals: left, count. Each in turn, so that a reward is asked for before the next one's points. */
  'campaign-points-of': {
    next(t, f) {
      const who = f.left.shift();
      if (who === undefined) return END;
      call(t, 'campaign-points', { who, count: f.count });
      return 'next';
    },
  },
  /** Locals: left, count. */
  'heal-survivors': {
    next(t, f) {
      const who = f.left.shift();
      if (who === undefined) return END;
      heal(t, who, f.count, 'mission');
      return 'next';
    },
  },
  'wound-survivors': {
    next(t, f) {
      const who = f.left.shift();
      if (who === undefined) return END;
      call(t, 'endure', { who, attacks: 0, sure: f.count, damage: 1, by: 'mission' });
      return 'next';
    },
  },
} satisfies Replaced;

/** Nothing waits behind a door that is open when the game begins. */
function openFromTheStart(t: Table, door: number): void {
  setDoor(t, door, 'open', NOBODY);
  const { a, b } = t.r.board.plan.doors[door];
  const opened = [...t.g.opened];
  for (const end of [a, b]) for (const zone of buildingAt(t, end)) if (t.r.board.zones[zone].kind === 'room') opened[zone] = 1;
  t.g.opened = opened;
}

/** Cards of the zombie deck, those of one sort put aside and replaced. */
function drawBut(t: Table, sort: string, count: number): number[] {
  const hand: number[] = [];
  const aside: number[] = [];
  while (hand.length < count) {
    const card = drawZombieCard(t);
    if (card < 0) break;
    (t.r.zombieCards[card].is === sort ? aside : hand).push(card);
  }
  t.g.zombieDeck.discard.push(...aside);
  return hand;
}
