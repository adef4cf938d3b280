// "Choose for me": the advised answer is given to this question, and to those of the same kind that follow it at once.
import type { AskView } from '@holdout/engine';
import { useEffect, useRef } from 'react';
import { MOST_LINES } from '../model/deeds.ts';
import { usePick, useScene, useShown } from '../scene.ts';

/** Ties, rooms, places to start from, who gets which card: choices where a table often has no wish. */
const KINDS: ReadonlySet<string> = new Set(['route', 'split', 'zone', 'hits']);
const TOPICS: ReadonlySet<string> = new Set(['starting-card', 'draft-pair']);

const tagOf = (ask: AskView): string => `${ask.kind} ${ask.about}`;

/** A skill is a wish where a few are offered, and a wall of text where a newcomer has to know fourteen of them. */
export const mayBeLeft = (ask: AskView): boolean =>
  KINDS.has(ask.kind) || (ask.kind === 'option' && TOPICS.has(ask.about)) || (ask.kind === 'skill' && ask.options.length > MOST_LINES);

/** Answers while the reader left such questions to the game. Whatever is being told is told to its end first. */
export function useForMe(): void {
  const { host, ui, view, may, answer } = useScene();
  const { playing } = useShown();
  const left = usePick((u) => u.forMe);
  const { ask, tick } = view;
  const same = ask !== null && left === tagOf(ask);
  /** the moment that was answered: its answer may be on its way while the table is drawn anew */
  const given = useRef(-1);
  useEffect(() => {
    if (left === null || playing) return;
    if (!same || !may) return ui.set({ forMe: null });
    void host.hint().then((hint) => {
      if (ui.get().forMe !== left || host.snapshot().view?.tick !== tick || given.current === tick) return;
      if (hint === null) return ui.set({ forMe: null });
      given.current = tick;
      void answer(hint.key);
    });
  }, [left, playing, same, may, tick, host, ui, answer]);
}

/** Null where the question is not of that sort, or others have a say in it. */
export function useLeave(ask: AskView, may: boolean): (() => void) | null {
  const { host, ui, view } = useScene();
  const together = ask.by < 0 && host.team !== undefined && view.seats > 1;
  return may && !together && mayBeLeft(ask) ? () => ui.set({ forMe: tagOf(ask) }) : null;
}
