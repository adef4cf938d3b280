import { memo, useId } from 'react';
import { Drawing } from '../../art/Drawing.tsx';
import { survivorRing } from '../../art/figures/draw.ts';
import { survivorClip, survivorFace } from '../../art/figures/survivors.ts';
import { useScene } from '../scene.ts';

interface FaceProps {
  readonly id: string;
  readonly ring: number;
  readonly wounds: number;
  readonly size: number;
}

const Face = memo(function Face({ id, ring, wounds, size }: FaceProps) {
  const clip = `p${useId().replace(/\W/g, '')}`;
  return (
    <svg className="t-portrait" viewBox="-25 -25 50 50" width={size} height={size} aria-hidden="true">
      <Drawing svg={`<defs>${survivorClip(clip)}</defs>${survivorFace(id, 'var(--panel-high)', clip)}${survivorRing(ring, wounds)}`} />
    </svg>
  );
});

/** The same token as on the board: ring colour and notches of the survivor, wounds bitten out. */
export function Portrait({ index, size }: { readonly index: number; readonly size: number }) {
  const { view } = useScene();
  const s = view.survivors[index];
  if (s === undefined) return null;
  const ring = s.role !== 'played' && s.leader >= 0 ? s.leader : s.index;
  return <Face id={s.id} ring={ring} wounds={s.wounds} size={size} />;
}
