import { memo } from 'react';
import { ZombieToken } from '../../art/figures/Tokens.tsx';
import { useScene } from '../scene.ts';

export const ZombieChip = memo(function ZombieChip({ kind, size }: { readonly kind: string; readonly size: number }) {
  const { edition } = useScene();
  return (
    <span className="t-chip" style={{ width: size, height: size }}>
      <ZombieToken kind={kind} world={edition} />
    </span>
  );
});
