// White Death: a fortress in the snow, moonlight outside and embers within.
import type { ZoneId } from '@holdout/engine';
import { cellsPath, mainBox, middle, type Run, run, runs, zonePath } from '../../board/geometry.ts';
import { circle, ellipse, group, move, n, path, rect } from '../svg.ts';
import { floor } from './floors.ts';
import { glow, isRampart, type Kit, runPath, shape } from './kit.ts';
import { boardClip, coldEdge, finish, isDay, type Light, pools, roomLight, veil, zonesPath } from './lighting.ts';
import { drawRoom, innerShade, type RoomStyle } from './rooms.ts';
import { steps, thresholds, type WallStyle, wallShadows, walls } from './walls.ts';

const INK = '#16202b';
const wood = { light: '#a58a66', base: '#7c6549', deep: '#54432f', cloth: '#8a7458', cloth2: '#c0ab8a', metal: '#7d858c', ink: INK };
const rooms: RoomStyle[] = [
  { floors: ['cold', 'hall'], along: ['bed', 'chest', 'weapons', 'barrel', 'bench'], centre: ['brazier', 'fur'], wood },
  {
    floors: ['pine'],
    along: ['hearth', 'bench', 'barrels', 'sacks', 'shelf'],
    centre: ['table', 'fur'],
    wood: { ...wood, cloth: '#7c6549' },
  },
  { floors: ['hall', 'cold'], along: ['weapons', 'chest', 'anvil', 'barrels'], centre: ['brazier'], wood },
  {
    floors: ['pine', 'cold'],
    along: ['bed', 'wardrobe', 'bed', 'chest'],
    centre: ['fur', 'brazier'],
    wood: { ...wood, cloth: '#5f4c45', cloth2: '#a08b80' },
  },
];
const ruins: RoomStyle[] = [
  { floors: ['snowfloor'], along: ['rubble', 'barrel', 'rubble', 'rubble', 'boxes'], centre: ['planks', null], wood },
];

const wall: WallStyle = {
  thick: 11,
  fall: 10,
  shadow: '#0a1626',
  side: '#3d4854',
  top: '#96a2ab',
  lit: '#e9f3f8',
  ink: INK,
  joints: { colour: '#66727d', dash: '1.2 13', width: 11 },
};

/** Feet in the snow, left and right in turn. */
function footprints(kit: Kit, r: Run): string {
  const dice = kit.dice(`steps ${r.x1} ${r.y1}`);
  const count = 1 + dice.whole(2);
  let out = '';
  for (let t = 0; t < count; t++) {
    let x = dice.between(-0.3, 0.3) * r.length;
    const drift = dice.between(-0.22, 0.22);
    let prints = '';
    for (let i = -5; i < 6; i++) {
      x += drift * 10;
      prints += ellipse(x + (i % 2 ? 3.2 : -3.2), i * 10, 1.9, 3.6, {});
    }
    out += prints;
  }
  const [x, y] = middle(r);
  return group(out, { fill: '#7f9bb3', opacity: 0.5, transform: `translate(${n(x)} ${n(y)})${r.across ? '' : 'rotate(90)'}` });
}

/** A low bank of shovelled snow: where one zone ends. */
function banks(kit: Kit): string {
  let out = '';
  for (const r of runs(kit.board.markings)) {
    if ([r.a, r.b].some((z) => kit.board.zones[z].kind !== 'street')) continue;
    const dice = kit.dice(`bank ${r.x1} ${r.y1}`);
    if (kit.detail === 'thumb') {
      out += path(`M${n(r.x1)} ${n(r.y1)}${r.across ? `H${n(r.x2)}` : `V${n(r.y2)}`}`, {
        stroke: '#f4f9fc',
        'stroke-width': 5,
        'stroke-dasharray': '9 4',
        opacity: 0.6,
      });
      continue;
    }
    const gap = dice.between(0.35, 0.6) * r.length;
    let shade = '';
    let light = '';
    for (let x = 5; x < r.length - 3; x += dice.between(7, 11)) {
      const free = Math.abs(x - gap) < 17;
      const y = dice.between(-2, 2);
      const size = free ? dice.between(1.2, 2.2) : dice.between(4.5, 7.5);
      shade += ellipse(x + 2, y + 3, size * 1.25, size * 0.8, {});
      light += ellipse(x, y, size * 1.2, size * 0.72, {});
    }
    out += group(group(shade, { fill: '#6d8aa6', opacity: 0.6 }) + group(light, { fill: '#f4f9fc' }), {
      transform: `translate(${n(r.x1)} ${n(r.y1)})${r.across ? '' : 'matrix(0 1 1 0 0 0)'}`,
      opacity: 0.85,
    });
  }
  return out;
}

