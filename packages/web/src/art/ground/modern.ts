// Streets of the modern books: asphalt, pavements with kerbs, crosswalks between zones, what was left behind.
import type { ZoneId } from '@holdout/engine';
import { cellsPath, mainBox, middle, run, runs, TILE } from '../../board/geometry.ts';
import { circle, ellipse, group, line, move, n, path, rect } from '../svg.ts';
import { type Kit, shape } from './kit.ts';

export interface StreetStyle {
  readonly asphalt: string;
  readonly patch: string;
  readonly pavement: string;
  readonly slab: string;
  readonly kerb: string;
  readonly paint: string;
  readonly lane: string;
  readonly ink: string;
  readonly wrecks: readonly string[];
}

export const PAVEMENT = 17;

/** A zone that holds a corner of a tile is a crossing: no lane runs through it. */
const isCrossing = (kit: Kit, zone: ZoneId): boolean => {
  const { board } = kit;
  return board.zones[zone].cells.some((cell) => {
    const r = Math.floor(cell / board.cols);
    const c = cell % board.cols;
    return [board.xs[c], board.xs[c + 1]].some(Number.isInteger) && [board.ys[r], board.ys[r + 1]].some(Number.isInteger);
  });
};

/** Which of the four sides of a street zone's box run along a building. */
function kerbs(kit: Kit, zone: ZoneId): { readonly turn: number; readonly x: number; readonly y: number; readonly length: number }[] {
  const { board } = kit;
  const doors = board.doors.map(run);
  return runs(board.walls.filter((s) => s.a === zone || s.b === zone))
    .filter((r) => r.length > 50 && r.a >= 0 && r.b >= 0)
    .map((r) => {
      // turned so that the street lies below: x along the kerb, y into the street
      const below = r.across ? r.b === zone : r.a === zone;
      return r.across
        ? below
          ? { turn: 0, x: r.x1, y: r.y1, length: r.length }
          : { turn: 180, x: r.x2, y: r.y1, length: r.length }
        : below
          ? { turn: 90, x: r.x1, y: r.y1, length: r.length }
          : { turn: 270, x: r.x1, y: r.y2, length: r.length };
    })
    .filter((k) => !doors.some((d) => Math.hypot(middle(d)[0] - k.x, middle(d)[1] - k.y) < 10));
}

const wreck = (colour: string, ink: string, van: boolean): string =>
  rect(-14, -29, 28, van ? 62 : 58, { rx: 8, fill: '#000', opacity: 0.4, transform: 'translate(4 5)' }) +
  path('M-10.5 -28q10.5 -5 21 0q2.5 8 2.5 20v26q0 10 -3 11q-10 3 -20 0q-3 -1 -3 -11v-26q0 -12 2.5 -20z', {
    fill: colour,
    stroke: ink,
    'stroke-width': 1.2,
  }) +
  path('M-9.5 -11q9.5 -6 19 0l-2 8q-7.5 -3 -15 0z', { fill: '#12161b', stroke: ink, 'stroke-width': 0.6 }) +
  path('M-8.5 21q8.5 3.5 17 0l-1.5-6q-7 2-14 0z', { fill: '#12161b', stroke: ink, 'stroke-width': 0.6 }) +
  path('M-11.5 -4l2.5 1v15l-2.5 3zM11.5 -4l-2.5 1v15l2.5 3z', { fill: '#161a20' }) +
  rect(-7.5, -2, 15, 15, { rx: 3, fill: '#fff', opacity: 0.07 }) +
  path('M-9 -25q4 -2 6 -1M9 -25q-4 -2 -6 -1', { stroke: '#cfc7a8', 'stroke-width': 1.6, fill: 'none', opacity: 0.5 });

