// Every zone is one control with a full name. Its outline shows only when it matters.
import type { ZoneId } from '@holdout/engine';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { n } from '../art/svg.ts';
import { mainBox, zonePath } from './geometry.ts';
import { isArrow, neighbour } from './keys.ts';
import type { BoardView, ZoneHighlight, ZoneMark } from './types.ts';

interface ZoneProps {
  readonly id: string;
  readonly zone: ZoneId;
  readonly d: string;
  readonly inner: string;
  readonly name: string;
  readonly around: string | undefined;
  readonly mark: ZoneMark | undefined;
  readonly heat: number | undefined;
  readonly current: boolean;
  readonly brackets: string;
}

const Zone = memo(function Zone({ id, zone, d, inner, name, around, mark, heat, current, brackets }: ZoneProps) {
  return (
    <g className="board-zone" data-mark={mark}>
      {heat !== undefined && <path d={inner} className="board-zone-heat" opacity={0.1 + heat * 0.65} />}
      {mark && mark !== 'target' && heat === undefined && <path d={inner} className="board-zone-fill" fill={`url(#${id}${mark})`} />}
      {mark && <path d={d} className="board-zone-edge" />}
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element */}
      <path
        d={d}
        className="board-zone-shape"
        role="button"
        tabIndex={current ? 0 : -1}
        aria-label={name}
        aria-description={around}
        data-zone={zone}
        aria-pressed={mark === 'chosen' ? true : undefined}
      />
      {mark === 'target' && <path d={brackets} className="board-brackets" />}
    </g>
  );
});

/** Corner marks round the largest box of a zone. */
function bracketPath(board: BoardView, zone: ZoneId): string {
  const { x, y, w, h } = mainBox(board, zone);
  const i = 9;
  const s = Math.min(22, w / 3, h / 3);
  const corner = (cx: number, cy: number, dx: number, dy: number) => `M${n(cx + dx * s)} ${n(cy)}H${n(cx)}V${n(cy + dy * s)}`;
  return (
    corner(x + i, y + i, 1, 1) + corner(x + w - i, y + i, -1, 1) + corner(x + w - i, y + h - i, -1, -1) + corner(x + i, y + h - i, 1, -1)
  );
}

interface ZoneLayerProps {
  readonly id: string;
  readonly board: BoardView;
  readonly highlights: readonly ZoneHighlight[];
  readonly current: number;
  readonly nameOf: (zone: ZoneId) => string;
  readonly aroundOf: ((zone: ZoneId) => string) | undefined;
  readonly onZone: ((zone: ZoneId) => void) | undefined;
  readonly onPoint: (zone: ZoneId) => void;
  readonly onCurrent: (zone: ZoneId) => void;
}

/** -1: it is no zone's */
export const zoneOf = (target: EventTarget): number => {
  const value = (target as Element).getAttribute?.('data-zone');
  return value === null || value === undefined ? -1 : Number(value);
};

export function ZoneLayer({ id, board, highlights, current, nameOf, aroundOf, onZone, onPoint, onCurrent }: ZoneLayerProps) {
  const shapes = useMemo(
    () => board.zones.map((_, z) => ({ d: zonePath(board, z, 3, 5), inner: zonePath(board, z, 5, 5), brackets: bracketPath(board, z) })),
    [board],
  );
  const marks = useMemo(() => new Map(highlights.map((h) => [h.zone, h])), [highlights]);
  const keyDown = (e: KeyboardEvent<SVGGElement>) => {
    const zone = zoneOf(e.target);
    if (zone < 0) return;
    if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault();
      onZone?.(zone);
    } else if (isArrow(e.key) && !e.altKey && !e.ctrlKey && !e.metaKey) {
      const next = neighbour(board, zone, e.key);
      e.preventDefault();
      if (next >= 0) e.currentTarget.querySelector<SVGElement>(`[data-zone="${next}"]`)?.focus({ preventScroll: true });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one listener for all zones, which are the controls
    <g
      onKeyDown={keyDown}
      onClick={(e) => {
        const zone = zoneOf(e.target);
        if (zone >= 0) onZone?.(zone);
      }}
      onFocus={(e) => {
        const zone = zoneOf(e.target);
        if (zone >= 0) onCurrent(zone);
      }}
      onPointerOver={(e) => {
        if (e.pointerType !== 'touch') onPoint(zoneOf(e.target));
      }}
      onPointerLeave={() => onPoint(-1)}
    >
      {shapes.map((s, z) => (
        <Zone
          key={board.zones[z].name}
          id={id}
          zone={z}
          d={s.d}
          inner={s.inner}
          brackets={s.brackets}
          name={nameOf(z)}
          // only where somebody is: nobody asks for the ways out of all of them at once
          around={z === current ? aroundOf?.(z) : undefined}
          mark={marks.get(z)?.mark}
          heat={marks.get(z)?.heat}
          current={z === current}
        />
      ))}
    </g>
  );
}

/** Paints for the marks: told apart by pattern, not only by colour. */
export function MarkPaints({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}reach`} width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" className="paint-reach" />
        <circle cx="4.5" cy="4.5" r="1.9" className="paint-reach-ring" />
        <circle cx="4.5" cy="4.5" r="1.1" className="paint-reach-dot" />
      </pattern>
      <pattern id={`${id}sight`} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="14" height="14" className="paint-sight" />
        <rect width="2" height="14" className="paint-sight-line" />
      </pattern>
      <pattern id={`${id}range`} width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" className="paint-range" />
        <path d="M6 3v6M3 6h6" className="paint-range-line" />
      </pattern>
      <pattern id={`${id}danger`} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="12" height="12" className="paint-danger" />
        <rect width="5" height="12" className="paint-danger-line" />
      </pattern>
      <pattern id={`${id}chosen`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="paint-chosen" />
      </pattern>
    </defs>
  );
}