function field(kit: Kit, zone: ZoneId): string {
  const box = mainBox(kit.board, zone);
  const dice = kit.dice(`snow ${kit.board.zones[zone].name}`);
  const x = () => box.x + dice.between(0.12, 0.88) * box.w;
  const y = () => box.y + dice.between(0.12, 0.88) * box.h;
  let out = '';
  for (let i = 0; i < 3; i++)
    out += path(`M${n(-30)} 0q18 ${n(dice.between(-16, -8))} 42 -4t34 6q-30 10 -76 -2z`, {
      fill: dice.maybe(0.5) ? '#fff' : '#a9c0d2',
      opacity: 0.3,
      transform: move(x(), y(), dice.between(-25, 25)),
    });
  if (dice.maybe(0.35)) {
    const turn = dice.between(0, 180);
    out += group(
      path('M-30 0q14 -20 34 -12q26 -4 26 14q-8 18 -34 12q-22 2 -26 -14z', { fill: '#a9cfe2', stroke: '#e8f5fb', 'stroke-width': 1.6 }) +
        path('M-18 -2l14 4l8 -9M-4 2l10 8M2 -4l16 2', { fill: 'none', stroke: '#f3fbff', 'stroke-width': 0.9 }),
      { transform: move(x(), y(), turn), opacity: 0.75 },
    );
  }
  if (dice.maybe(0.3)) {
    const px = x();
    const py = y();
    out += group(
      ellipse(px, py, 7, 4.6, {}) + circle(px + 9, py + 3, 2, {}) + circle(px - 8, py - 4, 1.5, {}) + circle(px + 3, py - 9, 1.2, {}),
      { fill: '#8c2a22', opacity: 0.55 },
    );
  }
  if (dice.maybe(0.3)) {
    const px = x();
    const py = y();
    out += group(
      path('M-6 4l3-8l6-2l5 7l-3 6l-9 1z', { fill: '#6c7a86', stroke: INK, 'stroke-width': 0.9 }) +
        path('M-5 1l2-5l6-2l3 4q-5-2-11 3z', { fill: '#f2f8fb' }),
      { transform: move(px, py) },
    );
  }
  return out;
}

const rampartsOf = (kit: Kit): Run[] => kit.board.walls.filter((s) => isRampart(kit.board, s)).map(run);

function walkways(kit: Kit, cells: readonly number[]): string {
  if (cells.length === 0) return '';
  const d = cellsPath(kit.board, cells);
  const side = (shift: number, fill: string, opacity = 1) =>
    path(d, { fill, stroke: fill, 'stroke-width': 6, opacity, transform: `translate(${n(shift)} ${n(shift * 1.2)})` });
  let out =
    side(24, '#06101d', 0.16) +
    side(19, '#06101d', 0.2) +
    side(14, '#06101d', 0.26) +
    side(8, '#06101d', 0.4) +
    side(4, '#3a4652') +
    side(2, '#4c5964');
  out +=
    path(d, { fill: floor(kit, 'ramp'), stroke: INK, 'stroke-width': 7 }) +
    path(d, { fill: floor(kit, 'ramp'), stroke: '#87929b', 'stroke-width': 5 });
  const stains = kit.noise('stains', 210);
  if (stains !== 'none') out += path(d, { fill: stains, opacity: 0.7 });
  return out + innerShade(kit, 'walkways', d, '#0a1626');
}

