// One survivor: cards in hands, on the body, in the pack; skills; what can be done with the cards now, and for how much.
import type { Refusal, SurvivorId } from '@holdout/engine';
import { makeKey } from '@holdout/engine/keys';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Term } from '../../teach/Term.tsx';
import { useDialogFocus } from '../input/focus.ts';
import { useKeys } from '../input/keys.ts';
import { useSwipeDown } from '../input/swipe-down.ts';
import { type AdvisedCards, advisedCards } from '../model/advised-cards.ts';
import { choiceName } from '../model/choice-names.ts';
import { nextLevel } from '../model/danger.ts';
import { holdingOf, onlyThrown, type Spread, spreadKey } from '../model/layout.ts';
import { isPlaying } from '../model/names.ts';
import { refusalText } from '../model/refusals.ts';
import { Behind } from '../parts/Behind.tsx';
import { Hearts } from '../parts/Hearts.tsx';
import { Key } from '../parts/Key.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { useChoiceScene } from '../parts/use-choice-scene.ts';
import { Adrenaline } from '../rail/Adrenaline.tsx';
import { usePick, useScene } from '../scene.ts';
import { BotFor } from './BotFor.tsx';
import { CardTable } from './CardTable.tsx';
import { SkillTree } from './SkillTree.tsx';

export default function SurvivorSheet() {
  const looked = usePick((u) => u.looked);
  const advised = usePick((u) => u.advised);
  const { view, may } = useScene();
  const s = view.survivors[looked];
  const shown = may ? advisedCards(view, advised) : null;
  return s === undefined ? null : (
    <Sheet key={`${looked} ${view.tick} ${advised}`} who={looked} advised={shown?.who === looked ? shown : null} />
  );
}

/** Whoever stands in the same zone may swap cards in the same action. */
const partnersOf = (view: ReturnType<typeof useScene>['view'], who: SurvivorId): readonly number[] => {
  const { zone } = view.survivors[who];
  return view.survivors.filter((o) => o.index !== who && o.role === 'played' && isPlaying(o) && o.zone === zone).map((o) => o.index);
};

