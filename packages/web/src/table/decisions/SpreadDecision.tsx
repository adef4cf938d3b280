// Cards that came: keep, rearrange free, discard. The same for shared and received cards.
import type { ArrangeForm, CardView } from '@holdout/engine';
import { useMemo, useState } from 'react';
import { CardTable } from '../inventory/CardTable.tsx';
import { holdingOf, readSpread, type Spread, spreadKey } from '../model/layout.ts';
import { useScene } from '../scene.ts';
import { Question } from './Question.tsx';
import type { DecisionProps } from './types.ts';
import { useProposed } from './use-proposed.ts';

export function SpreadDecision({ ask, may, give, proposed }: DecisionProps) {
  const form = ask.form as ArrangeForm;
  const { view, names } = useScene();
  const { l } = names;
  const raw = useMemo<Spread>(() => {
    const incoming = form.cards.map((card, i): CardView => ({ card, item: form.items[i], empty: false }));
    return {
      holdings: form.survivors.flatMap((who) => (view.survivors[who] === undefined ? [] : [holdingOf(view.survivors[who])])),
      incoming,
      discards: [],
    };
  }, [form, view]);
  const preset = useMemo(() => readSpread(proposed ?? form.default, raw) ?? raw, [form, proposed, raw]);
  const [spread, setSpread] = useState(preset);
  useProposed(proposed, spreadKey(spread), (key) => setSpread((now) => readSpread(key, raw) ?? now));
  const fresh = useMemo(() => new Set(form.cards), [form]);
  const thrown = spread.discards.length + spread.incoming.length;
  return (
    <Question
      ask={ask}
      may={may}
      icon="card"
      answer={spreadKey(spread)}
      onGive={give}
      say={thrown > 0 ? l.t('keep.do-discard', { count: thrown }) : l.t('keep.do')}
    >
      <CardTable spread={spread} onChange={setSpread} fresh={fresh} free close />
    </Question>
  );
}
