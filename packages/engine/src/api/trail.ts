// The way each tick's state was reached, and how far back it may be gone: the one place that decides it, for the lab, the browser and the server.
// An undo does not erase: its tick is another name for an earlier state.
import type { State } from '../state/state.ts';

/** What is stored cannot be played by these rules. Anything else that goes wrong while reading is the store's trouble. */
export class RecordProblem extends Error {
  override readonly name = 'RecordProblem';
}

export interface Way {
  /** tick at which the answer was given that led here; -1 for the start */
  readonly made: number;
  /** answers from the start to here */
  readonly depth: number;
  readonly info: number;
  readonly seat: number;
  readonly player: string | null;
  readonly bot: string | null;
}

export interface TrailEntry extends Omit<Way, 'made' | 'depth'> {
  readonly tick: number;
  readonly kind: 'answer' | 'undo';
  readonly target: number | null;
}

export class Trail {
  readonly #ways: Way[];

  constructor(firstInfo: number) {
    this.#ways = [{ made: -1, depth: 0, info: firstInfo, seat: -1, player: null, bot: null }];
  }

  get tick(): number {
    return this.#ways.length - 1;
  }

  add(entry: TrailEntry): void {
    if (entry.tick !== this.tick) throw new RecordProblem(`the log has a gap at ${this.tick}`);
    if (entry.kind === 'undo') this.#ways.push(this.at(entry.target ?? -1));
    else {
      const { tick, info, seat, player, bot } = entry;
      this.#ways.push({ made: tick, depth: this.at(tick).depth + 1, info, seat, player, bot });
    }
  }

  at(tick: number): Way {
    const way = this.#ways[tick];
    if (!way) throw new RecordProblem(`no tick ${tick} in the log`);
    return way;
  }

  /** The tick before the last `count` answers, and those answers, newest first; null if there are fewer. */
  back(count: number): { readonly target: number; readonly undone: readonly Way[] } | null {
    const undone: Way[] = [];
    let target = this.tick;
    while (undone.length < count) {
      const way = this.at(target);
      if (way.made < 0) return null;
      undone.push(way);
      target = way.made;
    }
    return { target, undone };
  }

  /** How many answers led here, how many of the last revealed nothing, and who gave the last. */
  wayBack(): { readonly all: number; readonly free: number; readonly by: string | null } {
    const last = this.at(this.tick);
    let free = 0;
    for (let way = last; way.made >= 0 && this.at(way.made).info === last.info; way = this.at(way.made)) free++;
    return { all: last.depth, free, by: last.player };
  }

  /** Where taking back the last answer of a person leads: answers of bots since then go with it, what was revealed stays. null: nowhere. */
  lastFree(): number | null {
    const { free } = this.wayBack();
    let count = Math.min(1, free);
    while (count < free && this.back(count)?.undone.at(-1)?.bot !== null) count++;
    return count === 0 ? null : (this.back(count)?.target ?? null);
  }

  /** Ticks of the answers that lead from the nearest kept state to `tick`, oldest first. */
  pathTo(tick: number, kept: ReadonlySet<number>): { readonly from: number; readonly answers: readonly number[] } {
    const answers: number[] = [];
    let from = tick;
    while (!kept.has(from)) {
      const { made } = this.at(from);
      if (made < 0) return { from: 0, answers: answers.reverse() };
      answers.push(made);
      from = made;
    }
    return { from, answers: answers.reverse() };
  }
}

/** A trail that keeps the states it can still go back to. */
export class WalkedTrail {
  readonly #trail: Trail;
  readonly #states = new Map<number, State>();

  constructor(first: State) {
    this.#trail = new Trail(first.info);
  }

  get tick(): number {
    return this.#trail.tick;
  }

  /** `before` must not change any more: it is given back when the answer is taken back. */
  answered(before: State, after: State, bot: string | null = null): void {
    if (after.info === before.info) this.#states.set(this.tick, before);
    else this.#states.clear();
    this.#trail.add({ tick: this.tick, kind: 'answer', target: null, info: after.info, seat: before.ask?.by ?? -1, player: null, bot });
  }

  /** How many answers stand, and where taking the last one back leads; null: something was revealed since, or nothing was answered. */
  way(): { readonly answers: number; readonly back: { readonly tick: number; readonly state: State; readonly answers: number } | null } {
    const answers = this.#trail.wayBack().all;
    const tick = this.#trail.lastFree();
    const state = tick === null ? undefined : this.#states.get(tick);
    if (tick === null || state === undefined) return { answers, back: null };
    return { answers, back: { tick, state, answers: this.#trail.at(tick).depth } };
  }

  wentBack(target: number): void {
    const { info, seat, player, bot } = this.#trail.at(target);
    this.#trail.add({ tick: this.tick, kind: 'undo', target, info, seat, player, bot });
  }
}
