// Starting cards, the whole deal at once: everybody has one laid before them; a card, then whoever shall have it, and one button deals them.
import { useEffect, useMemo, useRef, useState } from 'react';
import { CardZoom } from '../inventory/CardZoom.tsx';
import { deal, handOver } from '../model/deal.ts';
import { movedOn } from '../model/walk.ts';
import { ItemFace } from '../parts/ItemFace.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { usePick, useScene } from '../scene.ts';
import { Question } from './Question.tsx';
import type { DecisionProps } from './types.ts';

export function DealDecision({ ask, may }: DecisionProps) {
  const { view, names, host, answer } = useScene();
  const { l } = names;
  const { card, then } = ask.parameters;
  const cards = useMemo(() => [String(card), ...(Array.isArray(then) ? then.map(String) : [])], [card, then]);
  const people = view.survivors.filter((s) => s.role === 'played');
  const has = people.map((s) => s.hands.filter((one) => one !== null).length + s.pack.length + (s.body === null ? 0 : 1));
  const [dealt, setDealt] = useState(() => deal(cards.length, has));
  const [held, setHeld] = useState<number | null>(null);
  const box = useRef<HTMLUListElement>(null);
  const put = (to: number) => {
    if (held === null) return;
    setDealt(handOver(dealt, has, held, to));
    setHeld(null);
  };
  // advice is about the first card: shown, it lies before whoever is to have it
  const advised = usePick((u) => u.advised);
  const meant = people.findIndex((s) => s.id === advised);
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out once, then people may move it on
  useEffect(() => {
    if (meant >= 0) setDealt((now) => handOver(now, has, 0, meant));
  }, [meant]);
  const give = () => {
    const keys = dealt.map((who) => people[who].id);
    void (async () => {
      for (const [at, key] of keys.entries()) {
        const now = host.snapshot().view;
        // the last ones may be dealt without a question
        if (now?.ask?.about !== 'starting-card' || now.ask.parameters.card !== cards[at]) continue;
        if (!(await answer(key)) || !(await movedOn(host, now.tick))) return;
      }
    })();
  };
  return (
    <Question ask={ask} may={may} icon="card" answer="deal" onGive={give} say={l.t('deal.do')}>
      <CardZoom of={box} />
      <ul className="t-deal" data-held={held !== null || undefined} ref={box}>
        {people.map((s, who) => (
          <li key={s.id} data-shown={(who === meant && dealt[0] === meant) || undefined}>
            <button type="button" className="t-deal-who" onClick={() => put(who)} disabled={held === null}>
              <Portrait index={s.index} size={34} />
              <span>{names.survivor(s.index)}</span>
            </button>
            <div className="t-deal-cards">
              {cards.map((item, at) =>
                dealt[at] === who ? (
                  <button
                    key={`${item}${at.toString()}`}
                    type="button"
                    className="t-slot"
                    aria-pressed={held === at}
                    data-held={held === at || undefined}
                    onClick={() => (held === null ? setHeld(at) : held === at ? setHeld(null) : put(who))}
                    aria-label={l.t('table.slot.card', { place: names.survivor(s.index), card: names.item(item) })}
                  >
                    <ItemFace item={item} small />
                  </button>
                ) : null,
              )}
            </div>
          </li>
        ))}
      </ul>
    </Question>
  );
}
