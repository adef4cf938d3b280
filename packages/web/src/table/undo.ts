// Going back and asking for advice, with their words.
import type { GameEvent } from '@holdout/engine';
import { useMemo } from 'react';
import type { HostSnapshot } from '../game/host.ts';
import type { Labels } from '../i18n/i18n.ts';
import { useWriter } from '../log/writer.ts';
import { isSmall } from './insets.ts';
import { advisedCards } from './model/advised-cards.ts';
import { answerName, choiceName } from './model/choice-names.ts';
import { useChoiceScene } from './parts/use-choice-scene.ts';
import { useScene } from './scene.ts';
import { CLEARED, NO_PLAN } from './store.ts';

/** A drive tells each zone on its own: where it leads is the last of them. */
export function goal(events: readonly { readonly tick: number; readonly event: GameEvent }[], at: number): GameEvent {
  const { tick, event } = events[at];
  if (event.t !== 'car' || event.change !== 'drove') return event;
  return events.findLast((other) => other.tick === tick && other.event.t === 'car' && other.event.change === 'drove')?.event ?? event;
}

/** What the last answer did, for the button that takes it back and for whoever is asked to allow it. */
export function useLastDeed(wanted: boolean): string | null {
  const { snapshot, names, board, view } = useScene();
  const write = useWriter(wanted);
  return useMemo(() => {
    const { events } = snapshot;
    if (write === null) return null;
    const tick = events[events.length - 1]?.tick;
    if (tick === undefined) return null;
    let first = events.length - 1;
    while (first > 0 && events[first - 1].tick === tick) first--;
    for (let i = first; i < events.length; i++) {
      const line = write(events[i].event, { names, board, mission: view.mission });
      if (line.tone !== 'quiet') return write(goal(events, i), { names, board, mission: view.mission }).text;
    }
    return null;
  }, [snapshot, names, board, view.mission, write]);
}

export interface Undo {
  readonly can: boolean;
  readonly short: string;
  /** what it takes back, or why it stops here */
  readonly says: string;
  go(): void;
}

/** Nobody is offered to ask where the room does not go back. */
export function undoWords(
  { t, has }: Pick<Labels, 't' | 'has'>,
  { can, why, asks }: HostSnapshot['undo'],
  deed: string | null,
): Pick<Undo, 'short' | 'says'> {
  const reason = has(why) ? t(why) : t('undo.nothing');
  return {
    short: t(can && asks ? 'undo.ask-short' : 'undo.short'),
    says: can ? t(asks ? 'undo.ask' : 'undo.says', { what: deed ?? t('undo.last') }) : reason,
  };
}

export function useUndo(): Undo {
  const { snapshot, host, names, ui, show } = useScene();
  const { l } = names;
  const deed = useLastDeed(snapshot.undo.can);
  const { can, why } = snapshot.undo;
  return {
    can,
    ...undoWords(l, snapshot.undo, deed),
    go() {
      show.skip();
      ui.set(CLEARED);
      if (!can) return ui.set({ refusal: { reason: why } });
      void host.undo().then((outcome) => {
        if (!outcome.ok) ui.set({ refusal: outcome.refusal });
      });
    },
  };
}

/** Asks what a sensible player would do; null where nobody here is to answer. */
export function useAdvice(): (() => void) | null {
  const { host, ui, may, view } = useScene();
  if (!may) return null;
  return () => {
    void host.hint().then((hint) => {
      // advice for a moment that is over is none
      if (hint !== null && host.snapshot().view?.tick === view.tick) {
        ui.set({ ...CLEARED, hint, plan: hint.told?.plan ?? NO_PLAN });
        // a panel would lie over it
        if (isSmall()) ui.set({ panel: null });
      }
    });
  };
}

/** The advised answer in words. */
export function useHintName(key: string): string {
  const { view, names } = useScene();
  const scene = useChoiceScene();
  const { ask } = view;
  if (ask === null) return key;
  const option = ask.options.find((o) => o.key === key);
  if (ask.form?.form === 'arrange') return names.l.t(key === ask.form.default ? 'hint.form.cards-so' : 'hint.form.cards');
  if (ask.form !== undefined) return names.l.t('hint.form');
  const cards = option === undefined ? advisedCards(view, key) : null;
  if (cards !== null)
    return cards.partner < 0 ? names.l.t('choice.arrange') : names.l.t('choice.trade', { whom: names.survivor(cards.partner) });
  // somebody's name says nothing without the card
  if (ask.about === 'starting-card')
    return names.l.t('table.slot.card', { place: names.survivorById(key), card: names.item(String(ask.parameters.card)) });
  return ask.kind === 'turn' && option !== undefined ? choiceName(scene, option) : answerName(names, ask, key);
}
