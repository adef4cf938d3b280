import type { Option } from '@holdout/engine';
import { useScene } from '../scene.ts';
import { Icon } from './Icon.tsx';

/** What an answer costs: actions as pips, a free action by name, and a lock where there is no way back. */
export function Cost({ option }: { readonly option: Option }) {
  const { names } = useScene();
  const { l } = names;
  const actions = option.cost?.actions ?? 0;
  const free = option.cost?.free;
  return (
    <span className="t-cost">
      {free !== undefined && <span className="t-free">{l.t('table.cost.free-of', { kind: names.free(free) })}</span>}
      {actions > 0 && <Pips n={actions} label={l.t('table.cost.actions', { count: actions })} />}
      {actions === 0 && free === undefined && option.verb !== 'end' && <span className="t-free">{l.t('table.cost.nothing')}</span>}
      {option.reveals && (
        <span className="t-lock" title={l.t('table.lock.text')}>
          <Icon name="lock" />
          <span className="t-unseen">{l.t('table.lock')}</span>
        </span>
      )}
    </span>
  );
}

const MOST_PIPS = 5;

/** Without a label it is decoration: what stands beside it says the number. */
export function Pips({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <span className="t-pips" {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {n > MOST_PIPS ? <b>{n}</b> : Array.from({ length: n }, (_, i) => <i key={`pip${i.toString()}`} />)}
    </span>
  );
}
