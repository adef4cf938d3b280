// What is done on the way to an errand: a tool or fire taken to hand, a card given over, a ladder set, guards sent where they are wanted.
import type { CardId, State, SurvivorId, ZoneId } from '@holdout/engine';
import { type Laid, makeArrangement } from '@holdout/engine/keys';
import { readKey } from './attacks.ts';
import type { Errand, Order } from './errands.ts';
import { climbsOf, FAR, fieldTo, isIn, zombiesAt } from './facts.ts';
import { attacksAt } from './tactics.ts';

type Person = State['survivors'][number];

export interface Chore {
  readonly key: string;
  /** as a share of an errand's work */
  readonly worth: number;
}

const OPEN = 1;
const SHUT = 2;
const HALF = 0.5;
/** so near to where it is to burn fire is taken to hand */
const AT_HAND = 4;

const laidOut = (s: Person): Laid => {
  const card = (n: number): number | null => (n < 0 ? null : n);
  return { who: s.id, hands: [card(s.hands[0]), card(s.hands[1])], body: card(s.body), pack: s.pack };
};

const itemOf = (o: Order, state: State, card: CardId | null) => (card === null ? undefined : o.facts.items[state.cards[card] ?? -1]);

const cardsOf = (s: Person): number[] => [s.hands[0], s.hands[1], s.body, ...s.pack].filter((card) => card >= 0);

const offered = (o: Order, state: State, laid: readonly Laid[]): string | null => {
  const key = `arrange:${makeArrangement({ laid, discards: [] })}`;
  return o.facts.engine.whyNot(state, key) === null ? key : null;
};

/** A card out of the pack into a hand: the empty one, else the one that holds the lesser thing. */
function inHand(o: Order, state: State, s: Person, card: CardId): string | null {
  const mine = laidOut(s);
  const arms = (at: number | null): number => (itemOf(o, state, at)?.modes === undefined ? 0 : 1);
  const [left, right] = mine.hands;
  const first = left === null || (right !== null && arms(left) < arms(right));
  const pack = s.pack.filter((other) => other !== card);
  const away = first ? left : right;
  if (away !== null) pack.push(away);
  return offered(o, state, [{ ...mine, hands: first ? [card, right] : [left, card], pack }]);
}

const isTool = (o: Order, state: State, card: CardId): boolean => itemOf(o, state, card)?.door !== undefined;

/** A closed door is next on the way, and what opens it lies in the pack. */
function toolKey(o: Order, state: State, s: Person, field: Float64Array): string | null {
  const tool = s.pack.find((card) => isTool(o, state, card));
  if (tool === undefined || isTool(o, state, s.hands[0]) || isTool(o, state, s.hands[1])) return null;
  const here = field[s.zone] ?? FAR;
  const door = (o.facts.ground.ways[s.zone] ?? []).some(
    (way) =>
      way.door >= 0 &&
      state.doors[way.door] !== OPEN &&
      state.doors[way.door] !== SHUT &&
      !o.closed.has(way.door) &&
      (field[way.to] ?? FAR) < here,
  );
  const free = (o.facts.ground.ways[s.zone] ?? []).some(
    (way) => (way.door < 0 || state.doors[way.door] === OPEN) && (field[way.to] ?? FAR) <= here - 1,
  );
  return door && !free ? inHand(o, state, s, tool) : null;
}

/** What burns is thrown out of a hand; bile goes before what sets it on fire, and whoever has both holds both. */
function fireKey(o: Order, state: State, s: Person, errand: Errand): string | null {
  const tagged = (card: CardId, tag: string): boolean => itemOf(o, state, card)?.tags.includes(tag) === true;
  const laid = (errand.to ?? []).some((zone) => state.bile.includes(zone));
  const cards = cardsOf(s);
  const [bile, torch] = ['bile', 'torch'].map(
    (tag) => s.hands.find((card) => tagged(card, tag)) ?? cards.find((card) => tagged(card, tag)),
  );
  if (!laid && bile !== undefined && torch !== undefined && !cards.some((card) => tagged(card, 'molotov'))) {
    if (s.hands.includes(bile) && s.hands.includes(torch)) return null;
    const pack = cards.filter((card) => card !== bile && card !== torch && card !== s.body);
    return offered(o, state, [{ ...laidOut(s), hands: [bile, torch], pack }]);
  }
  // whoever has only the torch holds it ready: bile is laid where it can be lit in the same round
  const tags = laid || !cards.some((card) => tagged(card, 'molotov') || tagged(card, 'bile')) ? ['torch'] : ['molotov', 'bile'];
  if (s.hands.some((card) => tags.some((tag) => tagged(card, tag)))) return null;
  const card = s.pack.find((one) => tags.some((tag) => tagged(one, tag)));
  return card === undefined ? null : inHand(o, state, s, card);
}

