// Plays beats one after the other and says what to show meanwhile. Skipping, speed 0 or a hidden page shows the end at once.
import type { GameEvent, SeatView, SurvivorId } from '@holdout/engine';
import { applyPatch, type Patch } from '@holdout/protocol';
import type { FigureMove } from '../../board/types.ts';
import type { Told } from '../../game/host.ts';
import { play } from '../../sound/sounds.ts';
import { type Beat, beatsOf, type Look } from './beats.ts';
import { ENEMY_MS, enemyTime } from './pace.ts';

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
  /** events of those that were handed in that have not been told yet */
  readonly left: number;
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
/** What a beat keeps of its time where the ones before it came late: a busy machine makes up for it, and everything is still seen. */
const HURRIED = 0.35;
/** A moment that takes the stage keeps most of its breath. */
const HURRIED_MOMENT = 0.8;
/** So late that what should be over is shown at once, together with what follows it. */
const LATE_MS = 250;

const leftIn = (beats: readonly Beat[]): number => beats.reduce((sum, { events }) => sum + events.length, 0);
const joined = (a: Beat, b: Beat): Beat => ({ ...b, events: [...a.events, ...b.events], moves: [...a.moves, ...b.moves] });

export function createShow(first: SeatView, speed: () => number): Show {
  let latest = first;
  let queue: Beat[] = [];
  /** the table moves as the engine says it did with each event, never by this page's own reckoning */
  const changed = new WeakMap<GameEvent, Patch>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let shown: Shown = { view: first, look: NOTHING, count: 0, moves: [], playing: false, enemy: false, ms: 0, left: 0 };
  const listeners = new Set<() => void>();
  /** when the next beat is due by the clock */
  let due = 0;
  /** of the enemy's time in this round */
  let spent = 0;

  const say = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const settle = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    queue = [];
    say({ view: latest, look: NOTHING, count: shown.count + 1, moves: [], playing: false, enemy: false, ms: 0, left: 0 });
  };
  const next = () => {
    timer = null;
    let beat = queue.shift();
    if (beat === undefined) return settle();
    while (beat.enemy && queue[0]?.enemy === true && beat.look.is !== 'moment' && performance.now() - due > LATE_MS) {
      due += beat.ms / speed();
      beat = joined(beat, queue.shift() ?? beat);
    }
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
      left: leftIn(queue),
    });
    if (beat.sound !== null) play(beat.sound);
    due += ms;
    const least = beat.look.is === 'moment' ? HURRIED_MOMENT : HURRIED;
    timer = setTimeout(next, Math.max(ms * least, due - performance.now()));
  };

  return {
    feed(view, told) {
      // a new round's dead have all their time again
      if (latest.phase === 'players') spent = 0;
      latest = view;
      const events = told.map(({ event }) => event);
      const rate = speed();
      if (events.length === 0 || rate <= 0 || document.hidden) return settle();
      const { phase, round } = shown.view;
      const zoneOf = (who: SurvivorId) => shown.view.survivors[who]?.zone ?? -1;
      for (const { event, shown: patch } of told) if (patch !== undefined) changed.set(event, patch);
      const isAbomination = (kind: string) => view.kinds[kind]?.base === 'abomination';
      const cut = view.phase !== 'players' && view.over === null;
      const beats = beatsOf(events, { phase, round, zoneOf, isAbomination, within: ENEMY_MS - spent, cut });
      spent += enemyTime(beats);
      queue.push(...beats);
      if (timer !== null) return say({ ...shown, left: leftIn(queue) });
      due = performance.now();
      next();
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
