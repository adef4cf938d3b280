// How good a table looks at the start of a players' phase: life and limb first, then the mission's work and what stands against it.
import type { State } from '@holdout/engine';
import { type Company, comingTo, FARTHEST, LEVELS, levelOf, stepsTo, WORK } from './assess.ts';
import { badness, power } from './attacks.ts';
import { FAR, type Facts, fieldTo } from './facts.ts';
import type { Weights } from './weights.ts';

const WON = 1000;
/** less than any table is worth, however much is left to do */
const LOST = -10 * WON;

/** what so many cards are worth: the first ones most */
const CARDS = [0, 1, 1.8, 2.4, 2.8];
function workLeft(f: Facts, state: State, w: Weights, closed: ReadonlySet<number>, people: readonly Company[]): number {
  let sum = 0;
  const lines = f.engine.oracles.leads(state);
  for (const { leads } of lines) {
    for (const lead of leads) {
      const factor = lead.after || lead.last ? 0.3 : 1;
      if (lead.deed === 'rise') {
        const goal = LEVELS[['blue', 'yellow', 'orange', 'red'].indexOf(lead.level ?? 'red')] ?? 43;
        const best = Math.max(0, ...people.map((p) => state.survivors[p.index]?.ap ?? 0));
        sum += w.errand * 0.12 * Math.max(0, goal - best);
        continue;
      }
      sum +=
        factor *
        (w.errand * WORK[lead.deed] * Math.min(lead.need, 12) +
          (lead.deed === 'leave' ? w.exit : w.step) * stepsTo(f, state, lead, closed, people));
    }
  }
  for (const met of state.met) if (met) sum -= w.line;
  const zones = lines.flatMap(({ leads }) => leads.flatMap((lead) => lead.zones));
  if (zones.length > 0) {
    const field = fieldTo(f, state, zones, closed);
    for (const p of people) sum += w.stray * Math.min(FARTHEST, field[p.zone] ?? FAR);
  }
  return sum;
}

function dangers(f: Facts, state: State, w: Weights, people: readonly Company[]): number {
  let sum = 0;
  for (const { attacks, deaths } of comingTo(f, state, people)) sum += w.threat * attacks + (f.oneDeathLoses ? w.lethal : w.dead) * deaths;
  return sum;
}

const NEAR = 4;

function tide(f: Facts, state: State, w: Weights, closed: ReadonlySet<number>, people: readonly Company[]): number {
  const width = f.kinds.length;
  const field = fieldTo(
    f,
    state,
    people.map((p) => p.zone),
    closed,
  );
  let sum = 0;
  for (let zone = 0; zone < state.noise.length; zone++) {
    for (let kind = 0; kind < width; kind++) {
      const n = state.zombies[zone * width + kind] ?? 0;
      if (n > 0) sum += n * badness(f, kind) * (w.far + w.near * Math.max(0, 1 - (field[zone] ?? FAR) / NEAR));
    }
  }
  return sum;
}

/** a turn's walk */
const NEAR_EXIT = 3.5;

/** Those who cannot leave with their next turn: nobody out there can help them any more. */
function leftBehind(f: Facts, state: State, closed: ReadonlySet<number>, people: readonly Company[]): number {
  const exits = f.engine.oracles.leads(state).flatMap(({ leads }) => leads.flatMap((lead) => (lead.deed === 'leave' ? lead.zones : [])));
  if (exits.length === 0) return 0;
  const field = fieldTo(f, state, exits, closed);
  return people.filter((p) => (field[p.zone] ?? FAR) > NEAR_EXIT).length;
}

/** Points of a table. A game that is over has no work left to reckon: `lost` says what losing is worth, so much less than the table it began as. */
export function evaluate(f: Facts, state: State, w: Weights, closed: ReadonlySet<number>, lost = LOST): number {
  if (state.over !== null) return state.over.result === 'won' ? WON : lost;
  const people: Company[] = [];
  let value = 0;
  let most = 0;
  let out = 0;
  for (let i = 0; i < state.survivors.length; i++) {
    const s = state.survivors[i];
    if (s === undefined || s.role === 'actor') continue;
    if (!s.alive) value -= s.role === 'played' ? w.dead : w.dead / 2;
    else if (s.out) out++;
    else if (s.role === 'played' && s.zone >= 0) {
      people.push({ index: i, zone: s.zone });
      const left = s.health - s.wounds;
      value -= w.wound * s.wounds + (left === 1 ? w.last : 0);
      const arms = power(f, state, s);
      value += w.arms * Math.min(3, arms.kills * (arms.damage >= 2 ? 1.3 : 1));
      value += w.card * (CARDS[Math.min(4, s.pack.length + (s.hands[0] >= 0 ? 1 : 0) + (s.hands[1] >= 0 ? 1 : 0))] ?? 0);
      most = Math.max(most, s.ap);
    }
  }
  if (out > 0) value += out * (w.out - w.behind * Math.min(2, leftBehind(f, state, closed, people)));
  for (const p of people) if (!people.some((other) => other !== p && other.zone === p.zone)) value -= w.alone;
  const level = levelOf(most);
  value -= level === 0 ? 0 : level === 1 ? w.yellow : level === 2 ? w.orange : w.red;
  const next = LEVELS[level + 1];
  if (next !== undefined) value -= (w.adrenaline * (10 * (most - (LEVELS[level] ?? 0)))) / (next - (LEVELS[level] ?? 0));
  for (const token of state.spawns) if (token.active && token.zone >= 0) value -= w.spawn;
  return value - workLeft(f, state, w, closed, people) - dangers(f, state, w, people) - tide(f, state, w, closed, people);
}
