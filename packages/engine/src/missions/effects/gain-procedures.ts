// Cards and companions that missions give: found, chosen, received with a free rearrangement.

import type { ZoneId } from '../../ids.ts';
import { END, randomBelow, shuffle } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { type CardId, NO_CARD, NOBODY, type SurvivorId } from '../../state/state.ts';
import { gainAp } from '../../survivors/adrenaline.ts';
import { itemOf } from '../../survivors/inventory.ts';
import { receive } from '../../survivors/keep.ts';
import { discardTo, homeDeck } from '../../survivors/search/decks.ts';
import { drawFor } from '../../survivors/search/search.ts';
import { ask, call, present, reveal, survivorsIn, tableSeat, tell } from '../../table.ts';
import { raise } from '../names.ts';
import { bringCompanion, recruit, unusedSurvivors } from '../people.ts';

/** The cards lying with a figure or in a place the mission stores things at. */
export const STORE = 'store';

const inDeck: Readonly<Record<string, readonly string[]>> = {
  'equipment-deck': ['equipment'],
  'epic-deck': ['epic'],
  'secret-service-deck': ['secret-service'],
  artefacts: ['vault'],
};

interface Heap {
  readonly source: string;
  /** a deck's name; '' what lies with a figure of the mission */
  readonly deck: string;
  readonly cards: CardId[];
}

/** Where such a card may be taken from, in the order of the sources. */
function heapsWith(t: Table, gift: Pick<Gift, 'items' | 'from'>): Heap[] {
  const heaps = (gift.from.length > 0 ? gift.from : ['stored', 'equipment-deck', 'discards']).flatMap((source): Heap[] => {
    if (source === 'stored') return t.g.loose.flatMap((heap) => (heap.name === STORE ? [{ source, deck: '', cards: heap.cards }] : []));
    const names = source === 'any-deck' || source === 'discards' ? Object.keys(t.g.decks) : (inDeck[source] ?? []);
    return names.flatMap((deck) => {
      const of = t.g.decks[deck];
      return of === undefined ? [] : [{ source, deck, cards: source === 'discards' ? of.discard : of.draw }];
    });
  });
  return heaps.filter((heap) => heap.cards.some((card) => gift.items.includes(itemOf(t, card).id)));
}

/** Takes a card of these items out of the first heap that has one; NO_CARD when there is none. */
function fetch(t: Table, gift: Pick<Gift, 'items' | 'from' | 'shuffle'>): CardId {
  const heap = heapsWith(t, gift)[0];
  if (heap === undefined) return NO_CARD;
  const { cards, deck, source } = heap;
  const [card] = cards.splice(
    cards.findIndex((one) => gift.items.includes(itemOf(t, one).id)),
    1,
  );
  if (deck === '') return card;
  if (gift.shuffle && source !== 'discards') {
    shuffle(t.g.random, cards);
    tell(t, { t: 'shuffled', deck });
  }
  reveal(t);
  return card;
}

const players = (t: Table, zone: ZoneId): SurvivorId[] =>
  (zone >= 0 ? survivorsIn(t, zone) : t.g.survivors.map((_, i) => i)).filter(
    (i) => present(t.g.survivors[i]) && t.g.survivors[i].role === 'played',
  );