function litter(kit: Kit, zone: ZoneId, style: StreetStyle): string {
  const box = mainBox(kit.board, zone);
  const dice = kit.dice(`litter ${kit.board.zones[zone].name}`);
  const x = () => box.x + dice.between(0.15, 0.85) * box.w;
  const y = () => box.y + dice.between(0.15, 0.85) * box.h;
  let out = '';
  for (let i = dice.whole(3); i > 0; i--) {
    const points: [number, number][] = [[x(), y()]];
    let turn = dice.between(0, 6.28);
    for (let k = 0; k < 6; k++) {
      const [px, py] = points[points.length - 1];
      turn += dice.between(-0.8, 0.8);
      points.push([px + Math.cos(turn) * dice.between(5, 14), py + Math.sin(turn) * dice.between(5, 14)]);
    }
    out += path(line(points), { fill: 'none', stroke: style.ink, 'stroke-width': dice.between(0.6, 1.3), opacity: 0.55 });
  }
  if (dice.maybe(0.5)) {
    const px = x();
    const py = y();
    out += rect(px - 16, py - 11, dice.between(24, 44), dice.between(16, 30), {
      fill: style.patch,
      opacity: 0.55,
      transform: `rotate(${n(dice.between(-4, 4))} ${n(px)} ${n(py)})`,
    });
  }
  if (dice.maybe(0.42)) {
    const px = x();
    const py = y();
    out +=
      circle(px, py, 8.5, { fill: '#3a3b3e', stroke: style.ink, 'stroke-width': 1.6 }) +
      circle(px, py, 6, { fill: 'none', stroke: style.ink, 'stroke-width': 0.9, 'stroke-dasharray': '2 1.6' }) +
      path(`M${n(px - 3)} ${n(py)}h6M${n(px)} ${n(py - 3)}v6`, { stroke: style.ink, 'stroke-width': 1 });
  }
  if (dice.maybe(0.3)) {
    const px = x();
    const py = y();
    const turn = dice.whole(4) * 90 + dice.between(-20, 20);
    out += group(path('M-7 -40q10 38 -2 84M7 -40q10 38 -2 84', { fill: 'none', stroke: '#0b0b0d', 'stroke-width': 3.4, opacity: 0.34 }), {
      transform: move(px, py, turn),
    });
  }
  if (dice.maybe(0.26)) {
    const px = x();
    const py = y();
    let drops = '';
    for (let i = 0; i < 7; i++) drops += circle(px + dice.between(-15, 15), py + dice.between(-12, 12), dice.between(0.8, 3.2), {});
    out += group(ellipse(px, py, dice.between(6, 10), dice.between(4, 7), {}) + drops, { fill: '#4a1512', opacity: 0.6 });
  }
  for (let i = 2 + dice.whole(4); i > 0; i--) {
    const px = x();
    const py = y();
    out += rect(px, py, dice.between(2, 5), dice.between(2, 4), {
      fill: dice.pick(['#a9a293', '#8c8a80', '#6d6455']),
      opacity: 0.6,
      transform: `rotate(${n(dice.between(0, 90))} ${n(px)} ${n(py)})`,
    });
  }
  return out;
}

function furniture(kit: Kit, zone: ZoneId, style: StreetStyle): string {
  const dice = kit.dice(`kerb ${kit.board.zones[zone].name}`);
  let out = '';
  let parked = 0;
  for (const k of kerbs(kit, zone)) {
    let things = '';
    if (dice.maybe(0.6)) {
      const at = dice.between(10, k.length - 20);
      things +=
        rect(at, PAVEMENT + 1, 13, 5, { rx: 1, fill: '#17181b', stroke: style.ink, 'stroke-width': 0.6 }) +
        path(`M${n(at + 2)} ${PAVEMENT + 1}v5m2.5-5v5m2.5-5v5m2.5-5v5`, { stroke: '#4a4b4d', 'stroke-width': 0.8 });
    }
    if (!isCrossing(kit, zone) && parked < 2 && k.length > 80 && dice.maybe(0.38)) {
      parked++;
      things += group(wreck(dice.pick(style.wrecks), style.ink, false), {
        transform: `${move(dice.between(36, k.length - 36), PAVEMENT + 17 + dice.between(0, 5), 90 + dice.between(-9, 9) + (dice.maybe(0.5) ? 180 : 0))}scale(.92)`,
        opacity: 0.92,
      });
    }
    if (dice.maybe(0.45)) {
      const at = dice.between(8, k.length - 26);
      things += dice.maybe(0.5)
        ? group(
            path('M-6 4q-3-8 3-9q6-3 9 2q5 5-2 8q-7 3-10-1z', { fill: '#1c1d20', stroke: '#08090a', 'stroke-width': 0.8 }) +
              path('M-1 -4q3 1 4 4', { stroke: '#5a5d62', 'stroke-width': 0.8, fill: 'none' }),
            { transform: move(at + 8, 9) },
          )
        : rect(at, 4, 18, 8, { rx: 1, fill: '#5b4a38', stroke: style.ink, 'stroke-width': 0.8 }) +
          path(`M${n(at)} 6.7h18M${n(at)} 9.3h18`, { stroke: style.ink, 'stroke-width': 0.6 });
    }
    out += group(things, { transform: move(k.x, k.y, k.turn) });
  }
  return out;
}

