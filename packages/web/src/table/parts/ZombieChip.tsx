import { memo } from 'react';
import { ZombieToken } from '../../art/figures/Tokens.tsx';
import { baseOf } from '../../art/figures/zombies.ts';
import { worldOf } from '../../game/editions.ts';
import { useScene } from '../scene.ts';
import { sized } from './sized.ts';

export const ZombieChip = memo(function ZombieChip({ kind, size }: { readonly kind: string; readonly size: number }) {
  const { edition, view } = useScene();
  return (
    <span className="t-chip" style={sized(size)}>
      <ZombieToken base={baseOf(view.kinds, kind)} world={worldOf(edition)} />
    </span>
  );
});
