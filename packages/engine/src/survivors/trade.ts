// Reorganise and trade: one action; rearrange, and in the same action swap any cards with exactly one other survivor in the zone.
// Rope ladders, kept tokens, the Beacon and companions are passed on like cards: in that same action, which stays open until
// something else is done (`open-trade.ts`).
import { type Refusal, refuse } from '../kernel/index.ts';
import { splitKey } from '../keys/index.ts';
import type { Table } from '../rules.ts';
import { NO_CARD, NOBODY, type Survivor, type SurvivorId } from '../state/state.ts';
import { tell } from '../table.ts';
import type { Action } from './action.ts';
import {
  type Arrangement,
  applyArrangement,
  arrangementKey,
  arrangementRefused,
  currentLayout,
  type Layout,
  laidWell,
  readArrangement,
} from './arrange.ts';
import { consentTo, hasRefused, needsConsent, propose } from './consent.ts';
import { fits, itemOf } from './inventory.ts';
import { ARRANGED, arrangedNow, inOpenTrade, openTrade, passedNow, thingOf } from './open-trade.ts';
import { freePassengerSeats } from './seats.ts';
import { cannotPay, costOf, type Expense, pay } from './spending.ts';
import { lead } from './take.ts';

const OTHER: Expense = { kind: 'other' };

/** Others here who play and have not said no in this turn. */
function partners(t: Table, s: Survivor): SurvivorId[] {
  const found: SurvivorId[] = [];
  const all = t.g.survivors;
  for (let i = 0; i < all.length; i++) {
    const x = all[i];
    if (x !== s && x.zone === s.zone && x.alive && !x.out && x.role === 'played' && !hasRefused(s, i)) found.push(i);
  }
  return found;
}

/** The arrangement names the active survivor and at most one partner in the zone. */
function arrangeTurnRefused(t: Table, s: Survivor, key: string): Refusal | null {
  const a = readArrangement(t, key);
  if (a === null) return refuse('form-unreadable', { key });
  const who = [...a.layouts.keys()];
  const me = t.g.survivors.indexOf(s);
  if (!a.layouts.has(me) || who.length > 2) return refuse('arrange-whose');
  const other = who.find((w) => w !== me);
  if (other !== undefined && !partners(t, s).includes(other))
    return refuse(hasRefused(s, other) ? 'trade-refused' : 'not-in-the-same-zone');
  return arrangementRefused(t, a, who, [], true) ?? (freeArrange(s, other) ? null : cannotPay(s, OTHER));
}

/** The cards may be laid out once in an open trade; `other`: whoever shares it. */
const freeArrange = (s: Survivor, other: SurvivorId | undefined): boolean => inOpenTrade(s, other ?? NOBODY) && !arrangedNow(s);
const partnerIn = (t: Table, s: Survivor, a: Arrangement): SurvivorId | undefined =>
  [...a.layouts.keys()].find((w) => t.g.survivors[w] !== s);

/** How many sample layouts a turn lists: what people do most, for bots; people drag cards. */
const MOST_SAMPLES = 6;

/** A pack card into a hand, and gifts of single cards to others here. */
function samples(t: Table, s: Survivor, push: (key: string) => void): void {
  if (s.pack.length === 0) return;
  const me = t.g.survivors.indexOf(s);
  const payable = cannotPay(s, OTHER) === null;
  let given = 0;
  const offer = (a: Arrangement) => {
    if (!payable && !freeArrange(s, partnerIn(t, s, a))) return;
    push(`arrange:${arrangementKey(t, a)}`);
    given++;
  };
  const mine = currentLayout(s);
  for (const card of s.pack) {
    if (given >= MOST_SAMPLES) return;
    const item = itemOf(t, card);
    if (!fits(t, s, item, 'hand') || item.modes === undefined) continue;
    const hand = s.hands[0] === NO_CARD || (s.hands[1] !== NO_CARD && itemOf(t, s.hands[0]).modes === undefined) ? 0 : 1;
    const pack = s.pack.filter((c) => c !== card);
    if (s.hands[hand] !== NO_CARD) pack.push(s.hands[hand]);
    const hands: Layout['hands'] = hand === 0 ? [card, s.hands[1]] : [s.hands[0], card];
    offer({ layouts: new Map([[me, { ...mine, hands, pack }]]), discards: [] });
  }
  for (const other of partners(t, s)) {
    for (const card of s.pack) {
      if (given >= MOST_SAMPLES) return;
      const theirs = laidWell(t, t.g.survivors[other], currentLayout(t.g.survivors[other]), card);
      if (theirs === null) continue;
      const pack = s.pack.filter((c) => c !== card);
      offer({
        layouts: new Map([
          [me, { ...mine, pack }],
          [other, theirs],
        ]),
        discards: [],
      });
    }
  }
}

