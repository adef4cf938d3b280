// Light where the living are. Pools are plain boxes with a soft gradient: they move on the compositor and repaint nothing.
import { memo } from 'react';
import { n } from '../art/svg.ts';
import { MARGIN } from './GroundLayer.tsx';
import { zonePath } from './geometry.ts';
import { type PersonItem, zoneCentre } from './scene.ts';
import type { BoardView } from './types.ts';

export const PoolLayer = memo(function PoolLayer({ people }: { readonly people: readonly PersonItem[] }) {
  return (
    <div className="board-pools" aria-hidden="true">
      {people.map((p) => (
        <div
          key={p.key}
          className="board-pool"
          data-active={p.active || undefined}
          style={{ transform: `translate(${p.spot.x + MARGIN}px, ${p.spot.y + MARGIN}px)` }}
        />
      ))}
    </div>
  );
});

function conePath(from: readonly [number, number], to: readonly [number, number]): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const ux = (to[0] - from[0]) / length;
  const uy = (to[1] - from[1]) / length;
  const far = length + 46;
  const wide = far * 0.42;
  const edge = (side: 1 | -1) => `${n(from[0] + ux * far - side * uy * wide)} ${n(from[1] + uy * far + side * ux * wide)}`;
  return `M${n(from[0])} ${n(from[1])}L${edge(1)}Q${n(from[0] + ux * far * 1.2)} ${n(from[1] + uy * far * 1.2)} ${edge(-1)}Z`;
}

/** Beams of lit flashlights, cut off at the edge of the board. */
export const ConeLayer = memo(function ConeLayer({
  id,
  board,
  people,
}: {
  readonly id: string;
  readonly board: BoardView;
  readonly people: readonly PersonItem[];
}) {
  const lit = people.filter((p) => p.light >= 0);
  if (lit.length === 0) return null;
  return (
    <g clipPath={`url(#${id}lit)`}>
      <clipPath id={`${id}lit`}>
        <path d={board.zones.map((_, z) => zonePath(board, z)).join('')} />
      </clipPath>
      {lit.map((p) => {
        const from = [p.spot.x, p.spot.y] as const;
        const to = p.light === p.zone ? ([p.spot.x + 40, p.spot.y] as const) : zoneCentre(board, p.light);
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]) + 60;
        return (
          <g key={p.key}>
            <radialGradient id={`${id}cone${p.index}`} gradientUnits="userSpaceOnUse" cx={from[0]} cy={from[1]} r={length}>
              <stop offset="0" className="light-cone" stopOpacity=".7" />
              <stop offset=".7" className="light-cone" stopOpacity=".3" />
              <stop offset="1" className="light-cone" stopOpacity="0" />
            </radialGradient>
            <path d={conePath(from, to)} fill={`url(#${id}cone${p.index})`} />
          </g>
        );
      })}
    </g>
  );
});
