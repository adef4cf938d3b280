// Rooms: a floor, what stands in them, the shade along their walls, and whether a light burns.
import type { ZoneId } from '@holdout/engine';
import { anchor, inset, mainBox, outlines, TILE, zonePath } from '../../board/geometry.ts';
import type { BoardZone, Stretch } from '../../board/types.ts';
import type { Chance } from '../random.ts';
import { group, move, n, type Point, path } from '../svg.ts';
import { floor } from './floors.ts';
import { type CentreName, centres, type PieceName, pieces, type Wood } from './furniture.ts';
import type { Kit } from './kit.ts';

export interface RoomStyle {
  readonly floors: readonly string[];
  readonly along: readonly PieceName[];
  readonly centre: readonly (CentreName | null)[];
  readonly wood: Wood;
}

/** The same room always gets the same furniture, whatever lies around it. */
export const styleOf = (kit: Kit, zone: BoardZone, styles: readonly RoomStyle[]): { style: RoomStyle; dice: Chance } => {
  const dice = kit.dice(`room ${zone.faces.join()} ${zone.name}`);
  return { style: dice.pick(styles), dice };
};

interface Wall {
  readonly from: Point;
  readonly turn: number;
  readonly length: number;
  readonly blocked: readonly (readonly [number, number])[];
}

/** Sides of a room seen from inside: start, direction, and where doors and openings must stay free. */
function wallsOf(kit: Kit, zone: ZoneId, thick: number): Wall[] {
  const { board } = kit;
  const ways: Stretch[] = [...board.openings, ...board.doors, ...board.stairs].filter((s) => s.a === zone || s.b === zone);
  const out: Wall[] = [];
  for (const loop of outlines(board, board.zones[zone].cells)) {
    const inner = inset(loop, thick);
    inner.forEach((from, i) => {
      const to = inner[(i + 1) % inner.length];
      const dx = Math.sign(to[0] - from[0]);
      const dy = Math.sign(to[1] - from[1]);
      const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
      const blocked = ways.flatMap((s) => {
        const onLine =
          dx !== 0
            ? s.y1 === s.y2 && Math.abs(s.y1 * TILE - from[1]) <= thick + 1
            : s.x1 === s.x2 && Math.abs(s.x1 * TILE - from[0]) <= thick + 1;
        if (!onLine) return [];
        const at = dx !== 0 ? ((s.x1 + s.x2) / 2) * TILE - from[0] : ((s.y1 + s.y2) / 2) * TILE - from[1];
        const half = Math.min(30, ((s.x2 - s.x1 + s.y2 - s.y1) * TILE) / 2) + 8;
        const middle = at * (dx + dy);
        return [[middle - half, middle + half] as const];
      });
      out.push({ from, turn: dx > 0 ? 0 : dy > 0 ? 90 : dx < 0 ? 180 : 270, length, blocked });
    });
  }
  return out;
}

function furnish(kit: Kit, zone: ZoneId, style: RoomStyle, dice: Chance): string {
  const box = mainBox(kit.board, zone);
  const shadow = (d: string) => path(d, { fill: '#000', opacity: 0.28, transform: 'translate(2.5 3)' });
  let out = '';
  const room = box.w * box.h;
  let budget = room > 20000 ? 7 : room > 9000 ? 4 : 3;
  const names = [...style.along];
  const used = new Set<string>();
  for (const wall of wallsOf(kit, zone, 6)) {
    const deep = wall.turn % 180 === 0 ? box.h : box.w;
    let at = dice.between(2, 12);
    while (budget > 0 && at < wall.length - 18) {
      const fits = names.filter((name) => pieces[name].w < wall.length - at - 4 && pieces[name].d < deep * 0.42 && !used.has(name));
      if (fits.length === 0) break;
      const name = dice.pick(fits);
      const piece = pieces[name];
      const clash = wall.blocked.find(([low, high]) => at < high && at + piece.w > low);
      if (clash) {
        at = clash[1] + 2;
        continue;
      }
      // Corners belong to the wall that starts there, so the last stretch of each wall stays free.
      if (at + piece.w > wall.length - 26 && wall.length > 60) break;
      out += group(shadow(`M0 0h${piece.w}v${piece.d}h-${piece.w}z`) + piece.draw(style.wood, dice), {
        transform: move(...along(wall, at), wall.turn),
      });
      used.add(name);
      if (used.size >= names.length) used.clear();
      at += piece.w + dice.between(5, 26);
      budget--;
    }
  }
  const centre = dice.pick(style.centre);
  if (centre !== null && room > 11000) {
    const [x, y] = anchor(kit.board, zone);
    const size = Math.min(1.15, Math.min(box.w, box.h) / 105);
    const turn = box.h > box.w * 1.2 ? 90 : 0;
    out = group(centres[centre](style.wood), { transform: `${move(x, y, turn)}scale(${n(size)})` }) + out;
  }
  return out;
}

const along = (wall: Wall, at: number): [number, number] => [
  wall.from[0] + (wall.turn === 0 ? at : wall.turn === 180 ? -at : 0),
  wall.from[1] + (wall.turn === 90 ? at : wall.turn === 270 ? -at : 0),
];

/** Floor, furniture and the shade that gathers along walls. */
export function drawRoom(kit: Kit, zone: ZoneId, styles: readonly RoomStyle[], shade: string): string {
  const { board } = kit;
  const { style, dice } = styleOf(kit, board.zones[zone], styles);
  const d = zonePath(board, zone);
  const name = dice.pick(style.floors);
  let out = path(d, { fill: floor(kit, name) });
  const stains = kit.noise('stains', 260);
  if (stains !== 'none') out += path(d, { fill: stains, opacity: 0.8 });
  const grit = kit.noise('grit', 110);
  if (grit !== 'none') out += path(d, { fill: grit, opacity: 0.5 });
  if (kit.detail === 'full' && kit.mode !== 'contrast') out += furnish(kit, zone, style, dice);
  return out + innerShade(kit, `z${zone}`, d, shade);
}

export function innerShade(kit: Kit, name: string, d: string, shade: string): string {
  if (kit.mode === 'contrast' || kit.detail === 'thumb') return '';
  const clip = kit.def(`clip-${name}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const hatch = shade.startsWith('url');
  const bands = hatch
    ? path(d, { fill: 'none', stroke: shade, 'stroke-width': 40 }) +
      path(d, { fill: 'none', stroke: '#000', 'stroke-width': 24, opacity: 0.22 })
    : [64, 44, 28, 16].map((w) => path(d, { fill: 'none', stroke: shade, 'stroke-width': w, opacity: 0.13 })).join('');
  return group(bands, { 'clip-path': clip });
}
