// Other manners of the chosen answer: some of the guards, one weapon of a pair, which free action pays, whom or what it takes.
import type { Option } from '@holdout/engine';
import type { Manner, Variation } from '@holdout/engine/keys';
import { Stepper } from '../decisions/Stepper.tsx';
import { useScene } from '../scene.ts';

interface MannersProps {
  readonly option: Option;
  readonly variation: Variation;
  readonly onVary: (variation: Variation) => void;
}

const toggled = <T,>(list: readonly T[], one: T): T[] => (list.includes(one) ? list.filter((x) => x !== one) : [...list, one]);

export function Manners({ option, variation, onVary }: MannersProps) {
  const { names, view } = useScene();
  const { l } = names;
  const { amount, pay = [], manners = [], cards = [], people = [] } = option.variants ?? {};
  // which hit goes where is a question only among several kinds
  const mixed = (option.zones ?? []).some((zone) => Object.keys(view.zones[zone]?.zombies ?? {}).length > 1);
  const words = manners.filter((manner) => manner !== 'by-hand' || mixed);
  const some = amount !== undefined && amount.most > amount.least;
  const whom = people.length > 1 || people.some((one) => one.most > 1);
  if (!some && !whom && pay.length === 0 && words.length === 0 && cards.length < 2) return null;
  const said = variation.manners ?? [];
  const paying = variation.pay ?? option.cost?.free;
  const given = variation.cards ?? cards.map((one) => one.card);
  const saved = variation.people ?? {};
  const vary = (change: Partial<Variation>) => onVary({ ...variation, ...change });
  const pull = (id: string, n: number) => {
    const { [id]: _, ...rest } = saved;
    const next = n > 0 ? { ...rest, [id]: n } : rest;
    vary({ people: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <div className="t-manners">
      {words.map((manner: Manner) => (
        <button key={manner} type="button" aria-pressed={said.includes(manner)} onClick={() => vary({ manners: toggled(said, manner) })}>
          {l.t(`choice.manner.${manner}`)}
        </button>
      ))}
      {some && (
        <span className="t-manner">
          {l.t('manner.amount')}
          <Stepper
            value={variation.amount ?? amount.most}
            min={amount.least}
            max={amount.most}
            label={l.t('manner.amount')}
            onStep={(by) => vary({ amount: Math.min(amount.most, Math.max(amount.least, (variation.amount ?? amount.most) + by)) })}
          />
        </span>
      )}
      {pay.length > 0 && (
        <fieldset className="t-others" aria-label={l.t('manner.pay')}>
          {pay.map((free) => (
            <button key={free} type="button" aria-pressed={free === paying} onClick={() => vary({ pay: free })}>
              {names.free(free)}
            </button>
          ))}
        </fieldset>
      )}
      {cards.length > 1 && (
        <fieldset className="t-others" aria-label={l.t('manner.cards')}>
          {cards.map(({ card, item }) => (
            <button
              key={card}
              type="button"
              aria-pressed={given.includes(card)}
              disabled={given.length === 1 && given.includes(card)}
              onClick={() => vary({ cards: toggled(given, card) })}
            >
              {names.item(item)}
            </button>
          ))}
        </fieldset>
      )}
      {whom && (
        <fieldset className="t-others" aria-label={l.t('manner.people')}>
          {people.map(({ id, most }) =>
            most === 1 ? (
              <button key={id} type="button" aria-pressed={id in saved} onClick={() => pull(id, id in saved ? 0 : 1)}>
                {names.survivorById(id)}
              </button>
            ) : (
              <span key={id} className="t-manner">
                {names.survivorById(id)}
                <Stepper
                  value={saved[id] ?? 0}
                  min={0}
                  max={most}
                  label={names.survivorById(id)}
                  onStep={(by) => pull(id, Math.min(most, Math.max(0, (saved[id] ?? 0) + by)))}
                />
              </span>
            ),
          )}
        </fieldset>
      )}
    </div>
  );
}
