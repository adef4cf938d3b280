// Questions other than the turn: the engine's defaults are good ones, so only those are thought about where more can be known.
import type { Engine, SeatView, State, SurvivorId } from '@holdout/engine';
import { parseWay } from '@holdout/engine/keys';
import { gripWorth, itemNamed } from './arsenal.ts';
import type { Choice } from './bot.ts';
import { goalsOf } from './goals.ts';
import { layoutWorth, lettingGo, regripped } from './layouts.ts';
import { leadsOf, leavingNow } from './leaving.ts';
import { chosenOf } from './mind/choosing.ts';
import { FAR, factsOf, fieldTo, isIn, zombiesAt } from './mind/facts.ts';
import { outfit } from './outfit.ts';
import type { BotRandom } from './random.ts';

const usual = (key: string): Choice => ({ key, why: 'usual' });

function best(keys: readonly string[], score: (key: string) => number): string {
  let found = keys[0] ?? '';
  let most = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    const value = score(key);
    if (value > most) {
      most = value;
      found = key;
    }
  }
  return found;
}

/** All dice are rolled again, so only when that promises more hits. */
function reroll(state: State): Choice {
  const asked = state.ask;
  if (asked?.kind !== 'reroll') return { key: 'no', why: 'reroll' };
  const { dice, need, saved = 0, count = 0 } = asked;
  const hits = dice === undefined ? saved : dice.filter((die) => die >= need).length;
  const rolled = dice === undefined ? count : dice.length;
  return { key: (rolled * (7 - need)) / 6 > hits ? 'yes' : 'no', why: 'reroll' };
}

const LIKED = [
  'plus-1-action',
  'die',
  'damage',
  'free-combat',
  'free-melee',
  'free-ranged',
  'free',
  'roll',
  'lucky',
  'tough',
  'ambidextrous',
  'slippery',
];

const ATTACKS = ['melee', 'ranged', 'magic'] as const;
/** what a skill for weapons nobody holds is worth of one for those in hand */
const UNARMED = 0.3;

/** Those for the weapons in hand before those for others. */
function likedSkill(engine: Engine, view: SeatView, who: SurvivorId, id: string): number {
  const place = LIKED.findIndex((word) => id.includes(word));
  if (place < 0) return 0;
  const attack = ATTACKS.find((word) => id.includes(word));
  const hands = view.survivors.find((s) => s.index === who)?.hands ?? [];
  const held = hands.some(
    (card) => card !== null && itemNamed(engine, view.edition, card.item)?.modes?.some((mode) => mode.attack === attack) === true,
  );
  return (LIKED.length - place) * (attack === undefined || held ? 1 : UNARMED);
}

/** A figure that is escorted goes where it has to be, by the way the team can go. */
function nearer(engine: Engine, state: State, keys: readonly string[]): string {
  const to = engine.oracles.leads(state).flatMap(({ leads }) => leads.flatMap((lead) => (lead.deed === 'escort' ? (lead.to ?? []) : [])));
  const facts = factsOf(engine, state);
  const field = fieldTo(facts, state, to, new Set());
  const zone = (key: string): number => (key === 'stay' ? state.beacon : Number(key));
  return best(keys, (key) => -(field[zone(key)] ?? 0) - zombiesAt(facts, state, zone(key)));
}

const LINE = 100;

/** What the mission still asks for once this answer is given. */
function leftAfter(engine: Engine, state: State, key: string): number {
  const game = engine.clone(state);
  if (!engine.answer(game, key, true).ok || game.over?.result === 'lost') return Number.POSITIVE_INFINITY;
  // a line done counts for more than any number of deeds: the next one asks for as much again
  const open = game.met.filter((met) => !met).length;
  return engine.oracles.leads(game).reduce((sum, { leads }) => leads.reduce((need, lead) => need + lead.need, sum), LINE * open);
}

function use(engine: Engine, state: State, keys: readonly string[]): Choice {
  const topic = state.ask?.topic;
  if (topic === 'exit') return { key: leavingNow(leadsOf(engine, state)) ? 'yes' : 'no', why: 'exit' };
  if (topic === 'enchanted-move') {
    const threat = engine.oracles.threat(state);
    return { key: best(keys, (key) => (key === 'no' ? 0 : -(threat[parseWay(key)?.at(-1) ?? -1] ?? 0) - 0.1)), why: 'help' };
  }
  if (topic === 'car-attack') return { key: 'no', why: 'drive' };
  if (keys.includes('yes')) return { key: 'yes', why: 'skill' };
  return { key: keys.find((key) => key !== 'no' && key !== 'done') ?? keys[0] ?? '', why: 'skill' };
}

/** Whoever is in danger goes first, then whoever stands nearest to zombies. */
function order(engine: Engine, state: State, view: SeatView, keys: readonly string[]): Choice {
  const threat = engine.oracles.threat(state);
  return usual(best(keys, (id) => threat[view.survivors.find((s) => s.id === id)?.zone ?? -1] ?? 0));
}

