// The games that are on a table now: people answer, bots follow, the page is shown each change.
import type { BoardView, Engine, Refusal, SeatView, State } from '@holdout/engine';
import type { Told } from '../host.ts';
import { withoutOptions } from '../record/record.ts';
import { LocalGame } from './local-game.ts';
import { push } from './remote.ts';
import { browserSaves, type Player } from './saves.ts';

/** What the page shows after each change of a game. */
export interface Shown {
  readonly game: string;
  readonly view: SeatView;
  /** null: as before */
  readonly board: BoardView | null;
  /** all of them after opening or going back; otherwise only what is new */
  readonly events: readonly Told[];
  readonly all: boolean;
  readonly mine: readonly number[];
  readonly undo: { readonly can: boolean; readonly why: string };
  readonly players: readonly Player[];
}

export type Result = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

const HELD_CHECK_MS = 30;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function botKey(engine: Engine, state: State, bot: string): Promise<string> {
  try {
    const { advise } = await import('./advise.ts');
    return advise(engine, state, bot).key;
  } catch (error) {
    console.error(error);
    return '';
  }
}

export class OpenGame {
  held = false;
  closed = false;
  #boardKey = '';
  #running = false;
  #line: Promise<unknown> = Promise.resolve();

  constructor(
    public game: LocalGame,
    public pace: number,
  ) {
    this.show();
    void this.#runBots();
  }

  /** With `from`, only what happened after so many events; without, everything. */
  show(from?: number): void {
    const { game } = this;
    const all = from === undefined;
    const same = !all && this.#boardKey === game.state.boardKey;
    this.#boardKey = game.state.boardKey;
    const view = game.engine.view(game.state, game.eyes());
    push({
      game: game.card.id,
      // what a bot is asked nobody else may answer
      view: game.bot() === null ? view : withoutOptions(view),
      board: same ? null : game.engine.board(game.state),
      events: all ? game.events : game.events.slice(from).map((one, i) => ({ ...one, shown: game.shown[i] })),
      all,
      mine: game.card.players.flatMap((player, seat) => (player.bot === null ? [seat] : [])),
      undo: game.canUndo(),
      players: game.card.players,
    } satisfies Shown);
  }

  async answer(tick: number, key: string): Promise<Result> {
    const result = await this.#inLine(async (): Promise<Result> => {
      if (this.game.state.tick !== tick) return { ok: false, refusal: { reason: 'stale' } };
      if (this.game.bot() !== null) return { ok: false, refusal: { reason: 'not-yours' } };
      return this.#apply(() => this.game.answer(key));
    });
    void this.#runBots();
    return result;
  }

  undo(): Promise<Result> {
    return this.#inLine(() => this.#apply(() => this.game.undo()));
  }

  rewind(to: number): Promise<Result> {
    return this.#inLine(() => this.#apply(() => this.game.rewind(to)));
  }

  async setBot(seat: number, bot: string | null, survivor?: string): Promise<Result> {
    await this.game.setBot(seat, bot, survivor);
    this.show();
    void this.#runBots();
    return { ok: true };
  }

  /** Bots answer one after another until a person is asked. */
  async #runBots(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let bot = this.game.bot(); bot !== null && !this.closed; bot = this.game.bot()) {
        await sleep(this.held ? HELD_CHECK_MS : this.pace);
        if (this.held || this.closed) continue;
        const { state } = this.game;
        const key = await botKey(this.game.engine, state, bot);
        const stillAsked = () => this.game.state === state && this.game.bot() === bot;
        const result = await this.#inLine(
          async (): Promise<Result> => (stillAsked() ? this.#apply(() => this.game.answer(key, bot)) : { ok: true }),
        );
        // A bot that gives no legal answer gets the first one there is, so that the game goes on.
        if (!result.ok && stillAsked())
          await this.#inLine(() => this.#apply(() => this.game.answer(this.game.engine.optionKeys(state)[0], bot)));
      }
    } finally {
      this.#running = false;
    }
  }

  /** One thing after another: two quick taps must not answer the same question twice. */
  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => {});
    return done;
  }

  async #apply(work: () => ReturnType<LocalGame['answer']>): Promise<Result> {
    const before = this.game.events.length;
    try {
      const done = await work();
      if (!done.ok) return done;
      this.show(this.game.events.length < before ? undefined : before);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'ConstraintError') throw error;
      // Another tab answered first: show what it did.
      const fresh = await LocalGame.open(this.game.engine, browserSaves, this.game.card.id);
      if (!fresh.ok) return fresh;
      this.game = fresh.game;
      this.show();
      return { ok: false, refusal: { reason: 'stale' } };
    }
  }
}