export const arrangeAction: Action = {
  verb: 'arrange',
  list(t, s, push) {
    if (cannotPay(s, OTHER) === null || freeArrange(s, undefined)) samples(t, s, push);
  },
  check: (t, s, args) => arrangeTurnRefused(t, s, args[0] ?? ''),
  run(t, s, args) {
    const a = readArrangement(t, args[0]);
    const other = a === null ? undefined : partnerIn(t, s, a);
    if (other !== undefined && needsConsent(t, s, other)) propose(t, s, other, 'arrange', args);
    else arrangeNow(t, s, args);
  },
  describe(t, s, args) {
    const a = readArrangement(t, args[0]);
    const other = a === null ? undefined : partnerIn(t, s, a);
    return {
      survivors: other === undefined ? [] : [other],
      cost: freeArrange(s, other) ? { actions: 0 } : costOf(s, OTHER),
    };
  },
};

function arrangeNow(t: Table, s: Survivor, args: readonly string[]): void {
  const a = readArrangement(t, args[0]);
  if (a === null) throw new Error('an arrangement was accepted that cannot be read');
  const other = partnerIn(t, s, a);
  const free = freeArrange(s, other);
  if (!free) pay(t, s, OTHER);
  openTrade(s, free, other ?? NOBODY, ARRANGED);
  applyArrangement(t, a, 'thrown-away');
  if (other !== undefined) tell(t, { t: 'gave', from: t.g.survivors.indexOf(s), to: other, cards: [] });
}

/** A kept token that the mission lets pass from hand to hand. */
function tradableToken(t: Table, who: SurvivorId, index: number): boolean {
  const token = t.g.objectives[index];
  return token !== undefined && token.place === 'held' && token.by === who && t.r.missionRules.tradable(token.colour);
}

/** Of `pass:companion:ID:TO`, `pass:ladder:N:TO`, `pass:objective:N:TO` (a kept token), `pass:beacon:0:TO`: who has the thing that could be passed on; NOBODY when nobody may pass it, undefined when there is no such kind of thing. */
function bearerOf(t: Table, what: string, which: string): SurvivorId | undefined {
  const i = Number(which);
  switch (what) {
    case 'companion': {
      const c = t.g.survivors.find((x) => x.id === which);
      return c?.role === 'companion' && c.alive && !c.out ? c.leader : NOBODY;
    }
    case 'ladder':
      return t.g.ladders[i]?.by ?? NOBODY;
    case 'objective': {
      const by = t.g.objectives[i]?.by ?? NOBODY;
      return by !== NOBODY && tradableToken(t, by, i) ? by : NOBODY;
    }
    case 'beacon':
      // there is one Beacon: any other number names nothing
      return which === '0' ? t.g.beaconBy : NOBODY;
    default:
      return undefined;
  }
}

/** A companion handed into a car needs a seat there, unless it sits in that car already. */
function noSeatFor(t: Table, from: SurvivorId, to: SurvivorId): boolean {
  const car = t.g.survivors[to].car;
  return car !== NOBODY && t.g.survivors[from].car !== car && freePassengerSeats(t, car) === 0;
}

/** Most games have nothing of the kind: then nobody looks for partners. */
function anythingToPass(t: Table): boolean {
  const { survivors, ladders, objectives, beaconBy } = t.g;
  if (ladders.length > 0 || beaconBy !== NOBODY) return true;
  for (const o of objectives) if (o.place === 'held') return true;
  for (const x of survivors) if (x.leader !== NOBODY) return true;
  return false;
}

