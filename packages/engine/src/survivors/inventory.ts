// What a survivor carries: two hands, a body slot in the fantasy books, a pack. The only writers of where cards lie.
import type { ItemDef } from '../content.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import { skillOf } from '../skills/lookup.ts';
import { type CardId, NO_CARD, NOWHERE, type Survivor, type SurvivorId } from '../state/state.ts';
import { tell } from '../table.ts';
import { discardTo, homeDeck } from './search/decks.ts';

export type CardPlace = 'hand' | 'body' | 'pack';

export function itemOf(t: Table, card: CardId): ItemDef {
  return t.r.items[t.g.cards[card]];
}

/** Every card carried: hands, body, pack. */
export function cardsOf(s: Survivor): CardId[] {
  const cards: CardId[] = [];
  if (s.hands[0] !== NO_CARD) cards.push(s.hands[0]);
  if (s.hands[1] !== NO_CARD) cards.push(s.hands[1]);
  if (s.body !== NO_CARD) cards.push(s.body);
  for (const card of s.pack) cards.push(card);
  return cards;
}

/** Cards that count as in hand: the hands, a listed card on the body, what Webbing or Spellbook reach. */
export function inHandCards(t: Table, s: Survivor): CardId[] {
  const cards: CardId[] = [];
  if (s.hands[0] !== NO_CARD) cards.push(s.hands[0]);
  if (s.hands[1] !== NO_CARD) cards.push(s.hands[1]);
  if (s.body !== NO_CARD) {
    const item = itemOf(t, s.body);
    const listed = item.slot !== 'body';
    if (listed || fold(t, s, 'counts-in-hand', false, { item, place: 'body' })) cards.push(s.body);
  }
  for (const card of s.pack) {
    if (fold(t, s, 'counts-in-hand', false, { item: itemOf(t, card), place: 'pack' })) cards.push(card);
  }
  return cards;
}

/** Does this card work where it lies? Weapons in hand; others by what the card says and the edition's slots. */
export function worksIn(t: Table, s: Survivor, item: ItemDef, place: CardPlace): boolean {
  if (place === 'hand') return true;
  if (item.works === 'inventory') return true;
  if (place === 'body' && (item.slot === 'body' || item.slot === 'hand')) return true;
  if (place === 'pack' && item.slot === 'pack') return true;
  return fold(t, s, 'counts-in-hand', false, { item, place });
}

/** Has a working card with this tag. */
export function hasWorking(t: Table, s: Survivor, tag: string): boolean {
  return workingCard(t, s, (item) => item.tags.includes(tag)) !== NO_CARD;
}

export function workingCard(t: Table, s: Survivor, wanted: (item: ItemDef) => boolean): CardId {
  for (const card of s.hands) if (card !== NO_CARD && wanted(itemOf(t, card))) return card;
  if (s.body !== NO_CARD && wanted(itemOf(t, s.body)) && worksIn(t, s, itemOf(t, s.body), 'body')) return s.body;
  for (const card of s.pack) if (wanted(itemOf(t, card)) && worksIn(t, s, itemOf(t, card), 'pack')) return card;
  return NO_CARD;
}

export function packSize(t: Table, s: Survivor): number {
  return fold(t, s, 'pack-size', t.r.law.packSize, null);
}

/** May this card lie there at all? */
export function fits(t: Table, s: Survivor, item: ItemDef, place: CardPlace): boolean {
  if (place === 'pack') return true;
  if (place === 'hand') return t.r.law.freeSlots || item.slot === 'hand' || item.slot === 'any';
  if (!t.r.law.bodySlot) return false;
  return item.slot === 'body' || (t.r.survivorCards[s.id]?.body ?? []).includes(item.id);
}

/** Puts a card into the first free slot: hand if allowed, body, pack. False when there is no room. */
export function stow(t: Table, s: Survivor, card: CardId): boolean {
  const item = itemOf(t, card);
  if (fits(t, s, item, 'hand')) {
    for (const hand of [0, 1] as const) {
      if (s.hands[hand] === NO_CARD) {
        s.hands[hand] = card;
        refreshLent(t, s);
        return true;
      }
    }
  }
  if (s.body === NO_CARD && fits(t, s, item, 'body')) s.body = card;
  else if (s.pack.length < packSize(t, s)) s.pack.push(card);
  else return false;
  refreshLent(t, s);
  return true;
}

/** Takes the card out of the survivor's hands, body or pack. */
export function removeCard(t: Table, s: Survivor, card: CardId): void {
  if (s.hands[0] === card) s.hands[0] = NO_CARD;
  else if (s.hands[1] === card) s.hands[1] = NO_CARD;
  else if (s.body === card) s.body = NO_CARD;
  else s.pack.splice(s.pack.indexOf(card), 1);
  refreshLent(t, s);
}

