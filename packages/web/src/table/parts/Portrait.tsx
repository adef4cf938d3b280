import { Portrait as ArtPortrait } from '../../art/figures/Tokens.tsx';
import { useScene } from '../scene.ts';
import { sized } from './sized.ts';

/** The same token as on the board: ring colour and notches of the survivor, wounds bitten out. */
export function Portrait({ index, size }: { readonly index: number; readonly size: number }) {
  const { view } = useScene();
  const s = view.survivors[index];
  if (s === undefined) return null;
  const ring = s.role !== 'played' && s.leader >= 0 ? s.leader : s.index;
  return (
    <span className="t-portrait" style={sized(size)}>
      <ArtPortrait id={s.id} ring={ring} wounds={s.wounds} ground="var(--panel-high)" />
    </span>
  );
}
