// Whose turn comes after a spent one: where nothing is left but to end it, pressing the next survivor does both.
import type { AskView, Option, SeatView } from '@holdout/engine';
import { settings, useSettings } from '../../app/settings.ts';
import { heldBack } from '../../teach/held-back.ts';
import { endsAtOnce } from '../model/at-once.ts';
import { isPlaying } from '../model/names.ts';
import { movedOn } from '../model/walk.ts';
import { type TableScene, useScene } from '../scene.ts';

/** The end of a turn in which nothing else is left to choose. Throwing cards away is always possible and never the reason to stay. */
export function lastAnswer(view: SeatView, ask: AskView): Option | null {
  const s = view.survivors[ask.survivor];
  if (ask.kind !== 'turn' || s === undefined || s.actions > 0 || s.free.length > 0) return null;
  const left = ask.options.filter((o) => o.verb !== 'discard');
  return left.length === 1 && left[0].verb === 'end' ? left[0] : null;
}

type Scene = Pick<TableScene, 'view' | 'may' | 'host' | 'mission' | 'items'>;

/** Survivors of the same hand who still have their turn, while a spent one stands; only where its end needs no second thought. */
export function followers({ view, may, host, mission, items }: Scene): readonly string[] {
  const { ask } = view;
  const end = may && ask !== null ? lastAnswer(view, ask) : null;
  if (ask === null || end === null || !settings().oneClick || !endsAtOnce(view, end, items, true)) return [];
  const seat = view.survivors[ask.survivor]?.seat;
  const back = heldBack({ mission, host }, view);
  return view.survivors
    .filter((s) => s.index !== ask.survivor && s.role === 'played' && s.seat === seat && !s.done && isPlaying(s) && !back.includes(s.id))
    .map((s) => s.id);
}

export function useFollowers(): readonly string[] {
  useSettings();
  return followers(useScene());
}

/** Ends the turn and begins the next survivor's, unless something is asked in between. */
export async function endAndFollow({ view, host, answer }: Pick<TableScene, 'view' | 'host' | 'answer'>, id: string): Promise<void> {
  const end = view.ask === null ? null : lastAnswer(view, view.ask);
  if (end === null || !(await answer(end.key)) || !(await movedOn(host, view.tick))) return;
  const ask = host.snapshot().view?.ask;
  if (ask?.kind === 'order' && ask.options.some((o) => o.key === id)) await answer(id);
}
