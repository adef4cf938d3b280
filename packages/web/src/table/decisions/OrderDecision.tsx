// Whose turn next. Nothing is revealed by it, so one tap is enough: undo brings the question back.
import type { ZoneId } from '@holdout/engine';
import { useMemo } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { PathArrow, ZoneHighlight } from '../../board/types.ts';
import { heldBack } from '../../teach/held-back.ts';
import { useKeys } from '../input/keys.ts';
import { movedOn } from '../model/walk.ts';
import { Key } from '../parts/Key.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { useScene } from '../scene.ts';
import { useBoardLink } from '../use-link.ts';
import { Question } from './Question.tsx';
import type { DecisionProps } from './types.ts';

const NO_ARROWS: readonly PathArrow[] = [];

/** Whoever holds back this round ends the turn at once: order, end, order, end. */
function usePassed(on: boolean): () => void {
  const { host, mission, answer } = useScene();
  return () => {
    if (!on) return;
    void (async () => {
      for (;;) {
        const view = host.snapshot().view;
        const back = view === null ? [] : heldBack({ mission, host }, view);
        const ask = view?.ask;
        const held =
          ask?.kind === 'order'
            ? ask.options.every((o) => back.includes(o.key))
            : back.includes(view?.survivors[ask?.survivor ?? -1]?.id ?? '');
        if (view === null || ask === null || ask === undefined || !held || view.round > 1) return;
        const key = ask.kind === 'order' ? ask.options[0].key : ask.kind === 'turn' ? 'end' : 'no';
        if (!(await answer(key)) || !(await movedOn(host, view.tick))) return;
      }
    })();
  };
}

export function OrderDecision({ ask, may, give, proposed }: DecisionProps) {
  const { view, names, mission, host } = useScene();
  const { l } = names;
  // tips can be turned off meanwhile
  useSettings();
  const back = useMemo(() => heldBack({ mission, host }, view), [mission, host, view]);
  const all = ask.options.map((o) => o.key);
  const keys = all.filter((key) => !back.includes(key));
  const passed = usePassed(keys.length === 0);
  const shown = view.survivors.filter((s) => keys.includes(s.id));
  const highlights = useMemo<readonly ZoneHighlight[]>(() => {
    const zones = view.survivors
      .filter((s) => ask.options.some((o) => o.key === s.id && !back.includes(o.key)) && s.zone >= 0)
      .map((s) => s.zone);
    return [...new Set(zones)].map((zone) => ({ zone, mark: 'range', says: l.t('mark.range') }));
  }, [ask, view, back, l]);
  const here = (zone: ZoneId) => {
    const there = shown.filter((s) => s.zone === zone);
    if (there.length === 1) give(there[0].id);
    return there.length === 1;
  };
  const touch = (survivor: number) => {
    const s = shown.find((one) => one.index === survivor);
    if (s !== undefined && may) give(s.id);
    return s !== undefined && may;
  };
  useBoardLink(highlights, NO_ARROWS, may ? here : null, { onSurvivor: touch });
  useKeys(may, keys.length === 0 ? { '1': passed } : Object.fromEntries(shown.map((s, i) => [String(i + 1), () => give(s.id)])));
  const behind = all.filter((key) => back.includes(key)).map(names.survivorById);
  return (
    <Question
      ask={ask}
      may={may}
      icon="turn"
      onGive={keys.length === 0 ? passed : give}
      advised={proposed}
      {...(keys.length === 0 ? { answer: 'pass', say: l.t('lesson.go') } : {})}
    >
      {behind.length > 0 && <p className="t-back">{l.t('lesson.back', { who: behind.join(', ') })}</p>}
      <div className="t-people">
        {shown.map((s, i) => (
          <button
            key={s.id}
            type="button"
            className="t-person"
            data-advised={proposed === s.id || undefined}
            onClick={() => give(s.id)}
            aria-keyshortcuts={String(i + 1)}
          >
            <Portrait index={s.index} size={56} />
            <span>{names.survivor(s.index)}</span>
            <small>{l.t('table.health', { left: s.health - s.wounds, health: s.health })}</small>
            <Key>{String(i + 1)}</Key>
          </button>
        ))}
        {keys
          .filter((key) => !shown.some((s) => s.id === key))
          .map((key) => (
            <button key={key} type="button" className="t-person" onClick={() => give(key)}>
              <span>{l.t(`answer.order.${key}`)}</span>
            </button>
          ))}
      </div>
    </Question>
  );
}
