// Figures outside the board: portraits in the rail, chips on cards and in the log.
import type { ZombieBase } from '@holdout/engine';
import { memo, useId, useMemo } from 'react';
import type { World } from '../../board/types.ts';
import { Drawing } from '../Drawing.tsx';
import { survivorRing } from './draw.ts';
import { survivorClip, survivorFace } from './survivors.ts';
import { zombieChip, zombieClip } from './zombies.ts';

const spoken = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
const useLocalId = (): string => `t${useId().replace(/\W/g, '')}`;

interface ZombieTokenProps {
  readonly base: ZombieBase;
  readonly world: World;
  readonly label?: string;
}

export const ZombieToken = memo(function ZombieToken({ base, world, label }: ZombieTokenProps) {
  const id = useLocalId();
  const svg = useMemo(() => `<defs>${zombieClip(base, id)}</defs>${zombieChip(base, world, id)}`, [base, world, id]);
  const r = base === 'abomination' ? 36 : base === 'walker' ? 24 : 30;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg className="zombie-token" viewBox={`${-r} ${-r} ${r * 2} ${r * 2}`} {...spoken(label)}>
      <Drawing svg={svg} />
    </svg>
  );
});

interface PortraitProps {
  readonly id: string;
  /** place in the rail: ring colour and notches */
  readonly ring: number;
  readonly wounds?: number;
  readonly ground?: string;
  readonly label?: string;
}

export const Portrait = memo(function Portrait({ id, ring, wounds = 0, ground = '#3d4452', label }: PortraitProps) {
  const local = useLocalId();
  const svg = useMemo(
    () => `<defs>${survivorClip(local)}</defs>${survivorFace(id, ground, local)}${survivorRing(ring, wounds)}`,
    [id, ring, wounds, ground, local],
  );
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg className="portrait" viewBox="-26 -26 52 52" {...spoken(label)}>
      <Drawing svg={svg} />
    </svg>
  );
});
