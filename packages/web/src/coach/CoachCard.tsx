// The coach's card: what to do and why. "Show me" lays the answer out, "Do it" gives it.
import { unvaried } from '@holdout/engine/keys';
import { useEffect, useId, useRef, useState } from 'react';
import type { Hint } from '../game/host.ts';
import { useGive } from '../table/give.ts';
import { useKeys } from '../table/input/keys.ts';
import { isSmall } from '../table/insets.ts';
import { advisedCards } from '../table/model/advised-cards.ts';
import { isDeadly } from '../table/model/warnings.ts';
import { Icon } from '../table/parts/Icon.tsx';
import { useScene } from '../table/scene.ts';
import { CLEARED, NO_PLAN } from '../table/store.ts';
import { useHintName } from '../table/undo.ts';
import { Told } from './Told.tsx';
import './coach.css';

export default function CoachCard({ hint }: { readonly hint: Hint }) {
  const { names, ui, view, host } = useScene();
  const { l } = names;
  const name = useHintName(hint.key);
  const give = useGive();
  const { key: plain, variation } = unvaried(hint.key);
  const option = view.ask?.kind === 'turn' ? view.ask.options.find((o) => o.key === hint.key || o.key === plain) : undefined;

  /** ending with actions left needs more of a reason than that nothing is left */
  const unused = option?.verb === 'end' && (view.survivors[view.ask?.survivor ?? -1]?.actions ?? 0) > 0 ? hint.told : undefined;
  const waits = unused === undefined ? null : `coach.waits.${unused.other === null ? 'only' : unused.close ? 'close' : 'best'}`;
  const why = waits ?? [hint.why, `bot.why.${hint.why}`].find((key) => l.has(key));

  /** Laid out where the question is asked: the plan stays on the board. */
  const cards = advisedCards(view, hint.key);
  const show = () =>
    ui.set({
      hint: null,
      ...(option === undefined
        ? { advised: hint.key, ...(cards !== null && { looked: cards.who }) }
        : { chosen: option.key, varied: option.key === hint.key ? null : { of: option.key, how: variation } }),
    });
  const doIt = async () => {
    // what may cost one's own lives is asked twice, whoever advised it
    if (option !== undefined && isDeadly(view, option, option.attack === undefined ? null : await host.odds(hint.key))) return show();
    if (host.snapshot().view?.tick !== view.tick) return;
    ui.set(CLEARED);
    give(hint.key);
  };
  useKeys(true, { Enter: show });
  // on a small screen the card lies over the board, which shows the plan: its numbers come when they are asked for
  const little = isSmall();
  const [unfolded, unfold] = useState(false);
  const numbers = useId();
  // keys go on from here: whoever asked by key can press on
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="t-notice coach" role="status" data-tone="hint" ref={box} tabIndex={-1}>
      <Icon name="hint" />
      <div className="coach-says">
        <p>
          <b>{name}</b> {why === undefined ? '' : l.t(why)}
        </p>
        {hint.told !== undefined && !little && <Told told={hint.told} />}
      </div>
      {hint.told !== undefined && little && unfolded && (
        <div className="coach-told" id={numbers}>
          <Told told={hint.told} />
        </div>
      )}
      <div className="coach-do">
        {hint.told !== undefined && little && (
          <button
            type="button"
            className="coach-more"
            aria-expanded={unfolded}
            aria-controls={unfolded ? numbers : undefined}
            onClick={() => unfold(!unfolded)}
          >
            {l.t('coach.more')}
          </button>
        )}
        <button type="button" onClick={show} aria-keyshortcuts="Enter">
          {l.t('hint.take')}
        </button>
        <button type="button" className="coach-main" onClick={() => void doIt()}>
          {l.t('hint.do')}
        </button>
      </div>
      <button type="button" className="t-close" onClick={() => ui.set({ hint: null, plan: NO_PLAN })} aria-label={l.t('table.close')}>
        ×
      </button>
    </section>
  );
}
