import { useState } from 'react';
import { useLabels } from '../../i18n/use-labels.ts';
import { announce } from '../announce.ts';
import { Icon } from './Icon.tsx';

/** Copies a text; where the browser may not, the text is selected in a field instead. */
export function Copy({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useLabels();
  const [state, setState] = useState<'ready' | 'copied' | 'by-hand'>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce(t('app.copied'));
    } catch {
      setState('by-hand');
    }
  };
  if (state === 'by-hand')
    return <input className="input" readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />;
  return (
    <button type="button" className="button" onClick={copy}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      {state === 'copied' ? t('app.copied') : label}
    </button>
  );
}
