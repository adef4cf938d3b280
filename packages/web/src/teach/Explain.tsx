// Any term, skill, card, zone or token explains itself in place, with what other editions do.
import { EDITIONS } from '@holdout/engine/content';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { needLabels } from '../i18n/i18n.ts';
import { skillText } from '../i18n/names.ts';
import { useDialogFocus } from '../table/input/focus.ts';
import { ONLY_THESE, useKeys } from '../table/input/keys.ts';
import { ItemFace } from '../table/parts/ItemFace.tsx';
import { usePick, useScene } from '../table/scene.ts';
import { Term } from './Term.tsx';

const CardSigns = lazy(() => import('./CardSigns.tsx'));

export function ExplainBody({ of }: { readonly of: string }) {
  const { names, edition, view } = useScene();
  const { l } = names;
  const figures = of.startsWith('kind.') ? view.kinds[of.slice(5)] : undefined;
  const skill = of.startsWith('skill.') ? of.slice(6) : null;
  const name = skill !== null ? names.skill(skill) : l.has(of) ? l.t(of) : of;
  const own = skill !== null ? skillText(l, skill) : l.text(of);
  const others = EDITIONS.filter((e) => e !== edition).flatMap((e) => {
    const text = l.textOf(of, e);
    return text === null || text === own ? [] : [{ edition: e, text }];
  });
  const general = l.has(`${of}.text.${edition}`) && l.has(`${of}.text`) ? l.t(`${of}.text`) : null;
  return (
    <>
      <h2>{name}</h2>
      {of.startsWith('item.') && <ItemFace item={of.slice(5)} large />}
      {(own !== '' || !of.startsWith('item.')) && <p>{own === '' ? l.t('explain.nothing') : own}</p>}
      <Suspense>{of.startsWith('item.') && <CardSigns item={of.slice(5)} />}</Suspense>
      {figures !== undefined && (
        <p>
          {l.t('explain.kind.attack')}
          {figures.base !== figures.id && l.has(`kind.${figures.base}`) && (
            <>
              {' '}
              {l.t('explain.kind.base')} <Term of={`kind.${figures.base}`}>{l.t(`kind.${figures.base}`)}</Term>
            </>
          )}
        </p>
      )}
      {figures !== undefined && (
        <dl className="t-figures">
          {(['toughness', 'actions', 'ap'] as const).map((figure) => (
            <div key={figure}>
              <dt>{l.t(`explain.kind.${figure}`)}</dt>
              <dd>{figures[figure]}</dd>
            </div>
          ))}
        </dl>
      )}
      {(others.length > 0 || general !== null) && (
        <details>
          <summary>{l.t('explain.other-editions')}</summary>
          <dl>
            {general !== null && (
              <>
                <dt>{l.t('explain.elsewhere')}</dt>
                <dd>{general}</dd>
              </>
            )}
            {others.map(({ edition: e, text }) => (
              <div key={e}>
                <dt>{l.t(`edition.${e}`)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

export default function Explain() {
  const { ui, names } = useScene();
  const of = usePick((u) => u.explained);
  const box = useRef<HTMLDivElement>(null);
  const close = () => ui.set({ explained: null });
  useKeys(of !== null, { ...ONLY_THESE, Escape: close, Enter: close });
  useEffect(() => {
    if (of !== null) void needLabels('terms', 'skills');
  }, [of]);
  useDialogFocus(box, of !== null);
  if (of === null) return null;
  return (
    <div className="t-veil" data-clear="" onPointerDown={close}>
      <div
        className="t-explain"
        role="dialog"
        aria-modal="true"
        aria-label={names.l.t('explain.title')}
        tabIndex={-1}
        ref={box}
        onPointerDown={(e) => e.stopPropagation()}
      >
        <ExplainBody of={of} />
        <button type="button" className="t-quiet" onClick={close}>
          {names.l.t('table.close')}
        </button>
      </div>
    </div>
  );
}
