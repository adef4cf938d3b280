// What hangs on the wall of a room: the last picture, so that a step can be sent as a patch. Options are kept out: they go only to those
// who may answer. Without them all seats see the same (a test holds the engine to that), so one picture does for everyone; it says only
// whose eyes it is for.
import type { Engine, SeatView, State } from '@holdout/engine';
import { applyPatch, type Board, diff, type Patch } from '@holdout/protocol';
import { TEAM } from './rights.ts';

/** The next picture, worked out before the step is stored and hung up after. */
export interface Rehang {
  readonly before: SeatView;
  readonly view: SeatView;
  readonly patch: Patch;
  readonly patchText: string;
  /** only when the board itself changed */
  readonly board: { readonly key: string; readonly text: string } | null;
}

export class Gallery {
  #view: SeatView | null;
  /** Draws the picture when it is first looked at; null: it was stored and is everyone's. */
  #draw: (() => SeatView) | null;
  readonly #texts = new Map<number, string>();
  #boardKey = '';
  #boardText: string;

  private constructor(view: SeatView | null, draw: (() => SeatView) | null, boardText: string) {
    this.#view = view;
    this.#draw = draw;
    this.#boardText = boardText;
  }

  static live(engine: Engine, state: State): Gallery {
    const gallery = new Gallery(null, () => engine.view(state, TEAM, true), JSON.stringify(engine.board(state)));
    gallery.#boardKey = state.boardKey;
    return gallery;
  }

  /** A game that is only looked at: everyone sees the last stored view. */
  static stored(view: SeatView, board: Board): Gallery {
    return new Gallery(view, null, JSON.stringify(board));
  }

  /** The picture as onlookers see it. */
  get view(): SeatView {
    this.#view ??= this.#draw?.() ?? null;
    if (!this.#view) throw new Error('nothing hangs here');
    return this.#view;
  }

  viewText(eyes: number): string {
    let text = this.#texts.get(eyes);
    if (text === undefined) {
      text = JSON.stringify(this.#draw === null ? this.view : { ...this.view, seat: eyes });
      this.#texts.set(eyes, text);
    }
    return text;
  }

  get boardText(): string {
    return this.#boardText;
  }

  /** The picture after `state`, for the record and for everyone who is looking. */
  plan(engine: Engine, state: State): Rehang {
    const before = this.view;
    const view = engine.view(state, TEAM, true);
    const patch = diff(before, view);
    return { before, view, patch, patchText: JSON.stringify(patch), board: this.#changedBoard(engine, state) };
  }

  rehang(engine: Engine, state: State, { before, patch, board }: Rehang): void {
    // As the clients do it: what did not change stays the old one, and the new picture is forgotten while that is still cheap.
    this.#view = applyPatch(before, patch) as SeatView;
    this.#texts.clear();
    this.#draw = () => engine.view(state, TEAM, true);
    this.#boardKey = state.boardKey;
    if (board) this.#boardText = board.text;
  }

  #changedBoard(engine: Engine, state: State): Rehang['board'] {
    if (state.boardKey === this.#boardKey) return null;
    const text = JSON.stringify(engine.board(state));
    return text === this.#boardText ? null : { key: state.boardKey, text };
  }
}
