// Cards and companions that missions give: found, chosen, received with a free rearrangement.

import { END, randomBelow, shuffle } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { discardTo, homeDeck } from '../../search/decks.ts';
import { drawFor } from '../../search/search.ts';
import { type CardId, NO_CARD, NOBODY, type SurvivorId } from '../../state/state.ts';
import { gainAp } from '../../survivors/adrenaline.ts';
import { itemOf } from '../../survivors/inventory.ts';
import { receive } from '../../survivors/keep.ts';
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

/** Takes a card of these items out of the sources, in their order; NO_CARD when there is none. */
function fetch(t: Table, items: readonly string[], from: readonly string[], mix: boolean): CardId {
  const wanted = (card: CardId): boolean => items.includes(itemOf(t, card).id);
  const takeFrom = (heap: CardId[]): CardId => {
    const at = heap.findIndex(wanted);
    return at < 0 ? NO_CARD : heap.splice(at, 1)[0];
  };
  for (const source of from.length > 0 ? from : ['stored', 'equipment-deck', 'discards']) {
    const names = source === 'any-deck' || source === 'discards' ? Object.keys(t.g.decks) : (inDeck[source] ?? []);
    if (source === 'stored') {
      for (const heap of t.g.loose) {
        const card = heap.name === STORE ? takeFrom(heap.cards) : NO_CARD;
        if (card !== NO_CARD) return card;
      }
    }
    for (const name of names) {
      const deck = t.g.decks[name];
      if (deck === undefined) continue;
      const card = takeFrom(source === 'discards' ? deck.discard : deck.draw);
      if (card === NO_CARD) continue;
      if (mix && source !== 'discards') {
        shuffle(t.g.random, deck.draw);
        tell(t, { t: 'shuffled', deck: name });
      }
      reveal(t);
      return card;
    }
  }
  return NO_CARD;
}

const players = (t: Table, zone: number): SurvivorId[] =>
  (zone >= 0 ? survivorsIn(t, zone) : t.g.survivors.map((_, i) => i)).filter(
    (i) => present(t.g.survivors[i]) && t.g.survivors[i].role === 'played',
  );

export const gainProcedures = {
  /** Locals: who, zone, name, deck, items, stack, from, to, shuffle, tag, otherwise. */
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
    give(t, f) {
      if (f.who === NOBODY) return END;
      giveCard(t, f.who, f);
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
  readonly zone: number;
  readonly name: string;
  readonly deck: string;
  readonly items: readonly string[];
  readonly stack: boolean;
  readonly from: readonly string[];
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
  const card = fetch(t, gift.items, gift.from, gift.shuffle);
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