/** A raised course of stone across the walkway, with snow drifted against it: where one zone ends. */
function courses(kit: Kit): string {
  let out = '';
  for (const r of runs(kit.board.markings)) {
    if ([r.a, r.b].some((z) => kit.board.zones[z].kind !== 'walkway')) continue;
    const dice = kit.dice(`course ${r.x1} ${r.y1}`);
    const inside = r.length - 10;
    let stones =
      rect(5, -4, inside, 13, { fill: '#06101d', opacity: 0.5 }) +
      rect(5, -6, inside, 11, { fill: '#55626d', stroke: INK, 'stroke-width': 1.4 });
    if (kit.detail === 'full') {
      for (let x = 5; x < r.length - 8; ) {
        const wide = Math.min(dice.between(11, 17), r.length - 5 - x);
        stones +=
          rect(x, -6, wide, 11, { fill: dice.pick(['#a3afb8', '#b1bcc4', '#939fa9']), stroke: INK, 'stroke-width': 0.9, rx: 1.4 }) +
          ellipse(x + wide / 2, -4.4, wide * 0.42, dice.between(1.6, 2.8), { fill: '#f2f8fb' });
        x += wide;
      }
    } else stones += rect(5, -5, inside, 8, { fill: '#b1bcc4' });
    out += group(stones, { transform: `translate(${n(r.x1)} ${n(r.y1)})${r.across ? '' : 'matrix(0 1 1 0 0 0)'}` });
  }
  return out;
}

/** Square teeth along the edge, each with snow on its head. */
function crenels(kit: Kit): string {
  let out = '';
  for (const r of rampartsOf(kit)) {
    const count = Math.max(2, Math.round(r.length / 20));
    const pitch = r.length / count;
    let teeth = rect(0, -4, r.length, 8, { fill: '#7d8993', stroke: INK, 'stroke-width': 1 });
    for (let i = 0; i < count; i++) {
      const x = (i + 0.5) * pitch - 5.5;
      teeth +=
        rect(x + 3, -4, 11, 13, { fill: '#06101d', opacity: 0.45 }) +
        rect(x, -7, 11, 12.5, { fill: '#aab5bd', stroke: INK, 'stroke-width': 1, rx: 1 }) +
        rect(x + 1.4, -5.6, 8.2, 7.5, { fill: '#eef5f9', rx: 2.4 });
    }
    out += group(teeth, { transform: `translate(${n(r.x1)} ${n(r.y1)})${r.across ? '' : 'matrix(0 1 1 0 0 0)'}` });
  }
  return out;
}

function torches(kit: Kit): Light[] {
  const out: Light[] = [];
  const add = (x: number, y: number) => {
    if (out.every((l) => Math.hypot(l.x - x, l.y - y) > 130)) out.push({ x, y, rx: 130 });
  };
  for (const s of kit.board.openings) {
    const r = run(s);
    const [x, y] = middle(r);
    if ([r.a, r.b].every((z) => kit.board.zones[z]?.kind !== 'street')) continue;
    const away = kit.board.zones[r.a]?.kind === 'street' ? -9 : 9;
    if (kit.dice(`torch ${r.x1} ${r.y1}`).maybe(0.75)) add(x + (r.across ? 30 : away), y + (r.across ? away : 30));
  }
  for (const r of rampartsOf(kit)) {
    const [x, y] = middle(r);
    if (kit.dice(`fire ${r.x1} ${r.y1}`).maybe(0.3)) add(x, y);
  }
  return out;
}

const ember = { name: 'street', tint: '#ffd2a4', power: '#7d4a24' };
const hearth = { name: 'room', tint: '#ffd0a0', power: '#84542c' };
const watch = { name: 'walk', tint: '#ffd6ac', power: '#7d4a24' };