/** Worn stripes across the street where one zone ends and the next begins. */
function crosswalks(kit: Kit, style: StreetStyle): string {
  let stripes = '';
  let stops = '';
  for (const r of runs(kit.board.markings)) {
    if (kit.board.zones[r.a].kind !== 'street' || kit.board.zones[r.b].kind !== 'street') continue;
    const dice = kit.dice(`walk ${r.x1} ${r.y1}`);
    const end = (x: number, y: number) =>
      kit.solid.some((s) => x > s.x1 - 1 && x < s.x2 + 1 && y > s.y1 - 1 && y < s.y2 + 1) ? PAVEMENT + 5 : 5;
    const from = end(r.x1, r.y1);
    const until = r.length - end(r.x2, r.y2);
    if (kit.detail === 'thumb') {
      const way = r.across ? `M${n(r.x1 + from)} ${n(r.y1)}H${n(r.x1 + until)}` : `M${n(r.x1)} ${n(r.y1 + from)}V${n(r.y1 + until)}`;
      stripes += path(way, { stroke: style.paint, 'stroke-width': 20, 'stroke-dasharray': '8 8', opacity: 0.55 });
      continue;
    }
    const count = Math.max(2, Math.round((until - from) / 15));
    const pitch = (until - from) / count;
    let bars = '';
    for (let i = 0; i < count; i++) {
      const at = from + i * pitch + pitch * 0.22;
      const w = pitch * 0.56;
      const worn = dice.between(0.35, 0.85);
      const cut = dice.between(2, 18);
      bars += rect(at, -11 + dice.between(0, 1.5), w, 22 - dice.between(0, 2), { opacity: worn.toFixed(2) });
      if (dice.maybe(0.4)) bars += rect(at - 0.5, -11 + cut, w + 1, dice.between(1, 3), { fill: style.asphalt, opacity: 0.8 });
    }
    stripes += group(bars, { transform: `translate(${n(r.x1)} ${n(r.y1)})${r.across ? '' : 'matrix(0 1 1 0 0 0)'}` });
    const crossing = isCrossing(kit, r.a);
    if (crossing !== isCrossing(kit, r.b)) {
      const out = crossing ? 17 : -20;
      const half = r.length > 120 ? (from + until) / 2 : from;
      stops += rect(
        crossing === r.across ? half : from,
        out,
        crossing === r.across ? until - half : r.length > 120 ? half - from : until - from,
        3.4,
        { transform: `translate(${n(r.x1)} ${n(r.y1)})${r.across ? '' : 'matrix(0 1 1 0 0 0)'}` },
      );
    }
  }
  return group(stripes + group(stops, { opacity: 0.5 }), { fill: style.paint, opacity: 0.72 });
}

