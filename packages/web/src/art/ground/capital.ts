// Washington: the capital without power. Wet streets, trampled lawns, marble and red carpets, searchlights far off.
import { boardSize, cellBox, cellsPath, inset, loopPath, mainBox, outlines, runs, TILE } from '../../board/geometry.ts';
import { circle, group, move, n, path, rect } from '../svg.ts';
import { floor } from './floors.ts';
import { glow, type Kit, runPath } from './kit.ts';
import { coldEdge, finish, isDay, type Light, pools, roomLight, veil, zonesPath } from './lighting.ts';
import { lampPosts, modernStreets, type StreetStyle } from './modern.ts';
import { drawRoom, innerShade, type RoomStyle } from './rooms.ts';
import { sandbagRow, thresholds, type WallStyle, wallShadows, walls } from './walls.ts';

const streets: StreetStyle = {
  asphalt: '#4a5058',
  patch: '#3c4249',
  pavement: '#969692',
  slab: '#66676a',
  kerb: '#b9b9b4',
  paint: '#e6e9ea',
  lane: '#d9b13f',
  ink: '#14171b',
  wrecks: ['#2f3a46', '#3d3f43', '#4a4d45', '#2b2f3a'],
};

const wall: WallStyle = {
  thick: 10,
  fall: 9,
  shadow: '#02060f',
  side: '#5d6068',
  top: '#a6a8ab',
  lit: '#eceef0',
  ink: '#15171c',
  joints: { colour: '#8f8f8c', dash: '0.8 9', width: 5 },
};

const wood = { light: '#b39a66', base: '#7a5a3a', deep: '#4f3823', cloth: '#3a4a74', cloth2: '#5a6da0', metal: '#80868c', ink: '#15130f' };
const offices: RoomStyle[] = [
  { floors: ['marble'], along: ['sofa', 'plant', 'shelf', 'flag', 'piano'], centre: ['seal', 'rug'], wood },
  {
    floors: ['parquet', 'oak'],
    along: ['desk', 'shelf', 'flag', 'plant', 'sofa'],
    centre: ['table', 'rug'],
    wood: { ...wood, cloth: '#6b2f33', cloth2: '#a0885a' },
  },
  { floors: ['office'], along: ['desk', 'shelf', 'desk', 'boxes', 'plant'], centre: ['table', 'seal'], wood },
  {
    floors: ['chess', 'green'],
    along: ['counter', 'rack', 'plant', 'shelf', 'fridge'],
    centre: ['round', 'isle'],
    wood: { ...wood, cloth: '#7a3b32', cloth2: '#a8604e' },
  },
  { floors: ['cement', 'marble'], along: ['weapons', 'rack', 'boxes', 'rack', 'desk'], centre: [null, 'table'], wood },
];

/** Cells of streets that lie on the faces of the White House grounds. */
const lawnCells = (kit: Kit): number[] => {
  const grounds = new Set(kit.board.tiles.filter((t) => Number.parseInt(t.face, 10) >= 10).map((t) => `${t.row},${t.col}`));
  return kit.streets.filter((cell) => {
    const box = cellBox(kit.board, cell);
    return grounds.has(`${Math.floor((box.y + 1) / TILE)},${Math.floor((box.x + 1) / TILE)}`);
  });
};

