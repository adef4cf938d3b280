// A tried-out future: the rest of the players' phase by errands, the zombies' phase and the spawn, in a game that looks the same from here.
import type { State, SurvivorId } from '@holdout/engine';
import { type Errand, type Order, Walk } from './errands.ts';
import { zombiesAt } from './facts.ts';
import { stillAbout, type Thought, turnsFor } from './thought.ts';
import type { Weights } from './weights.ts';

const MOST_ANSWERS = 260;

/** Questions other than whose turn and what to do: the engine's defaults are good ones, so the first is taken where little is at stake. */
function plainAnswer(o: Order, state: State): string {
  const keys = o.facts.engine.optionKeys(state);
  if (state.ask?.kind === 'use') {
    const { topic } = state.ask;
    if (topic === 'exit') return o.leaving ? 'yes' : 'no';
    if (topic === 'car-attack' || topic === 'enchanted-move') return 'no';
  }
  return keys[0] ?? '';
}

/** Plays on to the start of round `until` (or the end of the game): survivors in the order given, each by its errand. */
export function playOut(o: Order, state: State, errands: readonly Errand[], order: readonly number[], until: number): void {
  const { engine } = o.facts;
  const walks: (Walk | undefined)[] = [];
  for (let i = 0; i < MOST_ANSWERS && state.over === null && state.round < until; i++) {
    const { ask } = state;
    if (ask === null) return;
    let key: string;
    if (ask.kind === 'order') {
      const keys = engine.optionKeys(state);
      const next = order.find((who) => keys.includes(state.survivors[who]?.id ?? ''));
      key = next === undefined ? (keys[0] ?? '') : (state.survivors[next]?.id ?? '');
    } else if (ask.kind === 'turn') {
      const who = ask.who as number;
      const walk = (walks[who] ??= new Walk(o, who, errands[who] ?? { deed: 'hold', zones: [], stance: 'fight' }));
      key = walk.next(state);
    } else key = plainAnswer(o, state);
    if (engine.answer(state, key, true).ok) continue;
    // an errand met something it did not reckon with: the turn ends, or the first answer is taken
    const other = ask.kind === 'turn' ? 'end' : (engine.optionKeys(state)[0] ?? '');
    if (!engine.answer(state, other, true).ok) return;
  }
}

/** turns kept in mind while others' turns are played on */
const BEAM = 4;
const MOST_TURNS = 160;

/** Steps that were thought of together and are taken together. */
export interface Walking {
  readonly who: SurvivorId;
  readonly walk: readonly number[];
}

/** The same with every turn thought through on average: fewer games, better ones. `begun`: somebody is on the way. */
export function playOn(before: Thought, state: State, until: number, w: Weights, begun?: Walking): void {
  const { engine } = before.order.facts;
  let t = before;
  let walker = begun?.who ?? -1;
  let walk = begun?.walk ?? [];
  for (let i = 0; i < MOST_TURNS && state.over === null && state.round < until; i++) {
    const { ask } = state;
    if (ask === null) return;
    let key: string;
    if (ask.kind === 'turn' && ask.verbs === undefined) {
      const who = ask.who as number;
      const step = walker === who && walk.length > 0 ? `move:${walk[0]}` : '';
      if (step !== '' && engine.whyNot(state, step) === null) key = step;
      else {
        t = stillAbout(t, state);
        const [turn] = turnsFor(t, state, who, w, BEAM);
        key = turn?.key ?? 'end';
        walk = turn?.walk ?? [];
        walker = who;
      }
      walk = walk.slice(1);
    } else if (ask.kind === 'order') key = mostPressed(t, state);
    else key = plainAnswer(t.order, state);
    if (engine.answer(state, key, true).ok) continue;
    const other = ask.kind === 'turn' ? 'end' : (engine.optionKeys(state)[0] ?? '');
    if (!engine.answer(state, other, true).ok) return;
  }
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
