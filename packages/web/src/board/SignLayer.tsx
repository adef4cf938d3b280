// What is said about the board rather than on it: costs, arrows, pings.
import { memo } from 'react';
import { n, type Point } from '../art/svg.ts';
import { type BadgeSpot, badgeSpot, type Lens, wayspot } from './badges.ts';
import { type Scene, zoneCentre } from './scene.ts';
import type { BoardView, PathArrow, Ping, ZoneBadge, ZoneHighlight } from './types.ts';

/** How far from the middle of its zone an arrow begins: beside the piece that goes, not over its face and number. */
const AWAY = 20;

function begun([x, y]: Point, [nx, ny]: Point): Point {
  const length = Math.hypot(nx - x, ny - y) || 1;
  const away = Math.min(AWAY, length / 4);
  return [x + ((nx - x) / length) * away, y + ((ny - y) / length) * away];
}

/** A smooth line through the middles of zones, begun and ended short of the first and the last one; a second step bows the other way. */
export function arrowPath(zones: readonly Point[], again = false): string {
  if (zones.length < 2) return '';
  const points = [begun(zones[0], zones[1]), ...zones.slice(1)];
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i];
    const [px, py] = points[i - 1];
    const last = i === points.length - 1;
    const length = Math.hypot(x - px, y - py) || 1;
    const cut = last ? Math.min(16, length / 3) : 0;
    const ex = x - ((x - px) / length) * cut;
    const ey = y - ((y - py) / length) * cut;
    // A gentle bow keeps ways there and back apart.
    const bow = Math.min(18, length * 0.12) * (again ? -1 : 1);
    d += `Q${n((px + ex) / 2 - ((ey - py) / length) * bow)} ${n((py + ey) / 2 + ((ex - px) / length) * bow)} ${n(ex)} ${n(ey)}`;
  }
  return d;
}

/** How wide a badge is drawn. */
const badgeWidth = (text: string): number => Math.max(22, text.length * 8.4 + 12);

interface Placed {
  readonly key: string;
  readonly of: ZoneBadge;
  readonly spot: BadgeSpot;
}

/** What the corners of zones say, each where nothing else lies; `taken` grows by them. */
function badgesOf({ board, scene, highlights, lens }: SignLayerProps, taken: BadgeSpot[]): Placed[] {
  return highlights.flatMap((h) => {
    if (!board.zones[h.zone]) return [];
    const all: readonly ZoneBadge[] = [...(h.badge === undefined ? [] : [{ badge: h.badge, mark: h.mark }]), ...(h.beside ?? [])];
    return all.map((of) => {
      const spot = badgeSpot(board, scene, h.zone, badgeWidth(of.badge), taken, lens);
      taken.push(spot);
      return { key: `${h.zone} ${h.mark} ${of.mark} ${of.badge}`, of, spot };
    });
  });
}

interface SignLayerProps {
  readonly id: string;
  readonly board: BoardView;
  /** what lies in the zones: badges make room for it */
  readonly scene: Scene;
  readonly highlights: readonly ZoneHighlight[];
  readonly arrows: readonly PathArrow[];
  readonly pings: readonly Ping[];
  /** how large writing and pieces are shown */
  readonly lens?: Lens;
}

/** What is pointed out, told by shape as well: a warning triangle, a cross for help, an arrowhead. */
const PING_SHAPES = {
  danger: 'M0-11L11 9H-11ZM-1.6-4L-.9 3H.9L1.6-4ZM0 4.6A1.4 1.4 0 1 0 .01 4.6Z',
  help: 'M-3.5-10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5Z',
  go: 'M-8-9L10 0L-8 9L-4 0Z',
} as const;

export const SignLayer = memo(function SignLayer(props: SignLayerProps) {
  const { id, board, scene, arrows, pings, lens } = props;
  const ways = arrows
    .map((of) => {
      const points = of.zones.filter((z) => board.zones[z]).map((z) => zoneCentre(board, z));
      return { of, points, d: arrowPath(points, of.again), key: `${of.tone} ${of.zones.join()} ${of.label ?? ''} ${of.again ?? false}` };
    })
    .filter(({ d }) => d !== '');
  /** where something is written already; signs lie above all ways: what is chosen may run where another way has its sign */
  const taken: BadgeSpot[] = [];
  // badges belong to their zone's corners, signs find room along their way: those come second
  const badges = badgesOf(props, taken);
  return (
    <g className="board-signs">
      <defs>
        {(['intent', 'move', 'plan', 'attack'] as const).map((tone) => (
          <marker
            key={tone}
            id={`${id}tip-${tone}`}
            viewBox="0 0 10 10"
            refX="6"
            refY="5"
            markerWidth="4.2"
            markerHeight="4.2"
            orient="auto-start-reverse"
          >
            <path d="M0 0L10 5L0 10L2.6 5z" className={`arrow-tip tone-${tone}`} />
          </marker>
        ))}
      </defs>
      {ways.map(({ key, of, d }) => (
        <g key={key} className="board-arrow" data-tone={of.tone} data-again={of.again || undefined}>
          <path d={d} className="arrow-edge" />
          <path d={d} className={`arrow-line tone-${of.tone}`} markerEnd={`url(#${id}tip-${of.tone})`} />
        </g>
      ))}
      {ways.map(({ key, of, points }) => {
        if (of.label === undefined) return null;
        const [from, to] = points.slice(-2);
        const wide = of.label.length * 7.2 + 12;
        const spot = wayspot(scene, from, to, wide, taken, lens);
        if (spot === null) return null;
        taken.push(spot);
        return (
          <g key={key} className="board-arrow" data-tone={of.tone} transform={`translate(${n(spot[0])} ${n(spot[1])})`}>
            <g className="board-sign">
              <rect x={-wide / 2} y="-10" width={wide} height="20" rx="10" className="sign-plate" />
              <text y="4.8" className="sign-text">
                {of.label}
              </text>
            </g>
          </g>
        );
      })}
      {badges.map(({ key, of, spot }) => (
        <g key={key} transform={`translate(${n(spot[0])} ${n(spot[1])})`} className="board-badge" data-mark={of.mark}>
          <g className="board-sign">
            <rect x={-badgeWidth(of.badge) / 2} y="-11" width={badgeWidth(of.badge)} height="22" rx="11" />
            <text y="5.2">{of.badge}</text>
          </g>
        </g>
      ))}
      {pings.map((p) => {
        if (!board.zones[p.zone]) return null;
        const [x, y] = zoneCentre(board, p.zone);
        return (
          <g key={p.id} transform={`translate(${n(x)} ${n(y)})`} className="board-ping" style={{ color: p.colour }}>
            <circle r="10" />
            <circle r="10" />
            {/* the sign grows with its words on a small board: they would lie over it */}
            <g className="board-sign">
              {p.mark === undefined || p.mark === 'here' ? (
                <circle r="5" className="board-ping-dot" />
              ) : (
                <path d={PING_SHAPES[p.mark]} className="board-ping-dot" fillRule="evenodd" />
              )}
              {p.label !== undefined && (
                <g transform="translate(0 -24)">
                  <rect
                    x={-p.label.length * 3.6 - 7}
                    y="-10"
                    width={p.label.length * 7.2 + 14}
                    height="20"
                    rx="10"
                    className="sign-plate"
                  />
                  <text y="4.8" className="sign-text">
                    {p.label}
                  </text>
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
});
