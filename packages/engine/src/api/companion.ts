// A table of cardboard, mirrored: people say where everything stands, and the rules themselves tell what the dead do, what the deck brings
// and how good a roll is. The mirror is an ordinary state that rests at the question who acts next; a deed runs the procedure of the
// round it names, asks as in a game, and comes back to rest.

import type { WeaponMode } from '../content.ts';
import type { GameEvent } from '../events.ts';
import type { CardId, SurvivorId, ZoneId } from '../ids.ts';
import { newFrame, type Refusal, refuse, run } from '../kernel/index.ts';
import { oddsOfNumbers } from '../oracles/odds.ts';
import { type Table, TOP_AP } from '../rules.ts';
import { drawZombieCard } from '../spawn/deck.ts';
import { setDoor } from '../state/board-state.ts';
import type { GameSetup } from '../state/setup.ts';
import { NO_CARD, type Over, type State } from '../state/state.ts';
import { dangerLevel } from '../survivors/adrenaline.ts';
import { refreshLent } from '../survivors/inventory.ts';
import { placeAt } from '../survivors/standing.ts';
import { addZombies, countOf, removeZombies } from '../zombies/figures.ts';
import { dropNecromancer, necromancersAt } from '../zombies/necromancers.ts';
import type { AttackOdds, Engine } from './engine-api.ts';

/** Questions before the first round that a companion answers by their defaults; more than any mission asks. */
const MOST_QUESTIONS = 200;

export type Mirrored = { readonly ok: true; readonly state: State } | { readonly ok: false; readonly refusal: Refusal };

/** The mission as it is laid out, everybody at the start and without cards: those lie on the real table. */
export function openMirror(engine: Engine, setup: GameSetup): Mirrored {
  const made = engine.setup(setup);
  if (!made.ok) return made;
  const { state } = made;
  for (let i = 0; i < MOST_QUESTIONS && state.ask !== null && state.ask.kind !== 'order'; i++) {
    const done = engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    if (!done.ok) return done;
  }
  if (state.ask?.kind !== 'order') return { ok: false, refusal: refuse('nothing-asked') };
  const t = engine.tableOf(state, null);
  for (const s of state.survivors) {
    s.hands = [NO_CARD, NO_CARD];
    s.body = NO_CARD;
    s.pack = [];
    refreshLent(t, s);
  }
  return { ok: true, state };
}

/** What somebody moved on the real table. */
export type Change =
  | { readonly is: 'survivor'; readonly who: SurvivorId; readonly zone: ZoneId }
  | { readonly is: 'wounds' | 'ap'; readonly who: SurvivorId; readonly n: number }
  | { readonly is: 'alive'; readonly who: SurvivorId; readonly alive: boolean }
  | { readonly is: 'zombies'; readonly zone: ZoneId; readonly kind: string; readonly n: number }
  | { readonly is: 'noise'; readonly zone: ZoneId; readonly n: number }
  | { readonly is: 'door'; readonly door: number; readonly open: boolean }
  | { readonly is: 'spawn'; readonly token: number; readonly active: boolean }
  | { readonly is: 'round'; readonly n: number };

const MOST_NOISE = 99;
const whole = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

/** Changes the mirror in place; refused when there is no such zone, kind, figure or number. */
export function mirrorChange(engine: Engine, state: State, change: Change): Refusal | null {
  const t = engine.tableOf(state, null);
  const there = (zone: ZoneId): boolean => Number.isInteger(zone) && zone >= 0 && zone < t.r.board.zones.length;
  const no = refuse('no-such-thing', { what: change.is });
  switch (change.is) {
    case 'survivor': {
      const s = state.survivors[change.who];
      if (!s || !there(change.zone)) return no;
      placeAt(s, change.zone);
      return null;
    }
    case 'wounds': {
      const s = state.survivors[change.who];
      if (!s || !whole(change.n, s.health)) return no;
      s.wounds = change.n;
      s.alive = change.n < s.health;
      return null;
    }
    case 'ap': {
      const s = state.survivors[change.who];
      if (!s || !whole(change.n, TOP_AP)) return no;
      s.ap = change.n;
      return null;
    }
    case 'alive': {
      const s = state.survivors[change.who];
      if (!s) return no;
      s.alive = change.alive;
      if (change.alive && s.wounds >= s.health) s.wounds = Math.max(0, s.health - 1);
      return null;
    }
    case 'zombies': {
      const kind = t.r.kindNumber[change.kind];
      if (kind === undefined || !there(change.zone)) return no;
      const now = countOf(t, change.zone, kind);
      if (!whole(change.n, now + state.pool[kind])) return refuse('box-is-empty', { kind: change.kind });
      setFigures(t, change.zone, kind, now, change.n);
      return null;
    }
    case 'noise':
      if (!there(change.zone) || !whole(change.n, MOST_NOISE)) return no;
      state.noise[change.zone] = change.n;
      return null;
    case 'door':
      if (!whole(change.door, state.doors.length - 1)) return no;
      setDoor(t, change.door, change.open ? 'open' : 'closed', -1);
      return null;
    case 'spawn': {
      const token = state.spawns[change.token];
      if (!token) return no;
      token.active = change.active;
      token.since = 0;
      return null;
    }
    case 'round':
      if (!whole(change.n, MOST_NOISE) || change.n < 1) return no;
      state.round = change.n;
      return null;
  }
}

