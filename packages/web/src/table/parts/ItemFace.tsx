import { memo, useMemo } from 'react';
import { type CardLabels, ItemCard } from '../../art/cards/ItemCard.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import type { Labels } from '../../i18n/i18n.ts';
import { useScene } from '../scene.ts';

export const ItemIcon = memo(function ItemIcon({ item }: { readonly item: string }) {
  return <Icon item={item} className="t-icon" />;
});

const cardLabels = (l: Labels): CardLabels => ({
  range: l.t('stat.range'),
  dice: l.t('stat.dice'),
  accuracy: l.t('stat.accuracy'),
  damage: l.t('stat.damage'),
  dual: l.t('stat.dual'),
  noise: l.t('stat.noisy'),
  door: l.t('stat.doors'),
  reload: l.t('stat.reload'),
  risk: l.t('stat.risk'),
  save: l.t('stat.save'),
  empty: l.t('table.empty-weapon'),
});

interface ItemFaceProps {
  readonly item: string;
  readonly empty?: boolean;
  readonly small?: boolean;
  readonly large?: boolean;
}

/** A card by its id, with the words of the reader. */
export const ItemFace = memo(function ItemFace({ item, empty = false, small = false, large = false }: ItemFaceProps) {
  const { items, names, view } = useScene();
  const { l } = names;
  const labels = useMemo(() => cardLabels(l), [l]);
  const text = l.text(`item.${item}`);
  const risky = view.options.risk === true || view.options.campaign === true;
  return (
    <span className="t-card" data-size={large ? 'large' : small ? 'small' : undefined}>
      <ItemCard
        item={items.get(item) ?? { id: item }}
        name={names.item(item)}
        empty={empty}
        risky={risky}
        labels={labels}
        {...(text === '' ? {} : { text })}
      />
    </span>
  );
});
