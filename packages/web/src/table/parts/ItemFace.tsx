import { memo, useMemo } from 'react';
import { ItemCard } from '../../art/cards/ItemCard.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { useScene } from '../scene.ts';
import { cardLabels } from './card-labels.ts';

export const ItemIcon = memo(function ItemIcon({ item }: { readonly item: string }) {
  return <Icon item={item} className="t-icon" />;
});

/** A card as a tile of its sign and name, where cards themselves would take too much room; the mouse and a long press show it large. */
export const ItemTile = memo(function ItemTile({ item, empty = false }: { readonly item: string; readonly empty?: boolean }) {
  const { names } = useScene();
  return (
    <span className="t-tile" data-item={item} data-empty={empty || undefined}>
      <ItemIcon item={item} />
      <span>{names.item(item)}</span>
    </span>
  );
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
    <span className="t-card" data-item={item} data-size={large ? 'large' : small ? 'small' : undefined}>
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