function setFigures(t: Table, zone: ZoneId, kind: number, now: number, wanted: number): void {
  const mage = t.r.kinds[kind].base === 'necromancer';
  if (wanted > now) addZombies(t, zone, kind, wanted - now, 'mirror');
  else if (wanted < now) {
    removeZombies(t, zone, kind, now - wanted, 'mirror');
    if (mage) for (let i = wanted; i < now; i++) dropNecromancer(t, zone, kind);
  }
  // a necromancer's figure goes with its token
  if (mage) necromancersAt(t, zone, kind, wanted);
}

/** `zombies`: the activation; `spawn`: the spawn step; `end`: the end phase; a zone: one card for it, as when a room is opened. */
export type Deed = 'zombies' | 'spawn' | 'end' | { readonly cardFor: number };

/** `rest`: the deed is over and the mirror may be changed again. `over`: how the mission would have ended by it. */
export type Told =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly GameEvent[];
      readonly rest: boolean;
      readonly over: Over | null;
    }
  | { readonly ok: false; readonly refusal: Refusal };

const stops = (t: Table): boolean => t.g.over !== null;

/** Begins a deed on a copy of the resting mirror. */
export function beginDeed(engine: Engine, resting: State, deed: Deed): Told {
  const state = engine.clone(resting);
  const events: GameEvent[] = [];
  const t = engine.tableOf(state, events);
  if (typeof deed === 'object' && !(deed.cardFor >= 0 && deed.cardFor < t.r.board.zones.length))
    return { ok: false, refusal: refuse('no-such-thing', { what: 'zone' }) };
  state.phase = deed === 'zombies' ? 'zombies' : deed === 'end' ? 'end' : 'spawn';
  const frame =
    typeof deed === 'object'
      ? newFrame(t.r.program, 'draw-zombie-card', { zone: deed.cardFor, deck: 'mission' })
      : newFrame(t.r.program, deed === 'zombies' ? 'zombies-activation' : deed === 'spawn' ? 'spawn-step' : 'end-phase');
  state.stack = [frame];
  state.ask = null;
  run(t.r.program, t, stops);
  if (deed === 'end' && state.ask === null) state.round++;
  return settled(engine, resting, state, events);
}

/** Answers what a running deed asks. */
export function answerDeed(engine: Engine, resting: State, running: State, key: string): Told {
  const state = engine.clone(running);
  const ends = state.phase === 'end';
  const done = engine.answer(state, key);
  if (!done.ok) return done;
  if (ends && state.ask === null) state.round++;
  return settled(engine, resting, state, done.events);
}

/** With nothing left to run the mirror rests where it rested before: a game that would be over is for the people to end. */
function settled(engine: Engine, resting: State, state: State, events: readonly GameEvent[]): Told {
  const { over } = state;
  const rest = state.ask === null;
  if (rest) {
    state.over = null;
    state.phase = 'players';
    const { stack, ask } = engine.clone(resting);
    state.stack = stack;
    state.ask = ask;
  }
  return { ok: true, state, events, rest, over };
}

/** The top card and the level it is read at, for a board that is not mirrored; what it says is for the people to do. */
export function turnCard(engine: Engine, state: State): { readonly card: CardId; readonly level: number; readonly left: number } | null {
  const t = engine.tableOf(state, null);
  const card = drawZombieCard(t);
  if (card < 0) return null;
  state.zombieDeck.discard.push(card);
  return { card: t.r.zombieCards[card].no, level: dangerLevel(t), left: state.zombieDeck.draw.length };
}

/** A roll at a real table: the numbers of the card, and who stands there by kind. */
export interface Roll {
  readonly attack: WeaponMode['attack'];
  readonly dice: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly zombies: Readonly<Record<string, number>>;
}

const MOST_DICE = 20;
const MOST_FIGURES = 40;

/** Exact odds of such a roll; null when its numbers are none. */
export function rollOdds(engine: Engine, state: State, roll: Roll): AttackOdds | null {
  const there = engine.tableOf(state, null);
  const { dice, accuracy, damage } = roll;
  const zombies = new Array<number>(state.zombies.length).fill(0);
  for (const [id, count] of Object.entries(roll.zombies)) {
    const kind = there.r.kindNumber[id];
    if (kind === undefined || !whole(count, MOST_FIGURES)) return null;
    zombies[kind] = count;
  }
  if (!whole(dice, MOST_DICE) || dice < 1 || !whole(accuracy, 6) || accuracy < 2 || !whole(damage, 9) || damage < 1) return null;
  const free = roll.attack === 'melee';
  const plain = { weapons: 1, extra: 0, risk: 0, sixDice: 0, sixDamage: 0, reaper: 0, friendlyFire: false, freeze: false, range: 0 };
  return oddsOfNumbers({ ...there, g: { ...state, zombies } }, 0, { ...plain, dice, need: accuracy, damage, free });
}