export const gainProcedures = {
  /** Locals: who, zone, name, deck, items, stack, from, pick, to, shuffle, tag, otherwise. */
  'gain-card': {
    whose(t, f) {
      if (f.to === 'all') {
        f.left = players(t, -1);
        return 'everyone';
      }
      if (f.to === 'taker') return 'give';
      const may = players(t, f.to === 'chosen-survivor-there' ? f.zone : -1);
      if (may.length === 0) return END;
      f.answer = t.g.survivors[may[0]].id;
      const keys = may.map((i) => t.g.survivors[i].id);
      if (keys.length > 1) ask(t, { kind: 'option', by: tableSeat(t), topic: 'gain-card', card: f.name, keys, about: about(keys, may) });
    },
    chosen(t, f) {
      f.who = t.g.survivors.findIndex((s) => s.id === f.answer);
    },
    /** whoever gets the card says where it comes from, where the mission leaves that open and more than one heap has it */
    give(t, f) {
      if (f.who === NOBODY) return END;
      const sources = f.pick ? [...new Set(heapsWith(t, f).map((heap) => heap.source))] : [];
      if (sources.length < 2) {
        giveCard(t, f.who, f);
        return END;
      }
      f.answer = sources[0];
      ask(t, { kind: 'option', by: t.g.survivors[f.who].seat, who: f.who, topic: 'card-source', card: f.name, keys: sources });
    },
    picked(t, f) {
      giveCard(t, f.who, { ...f, from: [f.answer] });
      return END;
    },
    everyone(t, f) {
      const who = f.left.shift();
      if (who === undefined) return END;
      giveCard(t, who, f);
      return 'everyone';
    },
  },
  /** Locals: who, companion. */
  'gain-companion': {
    find(t, f) {
      if (f.companion === 'chosen-wounded') return 'wounded';
      const unused = unusedSurvivors(t);
      if (f.companion === 'random-unused') {
        if (unused.length === 0) return END;
        reveal(t);
        bringCompanion(t, f.who, unused[randomBelow(t.g.random, unused.length)]);
      } else if (!t.g.survivors.some((s) => s.id === f.companion)) bringCompanion(t, f.who, f.companion);
      return END;
    },
    wounded(t, f) {
      const may = survivorsIn(t, t.g.survivors[f.who].zone).filter((i) => t.g.survivors[i].role === 'actor');
      if (may.length === 0) return END;
      const keys = may.map((i) => t.g.survivors[i].id);
      f.answer = keys[0];
      if (keys.length > 1)
        ask(t, { kind: 'option', by: t.g.survivors[f.who].seat, who: f.who, topic: 'first-aid', keys, about: about(keys, may) });
    },
    recruit(t, f) {
      recruit(
        t,
        f.who,
        t.g.survivors.findIndex((s) => s.id === f.answer),
      );
    },
  },
} satisfies Replaced;

const about = (keys: readonly string[], who: readonly SurvivorId[]): Record<string, { survivors: SurvivorId[] }> =>
  Object.fromEntries(keys.map((key, i) => [key, { survivors: [who[i]] }]));

export interface Gift {
  readonly zone: ZoneId;
  readonly name: string;
  readonly deck: string;
  readonly items: readonly string[];
  readonly stack: boolean;
  readonly from: readonly string[];
  readonly pick: boolean;
  readonly shuffle: boolean;
  readonly tag: string;
  readonly otherwise: number;
}

function giveCard(t: Table, who: SurvivorId, gift: Gift): void {
  if (gift.deck !== '') giveDrawn(t, who, gift);
  else if (gift.stack) drawFromStack(t, who);
  else giveFound(t, who, gift);
}

function giveDrawn(t: Table, who: SurvivorId, gift: Gift): void {
  const deck = t.g.decks[gift.deck];
  if (deck === undefined || deck.draw.length + deck.discard.length === 0) {
    gainAp(t, who, gift.otherwise, 'mission');
    return;
  }
  raise(t, `taken:${gift.name}`);
  drawFor(t, who, gift.deck, 1);
}

function giveFound(t: Table, who: SurvivorId, gift: Gift): void {
  const card = fetch(t, gift);
  if (card === NO_CARD) {
    gainAp(t, who, gift.otherwise, 'mission');
    return;
  }
  if (gift.tag !== '') {
    t.g.tagged[card] = gift.tag;
    t.g.progress[`tagged:${gift.tag}`] = 1;
  }
  receive(t, who, [card]);
}

/** One card of the face-down stack here; an Aaahh!! card acts as in a search. */
function drawFromStack(t: Table, who: SurvivorId): void {
  const stack = t.g.loose.find((l) => l.name === 'stack' && l.zone === t.g.survivors[who].zone && l.cards.length > 0);
  if (stack === undefined) return;
  const card = stack.cards.pop() as CardId;
  const item = itemOf(t, card);
  reveal(t);
  tell(t, { t: 'drew', who, card: item.id, deck: 'stack' });
  if (item.ambush === undefined) {
    receive(t, who, [card]);
    return;
  }
  discardTo(t, homeDeck(t, card), card);
  call(t, 'ambush', { who, kind: t.r.kindNumber[item.ambush.kind], count: item.ambush.count });
}
