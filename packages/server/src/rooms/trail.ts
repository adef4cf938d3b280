// The way each tick's state was reached. An undo does not erase: its tick is another name for an earlier state.

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

interface TrailEntry extends Omit<Way, 'made' | 'depth'> {
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
