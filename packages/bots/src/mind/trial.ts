// A tried-out future: the rest of the players' phase by errands, the zombies' phase and the spawn, in a game that looks the same from here.
import type { State, SurvivorId } from '@holdout/engine';
import { readKey } from './attacks.ts';
import { shiftOf } from './chance.ts';
import type { Order } from './errands.ts';
import { isIn, zombiesAt } from './facts.ts';
import { prospect } from './prospects.ts';
import { stillAbout, type Thought, turnsFor } from './thought.ts';
import { type Ending, woundsOf } from './told.ts';
import type { Weights } from './weights.ts';
import { toDoAt } from './work-left.ts';

/** Questions other than whose turn and what to do: the engine's defaults are good ones, so the first is taken where little is at stake. */
function plainAnswer(o: Order, state: State): string {
  const keys = o.facts.engine.optionKeys(state);
  if (state.ask?.kind === 'use') {
    const { topic } = state.ask;
    if (topic === 'exit') return o.mayLeave ? 'yes' : 'no';
    if (topic === 'car-attack' || topic === 'enchanted-move') return 'no';
  }
  return keys[0] ?? '';
}

/** turns kept in mind while others' turns are played on */
const BEAM = 4;
const MOST_TURNS = 320;

/** A turn that is under way: answers that were thought of together. */
export interface Begun {
  readonly who: SurvivorId;
  readonly steps: readonly string[];
  /** told the table as that turn leaves it, before the others and the enemy go on */
  readonly over?: (state: State) => void;
}

/** Is the next step of a turn still what it was thought to be? Not among zombies that were to be felled, nor at nobody. */
function holds({ order: { facts } }: Thought, state: State, who: SurvivorId, step: string): boolean {
  const said = readKey(step);
  const here = state.survivors[who]?.zone ?? -1;
  const struck = said?.verb === 'melee' ? here : said?.verb === 'ranged' || said?.verb === 'magic' ? (said.zones[0] ?? here) : -1;
  if (struck >= 0 ? zombiesAt(facts, state, struck) === 0 : zombiesAt(facts, state, here) > 0) return false;
  return facts.engine.whyNot(state, step) === null;
}

/** Is somebody's turn over as this answer is given? The last of a round is over only once the enemy has moved: its end is told by the answer. */
function isOver({ ask, survivors }: State, who: SurvivorId, key: string): boolean {
  if (ask?.kind === 'turn' && ask.who === who && ask.verbs === undefined) return key === 'end';
  return survivors[who]?.done !== false;
}

/** Every turn is thought through on average, with everyone about what the plan says. `begun`: somebody's turn is under way. */
export function playOn(before: Thought, state: State, until: number, w: Weights, begun?: Begun, order: readonly SurvivorId[] = []): void {
  const { engine } = before.order.facts;
  let t = before;
  let acting = begun?.who ?? -1;
  let steps = begun?.steps ?? [];
  let next = 0;
  let watching = begun?.over;
  for (let i = 0; i < MOST_TURNS && state.over === null && state.round < until; i++) {
    const { ask } = state;
    if (ask === null) return;
    let key: string;
    if (ask.kind === 'turn' && ask.verbs === undefined) {
      const who = ask.who as number;
      const step = acting === who ? steps[next] : undefined;
      if (step !== undefined && holds(t, state, who, step)) {
        key = step;
        next++;
      } else {
        t = stillAbout(t, state);
        const [turn] = turnsFor(t, state, who, w, BEAM, false);
        key = turn?.key ?? 'end';
        steps = turn?.steps ?? [];
        acting = who;
        next = 1;
      }
    } else if (ask.kind === 'order') key = nextOf(t, state, order);
    else key = plainAnswer(t.order, state);
    if (watching !== undefined && isOver(state, begun?.who ?? -1, key)) {
      watching(state);
      watching = undefined;
    }
    if (engine.answer(state, key, true).ok) continue;
    const other = ask.kind === 'turn' ? 'end' : (engine.optionKeys(state)[0] ?? '');
    if (!engine.answer(state, other, true).ok) return;
  }
}

/** Whoever the plan names first, else those among zombies. */
function nextOf(t: Thought, state: State, order: readonly SurvivorId[]): string {
  for (const who of order) {
    const s = state.survivors[who];
    if (s !== undefined && !s.done && isIn(s) && t.order.facts.engine.whyNot(state, s.id) === null) return s.id;
  }
  return mostPressed(t, state);
}

/** Those among zombies first. */
function mostPressed(t: Thought, state: State): string {
  const keys = t.order.facts.engine.optionKeys(state);
  let best = keys[0] ?? '';
  let most = -1;
  for (const s of state.survivors) {
    if (!keys.includes(s.id)) continue;
    const near = zombiesAt(t.order.facts, state, s.zone);
    if (near > most) {
      most = near;
      best = s.id;
    }
  }
  return best;
}

/** How this game came out, seen from the one it began as. */
export const endingOf = (t: Thought, game: State): Ending => ({
  value: prospect(t.order, game, toDoAt(t.order.facts, t.state, t.order.closed)),
  wounds: woundsOf(game) - woundsOf(t.state),
  lost: game.over?.result === 'lost',
  shift: shiftOf(t.state),
});
