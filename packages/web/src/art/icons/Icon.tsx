// Icons by game-icons.net (CC BY 3.0), see credits. They live in one sprite file beside the script, and take the colour of the text.
import './icon.css';
import icons from './icons.json';
import sprite from './sprite.svg?url';

export type SignName = keyof typeof icons.signs;

const items: Readonly<Record<string, string>> = icons.items;

/** Icon of a card; unknown ones get a plain box. */
export const itemIcon = (id: string): string => items[id] ?? icons.signs.crate;

interface IconProps {
  readonly sign?: SignName;
  readonly item?: string;
  readonly className?: string;
  /** spoken name; without it the icon is decoration */
  readonly label?: string;
}

export function Icon({ sign, item, className, label }: IconProps) {
  const name = item !== undefined ? itemIcon(item) : icons.signs[sign ?? 'help'];
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 512 512" {...spoken}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
