// A recorded game, from this browser or a server: the picture at every step, and the answers that lead there.
import type { BoardView, GameEvent, SeatView } from '@holdout/engine';
import { applyPatch, type GameFile, type GameStep } from '@holdout/protocol';

export const withoutOptions = (view: SeatView): SeatView => (view.ask ? { ...view, ask: { ...view.ask, options: [] } } : view);

export interface Moment {
  readonly step: number;
  readonly view: SeatView;
  readonly board: BoardView;
}

const KEY_FRAME_EVERY = 25;

/** Pictures of a recorded game by step, 0 before the first answer. */
export class Film {
  readonly length: number;
  readonly #frames: Moment[] = [];

  constructor(readonly file: GameFile) {
    this.length = file.steps.length;
    this.#frames[0] = { step: 0, view: file.view, board: file.board as BoardView };
  }

  at(step: number): Moment {
    const wanted = Math.max(0, Math.min(this.length, Math.floor(step)));
    let known = Math.floor(wanted / KEY_FRAME_EVERY);
    while (!this.#frames[known]) known--;
    let frame = this.#frames[known];
    while (frame.step < wanted) {
      const { patch, board } = this.file.steps[frame.step];
      const view = applyPatch(frame.view, patch) as SeatView;
      frame = { step: frame.step + 1, view, board: (board as BoardView | undefined) ?? frame.board };
      if (frame.step % KEY_FRAME_EVERY === 0) this.#frames[frame.step / KEY_FRAME_EVERY] = frame;
    }
    return frame;
  }
}

/** The steps whose answers stand behind step `upTo`: undone ones left out. */
export function standing(file: { readonly steps: readonly Pick<GameStep, 'kind' | 'to'>[] }, upTo: number): readonly number[] {
  const kept: number[] = [];
  for (let at = Math.min(upTo, file.steps.length); at > 0; ) {
    const step = file.steps[at - 1];
    if (step.kind === 'undo') at = step.to ?? 0;
    else {
      kept.push(at - 1);
      at--;
    }
  }
  return kept.reverse();
}

/** Steps that went back past something revealed: what an undo may not do. The record says so by itself. */
export function rewindsOf(file: GameFile): readonly number[] {
  const film = new Film(file);
  return file.steps.flatMap(({ kind, to }, at) => (kind === 'undo' && film.at(to ?? 0).view.info < film.at(at).view.info ? [at + 1] : []));
}

export const answersUpTo = (file: GameFile, upTo: number): readonly string[] => standing(file, upTo).map((at) => file.steps[at].key);

/** What happened on the way to step `upTo`, with the step each thing belongs to. */
export function eventsUpTo(file: GameFile, upTo: number): readonly { readonly tick: number; readonly event: GameEvent }[] {
  const told = file.events.map((event) => ({ tick: 0, event }));
  for (const at of standing(file, upTo)) for (const event of file.steps[at].events) told.push({ tick: at + 1, event });
  return told;
}
