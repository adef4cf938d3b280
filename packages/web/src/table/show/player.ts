// Plays beats one after the other and says what to show meanwhile. Skipping, speed 0 or a hidden page shows the end at once.
import type { GameEvent, SeatView, SurvivorId } from '@holdout/engine';
import { applyPatch, type Patch } from '@holdout/protocol';
import type { FigureMove } from '../../board/types.ts';
import type { Told } from '../../game/host.ts';
import { play } from '../../sound/sounds.ts';
import { type Beat, beatsOf, type Look } from './beats.ts';

export interface Shown {
  readonly view: SeatView;
  readonly look: Look;
  /** goes up with every beat, so that the same look twice starts anew */
  readonly count: number;
  readonly moves: readonly FigureMove[];
  readonly playing: boolean;
  /** the enemy's part is still being told */
  readonly enemy: boolean;
  readonly ms: number;
}

export interface Show {
  /** the game as it is now and what happened since the last call */
  feed(view: SeatView, told: readonly Told[]): void;
  skip(): void;
  shown(): Shown;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

const NOTHING: Look = { is: 'nothing' };

export function createShow(first: SeatView, speed: () => number): Show {
  let latest = first;
  let queue: Beat[] = [];
  /** the table moves as the engine says it did with each event, never by this page's own reckoning */
  const changed = new WeakMap<GameEvent, Patch>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let shown: Shown = { view: first, look: NOTHING, count: 0, moves: [], playing: false, enemy: false, ms: 0 };
  const listeners = new Set<() => void>();

  const say = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const settle = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    queue = [];
    say({ view: latest, look: NOTHING, count: shown.count + 1, moves: [], playing: false, enemy: false, ms: 0 });
  };
  const next = () => {
    timer = null;
    const beat = queue.shift();
    if (beat === undefined) return settle();
    const ms = beat.ms / speed();
    const view = beat.events.reduce((now, event) => applyPatch(now, changed.get(event) ?? 0) as SeatView, shown.view);
    say({
      view,
      look: beat.look,
      count: shown.count + 1,
      moves: beat.moves,
      playing: true,
      enemy: beat.enemy || queue.some((b) => b.enemy),
      ms,
    });
    if (beat.sound !== null) play(beat.sound);
    timer = setTimeout(next, ms);
  };

  return {
    feed(view, told) {
      latest = view;
      const events = told.map(({ event }) => event);
      const rate = speed();
      if (events.length === 0 || rate <= 0 || document.hidden) return settle();
      const { phase, round } = shown.view;
      const zoneOf = (who: SurvivorId) => shown.view.survivors[who]?.zone ?? -1;
      for (const { event, shown: patch } of told) if (patch !== undefined) changed.set(event, patch);
      const isAbomination = (kind: string) => view.kinds[kind]?.base === 'abomination';
      queue.push(...beatsOf(events, { phase, round, zoneOf, isAbomination }));
      if (timer === null) next();
    },
    skip() {
      if (timer !== null || queue.length > 0) settle();
    },
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      listeners.clear();
    },
  };
}
