// Search: once per turn, in a building zone without zombies. Draw, keep or discard; Aaahh!! cards bring a zombie and are discarded.
import { END, type Refusal, refuse } from '../../kernel/index.ts';
import { takeFree } from '../../keys/index.ts';
import type { ProcedureOf } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { fold } from '../../skills/fold.ts';
import { openWindow } from '../../skills/window.ts';
import { NO_CARD, NOBODY, type Survivor, type SurvivorId, type ZoneId } from '../../state/state.ts';
import { call, tables, tell, zombiesIn } from '../../table.ts';
import type { Action } from '../action.ts';
import { itemOf } from '../inventory.ts';
import { receive } from '../keep.ts';
import { hasFlashlight, lightHere } from '../light.ts';
import { isNight } from '../sight.ts';
import { cannotPay, costOf, pay, payRefused, payVariants, withVariants } from '../spending.ts';
import { discardTo, drawCard, homeDeck } from './decks.ts';

/** A police car or Humvee here that may be searched. */
function carHere(t: Table, zone: ZoneId): number {
  return t.g.cars.findIndex((car) => car.zone === zone && (car.kind === 'police' || car.kind === 'humvee'));
}

/** Which deck a search here draws from; null where nothing can be found. */
export function searchDeck(t: Table, s: Survivor): string | null {
  const zone = t.r.board.zones[s.zone];
  const car = carHere(t, s.zone);
  if (car >= 0) return t.g.cars[car].kind === 'humvee' ? 'secret-service' : 'equipment';
  if (!fold(t, s, 'may-search', tables(t).searchable[s.zone], { zone: s.zone })) return null;
  return zone.searchDeck ?? 'equipment';
}

const TWO = 'search-2-cards';

/** At night a flashlight helps only when lit (Washington). */
const unlit = (t: Table, s: Survivor): boolean => isNight(t) && !s.lit && s.lent.includes(TWO) && !s.skills.includes(TWO);

function cardsToDraw(t: Table, s: Survivor, lighting: boolean): number {
  const first = unlit(t, s) && !lighting ? 1 : fold(t, s, 'search-cards', 1, null);
  return first + fold(t, s, 'search-more', 0, null);
}

/** A flashlight is lit for nothing with a search at night. */
const mayLight = (t: Table, s: Survivor): boolean => t.r.law.clock && isNight(t) && !s.lit && hasFlashlight(t, s);

function searchRefused(t: Table, s: Survivor): Refusal | null {
  // from a seat only the car itself is within reach
  if (s.car !== NOBODY && carHere(t, s.zone) < 0) return refuse('in-a-car');
  const limit = fold(t, s, 'searches-per-turn', 1, null);
  if (s.used.filter((u) => u === 'search').length >= limit) return refuse('searched-already');
  if (searchDeck(t, s) === null) return refuse('search-not-here');
  if (zombiesIn(t, s.zone) > 0) return refuse('search-among-zombies');
  return t.r.missionRules.searchLocked(t, s) ?? cannotPay(s, { kind: 'search' });
}

export const search: Action = {
  verb: 'search',
  list(t, s, push) {
    if (searchRefused(t, s) !== null) return;
    push('search');
    if (mayLight(t, s)) push('search:light');
  },
  check(t, s, args) {
    const { args: words, chosen } = takeFree(args);
    if (words.length > 1 || (words.length === 1 && words[0] !== 'light')) return refuse('unknown-thing', { what: words[0] });
    if (words.length === 1 && !mayLight(t, s)) return refuse('no-flashlight');
    return searchRefused(t, s) ?? payRefused(s, { kind: 'search' }, chosen);
  },
  run(t, s, args) {
    pay(t, s, { kind: 'search' }, 0, takeFree(args).chosen);
    const lighting = args.includes('light');
    if (lighting) lightHere(t, s);
    const who = t.g.survivors.indexOf(s);
    const car = carHere(t, s.zone);
    s.used.push('search');
    tell(t, { t: 'searched', who, zone: s.zone });
    const untilWeapon = car >= 0 && t.g.cars[car].kind === 'police';
    call(t, 'search', {
      who,
      deck: searchDeck(t, s) ?? 'equipment',
      left: cardsToDraw(t, s, lighting),
      untilWeapon,
      drawn: [],
    });
  },
  describe: (t, s, args) => ({
    zones: [s.zone],
    cost: costOf(s, { kind: 'search' }),
    reveals: true,
    count: cardsToDraw(t, s, args.includes('light')),
    ...withVariants(payVariants(s, { kind: 'search' })),
  }),
};

/** Draws for somebody: the card is told, windows may change it, Aaahh!! takes effect. Locals: who, deck, left, drawn, untilWeapon, notSearch. */
export const searchProcedure: ProcedureOf<'search'> = {
  draw(t, f) {
    if (f.left <= 0) return 'keep';
    f.left--;
    const card = drawCard(t, f.deck);
    if (card === NO_CARD) return 'keep';
    f.card = card;
    tell(t, { t: 'drew', who: f.who, card: itemOf(t, card).id, deck: f.deck });
    openWindow(t, 'card-drawn', { who: f.who, card, deck: f.deck, search: f.notSearch ? 0 : 1 }, f.who);
  },
  look(t, f) {
    // a window put the card away and drew another: that one is drawn like any other
    if (f.replaced !== undefined) {
      f.card = f.replaced;
      delete f.replaced;
      if (f.card === NO_CARD) return 'draw';
      openWindow(t, 'card-drawn', { who: f.who, card: f.card, deck: f.deck, search: f.notSearch ? 0 : 1 }, f.who);
      return 'look';
    }
    const { card } = f;
    const item = itemOf(t, card);
    if (item.ambush !== undefined) {
      discardTo(t, f.deck, card);
      if (f.untilWeapon) f.left = 0;
      f.ambushed = true;
      call(t, 'ambush', { who: f.who, kind: t.r.kindNumber[item.ambush.kind], count: item.ambush.count });
      return 'draw';
    }
    if (f.untilWeapon && item.modes === undefined) {
      discardTo(t, homeDeck(t, card), card);
      tell(t, { t: 'discarded', who: f.who, card: item.id, why: 'until-weapon' });
      f.left++;
      return 'draw';
    }
    f.drawn.push(card);
    return 'draw';
  },
  keep(t, f) {
    receive(t, f.who, f.drawn);
    return END;
  },
};

/** Draws outside a Search (Hold Your Nose, Transmutation, gifts of a mission). */
export function drawFor(t: Table, who: SurvivorId, deck: string, cards: number): void {
  call(t, 'search', { who, deck, left: cards, untilWeapon: false, drawn: [], notSearch: true });
}
