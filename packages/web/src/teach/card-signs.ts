// What stands on a card, sign by sign: the five numbers of a weapon, and the marks in its corner.
import type { ItemDef } from '@holdout/engine/content';
import type { GlyphName } from '../art/cards/Glyph.tsx';

export interface CardSign {
  readonly sign: GlyphName | null;
  /** label key of its name, and the term that explains it */
  readonly name: string;
  readonly term: string;
  readonly value: string;
}

const rangeText = ([least, most]: readonly [number, number]): string => (least === most ? String(least) : `${least}–${most}`);

export function cardSigns(item: Pick<ItemDef, 'modes' | 'dual' | 'door' | 'reload' | 'risk' | 'save'>): readonly CardSign[] {
  const modes = item.modes ?? [];
  const all = (one: (mode: (typeof modes)[number]) => string): string => modes.map(one).join(' / ');
  const signs: CardSign[] = [];
  if (modes.length > 0)
    signs.push(
      { sign: 'range', name: 'stat.range', term: 'term.range', value: all((mode) => rangeText(mode.range)) },
      { sign: 'dice', name: 'stat.dice', term: 'term.dice', value: all((mode) => String(mode.dice)) },
      { sign: 'accuracy', name: 'stat.accuracy', term: 'term.accuracy', value: all((mode) => `${mode.accuracy}+`) },
      { sign: 'damage', name: 'stat.damage', term: 'term.damage', value: all((mode) => String(mode.damage)) },
      { sign: 'dual', name: 'stat.dual', term: 'term.dual', value: item.dual === true ? '×2' : '–' },
    );
  if (modes.some((mode) => mode.noisy)) signs.push({ sign: 'noise', name: 'stat.noisy', term: 'term.noise', value: '' });
  if (item.door) signs.push({ sign: 'door', name: 'stat.doors', term: 'action.open', value: item.door.roll ? `${item.door.roll}+` : '' });
  if (item.reload) signs.push({ sign: 'reload', name: 'stat.reload', term: 'term.reload', value: '' });
  if (item.risk) signs.push({ sign: null, name: 'stat.risk', term: 'term.risk', value: String(item.risk) });
  if (item.save) signs.push({ sign: null, name: 'stat.save', term: 'term.save', value: String(item.save) });
  return signs;
}
