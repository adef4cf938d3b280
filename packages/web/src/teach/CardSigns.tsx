import { Glyph } from '../art/cards/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { cardSigns } from './card-signs.ts';

/** The numbers and marks of a card, each with its name and what it means. */
export default function CardSigns({ item }: { readonly item: string }) {
  const { items, names, view } = useScene();
  const { l } = names;
  // risk and save dice are Washington's, and its campaign's
  const risky = view.options.risk === true || view.options.campaign === true;
  const signs = cardSigns(items.get(item) ?? {}).filter(({ sign }) => sign !== null || risky);
  if (signs.length === 0) return null;
  return (
    <dl className="t-signs">
      {signs.map(({ sign, name, term, value }) => (
        <div key={name}>
          <dt>
            {sign !== null && (
              <span className="t-sign" aria-hidden="true">
                <Glyph name={sign} label={l.t(name)} />
              </span>
            )}{' '}
            {l.t(name)} <b>{value}</b>
          </dt>
          <dd>{l.text(term)}</dd>
        </div>
      ))}
    </dl>
  );
}