function listPassing(t: Table, from: SurvivorId, to: SurvivorId, push: (key: string) => void): void {
  const { survivors, ladders, objectives } = t.g;
  const name = survivors[to].id;
  const offer = (what: string, which: string) => {
    if (bearerOf(t, what, which) === from && !(what === 'companion' && noSeatFor(t, from, to))) push(`pass:${what}:${which}:${name}`);
  };
  if (t.r.missionRules.companionsPass) for (const c of survivors) if (c.leader === from) offer('companion', c.id);
  for (let i = 0; i < ladders.length; i++) if (ladders[i].by === from) offer('ladder', String(i));
  for (let i = 0; i < objectives.length; i++)
    if (objectives[i].by === from && objectives[i].place === 'held') offer('objective', String(i));
  if (t.g.beaconBy !== NOBODY) offer('beacon', '0');
}

/** Each thing changes hands at most once in a trade. */
const freePass = (s: Survivor, other: SurvivorId, thing: string): boolean => inOpenTrade(s, other) && !passedNow(s, thing);

/** The other one of the two whose trade this is. */
function traderWith(t: Table, s: Survivor, args: readonly string[]): SurvivorId {
  const from = bearerOf(t, args[0], args[1]) ?? NOBODY;
  return t.g.survivors[from] === s ? t.g.survivors.findIndex((x) => x.id === args[2]) : from;
}

export const pass: Action = {
  verb: 'pass',
  list(t, s, push) {
    if (!anythingToPass(t)) return;
    const me = t.g.survivors.indexOf(s);
    const payable = cannotPay(s, OTHER) === null;
    for (const other of partners(t, s)) {
      if (!payable && !inOpenTrade(s, other)) continue;
      const offer = (key: string): void => {
        if (payable || !passedNow(s, thingOf(splitKey(key).args))) push(key);
      };
      listPassing(t, me, other, offer);
      listPassing(t, other, me, offer);
    }
  },
  check(t, s, args) {
    const me = t.g.survivors.indexOf(s);
    const to = t.g.survivors.findIndex((x) => x.id === args[2]);
    const from = bearerOf(t, args[0], args[1]);
    if (from === undefined) return refuse('unknown-thing', { what: String(args[0]) });
    if (from === NOBODY || from === to) return refuse('not-carried', { item: args[0] === 'companion' ? args[1] : args[0] });
    // one of the two is whoever acts: a trade goes both ways
    const other = from === me ? to : from;
    if ((from !== me && to !== me) || !partners(t, s).includes(other))
      return refuse(hasRefused(s, other) ? 'trade-refused' : 'not-in-the-same-zone');
    if (args[0] === 'companion') {
      if (!t.r.missionRules.companionsPass) return refuse('companions-stay');
      if (noSeatFor(t, from, to)) return refuse('car-full');
    }
    return freePass(s, other, thingOf(args)) ? null : cannotPay(s, OTHER);
  },
  run(t, s, args) {
    const other = traderWith(t, s, args);
    if (needsConsent(t, s, other)) propose(t, s, other, 'pass', args);
    else passNow(t, s, args);
  },
  describe: (t, s, args) => ({
    survivors: [t.g.survivors.findIndex((x) => x.id === args[2])],
    cost: freePass(s, traderWith(t, s, args), thingOf(args)) ? { actions: 0 } : costOf(s, OTHER),
  }),
};

function passNow(t: Table, s: Survivor, args: readonly string[]): void {
  const other = traderWith(t, s, args);
  const free = freePass(s, other, thingOf(args));
  if (!free) pay(t, s, OTHER);
  openTrade(s, free, other, thingOf(args));
  const to = t.g.survivors.findIndex((x) => x.id === args[2]);
  if (args[0] === 'companion')
    lead(
      t,
      to,
      t.g.survivors.findIndex((x) => x.id === args[1]),
    );
  else if (args[0] === 'objective') t.g.objectives[Number(args[1])].by = to;
  else if (args[0] === 'beacon') t.g.beaconBy = to;
  else t.g.ladders[Number(args[1])].by = to;
}

/** What was agreed to is done by its verb. */
export const tradeConsent = consentTo({ arrange: arrangeNow, pass: passNow });
