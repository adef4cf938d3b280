// Light where the living are, laid over the ground so that it brightens what is there. Soft gradients, no filters.
import { memo } from 'react';
import { n } from '../art/svg.ts';
import { zonePath } from './geometry.ts';
import { type PersonItem, zoneCentre } from './scene.ts';
import type { BoardView } from './types.ts';

function conePath(from: readonly [number, number], to: readonly [number, number]): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const ux = (to[0] - from[0]) / length;
  const uy = (to[1] - from[1]) / length;
  const far = length + 46;
  const wide = far * 0.42;
  return `M${n(from[0])} ${n(from[1])}L${n(from[0] + ux * far - uy * wide)} ${n(from[1] + uy * far + ux * wide)}Q${n(from[0] + ux * far * 1.2)} ${n(from[1] + uy * far * 1.2)} ${n(from[0] + ux * far + uy * wide)} ${n(from[1] + uy * far - ux * wide)}Z`;
}

/** Light stays on the board: the table around it is not lit. */
export const BoardClip = memo(function BoardClip({ id, board }: { readonly id: string; readonly board: BoardView }) {
  const d = board.zones.map((_, z) => zonePath(board, z)).join('');
  return (
    <clipPath id={`${id}lit`}>
      <path d={d} />
    </clipPath>
  );
});

export const LightLayer = memo(function LightLayer({
  id,
  board,
  people,
}: {
  readonly id: string;
  readonly board: BoardView;
  readonly people: readonly PersonItem[];
}) {
  return (
    <g clipPath={`url(#${id}lit)`}>
      <defs>
        <radialGradient id={`${id}pool`}>
          <stop offset="0" className="light-core" stopOpacity=".95" />
          <stop offset=".4" className="light-core" stopOpacity=".5" />
          <stop offset="1" className="light-core" stopOpacity="0" />
        </radialGradient>
      </defs>
      {people.map((p) => (
        <circle
          key={p.key}
          r={p.active ? 105 : 72}
          fill={`url(#${id}pool)`}
          className="board-pool"
          style={{ transform: `translate(${p.spot.x}px, ${p.spot.y}px)` }}
        />
      ))}
      {people.map((p) => {
        if (p.light < 0) return null;
        const from = [p.spot.x, p.spot.y] as const;
        const to = p.light === p.zone ? ([p.spot.x + 40, p.spot.y] as const) : zoneCentre(board, p.light);
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]) + 60;
        return (
          <g key={`cone${p.key}`}>
            <radialGradient id={`${id}cone${p.index}`} gradientUnits="userSpaceOnUse" cx={from[0]} cy={from[1]} r={length}>
              <stop offset="0" className="light-cone" stopOpacity=".95" />
              <stop offset=".7" className="light-cone" stopOpacity=".5" />
              <stop offset="1" className="light-cone" stopOpacity="0" />
            </radialGradient>
            <path d={conePath(from, to)} fill={`url(#${id}cone${p.index})`} />
          </g>
        );
      })}
    </g>
  );
});

/** What the light itself shows in the dark, under the figures. */
export const GlowLayer = memo(function GlowLayer({ id, people }: { readonly id: string; readonly people: readonly PersonItem[] }) {
  return (
    <g clipPath={`url(#${id}lit)`}>
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" className="light-glow" stopOpacity=".34" />
          <stop offset=".45" className="light-glow" stopOpacity=".13" />
          <stop offset="1" className="light-glow" stopOpacity="0" />
        </radialGradient>
      </defs>
      {people.map((p) => (
        <circle
          key={p.key}
          r={p.active ? 92 : 66}
          fill={`url(#${id}glow)`}
          className="board-pool"
          style={{ transform: `translate(${p.spot.x}px, ${p.spot.y}px)` }}
        />
      ))}
    </g>
  );
});
