// Why not, and what one could do instead: small cards over the dock that go by themselves with the next choice.
import type { Hint } from '../../game/host.ts';
import { useKeys } from '../keys.ts';
import { refusalText } from '../model/refusals.ts';
import { usePick, useScene } from '../scene.ts';
import { useHintName } from '../undo.ts';
import { Bubble } from './Bubble.tsx';
import { EmptySeat } from './EmptySeat.tsx';
import { Icon } from './Icon.tsx';
import { NextPerson } from './NextPerson.tsx';
import { Told } from './Told.tsx';

export function Notices() {
  const { names, ui, snapshot, host } = useScene();
  const { l } = names;
  const refusal = usePick((u) => u.refusal);
  const hint = usePick((u) => u.hint);
  const rewind = snapshot.rewind ?? null;
  return (
    <div className="t-notices">
      <NextPerson />
      <EmptySeat />
      <Bubble />
      {refusal !== null && (
        <div className="t-notice" role="alert" data-tone="bad">
          <Icon name="warning" />
          <span>{refusalText(names, refusal)}</span>
          <button type="button" className="t-close" onClick={() => ui.set({ refusal: null })} aria-label={l.t('table.close')}>
            ×
          </button>
        </div>
      )}
      {hint !== null && <HintCard hint={hint} />}
      {rewind !== null && (
        <div className="t-notice" role="alert">
          <Icon name="undo" />
          <span>{l.t('rewind.asked', { who: rewind.by, count: rewind.back })}</span>
          {rewind.asksMe && host.consent !== undefined && (
            <>
              <button type="button" onClick={() => void host.consent?.(true)}>
                {l.t('rewind.agree')}
              </button>
              <button type="button" className="t-quiet" onClick={() => void host.consent?.(false)}>
                {l.t('rewind.refuse')}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function HintCard({ hint }: { readonly hint: Hint }) {
  const { names, ui, view } = useScene();
  const { l } = names;
  const name = useHintName(hint.key);
  // shown where the question is asked, never given: that is the reader's to do
  const take = () => {
    const isTurn = view.ask?.kind === 'turn' && view.ask.options.some((o) => o.key === hint.key);
    ui.set({ hint: null, ...(isTurn ? { chosen: hint.key } : { advised: hint.key }) });
  };
  useKeys(true, { Enter: take });
  return (
    <div className="t-notice" role="status" data-tone="hint">
      <Icon name="hint" />
      <span>
        <b>{name}</b> {[hint.why, `bot.why.${hint.why}`].flatMap((key) => (l.has(key) ? [l.t(key)] : []))[0] ?? ''}
        {hint.told !== undefined && <Told told={hint.told} />}
      </span>
      <button type="button" onClick={take} aria-keyshortcuts="Enter">
        {l.t('hint.take')}
      </button>
      <button type="button" className="t-close" onClick={() => ui.set({ hint: null })} aria-label={l.t('table.close')}>
        ×
      </button>
    </div>
  );
}