export function discardCard(t: Table, who: SurvivorId, card: CardId, why: string): void {
  const s = t.g.survivors[who];
  removeCard(t, s, card);
  t.g.empty = t.g.empty.filter((c) => c !== card);
  discardTo(t, homeDeck(t, card), card);
  tell(t, { t: 'discarded', who, card: itemOf(t, card).id, why });
}

/** Skills that cards, companions and neighbours lend right now. Call it whenever a card or a companion changes place. */
export function refreshLent(t: Table, s: Survivor): void {
  const before = s.lent;
  const lent: string[] = [];
  lendFrom(t, s, s.hands[0], 'hand', lent);
  lendFrom(t, s, s.hands[1], 'hand', lent);
  lendFrom(t, s, s.body, 'body', lent);
  for (const card of s.pack) lendFrom(t, s, card, 'pack', lent);
  const who = t.g.survivors.indexOf(s);
  for (const c of t.g.survivors) {
    if (c.leader !== who || !c.alive || c.out) continue;
    const blue = t.r.survivorCards[c.id]?.blue[0];
    if (blue !== undefined) lent.push(blue);
  }
  if (t.g.brothers) lendFromBrothers(t, s, lent);
  s.lent = lent;
  // a traded or discarded flashlight goes out
  if (s.lit && !cardsOf(s).some((card) => itemOf(t, card).tags.includes('light-source'))) {
    s.lit = false;
    s.light = NOWHERE;
    tell(t, { t: 'light', who, zone: s.zone, on: false });
  }
  if (t.g.active === who) grantLentFree(t, s, before);
}

const BROTHER = 'brother-in-arms-';

/** Brother in Arms: in company all survivors that play have the skill the owner names; companions and guards are company only. */
function lendFromBrothers(t: Table, s: Survivor, lent: string[]): void {
  if (s.role !== 'played' || s.zone < 0) return;
  const here = t.g.survivors.filter((x) => x.zone === s.zone && x.alive && !x.out);
  if (here.length + (t.g.guards[s.zone] ?? 0) < 2) return;
  for (const x of here) {
    if (x.role !== 'played') continue;
    for (const id of x.skills) {
      if (!id.startsWith(BROTHER)) continue;
      const skill = id.slice(BROTHER.length);
      if (!lent.includes(skill)) lent.push(skill);
    }
  }
}

/** Someone moved, came or went: who shares a zone with a brother in arms may have changed. */
export function refreshBrothers(t: Table): void {
  if (!t.g.brothers) return;
  for (const s of t.g.survivors) if (s.alive && !s.out) refreshLent(t, s);
}

/** Must be told of every skill a survivor gets, so that brothers are looked for only where there are any. */
export function noticeSkill(t: Table, id: string): void {
  if (id.startsWith(BROTHER)) {
    t.g.brothers = true;
    refreshBrothers(t);
  }
}

/** A weapon's skills go to its own attacks only; other cards lend theirs where they work. */
function lendFrom(t: Table, s: Survivor, card: CardId, place: CardPlace, lent: string[]): void {
  if (card === NO_CARD) return;
  const item = itemOf(t, card);
  if (item.skills === undefined || item.modes !== undefined) return;
  if (t.r.law.freeSlots || worksIn(t, s, item, place)) for (const id of item.skills) if (!lent.includes(id)) lent.push(id);
}

/** Says that the free action of a lent skill was given this turn, once for each time it is lent. */
export const lentMark = (id: string): string => `lent:${id}`;

const times = (list: readonly string[], what: string): number => list.reduce((n, other) => (other === what ? n + 1 : n), 0);

/** A skill lent in mid-turn brings its free action once a turn; one that goes takes an unspent free action along. */
function grantLentFree(t: Table, s: Survivor, before: readonly string[]): void {
  for (const id of new Set([...before, ...s.lent])) {
    const free = skillOf(t.r, id).free;
    if (free === undefined) continue;
    const mark = lentMark(id);
    for (let n = times(s.used, mark); n < times(s.lent, id); n++) {
      s.used.push(mark);
      s.free.push(free);
    }
    if (times(s.lent, id) < times(before, id)) takeBackFree(t, s, free, mark);
  }
}

/** What the survivor's own skills give stays: the lent one counts as spent first. */
function takeBackFree(t: Table, s: Survivor, free: string, mark: string): void {
  const own = [...s.skills, ...s.spells].filter((id) => skillOf(t.r, id).free === free).length;
  if (times(s.free, free) <= own) return;
  s.free.splice(s.free.lastIndexOf(free), 1);
  s.used.splice(s.used.lastIndexOf(mark), 1);
}
