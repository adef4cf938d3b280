// A card as people read it: icon, the five numbers always in the same places, marks for noise and doors, one line of text.
import { memo } from 'react';
import icons from '../../art/icons/icons.json';
import sprite from '../../art/icons/sprite.svg?url';
import { useScene } from '../scene.ts';
import { Icon } from './Icon.tsx';

const ITEMS: Readonly<Record<string, string>> = icons.items;

export const ItemIcon = memo(function ItemIcon({ item }: { readonly item: string }) {
  return (
    <svg className="t-icon" aria-hidden="true" viewBox="0 0 512 512">
      <use href={`${sprite}#${ITEMS[item] ?? icons.signs.arrange}`} />
    </svg>
  );
});

interface ItemFaceProps {
  readonly item: string;
  readonly empty?: boolean;
  readonly small?: boolean;
}

export const ItemFace = memo(function ItemFace({ item, empty = false, small = false }: ItemFaceProps) {
  const { items, names } = useScene();
  const { l } = names;
  const def = items.get(item);
  const text = l.text(`item.${item}`);
  return (
    <span
      className="t-card"
      data-small={small || undefined}
      data-empty={empty || undefined}
      data-deck={def?.tags.includes('epic') ? 'epic' : undefined}
    >
      <span className="t-card-art">
        <ItemIcon item={item} />
      </span>
      <b className="t-card-name">{names.item(item)}</b>
      {(def?.modes ?? []).map((mode) => (
        <span key={mode.attack} className="t-card-numbers">
          <span title={l.t('stat.range')}>
            <Icon name={mode.attack} />
            {mode.range[0] === mode.range[1] ? mode.range[0] : `${mode.range[0]}–${mode.range[1]}`}
          </span>
          <span title={l.t('stat.dice')}>
            <Icon name="dice" />
            {mode.dice}
          </span>
          <span title={l.t('stat.accuracy')}>
            <Icon name="accuracy" />
            {mode.accuracy}+
          </span>
          <span title={l.t('stat.damage')}>
            <Icon name="damage" />
            {mode.damage}
          </span>
        </span>
      ))}
      <span className="t-card-marks">
        {def?.dual && <Icon name="dual" />}
        {def?.modes?.some((m) => m.noisy) && <Icon name="noise" />}
        {def?.door !== undefined && <Icon name="door" />}
        {def?.reload !== undefined && <Icon name="reload" />}
      </span>
      {!small && text !== '' && <span className="t-card-text">{text}</span>}
      {empty && <span className="t-card-empty">{l.t('table.empty-weapon')}</span>}
    </span>
  );
});
