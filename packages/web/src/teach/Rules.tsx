// The rules to look up during play: every term of this edition, by search.
import { memo, useMemo, useState } from 'react';
import { useScene } from '../table/scene.ts';
import { ExplainBody } from './Explain.tsx';
import { RULE_TERMS } from './terms.ts';

export const Rules = memo(function Rules() {
  const { names } = useScene();
  const { l } = names;
  const [wanted, setWanted] = useState('');
  const terms = useMemo(() => {
    const needle = wanted.trim().toLocaleLowerCase();
    return RULE_TERMS.map((key) => ({ key, name: l.has(key) ? l.t(key) : '', text: l.text(key) })).filter(
      ({ name, text }) =>
        name !== '' &&
        text !== '' &&
        (needle === '' || name.toLocaleLowerCase().includes(needle) || text.toLocaleLowerCase().includes(needle)),
    );
  }, [l, wanted]);
  return (
    <div className="t-rules">
      <input
        type="search"
        value={wanted}
        onChange={(e) => setWanted(e.target.value)}
        aria-label={l.t('rules.search')}
        placeholder={l.t('rules.search')}
      />
      {terms.length === 0 && <p>{l.t('rules.none')}</p>}
      {terms.map(({ key, name }) => (
        <details key={key} name="rule">
          <summary>{name}</summary>
          <ExplainBody of={key} />
        </details>
      ))}
    </div>
  );
});
