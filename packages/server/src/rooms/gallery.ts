// What each pair of eyes saw last, so that a step can be sent as a patch. Options are kept out: they go only to those who may answer.
import type { Engine, SeatView, State } from '@holdout/engine';
import { type Board, diff, type Patch } from '@holdout/protocol';
import { TEAM } from './rights.ts';

/** The next pictures, worked out before the step is stored and hung up after. */
export interface Rehang {
  readonly views: ReadonlyMap<number, SeatView>;
  readonly patches: ReadonlyMap<number, Patch>;
  /** only when the board itself changed */
  readonly board: { readonly key: string; readonly text: string } | null;
}

export class Gallery {
  #views = new Map<number, SeatView>();
  readonly #texts = new Map<number, string>();
  #boardKey = '';
  #boardText: string;
  /** Draws a view that is not hanging yet. */
  #draw: (eyes: number) => SeatView;

  private constructor(draw: (eyes: number) => SeatView, boardText: string) {
    this.#draw = draw;
    this.#boardText = boardText;
  }

  static live(engine: Engine, state: State): Gallery {
    const gallery = new Gallery((eyes) => engine.view(state, eyes, true), JSON.stringify(engine.board(state)));
    gallery.#boardKey = state.boardKey;
    return gallery;
  }

  /** A game that is only looked at: everyone sees the last stored view. */
  static stored(view: SeatView, board: Board): Gallery {
    return new Gallery(() => view, JSON.stringify(board));
  }

  view(eyes: number): SeatView {
    let view = this.#views.get(eyes);
    if (!view) {
      view = this.#draw(eyes);
      this.#views.set(eyes, view);
    }
    return view;
  }

  viewText(eyes: number): string {
    let text = this.#texts.get(eyes);
    if (text === undefined) {
      text = JSON.stringify(this.view(eyes));
      this.#texts.set(eyes, text);
    }
    return text;
  }

  get boardText(): string {
    return this.#boardText;
  }

  /** Views after `state`, for the public record and for every pair of eyes that is looking. */
  plan(engine: Engine, state: State, looking: Iterable<number>): Rehang {
    const views = new Map<number, SeatView>();
    const patches = new Map<number, Patch>();
    for (const eyes of new Set([TEAM, ...looking])) {
      const view = engine.view(state, eyes, true);
      views.set(eyes, view);
      patches.set(eyes, diff(this.view(eyes), view));
    }
    return { views, patches, board: this.#changedBoard(engine, state) };
  }

  rehang(engine: Engine, state: State, { views, board }: Rehang): void {
    this.#views = new Map(views);
    this.#texts.clear();
    this.#draw = (eyes) => engine.view(state, eyes, true);
    this.#boardKey = state.boardKey;
    if (board) this.#boardText = board.text;
  }

  #changedBoard(engine: Engine, state: State): Rehang['board'] {
    if (state.boardKey === this.#boardKey) return null;
    const text = JSON.stringify(engine.board(state));
    return text === this.#boardText ? null : { key: state.boardKey, text };
  }
}