/** Dashes where two halves of a street meet at a tile border. */
function lanes(kit: Kit, style: StreetStyle): string {
  const { board } = kit;
  let d = '';
  const street = (r: number, c: number) => {
    const z = board.cells[r * board.cols + c];
    return z >= 0 && board.zones[z].kind === 'street' && !isCrossing(kit, z);
  };
  for (let r = 0; r < board.rows; r++)
    for (let c = 0; c < board.cols; c++) {
      if (!street(r, c)) continue;
      if (c > 0 && Number.isInteger(board.xs[c]) && street(r, c - 1))
        d += `M${n(board.xs[c] * TILE)} ${n(board.ys[r] * TILE)}V${n(board.ys[r + 1] * TILE)}`;
      if (r > 0 && Number.isInteger(board.ys[r]) && street(r - 1, c))
        d += `M${n(board.xs[c] * TILE)} ${n(board.ys[r] * TILE)}H${n(board.xs[c + 1] * TILE)}`;
    }
  const white = path(d, {
    fill: 'none',
    stroke: style.lane,
    'stroke-width': 2.6,
    'stroke-dasharray': '15 13',
    'stroke-dashoffset': -8,
    opacity: 0.62,
  });
  return kit.world === 'washington'
    ? group(path(d, { stroke: style.lane, 'stroke-width': 5, opacity: 0.6 }) + path(d, { stroke: style.asphalt, 'stroke-width': 1.8 }))
    : white;
}

export function modernStreets(kit: Kit, style: StreetStyle): string {
  const { board } = kit;
  const d = shape(kit, kit.streets);
  if (d === '') return '';
  const clip = kit.def('clip-streets', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  let out = path(d, { fill: style.asphalt });
  const full = kit.detail === 'full' && kit.mode !== 'contrast';
  if (full) {
    out += path(d, { fill: kit.noise('stains', 420) }) + path(d, { fill: kit.noise('grit', 96) });
    out += group(board.zones.map((z, i) => (z.kind === 'street' ? litter(kit, i, style) : '')).join(''), { 'clip-path': clip });
  }
  out += lanes(kit, style) + crosswalks(kit, style);
  const building = cellsPath(board, kit.rooms);
  const edge = (width: number, stroke: string, more = {}) =>
    path(building, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round', ...more });
  let pavement = '';
  if (full) pavement += edge(PAVEMENT * 2 + 12, '#000', { opacity: 0.14 }) + edge(PAVEMENT * 2 + 8, '#000', { opacity: 0.22 });
  pavement += edge(PAVEMENT * 2 + 4, style.ink) + edge(PAVEMENT * 2 + 2, style.kerb) + edge(PAVEMENT * 2 - 3, style.pavement);
  if (full)
    pavement +=
      edge(PAVEMENT * 2 - 3, style.slab, { 'stroke-dasharray': '1.2 16', opacity: 0.7 }) +
      edge(PAVEMENT + 3, style.slab, { opacity: 0.5 }) +
      edge(PAVEMENT + 1, style.pavement) +
      edge(PAVEMENT * 2 - 3, style.slab, { 'stroke-dasharray': '1 33', opacity: 0.6 }) +
      edge(PAVEMENT * 2, kit.noise('grit', 120)) +
      edge(PAVEMENT * 2, kit.noise('stains', 230), { opacity: 0.8 });
  out += group(pavement, { 'clip-path': clip });
  if (full)
    board.zones.forEach((z, i) => {
      if (z.kind === 'street') out += furniture(kit, i, style);
    });
  return out;
}

/** Where lamps stand: on kerb corners of crossings, some of them dead. */
export function lampPosts(kit: Kit): { readonly x: number; readonly y: number; readonly lit: boolean }[] {
  const { board } = kit;
  return board.zones.flatMap((zone, i) => {
    if (zone.kind !== 'street' || !isCrossing(kit, i)) return [];
    const box = mainBox(board, i);
    const dice = kit.dice(`lamp ${zone.name}`);
    const corners = [
      [box.x + box.w, box.y + box.h],
      [box.x, box.y],
      [box.x + box.w, box.y],
      [box.x, box.y + box.h],
    ].filter(([x, y]) => kit.solid.some((s) => Math.hypot(s.x1 - x, s.y1 - y) < 1 || Math.hypot(s.x2 - x, s.y2 - y) < 1));
    if (corners.length === 0) return [];
    const [x, y] = dice.pick(corners);
    const inwards = (v: number, low: number, size: number) => v + (v === low ? 9 : v === low + size ? -9 : 0);
    return [{ x: inwards(x, box.x, box.w), y: inwards(y, box.y, box.h), lit: dice.maybe(0.78) }];
  });
}