/** A card of these from somebody here who has more than enough. */
export function handKey(o: Order, state: State, who: SurvivorId, items: readonly string[], keeps: number): string | null {
  const s = state.survivors[who];
  if (s === undefined) return null;
  const fits = (card: CardId): boolean => items.includes(itemOf(o, state, card)?.id ?? '');
  for (const other of state.survivors) {
    if (other === s || other.zone !== s.zone || !isIn(other)) continue;
    const has = cardsOf(other).filter(fits);
    const card = has.at(-1);
    if (has.length <= keeps || card === undefined) continue;
    const theirs = laidOut(other);
    const left = {
      ...theirs,
      hands: [theirs.hands[0], theirs.hands[1]] as [number | null, number | null],
      pack: other.pack.filter((c) => c !== card),
    };
    if (left.hands[0] === card) left.hands[0] = null;
    else if (left.hands[1] === card) left.hands[1] = null;
    const mine = laidOut(s);
    const lesser = s.hands.findIndex((held) => held < 0 || !fits(held));
    for (const laid of [
      { ...mine, pack: [...s.pack, card] },
      { ...mine, hands: (lesser === 0 ? [card, mine.hands[1]] : [mine.hands[0], card]) as [number | null, number | null] },
    ]) {
      const back = lesser < 0 || laid.pack.includes(card) ? null : (mine.hands[lesser] ?? null);
      const key = offered(o, state, [laid, back === null ? left : { ...left, pack: [...left.pack, back] }]);
      if (key !== null) return key;
    }
  }
  return null;
}

/** A ladder that is carried, set where it shortens the way. */
function ladderKey(o: Order, state: State, s: Person, who: SurvivorId, field: Float64Array): string | null {
  if (!state.ladders.some((ladder) => ladder.by === who)) return null;
  const here = field[s.zone] ?? FAR;
  for (const { at, to, more } of climbsOf(o.facts, state)) {
    const other = at === s.zone ? to : to === s.zone ? at : -1;
    if (more === 0 || other < 0 || (field[other] ?? FAR) + more >= here) continue;
    const key = `ladder:${other}`;
    if (o.facts.engine.whyNot(state, key) === null) return key;
  }
  return null;
}

/** Guards one zone nearer to where they are wanted, those with the longest way first; not in among zombies. */
function guardsKey(o: Order, state: State, s: Person): string | null {
  if (o.marches.length === 0 || s.used.includes('guards')) return null;
  let best: string | null = null;
  let most = 0;
  for (const lead of o.marches) {
    const field = fieldTo(o.facts, state, lead.to ?? [], o.closed);
    for (const key of o.facts.engine.optionKeys(state, ['guards'])) {
      const said = readKey(key);
      if (said?.verb !== 'guards' || said.order !== 'move' || said.to === undefined || !lead.zones.includes(said.zone)) continue;
      const gain = (field[said.zone] ?? FAR) - (field[said.to] ?? FAR);
      if (gain < HALF || zombiesAt(o.facts, state, said.to) > 0) continue;
      const worth = (field[said.zone] ?? FAR) + gain;
      if (worth <= most) continue;
      most = worth;
      best = key;
    }
  }
  return best;
}

/** Crates, treasures and cards that lie here. */
function spoilsKey(o: Order, state: State, s: Person): string | null {
  // a card drawn may be somebody who must not be there
  const draws = !o.keptFree.includes(s.zone);
  const treasure = draws && o.treasures.includes(s.zone);
  const here =
    treasure ||
    (draws && state.crates.some((crate) => crate.zone === s.zone && crate.place === 'board')) ||
    state.loose.some((pile) => pile.zone === s.zone && pile.cards.length > 0);
  if (!here) return null;
  const found = o.facts.engine.optionKeys(state, ['take']).find((key) => {
    const said = readKey(key);
    return said?.verb === 'take' && ((draws && said.what === 'crate') || said.what === 'card' || (treasure && said.what === 'objective'));
  });
  return found ?? null;
}

/** What a guard fells with one die. */
const GUARD_HITS = 0.5;
/** those next door come first and strike in the phase after */
const NEXT_DOOR = 0.4;
/** a single one next door is danger enough: a card may let it come in and strike before anybody can help */
const NEAR_DANGER = 0.25;

/** of two places as safe the one nearer to where they are wanted; nobody is called back there for a single one next door, only to be sent again */
const ONWARD = 0.3;

/** Attacks to expect on whoever stays in a zone, soon or a little later. */
function danger(o: Order, state: State, zone: ZoneId): number {
  let sum = attacksAt(o.facts, state, zone);
  for (const way of o.facts.ground.ways[zone] ?? [])
    if (way.door < 0 || state.doors[way.door] === OPEN) sum += NEXT_DOOR * zombiesAt(o.facts, state, way.to);
  return sum;
}