export function drawFort(kit: Kit): string {
  const { board } = kit;
  const d = shape(kit, kit.streets);
  const full = kit.detail === 'full' && kit.mode !== 'contrast';
  const clip = kit.def('clip-snow', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  let out = path(d, { fill: '#e4edf3' });
  if (full) {
    out += path(d, { fill: kit.noise('stains', 380), opacity: 0.75 });
    const between = runs(board.markings).filter((r) => board.zones[r.a].kind === 'street' && board.zones[r.b].kind === 'street');
    const traces =
      board.zones.map((z, i) => (z.kind === 'street' ? field(kit, i) : '')).join('') + between.map((r) => footprints(kit, r)).join('');
    out += group(traces, { 'clip-path': clip }) + path(d, { fill: kit.noise('grit', 150), opacity: 0.35 });
  }
  const edge = cellsPath(board, kit.rooms);
  const drift = (width: number, opacity: number) =>
    path(edge, { fill: 'none', stroke: '#fff', 'stroke-width': width, 'stroke-linejoin': 'round', opacity });
  if (full) out += group(drift(58, 0.12) + drift(40, 0.16) + drift(24, 0.25), { 'clip-path': clip });
  out += banks(kit);
  const ground = board.cells.flatMap((z, c) => (z >= 0 && board.zones[z].kind === 'walkway' ? [c] : []));
  const open: number[] = [];
  const lit: number[] = [];
  board.zones.forEach((zone, i) => {
    if (zone.kind === 'street' || zone.kind === 'walkway' || zone.cells.length === 0) return;
    out += drawRoom(kit, i, zone.ruin ? ruins : rooms, '#0a1626');
    (zone.ruin ? open : lit).push(i);
    if (zone.ruin && full) {
      const snow = zonePath(board, i);
      const inside = kit.def(`clip-z${i}`, (id) => `<clipPath id="${id}"><path d="${snow}"/></clipPath>`);
      out += path(snow, { fill: '#e4eef4', opacity: 0.3 }) + group(field(kit, i), { 'clip-path': inside });
    }
  });
  out += wallShadows(kit, wall);
  const high = cellsPath(board, ground);
  out += walkways(kit, ground) + courses(kit);
  const day = isDay(kit) || kit.mode === 'contrast';
  out +=
    veil(kit, d, '#93aecb', ['#ffffff', 0.2]) +
    veil(kit, zonesPath(kit, open), '#7c97b8', ['#eef4f8', 0.2]) +
    veil(kit, zonesPath(kit, lit), '#97887d', ['#fff1de', 0.2]) +
    veil(kit, high, '#93a6bf', ['#ffffff', 0.16]);
  out += coldEdge(
    kit,
    board.zones.flatMap((z, i) => (z.dark ? [i] : [])),
    '#9fc7dc',
  );
  const flames = day ? [] : torches(kit);
  out +=
    pools(kit, ember, flames, d) +
    pools(
      kit,
      hearth,
      lit.map((z) => roomLight(kit, z)),
      zonesPath(kit, lit),
    );
  if (high !== '') out += pools(kit, watch, flames, high);
  out += thresholds(kit, board.openings, '#6d7882', '#a9b4bc', INK, wall.thick);
  out += walls(kit, wall);
  if (full)
    out += path(runPath(kit.solid), {
      fill: 'none',
      stroke: '#f2f8fb',
      'stroke-width': 4.6,
      'stroke-linecap': 'round',
      'stroke-dasharray': '19 5 34 3 11 7',
      transform: 'translate(-1 -1.6)',
      opacity: day ? 0.9 : 0.72,
    });
  out += crenels(kit);
  for (const s of board.stairs) out += steps(run(s), board.zones[s.a]?.kind === 'walkway' ? -1 : 1, '#78848e', '#eaf3f8', INK);
  out += group(flames.map((l) => circle(l.x, l.y, 64, { fill: glow(kit, 'lit-wall', '#7a4420', 0.85) })).join(''), {
    style: 'mix-blend-mode:color-dodge',
    'clip-path': boardClip(kit),
  });
  const halo = glow(kit, 'halo', '#ff8a3c', 0.95);
  for (const l of flames)
    out +=
      circle(l.x, l.y, 18, { fill: halo }) +
      circle(l.x, l.y, 4.6, { fill: '#2b2f36', stroke: INK, 'stroke-width': 1 }) +
      path('M-2.6 3q-3-4 .6-8q1.4 2 2.6-1q3.6 4.6 1.4 9z', {
        fill: '#ffe7a8',
        stroke: '#ff7a3c',
        'stroke-width': 1,
        transform: move(l.x, l.y),
      });
  return group(out + finish(kit, '#0a1626'), { style: 'isolation:isolate' });
}