/** Corruption eats what lies in its way: rather where nothing does. */
function sparing(state: State, keys: readonly string[]): string {
  const lying = (key: string): number => state.objectives.filter((token) => token.place === 'board' && token.zone === Number(key)).length;
  return best(keys, (key) => -lying(key));
}

/** what the places of work count beside people, as the place zombies come to */
const AT_WORK = 0.5;

/**
 * Those who flee run from the spawn zone they came from to another one. Where all live tokens lie in one zone there is no way to run: whoever
 * comes next is gone at once, before anybody can strike. So two zones stay live as long as that can be chosen.
 */
export function leavingTwo(engine: Engine, state: State, keys: readonly string[]): readonly string[] {
  if (!factsOf(engine, state).kinds.some((kind) => kind.traits.includes('flees'))) return keys;
  const live = state.spawns.flatMap((token) => (token.active && token.zone >= 0 ? [token.zone] : []));
  const zonesLeft = (key: string): number => {
    const taken = live.indexOf(Number(key));
    return new Set(live.filter((_, i) => i !== taken)).size;
  };
  const sound = keys.filter((key) => zonesLeft(key) >= 2);
  return sound.length > 0 ? sound : keys;
}

/** Of the zones zombies come from, the one they reach people from soonest, and what is left to do. */
export function nearestSource(engine: Engine, state: State, keys: readonly string[]): string {
  const facts = factsOf(engine, state);
  const people = state.survivors.flatMap((s) => (isIn(s) ? [s.zone] : []));
  const work = [...new Set(leadsOf(engine, state).flatMap((lead) => lead.zones))];
  const tokens = (zone: number): number => state.spawns.filter((token) => token.active && token.zone === zone).length;
  return best(keys, (key) => {
    // zombies open no doors, but people will
    const field = fieldTo(facts, state, [Number(key)], new Set(), false);
    const near = (zones: readonly number[]): number => zones.reduce((sum, zone) => sum + 1 / (1 + (field[zone] ?? FAR)), 0);
    const worth = near(people) + (work.length === 0 ? 0 : (AT_WORK * people.length * near(work)) / work.length);
    // one that sleeps brings nobody
    return tokens(Number(key)) === 0 ? 0.1 * worth : worth;
  });
}

/** what is given away, or given to whom, shows on the table at once */
const TRIED_OUT = new Set(['mission-choice', 'guards-leave', 'gain-card', 'first-aid']);

/** A card given up instead of a wound: the one worth least in hand. */
const leastMissed = (engine: Engine, state: State, keys: readonly string[]): string =>
  best(keys, (id) => -gripWorth([itemNamed(engine, state.setup.edition, id)], [], []));

function optional(engine: Engine, state: State, keys: readonly string[], random: BotRandom): string {
  const topic = state.ask?.topic ?? '';
  if (topic === 'discard-for-wound') return leastMissed(engine, state, keys);
  const known = TRIED_OUT.has(topic)
    ? chosenOf(engine, state, keys, () => String(random.below(1_000_000_000)))
    : outfit(engine, state, keys);
  return known ?? keys[random.below(keys.length)] ?? '';
}

export function answerQuestion(engine: Engine, state: State, view: SeatView, random: BotRandom): Choice {
  const keys = view.ask?.options.map((option) => option.key) ?? [];
  switch (view.ask?.kind) {
    case 'order':
      return order(engine, state, view, keys);
    case 'reroll':
      return reroll(state);
    case 'keep':
    case 'arrange': {
      const goals = goalsOf(engine, state, view);
      const worth = new Map([...regripped(keys), ...lettingGo(view)].map((key) => [key, layoutWorth(engine, view, key, goals)]));
      const ranked = [...worth.keys()].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
      const laid = ranked.find((key) => keys.includes(key) || engine.whyNot(state, key) === null) ?? keys[0] ?? '';
      // as the engine lays them: nothing is moved into the hand
      return { key: laid, why: laid === keys[0] ? 'usual' : 'equip' };
    }
    case 'skill':
      return { key: best(keys, (id) => likedSkill(engine, view, state.ask?.who ?? -1, id)), why: 'skill' };
    case 'use':
      return use(engine, state, keys);
    case 'zone':
      if (state.ask?.topic === 'move-beacon') return usual(nearer(engine, state, keys));
      if (state.ask?.topic === 'corruption') return usual(sparing(state, keys));
      if (state.ask?.topic === 'remove-spawn') {
        const left = new Map(keys.map((key) => [key, leftAfter(engine, state, key)]));
        const least = Math.min(...left.values());
        const wanted = keys.filter((key) => left.get(key) === least);
        return usual(nearestSource(engine, state, leavingTwo(engine, state, wanted)));
      }
      return usual(keys[random.below(keys.length)] ?? '');
    case 'option':
      // nobody comes back for those left behind
      if (state.ask?.topic === 'guards-leave') return usual(best(keys, Number));
      return usual(optional(engine, state, keys, random));
    default:
      return usual(keys[0] ?? '');
  }
}
