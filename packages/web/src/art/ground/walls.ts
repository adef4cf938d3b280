// Walls with thickness: a shadow thrown down-right, a side, a top with a lit edge. Doors and openings leave gaps with worn thresholds.
import { type Run, run } from '../../board/geometry.ts';
import type { Stretch } from '../../board/types.ts';
import { ellipse, group, n, path, rect } from '../svg.ts';
import { gapOf, type Kit, runPath } from './kit.ts';

export interface WallStyle {
  readonly thick: number;
  /** how far the shadow falls */
  readonly fall: number;
  readonly shadow: string;
  readonly side: string;
  readonly top: string;
  readonly lit: string;
  readonly ink: string;
  /** a dashed line along the top: bricks, beam ends, cornice */
  readonly joints?: { readonly colour: string; readonly dash: string; readonly width: number };
}

/** Shadows lie on the ground, below the walls and below the night. */
export function wallShadows(kit: Kit, style: WallStyle): string {
  if (kit.mode === 'contrast') return '';
  const d = runPath(kit.solid);
  const cast = (share: number, opacity: number) =>
    path(d, {
      transform: `translate(${n(style.fall * share)} ${n(style.fall * share * 1.15)})`,
      opacity,
      stroke: style.shadow,
      'stroke-width': style.thick + 2,
      'stroke-linecap': 'square',
      fill: 'none',
    });
  return kit.detail === 'full' ? cast(1.25, 0.18) + cast(1, 0.24) + cast(0.65, 0.34) : cast(0.9, 0.5);
}

export function walls(kit: Kit, style: WallStyle): string {
  const d = runPath(kit.solid);
  const t = style.thick;
  const stroke = (colour: string, width: number, shift = 0, more: Record<string, string | number> = {}) =>
    path(d, {
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'square',
      ...(shift ? { transform: `translate(${n(shift)} ${n(shift * 1.3)})` } : {}),
      ...more,
    });
  if (kit.mode === 'contrast') return stroke('#000', t + 5) + stroke('#fff', t - 2);
  if (kit.detail === 'thumb') return stroke(style.ink, t + 3) + stroke(style.top, t);
  let out = stroke(style.ink, t + 2.4, 1.8) + stroke(style.side, t, 1.8) + stroke(style.ink, t + 1.6) + stroke(style.top, t);
  if (style.joints)
    out += stroke(style.joints.colour, style.joints.width, 0, { 'stroke-linecap': 'butt', 'stroke-dasharray': style.joints.dash });
  const grit = kit.noise('grit', 130);
  if (grit !== 'none') out += stroke(grit, t);
  return out + stroke(style.lit, 1.3, -t * 0.3, { opacity: 0.75, 'stroke-linecap': 'butt' });
}

/** The strip of floor inside a gap, with the wear of many feet. */
export function thresholds(kit: Kit, stretches: readonly Stretch[], base: string, worn: string, ink: string, thick: number): string {
  return stretches
    .map((s) => {
      const r = run(s);
      const gap = gapOf(r.length);
      const dice = kit.dice(`sill ${r.x1} ${r.y1}`);
      const half = gap / 2;
      if (kit.detail === 'thumb') return rect(-half, -thick / 2, gap, thick, { fill: base, transform: place(r) });
      const tread = (rx: number, ry: number) => ellipse(dice.between(-2, 2), 0, rx, ry, { fill: worn, opacity: 0.13 });
      const wear =
        kit.detail === 'full' ? tread(half * 0.8, thick * 1.5) + tread(half * 0.66, thick * 1.15) + tread(half * 0.5, thick * 0.8) : '';
      const jambs = [-half, half]
        .map((x) => rect(x - 2.4, -thick / 2 - 1.6, 4.8, thick + 3.2, { fill: worn, stroke: ink, 'stroke-width': 0.9, rx: 0.8 }))
        .join('');
      return group(rect(-half, -thick / 2, gap, thick, { fill: base, stroke: ink, 'stroke-width': 0.8 }) + wear + jambs, {
        transform: `translate(${n((r.x1 + r.x2) / 2)} ${n((r.y1 + r.y2) / 2)})${r.across ? '' : 'rotate(90)'}`,
      });
    })
    .join('');
}

export function sandbagRow(kit: Kit, s: Stretch): string {
  const r = run(s);
  const dice = kit.dice(`bags ${r.x1} ${r.y1}`);
  let out = rect(-r.length / 2, -4, r.length, 11, { fill: '#000', opacity: 0.35, rx: 4 });
  const bag = (x: number, y: number) =>
    path('M-7 0q-1-4.5 4-4.6h6q5 .1 4 4.6q1 4.5-4 4.6h-6q-5-.1-4-4.6z', {
      fill: dice.pick(['#8d8058', '#7f7450', '#988a62', '#857a57']),
      stroke: '#2b2617',
      'stroke-width': 0.9,
      transform: `translate(${n(x)} ${n(y)})rotate(${n(dice.between(-7, 7))})`,
    });
  for (let x = -r.length / 2 + 7; x <= r.length / 2 - 5; x += 13) out += bag(x, 3);
  for (let x = -r.length / 2 + 13; x <= r.length / 2 - 9; x += 13) out += bag(x, -3.5);
  return group(out, { transform: place(r) });
}

export const place = (r: Run): string => `translate(${n((r.x1 + r.x2) / 2)} ${n((r.y1 + r.y2) / 2)})${r.across ? '' : 'rotate(90)'}`;

/** Steps up to a walkway; `up` says on which side of the stretch the high ground is. */
export function steps(r: Run, up: -1 | 1, base: string, lit: string, ink: string): string {
  const wide = Math.min(r.length - 10, 44);
  let out = rect(-wide / 2 + 3, -15 + 4, wide, 32, { fill: '#000', opacity: 0.35 });
  for (let i = 0; i < 5; i++) {
    const y = -15 + i * 6.4;
    const share = up < 0 ? 1 - i / 4 : i / 4;
    out +=
      rect(-wide / 2, y, wide, 6.4, { fill: base, stroke: ink, 'stroke-width': 0.8 }) +
      rect(-wide / 2, y, wide, 6.4, { fill: lit, opacity: (0.05 + share * 0.6).toFixed(2) });
  }
  return group(out, { transform: place(r) });
}
