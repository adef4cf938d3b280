// Night is a veil multiplied over the drawing; a lamp first takes the veil's colour away, then brightens what lies below.
import type { ZoneId } from '@holdout/engine';
import { anchor, mainBox, zonePath } from '../../board/geometry.ts';
import { ellipse, group, path } from '../svg.ts';
import { glow, type Kit, shape } from './kit.ts';

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry?: number;
}

export interface LightColour {
  readonly name: string;
  /** what the light leaves of other colours */
  readonly tint: string;
  /** how much it brightens, per channel: the darker, the weaker */
  readonly power: string;
}

const multiply = (d: string, fill: string): string => path(d, { fill, style: 'mix-blend-mode:multiply' });

/** Lays the hour over a part of the ground: a colour that takes light away by night, a pale wash by day. */
export function veil(kit: Kit, d: string, night: string, day: readonly [wash: string, share: number]): string {
  if (kit.mode === 'contrast') return path(d, { fill: '#000', opacity: 0.55 });
  return isDay(kit) ? path(d, { fill: day[0], opacity: day[1] }) : multiply(d, night);
}

export const isDay = (kit: Kit): boolean => kit.mode === 'light' || !kit.night;

/** Pools of light on one kind of ground, cut off at its edge. */
export function pools(
  kit: Kit,
  colour: LightColour,
  lights: readonly Light[],
  d: string,
  beams: (fill: string) => string = () => '',
): string {
  if (kit.mode === 'contrast' || (lights.length === 0 && beams('') === '')) return '';
  const clip = kit.def(`in-${colour.name}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const draw = (fill: string) => lights.map((l) => ellipse(l.x, l.y, l.rx, l.ry ?? l.rx, { fill })).join('');
  const tint = glow(kit, `t-${colour.name}`, colour.tint, 0.95);
  const power = glow(kit, `p-${colour.name}`, colour.power, 1);
  // A clipped group is blended as one, so each pass carries its own clip.
  return (
    group(draw(tint) + beams(fade(kit, `bt-${colour.name}`, colour.tint)), { style: 'mix-blend-mode:multiply', 'clip-path': clip }) +
    group(draw(power) + beams(fade(kit, `bp-${colour.name}`, colour.power)), { style: 'mix-blend-mode:color-dodge', 'clip-path': clip })
  );
}

const fade = (kit: Kit, name: string, colour: string): string =>
  kit.def(
    name,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}"/><stop offset=".5" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  );

export const zonesPath = (kit: Kit, zones: readonly number[]): string => zones.map((z) => zonePath(kit.board, z)).join('');

export const roomLight = (kit: Kit, zone: ZoneId, spread = 0.66): Light => {
  const [x, y] = anchor(kit.board, zone);
  const box = mainBox(kit.board, zone);
  return { x, y, rx: box.w * spread, ry: box.h * spread };
};

/** Where colours may not tell, dark rooms are black with thin lines. */
const darkLines = (kit: Kit): string =>
  kit.def(
    'dark-lines',
    (id) =>
      `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="10" height="10" opacity=".85"/><path d="M0 0V10" stroke="#8fb4ff" stroke-width="2" opacity=".7"/></pattern>`,
  );

/** A thin cold line inside the edge of what lies in the dark. */
export function coldEdge(kit: Kit, zones: readonly number[], colour: string): string {
  const fade = (width: number, opacity: number) =>
    path(zonesPath(kit, zones), { fill: 'none', stroke: colour, 'stroke-width': width, opacity });
  if (zones.length === 0 || kit.mode === 'light') return '';
  if (kit.mode === 'contrast') return path(zonesPath(kit, zones), { fill: darkLines(kit) });
  const clip = kit.def('in-dark', (id) => `<clipPath id="${id}"><path d="${zonesPath(kit, zones)}"/></clipPath>`);
  return group([52, 48, 44, 40, 36, 32, 28, 25, 22, 19, 16, 14].map((w) => fade(w, 0.02)).join('') + fade(11.5, 0.22), {
    'clip-path': clip,
  });
}

/** Keeps light on the board. */
export const boardClip = (kit: Kit): string => {
  const all = kit.board.cells.flatMap((z, cell) => (z >= 0 ? [cell] : []));
  return kit.def('clip-all', (id) => `<clipPath id="${id}"><path d="${shape(kit, all)}"/></clipPath>`);
};

/** Shade towards the rim of the whole board, and the seams between tiles. */
export function finish(kit: Kit, seam: string): string {
  const { board } = kit;
  const all = board.cells.flatMap((z, cell) => (z >= 0 ? [cell] : []));
  if (kit.mode === 'contrast' || kit.detail === 'thumb') return '';
  const d = shape(kit, all);
  const edge = [130, 112, 96, 80, 64, 50, 36, 24, 12]
    .map((w) => path(d, { fill: 'none', stroke: '#000', 'stroke-width': w, opacity: isDay(kit) ? 0.012 : 0.036 }))
    .join('');
  const lines = board.tiles.map((t) => `M${t.col * 300} ${t.row * 300}h300v300h-300z`).join('');
  return group(path(lines, { fill: 'none', stroke: seam, 'stroke-width': 1.1, opacity: 0.14 }) + edge, { 'clip-path': boardClip(kit) });
}