function Sheet({ who, advised }: { readonly who: SurvivorId; readonly advised: AdvisedCards | null }) {
  const { view, names, ui, may, answer, host } = useScene();
  const { l } = names;
  const scene = useChoiceScene();
  const s = view.survivors[who];
  const mine = may && view.ask?.kind === 'turn' && view.ask.survivor === who;
  const options = mine ? (view.ask?.options ?? []) : [];
  // at any time, in the turn of another of one's own too
  const throwable = may && view.ask?.throws?.includes(who) === true;
  const cards = [...s.hands, s.body ?? null, ...s.pack].filter((card) => card !== null);
  const [partner, setPartner] = useState<number>(advised?.partner ?? -1);
  const original = useMemo<Spread>(
    () => ({
      holdings: [who, partner].flatMap((i) => (view.survivors[i] === undefined ? [] : [holdingOf(view.survivors[i])])),
      incoming: [],
      discards: [],
    }),
    [view, who, partner],
  );
  const [spread, setSpread] = useState(advised?.spread ?? original);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const box = useRef<HTMLElement>(null);
  const changed = spreadKey(spread) !== spreadKey(original);
  const close = () => ui.set(advised === null ? { looked: -1 } : { looked: -1, advised: null });
  const key = makeKey({ verb: 'arrange', layout: spreadKey(spread) });
  const thrown = useMemo(() => onlyThrown(original, spread), [original, spread]);
  const costFree = s.free.includes('any');

  useDialogFocus(box);
  const swipe = useSwipeDown(close);
  const laidFor = useRef(original);
  useEffect(() => {
    if (laidFor.current === original) return;
    laidFor.current = original;
    setSpread(original);
  }, [original]);
  useEffect(() => {
    if (!changed || !mine || thrown !== null) return setProblem(null);
    let stale = false;
    void host.whyNot(key).then((refusal) => {
      if (!stale) setProblem(refusal);
    });
    return () => {
      stale = true;
    };
  }, [changed, mine, thrown, key, host]);
  const apply = async () => {
    close();
    if (thrown === null) return void answer(key);
    for (const card of thrown) if (!(await answer(makeKey({ verb: 'discard', item: card.item })))) return;
  };
  useKeys(true, { Escape: close, Enter: changed && problem === null && mine ? apply : null });

  const loose = options.filter((o) => o.verb === 'eat' || o.verb === 'pass');
  return (
    <>
      <Behind close={close} />
      <section className="t-sheet" role="dialog" aria-modal="true" aria-label={names.survivor(who)} ref={box} tabIndex={-1}>
        <header {...swipe}>
          <Portrait index={who} size={64} />
          <div>
            <h2>{names.survivor(who)}</h2>
            <p>
              <Hearts health={s.health} wounds={s.wounds} label={l.t('table.health', { left: s.health - s.wounds, health: s.health })} />
              {s.zone >= 0 && <span>{names.zone(s.zone)}</span>}
              {view.seats > 1 && <span>{names.seat(s.seat)}</span>}
              {s.kid && <Term of="term.kid">{l.t('term.kid')}</Term>}
            </p>
            <Adrenaline ap={s.ap} level={s.level} next={nextLevel(s.ap)} />
            {isPlaying(s) && <BotFor survivor={s} />}
          </div>
          <button type="button" className="t-close" onClick={close} aria-label={l.t('table.close')}>
            ×
          </button>
        </header>
        <div className="t-sheet-body">
          {mine && partnersOf(view, who).length > 0 && (
            <fieldset className="t-partners" aria-label={l.t('table.trade-with')}>
              <span>{l.t('table.trade-with')}</span>
              {partnersOf(view, who).map((i) => (
                <button key={i} type="button" aria-pressed={partner === i} onClick={() => setPartner(partner === i ? -1 : i)}>
                  <Portrait index={i} size={28} /> {names.survivor(i)}
                </button>
              ))}
            </fieldset>
          )}
          <CardTable spread={spread} onChange={setSpread} readOnly={!mine} />
          {changed && mine && (
            <div className="t-apply">
              {problem !== null && (
                <p className="t-bad" role="alert">
                  {refusalText(names, problem)}
                </p>
              )}
              <button type="button" className="t-cancel" onClick={() => setSpread(original)}>
                {l.t('table.put-back')}
              </button>
              <button type="button" className="t-commit" disabled={problem !== null} onClick={apply}>
                {l.t(thrown !== null ? 'table.place.discard' : partner >= 0 ? 'choice.trade' : 'choice.arrange', {
                  whom: partner >= 0 ? names.survivor(partner) : '',
                })}{' '}
                <span className="t-cost">
                  {thrown !== null ? l.t('table.cost.nothing') : costFree ? l.t('table.free') : l.t('table.cost.actions', { count: 1 })}
                </span>{' '}
                <Key>⏎</Key>
              </button>
            </div>
          )}
          {loose.length > 0 && (
            <div className="t-choices">
              {loose.map((o) => (
                <button key={o.key} type="button" onClick={() => void answer(o.key)}>
                  <span>{choiceName(scene, o)}</span>
                  <span className="t-free">
                    {(o.cost?.actions ?? 0) === 0 ? l.t('table.cost.nothing') : l.t('table.cost.actions', { count: o.cost?.actions ?? 0 })}
                  </span>
                </button>
              ))}
            </div>
          )}
          {throwable && (
            <fieldset className="t-others" aria-label={l.t('table.place.discard')}>
              <span>{l.t('manner.throw')}</span>
              {[...new Set(cards.map((card) => card.item))].map((item) => (
                <button key={item} type="button" onClick={() => void answer(makeKey({ verb: 'discard', item, of: s.id }))}>
                  {names.item(item)}
                </button>
              ))}
            </fieldset>
          )}
          <SkillTree who={who} />
        </div>
      </section>
    </>
  );
}
