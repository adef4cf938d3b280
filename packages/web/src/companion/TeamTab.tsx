// Trackers: experience and danger level, wounds, the round.
import { useState } from 'react';
import { Portrait } from '../app/parts/Portrait.tsx';
import { Sheet } from '../app/parts/Sheet.tsx';
import { Hearts } from '../table/parts/Hearts.tsx';
import { Count } from './Count.tsx';
import type { At } from './parts.ts';

const MOST_AP = 43;
const MOST_ROUNDS = 99;

export function TeamTab({ at }: { readonly at: At }) {
  const { view, names, doing } = at;
  const { l } = names;
  const [leaves, setLeaves] = useState(false);
  return (
    <div className="stack">
      <ul className="c-team">
        {view.survivors.map((s) => (
          <li key={s.id} data-level={s.level} data-dead={!s.alive || undefined}>
            <Portrait id={s.id} size={52} />
            <div>
              <b>{names.survivor(s.index)}</b>
              <small>{l.t(`danger.${s.level}`)}</small>
              <Hearts health={s.health} wounds={s.wounds} label={l.t('companion.wounds')} />
            </div>
            <div className="c-tracks">
              <span className="label">{l.t('companion.ap')}</span>
              <Count
                name={`${names.survivor(s.index)}, ${l.t('companion.ap')}`}
                value={s.ap}
                max={MOST_AP}
                onChange={(n) => void doing.change({ is: 'ap', who: s.index, n })}
              />
              <span className="label">{l.t('companion.wounds')}</span>
              <Count
                name={`${names.survivor(s.index)}, ${l.t('companion.wounds')}`}
                value={s.wounds}
                max={s.health}
                onChange={(n) => void doing.change({ is: 'wounds', who: s.index, n })}
              />
            </div>
          </li>
        ))}
      </ul>
      <ul className="c-rows">
        <li>
          <span>{l.t('companion.round')}</span>
          <Count
            name={l.t('companion.round')}
            value={view.round}
            min={1}
            max={MOST_ROUNDS}
            onChange={(n) => void doing.change({ is: 'round', n })}
          />
        </li>
      </ul>
      <div className="row">
        <button type="button" className="button" onClick={() => setLeaves(true)}>
          {l.t('companion.clear')}
        </button>
      </div>
      <Sheet title={l.t('companion.clear')} open={leaves} onClose={() => setLeaves(false)}>
        <p>{l.t('companion.clear.text')}</p>
        <div className="row">
          <button type="button" className="button main" onClick={() => doing.forget()}>
            {l.t('companion.clear')}
          </button>
          <button type="button" className="button" onClick={() => setLeaves(false)}>
            {l.t('app.close')}
          </button>
        </div>
      </Sheet>
    </div>
  );
}
