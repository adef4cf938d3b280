// Games played at random, for tests that must see what really happens: views, questions and events of every edition.
import { editions } from '@holdout/content';
import { createEngine, type Engine, type GameEvent, type Scene, type SeatView, type State } from '@holdout/engine';
import type { EditionContent } from '@holdout/engine/content';

export interface Moment {
  readonly engine: Engine;
  readonly state: State;
  readonly content: EditionContent;
  readonly view: SeatView;
  /** what led here from the moment before */
  readonly before: SeatView | null;
  readonly events: readonly GameEvent[];
  /** the table before and with each event; [] for the setup */
  readonly scenes: readonly Scene[];
}

const engine = createEngine(editions);

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff;
    return (at >>> 9) % below;
  };
}

const WORTHWHILE = /^(melee|ranged|magic|search|open|take|enchant|skill|guards|throw|pour|enter|drive|read|grant|torch|bile|dragonfire)/;

/** Every question of `games` games of each edition, for whoever may have seen enough before the last one. */
export function* questionsOf(games: number, most: number): Generator<Moment, void> {
  for (const content of editions) {
    for (let n = 0; n < games; n++) {
      const pick = numbers(n * 7919 + content.missions.length);
      const mission = content.missions[pick(content.missions.length)];
      const people = content.survivors.filter((s) => s.companionOnly !== true).map((s) => s.id);
      const from = pick(people.length);
      const who = Array.from({ length: 6 }, (_, i) => people[(from + i) % people.length]);
      const options = content.edition === 'washington' ? { risk: true, clock: 17 } : {};
      const made = engine.setup({
        edition: content.edition,
        mission: mission.id,
        seats: [who.slice(0, 3), who.slice(3)],
        options,
        seed: `table ${n}`,
      });
      if (!made.ok) throw new Error(`${mission.id}: ${made.refusal.reason}`);
      const { state } = made;
      let before: SeatView | null = null;
      let { events } = made;
      let scenes: readonly Scene[] = [];
      for (let i = 0; i < most; i++) {
        const view = engine.view(state, -1);
        yield { engine, state, content, view, before, events, scenes };
        if (state.over !== null) break;
        const keys = engine.optionKeys(state).filter((key) => !key.startsWith('discard'));
        const worthwhile = keys.filter((key) => WORTHWHILE.test(key));
        const pool = worthwhile.length > 0 && pick(3) > 0 ? worthwhile : keys;
        const answered = engine.watch(state, pool[pick(pool.length)]);
        if (!answered.ok) throw new Error(`${mission.id}: ${answered.refusal.reason}`);
        before = view;
        ({ events, scenes } = answered);
      }
    }
  }
}

/** Calls `see` at every question of `games` games of each edition. */
export function playGames(games: number, most: number, see: (moment: Moment) => void): void {
  for (const moment of questionsOf(games, most)) see(moment);
}
