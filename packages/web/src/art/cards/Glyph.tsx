// The five marks of a weapon, drawn to stay clear at ten pixels.
import '../icons/icon.css';

const glyphs = {
  range: 'M0 8l5-5v3.2h6v-3.2l5 5l-5 5v-3.2h-6v3.2z',
  dice: 'M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4.8 3.3a1.5 1.5 0 1 0 .01 0zM8 6.5a1.5 1.5 0 1 0 .01 0zM11.2 9.7a1.5 1.5 0 1 0 .01 0z',
  accuracy:
    'M7 0h2v2.1a6 6 0 0 1 4.9 4.9h2.1v2h-2.1a6 6 0 0 1-4.9 4.9v2.1h-2v-2.1a6 6 0 0 1-4.9-4.9h-2.1v-2h2.1a6 6 0 0 1 4.9-4.9zM8 4a4 4 0 1 0 .01 0zM8 6.3a1.7 1.7 0 1 1-.01 0z',
  damage: 'M8 0q6 7 6 10.5a6 5.5 0 0 1-12 0q0-3.5 6-10.5z',
  dual: 'M1 0l2.5.5l9 10l1.5-1.5l1 1l-1.5 1.5l2 2l-1.5 1.5l-2-2l-1.5 1.5l-1-1l1.5-1.5l-9.5-9.5zM15 0l-2.5.5l-3.3 3.6l1.8 1.9l4.5-4.5zM5.2 8.5l-1.7 2l-1.5-1.5l-1 1l1.5 1.5l-2 2l1.5 1.5l2-2l1.5 1.5l1-1l-1.5-1.5l2-2z',
  noise: 'M1 5h3l4-4v14l-4-4h-3zM10 4.5a4.5 4.5 0 0 1 0 7l1.2 1.5a6.4 6.4 0 0 0 0-10zM12.5 1.5a8 8 0 0 1 0 13l1.2 1.5a10 10 0 0 0 0-16z',
  door: 'M2 0h12v16h-12zM4 2v12h8v-12zM5.5 3.5h5v9h-5zM9 7.3a1 1 0 1 1-.01 0z',
  reload: 'M8 1a7 7 0 0 1 6 3.4l1.8-1.8v5.6h-5.6l1.9-1.9a4.6 4.6 0 1 0 .4 3.5l2.3.7a7 7 0 1 1-6.8-9.5z',
} as const;

export type GlyphName = keyof typeof glyphs;

export function Glyph({ name, label }: { readonly name: GlyphName; readonly label: string }) {
  return (
    <svg className="icon glyph" viewBox="0 0 16 16" role="img" aria-label={label}>
      <path d={glyphs[name]} fillRule="evenodd" />
    </svg>
  );
}
