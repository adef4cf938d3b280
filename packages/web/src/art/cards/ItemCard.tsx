// An equipment card: frame by deck, a large icon, the five numbers always in the same places. All spans, so that it may lie in a button.
import type { ItemDef, WeaponMode } from '@holdout/engine/content';
import { Icon, type SignName } from '../icons/Icon.tsx';
import './cards.css';
import { Glyph, type GlyphName } from './Glyph.tsx';

export type Deck = 'starting' | 'equipment' | 'epic' | 'vault' | 'secret-service';

/** Spoken names of the marks on a card. */
export type CardLabels = Readonly<
  Record<'range' | 'dice' | 'accuracy' | 'damage' | 'dual' | 'noise' | 'door' | 'reload' | 'empty' | 'risk' | 'save', string>
>;

export type CardItem = Pick<ItemDef, 'id'> &
  Partial<Pick<ItemDef, 'modes' | 'dual' | 'door' | 'reload' | 'armour' | 'shield' | 'food' | 'risk' | 'save' | 'tags'>>;

interface ItemCardProps {
  readonly item: CardItem;
  readonly name: string;
  readonly deck?: Deck;
  /** one line of our own about what else it does */
  readonly text?: string;
  /** fired and not yet reloaded */
  readonly empty?: boolean;
  /** shows the risk and save dice of the Washington cards */
  readonly risky?: boolean;
  readonly labels: CardLabels;
}

const deckOf = (item: CardItem): Deck =>
  item.tags?.includes('epic') ? 'epic' : item.tags?.includes('vault-weapon') || item.tags?.includes('artefact') ? 'vault' : 'equipment';

/** Longer names are set smaller: they have as many lines as they need, and the picture keeps its room. */
const LONG = 24;

const rangeText = ([low, high]: readonly [number, number]): string => (low === high ? String(low) : `${low}–${high}`);

function Numbers({ mode, dual, labels }: { readonly mode: WeaponMode; readonly dual: boolean; readonly labels: CardLabels }) {
  const rolls = mode.dice > 0;
  const cells: readonly (readonly [GlyphName, string, string])[] = [
    ['range', labels.range, rangeText(mode.range)],
    ['dice', labels.dice, rolls ? String(mode.dice) : '–'],
    ['accuracy', labels.accuracy, rolls ? `${mode.accuracy}+` : '–'],
    ['damage', labels.damage, rolls ? String(mode.damage) : '–'],
  ];
  return (
    <span className="card-numbers" data-attack={mode.attack}>
      {cells.map(([sign, label, value]) => (
        <span key={sign} className="card-number">
          <span className="card-sign">
            <Glyph name={sign} label={label} />
          </span>
          <b>{value}</b>
        </span>
      ))}
      <span className="card-number" data-off={dual ? undefined : ''}>
        <span className="card-sign">
          <Glyph name="dual" label={labels.dual} />
        </span>
        <b>{dual ? '×2' : '–'}</b>
      </span>
    </span>
  );
}

export function ItemCard({ item, name, deck = deckOf(item), text, empty = false, risky = false, labels }: ItemCardProps) {
  const noisy = item.modes?.some((m) => m.noisy) ?? false;
  const marks: (readonly [GlyphName | 'risk' | 'save', string, string])[] = [];
  if (noisy) marks.push(['noise', labels.noise, '']);
  if (item.door) marks.push(['door', labels.door, item.door.roll ? `${item.door.roll}+` : '']);
  if (item.reload) marks.push(['reload', labels.reload, '']);
  if (risky && item.risk) marks.push(['risk', labels.risk, String(item.risk)]);
  if (risky && item.save) marks.push(['save', labels.save, `${item.save}`]);
  const worth: readonly [SignName, string] | null = item.armour
    ? ['armour', `${item.armour}+`]
    : item.shield
      ? ['shield', `${item.shield}+`]
      : item.food
        ? ['adrenaline', `+${item.food}`]
        : null;
  return (
    <span
      className="card"
      data-deck={deck}
      data-attack={item.modes?.[0]?.attack}
      data-worn={item.armour || item.shield ? '' : undefined}
      data-empty={empty || undefined}
    >
      <span className="card-inner">
        <span className="card-name" data-long={name.length > LONG || undefined}>
          {name}
        </span>
        <span className="card-art">
          <Icon item={item.id} className="card-icon" />
          <span className="card-marks">
            {marks.map(([sign, label, value]) => (
              <span key={sign} data-mark={sign}>
                {sign === 'risk' || sign === 'save' ? <Icon sign={sign} label={label} /> : <Glyph name={sign} label={label} />}
                {value}
              </span>
            ))}
          </span>
          {empty && <span className="card-empty">{labels.empty}</span>}
        </span>
        {item.modes && item.modes.length > 0 ? (
          item.modes.map((mode) => <Numbers key={mode.attack} mode={mode} dual={item.dual === true} labels={labels} />)
        ) : (
          <span className="card-worth">
            {worth && (
              <>
                <Icon sign={worth[0]} />
                <strong>{worth[1]}</strong>
              </>
            )}
          </span>
        )}
        {text !== undefined && <span className="card-text">{text}</span>}
      </span>
    </span>
  );
}