function lawn(kit: Kit, cells: readonly number[]): string {
  if (cells.length === 0) return '';
  const d = cellsPath(kit.board, cells);
  const grass = kit.def('grass', (id) => {
    const dice = kit.dice('grass');
    let blades = '';
    for (let i = 0; i < 120; i++)
      blades += `M${n(dice.between(0, 60))} ${n(dice.between(0, 60))}l${n(dice.between(-2, 2))} ${n(dice.between(-4, -2))}`;
    return `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse"><rect width="60" height="60" fill="#5c6b4a"/><path d="${blades}" stroke="#7f9163" stroke-width=".9" opacity=".7"/></pattern>`;
  });
  let out = path(d, { fill: grass });
  if (kit.detail === 'thumb' || kit.mode === 'contrast') return out;
  out += path(d, { fill: kit.noise('stains', 300) }) + path(d, { fill: kit.noise('grit', 110), opacity: 0.6 });
  const { board } = kit;
  for (const r of runs(board.markings)) {
    if (!cells.some((c) => board.cells[c] === r.a || board.cells[c] === r.b)) continue;
    const dice = kit.dice(`path ${r.x1} ${r.y1}`);
    let row = '';
    for (let at = 6; at < r.length - 6; at += dice.between(11, 15))
      row += rect(at, -5 + dice.between(-1, 1), dice.between(7, 10), 10, {
        rx: 2,
        fill: dice.pick(['#a9a79d', '#96948b', '#b5b3a9']),
        opacity: 0.75,
        transform: `rotate(${n(dice.between(-8, 8))} ${n(at)} 0)`,
      });
    out += group(row, { transform: `translate(${n(r.x1)} ${n(r.y1)})${r.across ? '' : 'matrix(0 1 1 0 0 0)'}` });
  }
  board.zones.forEach((zone, i) => {
    if (zone.kind !== 'street' || !zone.cells.some((c) => cells.includes(c))) return;
    const box = mainBox(board, i);
    const dice = kit.dice(`mud ${zone.name}`);
    for (let k = 0; k < 2; k++)
      out += path('M-24 0q6-18 28-13q24-8 27 9q2 15-22 15q-32 6-33-11z', {
        fill: '#4a3f2c',
        opacity: 0.5,
        transform: move(box.x + dice.between(0.2, 0.8) * box.w, box.y + dice.between(0.2, 0.8) * box.h, dice.between(0, 360)),
      });
    if (dice.maybe(0.5))
      out += group(
        path('M-5 -52v104M5 -52v104', { fill: 'none', stroke: '#39301f', 'stroke-width': 6, 'stroke-dasharray': '5 2', opacity: 0.5 }),
        { transform: move(box.x + box.w / 2, box.y + box.h / 2, dice.between(-30, 120)) },
      );
  });
  const clip = kit.def('clip-lawn', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return group(out, { 'clip-path': clip });
}

const tank = (ink: string): string =>
  rect(-40, -52, 80, 108, { rx: 6, fill: '#000', opacity: 0.4, transform: 'translate(8 10)' }) +
  [-38, 24]
    .map(
      (x) =>
        rect(x, -52, 14, 104, { rx: 3, fill: '#2d302a', stroke: ink, 'stroke-width': 1.4 }) +
        path(
          `M${x} -46h14M${x} -38h14M${x} -30h14M${x} -22h14M${x} -14h14M${x} -6h14M${x} 2h14M${x} 10h14M${x} 18h14M${x} 26h14M${x} 34h14M${x} 42h14`,
          { stroke: '#15170f', 'stroke-width': 2 },
        ),
    )
    .join('') +
  path('M-24 -48h48l6 12v78l-6 8h-48l-6-8v-78z', { fill: '#5d6148', stroke: ink, 'stroke-width': 1.6 }) +
  path('M-18 32h36v12h-36z', { fill: '#43472f', stroke: ink, 'stroke-width': 1 }) +
  path('M-12 36h24M-12 40h24', { stroke: ink, 'stroke-width': 1 }) +
  path('M-17 -16q17 -10 34 0l5 26q-22 12 -44 0z', { fill: '#6d7153', stroke: ink, 'stroke-width': 1.6 }) +
  rect(-3.6, -76, 7.2, 62, { fill: '#5a5e44', stroke: ink, 'stroke-width': 1.3 }) +
  rect(-5.4, -80, 10.8, 9, { rx: 1, fill: '#43472f', stroke: ink, 'stroke-width': 1.3 }) +
  circle(-7, 2, 5.5, { fill: '#565a40', stroke: ink, 'stroke-width': 1.2 }) +
  path('M-16 -12q16 -8 32 0', { fill: 'none', stroke: '#8d916d', 'stroke-width': 1.2 });

/** A long red carpet with gold lines down a corridor of marble. */
function corridors(kit: Kit, cells: readonly number[]): string {
  if (cells.length === 0) return '';
  const d = cellsPath(kit.board, cells);
  const loops = outlines(kit.board, cells);
  const strip = (by: number) => loops.map((loop) => loopPath(inset(loop, by))).join('');
  let out = path(d, { fill: floor(kit, 'marble') });
  out +=
    path(strip(20), { fill: '#000', opacity: 0.3, transform: 'translate(2 3)' }) +
    path(strip(20), { fill: floor(kit, 'red') }) +
    path(strip(24), { fill: 'none', stroke: '#c9a352', 'stroke-width': 1.8, opacity: 0.85 }) +
    path(strip(28), { fill: 'none', stroke: '#c9a352', 'stroke-width': 0.7, opacity: 0.7 });
  const stains = kit.noise('stains', 240);
  if (stains !== 'none') out += path(d, { fill: stains, opacity: 0.8 });
  for (const r of runs(kit.board.markings))
    if (kit.board.zones[r.a].kind === 'corridor' && kit.board.zones[r.b].kind === 'corridor')
      out += group(
        rect(20, -5, r.length - 40, 10, { fill: '#c9a352', opacity: 0.6 }) + rect(20, -3, r.length - 40, 6, { fill: '#5d1d22' }),
        { transform: `translate(${n(r.x1)} ${n(r.y1)})${r.across ? '' : 'matrix(0 1 1 0 0 0)'}` },
      );
  return out + innerShade(kit, 'corridors', d, '#000');
}

/** Round column heads where walls meet. */
function columns(kit: Kit): string {
  const seen = new Set<string>();
  let out = '';
  for (const r of kit.solid)
    for (const [x, y] of [
      [r.x1, r.y1],
      [r.x2, r.y2],
    ]) {
      const key = `${n(x)},${n(y)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const meeting = kit.solid.filter((o) => x > o.x1 - 1 && x < o.x2 + 1 && y > o.y1 - 1 && y < o.y2 + 1);
      if (meeting.every((o) => o.across) || meeting.every((o) => !o.across)) continue;
      if (kit.detail === 'thumb') {
        out += rect(x - 7.5, y - 7.5, 15, 15, { fill: '#a5a5a1' });
        continue;
      }
      out +=
        rect(x - 7.5, y - 7.5, 15, 15, { fill: '#a5a5a1', stroke: wall.ink, 'stroke-width': 1.1, rx: 1.5 }) +
        circle(x, y, 5.4, { fill: '#c9c8c2', stroke: '#6f7076', 'stroke-width': 0.9 }) +
        circle(x - 1.4, y - 1.4, 2.4, { fill: '#fff', opacity: 0.5 });
    }
  return out;
}

/** Puddles and the long shine of wet asphalt. */
function wet(kit: Kit, d: string): string {
  if (kit.detail === 'thumb' || kit.mode === 'contrast' || isDay(kit)) return '';
  const shine = kit.def(
    'shine',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#cfe2ff" stop-opacity=".5"/><stop offset=".5" stop-color="#8fb4ee" stop-opacity=".16"/><stop offset="1" stop-color="#dcebff" stop-opacity=".4"/></linearGradient>`,
  );
  let out = '';
  kit.board.zones.forEach((zone, i) => {
    if (zone.kind !== 'street') return;
    const box = mainBox(kit.board, i);
    const dice = kit.dice(`wet ${zone.name}`);
    for (let k = 1 + dice.whole(3); k > 0; k--) {
      const s = dice.between(0.5, 1.1);
      out += path('M-30 2q-2-14 16-13q6-9 24-5q24-2 24 10q6 12-16 13q-10 9-24 3q-22 4-24-8z', {
        fill: shine,
        stroke: '#b9d3fb',
        'stroke-opacity': 0.35,
        'stroke-width': 0.8,
        transform: `${move(box.x + dice.between(0.18, 0.82) * box.w, box.y + dice.between(0.18, 0.82) * box.h, dice.between(-30, 30))}scale(${n(s)} ${n(s * 0.7)})`,
      });
    }
  });
  const clip = kit.def('clip-wet', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return group(out, { 'clip-path': clip });
}

/** How far a low sun throws the shadow of a wall, to the right and down. */
const REACH_OF_SHADE = [30, 24] as const;

/** A low sun from the upper left: warm light on what lies open, long cold shadows behind walls, lamps and columns. */
function sunshine(kit: Kit, d: string, lamps: readonly { readonly x: number; readonly y: number }[]): string {
  if (kit.mode === 'contrast') return '';
  const open = kit.def('clip-sun', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const sun = kit.def(
    'sun',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7a6f52"/><stop offset=".5" stop-color="#6a634c"/><stop offset="1" stop-color="#5c5746"/></linearGradient>`,
  );
  const walls = runPath(kit.solid);
  const [right, down] = REACH_OF_SHADE;
  // a wall's shadow is the wall swept along the light: strokes close enough to leave no gap
  const steps = kit.detail === 'full' ? 5 : 2;
  let shade = '';
  for (let i = 1; i <= steps; i++)
    shade += path(walls, {
      fill: 'none',
      stroke: '#0a1738',
      'stroke-width': wall.thick + 1,
      'stroke-linecap': 'square',
      transform: `translate(${n((right * i) / steps)} ${n((down * i) / steps)})`,
    });
  for (const l of lamps)
    shade += path(`M${n(l.x)} ${n(l.y)}l${n(right * 1.9)} ${n(down * 1.9)}`, {
      stroke: '#0a1738',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    });
  return (
    path(d, { fill: sun, style: 'mix-blend-mode:color-dodge' }) +
    group(group(shade, { opacity: 0.5 }), { 'clip-path': open }) +
    group(path(d, { fill: 'none', stroke: '#26365e', 'stroke-width': 9, opacity: 0.12 }), { 'clip-path': open })
  );
}

/** Two beams from beyond the board, crossing over it. */
function searchlights(kit: Kit, d: string): string {
  const outside = kit.def('clip-outside', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const { w, h } = boardSize(kit.board);
  const beam = (x: number, y: number, turn: number) =>
    path('M-16 0L-115 -760Q0 -800 115 -760L16 0z', { fill: fade, transform: move(x, y, turn) });
  const fade = kit.def(
    'search',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#4f5f82" stop-opacity=".75"/><stop offset=".6" stop-color="#4f5f82" stop-opacity=".4"/><stop offset="1" stop-color="#4f5f82" stop-opacity="0"/></linearGradient>`,
  );
  return group(beam(w * 0.06, h * 1.02, 24) + beam(w * 0.98, h * 0.72, -52), {
    style: 'mix-blend-mode:color-dodge',
    'clip-path': outside,
  });
}

const cold = { name: 'street', tint: '#dfe9ff', power: '#56637c' };
const lampLight = { name: 'room', tint: '#fff0d8', power: '#67645a' };
const hallLight = { name: 'hall', tint: '#ffe6cc', power: '#5a4f47' };

export function drawCapital(kit: Kit): string {
  const { board } = kit;
  const green = lawnCells(kit);
  const isGreen = new Set(green);
  const grey = kit.streets.filter((c) => !isGreen.has(c));
  const road = cellsPath(board, grey);
  let out = modernStreets({ ...kit, streets: grey }, streets) + wet(kit, road) + lawn(kit, green);
  const dark: number[] = [];
  const lit: number[] = [];
  const halls: number[] = [];
  board.zones.forEach((zone, i) => {
    if (zone.kind === 'street' || zone.cells.length === 0) return;
    if (zone.kind === 'corridor') {
      halls.push(i);
      return;
    }
    out += drawRoom(kit, i, offices, '#000');
    (zone.dark ? dark : lit).push(i);
  });
  out += corridors(
    kit,
    halls.flatMap((z) => board.zones[z].cells),
  );
  out += wallShadows(kit, wall);
  board.zones.forEach((zone, i) => {
    if (!zone.tank) return;
    const box = mainBox(board, i);
    out += group(tank(streets.ink), { transform: `${move(box.x + box.w / 2, box.y + box.h / 2, 24)}scale(.92)` });
  });
  for (const s of board.sandbags) out += sandbagRow(kit, s);
  const day = isDay(kit) || kit.mode === 'contrast';
  const outside = cellsPath(board, kit.streets);
  const lamps = lampPosts({ ...kit, streets: grey });
  if (isDay(kit)) out += sunshine(kit, outside, lamps);
  out +=
    veil(kit, outside, '#8592b8', ['#ffe9c0', 0.06]) +
    veil(kit, zonesPath(kit, lit), '#a2a2a8', ['#ffffff', 0.22]) +
    veil(kit, zonesPath(kit, halls), '#a59694', ['#fff4ec', 0.18]) +
    veil(kit, zonesPath(kit, dark), '#20263c', ['#3d4560', 0.45]);
  out += coldEdge(kit, dark, '#7f9fe8');
  const lights: Light[] = day ? [] : lamps.filter((_, i) => i % 2 === 0).map((l) => ({ x: l.x, y: l.y, rx: 190 }));
  out += pools(kit, cold, lights, outside);
  out += pools(
    kit,
    lampLight,
    lit.map((z) => roomLight(kit, z)),
    zonesPath(kit, lit),
  );
  if (halls.length > 0)
    out += pools(
      kit,
      hallLight,
      halls.map((z) => roomLight(kit, z, 0.8)),
      zonesPath(kit, halls),
    );
  out +=
    thresholds(kit, board.openings, '#77787a', '#a9a9a4', wall.ink, wall.thick) +
    thresholds(kit, board.doors, '#4a4038', '#8b8b88', wall.ink, wall.thick);
  out += walls(kit, wall) + (kit.mode === 'contrast' ? '' : columns(kit));
  if (!day) out += searchlights(kit, outside);
  const bulb = glow(kit, 'bulb', '#cfe0ff', 1);
  for (const [i, l] of lamps.entries())
    out +=
      circle(l.x, l.y, 3.6, { fill: '#22262c', stroke: '#0a0c0f', 'stroke-width': 1 }) +
      (i % 2 === 0 && !day ? circle(l.x, l.y, 15, { fill: bulb }) + circle(l.x, l.y, 2, { fill: '#fff' }) : '');
  return group(out + finish(kit, '#000'), { style: 'isolation:isolate' });
}