/** Of those in a zone, how many the guards can hurt: brutes only where who orders them makes their blows count twice, giants never. */
function hurtable(o: Order, state: State, zone: ZoneId, damage: number): number {
  const { kinds, toughness } = o.facts;
  let sum = 0;
  for (let kind = 0, at = zone * kinds.length; kind < kinds.length; kind++, at++)
    if ((toughness[kind] ?? 1) <= damage) sum += state.zombies[at] ?? 0;
  return sum;
}

/** Where a dead guard loses the game: those in danger strike or are called away, whichever is better for them. */
function saveGuards(o: Order, state: State, s: Person): Chore | null {
  if (!o.facts.guardDeathLoses || s.used.includes('guards')) return null;
  const damage = (by: string): number => (s.skills.includes(`guards-damage-2-${by}`) ? 2 : 1);
  const ways = o.marches.map((lead) => ({ lead, field: fieldTo(o.facts, state, lead.to ?? [], o.closed) }));
  const onward = (from: ZoneId, to: ZoneId): number => {
    const way = ways.find(({ lead }) => lead.zones.includes(from))?.field;
    return way === undefined ? 0 : ONWARD * Math.max(-1, Math.min(1, (way[from] ?? FAR) - (way[to] ?? FAR)));
  };
  let best: Chore | null = null;
  for (const key of o.facts.engine.optionKeys(state, ['guards'])) {
    const said = readKey(key);
    if (said?.verb !== 'guards') continue;
    const here = danger(o, state, said.zone);
    if (here < NEAR_DANGER) continue;
    const fells = GUARD_HITS * (state.guards[said.zone] ?? 0);
    let gain = 0;
    // those who are frozen there strike again before long
    if (said.order === 'move' && said.to !== undefined && zombiesAt(o.facts, state, said.to) > 0) continue;
    if (said.order === 'move' && said.to !== undefined) gain = here - danger(o, state, said.to) + onward(said.zone, said.to);
    else if (said.order === 'melee') gain = Math.min(fells, hurtable(o, state, said.zone, damage('melee')));
    else if (said.order === 'ranged' && said.to !== undefined)
      gain = NEXT_DOOR * Math.min(fells, hurtable(o, state, said.to, damage('ranged')));
    if (gain < NEXT_DOOR / 2) continue;
    const worth = Math.min(1, 0.4 * gain) + (attacksAt(o.facts, state, said.zone) > 0 ? 1 : 0);
    if (best === null || worth > best.worth) best = { key, worth };
  }
  return best;
}

/** A spell on somebody who needs it: wounds healed, or the last to act made such that zombies let it be. */
function spellsOf(o: Order, state: State, s: Person): Chore[] {
  return o.facts.engine.optionKeys(state, ['enchant']).flatMap((key): Chore[] => {
    const said = readKey(key);
    if (said?.verb !== 'enchant') return [];
    const spell = o.facts.itemNamed.get(said.item)?.enchantment;
    const on = state.survivors.find((one) => one.id === said.target);
    if (spell === undefined || on === undefined) return [];
    if (spell.effect === 'heal') return [{ key, worth: on.health - on.wounds === 1 ? HEALS_LAST : HEALS }];
    // it is gone when whoever it is on fights: only who has acted, or does nothing more
    if (spell.skill !== 'rotten' || !(on.done || (on === s && s.actions === 1))) return [];
    return [{ key, worth: Math.min(HIDES_MOST, HIDES * attacksAt(o.facts, state, on.zone)) }];
  });
}

/** as shares of an errand: a wound of somebody down to the last one healed, any other, each attack that finds nobody */
const HEALS_LAST = 0.9;
const HEALS = 0.5;
const HIDES = 0.4;
const HIDES_MOST = 1.2;

export function choresOf(o: Order, state: State, who: SurvivorId, errand: Errand, field: Float64Array): Chore[] {
  const s = state.survivors[who];
  if (s === undefined || s.car >= 0) return [];
  const found: Chore[] = [];
  const add = (key: string | null, worth: number): void => {
    if (key !== null) found.push({ key, worth });
  };
  if (s.pack.length > 0) {
    add(toolKey(o, state, s, field), 0.7);
    if (errand.deed === 'burn' && (field[s.zone] ?? FAR) <= AT_HAND) add(fireKey(o, state, s, errand), 0.8);
  }
  add(spoilsKey(o, state, s), o.leaving ? 0.5 : 0.8);
  for (const chore of spellsOf(o, state, s)) found.push(chore);
  // whoever goes with a figure sets it where that one needs it
  const own = errand.deed === 'escort' ? fieldTo(o.facts, state, errand.to ?? [], o.closed) : field;
  add(ladderKey(o, state, s, who, own), 1);
  const saved = saveGuards(o, state, s);
  if (saved !== null) found.push(saved);
  else add(guardsKey(o, state, s), 0.6);
  return found;
}
