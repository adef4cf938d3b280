import { memo, useId } from 'react';
import { Drawing } from '../../art/Drawing.tsx';
import { baseOf, zombieChip, zombieClip } from '../../art/figures/zombies.ts';
import { useScene } from '../scene.ts';

export const ZombieChip = memo(function ZombieChip({ kind, size }: { readonly kind: string; readonly size: number }) {
  const { edition } = useScene();
  const clip = `z${useId().replace(/\W/g, '')}`;
  const base = baseOf(kind);
  return (
    <svg className="t-chip" viewBox="-32 -32 64 64" width={size} height={size} aria-hidden="true">
      <Drawing svg={`<defs>${zombieClip(base, clip)}</defs>${zombieChip(base, edition, clip)}`} />
    </svg>
  );
});
