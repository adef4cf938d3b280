// Which kind the next hit takes: those that stand there, how many, what they are worth.
import { useState } from 'react';
import { useKeys } from '../input/keys.ts';
import { Key } from '../parts/Key.tsx';
import { ZombieChip } from '../parts/ZombieChip.tsx';
import { useScene } from '../scene.ts';
import { useZoneMark } from '../use-link.ts';
import { LastRoll } from './LastRoll.tsx';
import { Question } from './Question.tsx';
import type { DecisionProps } from './types.ts';
import { useProposed } from './use-proposed.ts';

export function HitsDecision({ ask, may, give, proposed }: DecisionProps) {
  const { view, names } = useScene();
  const { l } = names;
  useZoneMark(ask.zone);
  const best = typeof ask.parameters.best === 'string' ? ask.parameters.best : (ask.options[0]?.key ?? null);
  const [chosen, setChosen] = useState<string | null>(best);
  useProposed(proposed, chosen, setChosen);
  const here = view.zones[ask.zone]?.zombies ?? {};
  useKeys(
    may,
    Object.fromEntries(ask.options.slice(0, 9).map((o, i) => [String(i + 1), () => (chosen === o.key ? give(o.key) : setChosen(o.key))])),
  );
  return (
    <Question ask={ask} may={may} icon="melee" answer={chosen} onGive={give} say={l.t('hits.do')} aside={<LastRoll />}>
      <div className="t-people" role="radiogroup">
        {ask.options.map((o, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a choice that is previewed before it is given
          <button
            key={o.key}
            type="button"
            role="radio"
            className="t-person"
            aria-checked={chosen === o.key}
            onClick={() => (chosen === o.key ? give(o.key) : setChosen(o.key))}
          >
            <ZombieChip kind={o.key} size={52} />
            <span>{names.kind(o.key)}</span>
            <small>{l.t('hits.there', { count: here[o.key] ?? 0 })}</small>
            {i < 9 && <Key>{String(i + 1)}</Key>}
          </button>
        ))}
      </div>
    </Question>
  );
}
