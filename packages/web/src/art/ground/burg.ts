// Black Plague: a town cut in wood, ink lines and torchlight.
import type { ZoneId } from '@holdout/engine';
import { mainBox, middle, run, runs } from '../../board/geometry.ts';
import { circle, ellipse, group, move, n, path, rect } from '../svg.ts';
import { stones } from './floors.ts';
import { glow, type Kit, shape } from './kit.ts';
import { boardClip, coldEdge, finish, isDay, type Light, pools, roomLight, veil, zonesPath } from './lighting.ts';
import { drawRoom, innerShade, type RoomStyle } from './rooms.ts';
import { thresholds, type WallStyle, wallShadows, walls } from './walls.ts';

const INK = '#17100a';
const wood = { light: '#b08d57', base: '#85643a', deep: '#573d21', cloth: '#7d2b26', cloth2: '#b0873f', metal: '#77736a', ink: INK };
const rooms: RoomStyle[] = [
  { floors: ['old', 'old-v'], along: ['bed', 'chest', 'wardrobe', 'barrel', 'bench'], centre: ['rug', 'fur'], wood },
  {
    floors: ['flags'],
    along: ['hearth', 'barrels', 'bench', 'shelf', 'sacks'],
    centre: ['table', 'round'],
    wood: { ...wood, cloth: '#85643a' },
  },
  { floors: ['brickfloor', 'flags'], along: ['anvil', 'hearth', 'weapons', 'barrel', 'chest'], centre: [null, 'table'], wood },
  { floors: ['old', 'earth'], along: ['straw', 'sacks', 'barrels', 'straw', 'boxes'], centre: [null], wood },
  {
    floors: ['old-v'],
    along: ['shelf', 'chest', 'wardrobe', 'bench'],
    centre: ['round', 'rug'],
    wood: { ...wood, cloth: '#3f4a5e', cloth2: '#a98f56' },
  },
];

const wall: WallStyle = {
  thick: 10,
  fall: 9,
  shadow: '#0b0704',
  side: '#3a2614',
  top: '#9a8055',
  lit: '#dcc48d',
  ink: INK,
  joints: { colour: '#4a331b', dash: '2.5 17', width: 10 },
};

const hatch = (kit: Kit): string =>
  kit.def(
    'hatch',
    (id) =>
      `<pattern id="${id}" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 1h4.6" stroke="#0b0704" stroke-width="1.5" opacity=".7"/></pattern>`,
  );

/** Wheel ruts down the length of a street, straw and mud at its sides. */
function street(kit: Kit, zone: ZoneId): string {
  const box = mainBox(kit.board, zone);
  const dice = kit.dice(`street ${kit.board.zones[zone].name}`);
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  let out = '';
  if (dice.maybe(0.75)) {
    const mud = `M${n(-26 - dice.between(0, 12))} 0q${n(dice.between(4, 20))} -22 30 -16q30 -10 34 12q6 20 -26 20q-40 8 -38 -16z`;
    out += path(mud, {
      fill: '#3c2c1a',
      opacity: 0.5,
      transform: move(box.x + dice.between(0.25, 0.75) * box.w, box.y + dice.between(0.25, 0.75) * box.h, dice.between(0, 360)),
    });
  }
  let straw = '';
  for (let k = 0; k < 2; k++) {
    const sx = box.x + dice.between(0.08, 0.92) * box.w;
    const sy = box.y + dice.between(0.08, 0.92) * box.h;
    for (let i = 0; i < 16; i++)
      straw += `M${n(sx + dice.between(-17, 17))} ${n(sy + dice.between(-12, 12))}l${n(dice.between(-6, 6))} ${n(dice.between(-4, 4))}`;
  }
  out += path(straw, { stroke: '#d8b565', 'stroke-width': 1, fill: 'none', opacity: 0.75 });
  if (dice.maybe(0.3)) {
    const px = cx + dice.between(-24, 24);
    const py = cy + dice.between(-24, 24);
    out += group(
      ellipse(px, py, 8, 5, {}) + circle(px + 10, py - 4, 2.2, {}) + circle(px - 9, py + 6, 1.6, {}) + circle(px + 5, py + 9, 2.6, {}),
      { fill: '#5e130e', opacity: 0.65 },
    );
  }
  if (dice.maybe(0.22)) {
    const px = box.x + (dice.maybe(0.5) ? 20 : box.w - 20);
    const py = box.y + dice.between(0.25, 0.75) * box.h;
    out += group(
      ellipse(3, 4, 13, 13, { fill: '#000', opacity: 0.4 }) +
        circle(0, 0, 12, { fill: 'none', stroke: '#3b2715', 'stroke-width': 3.6 }) +
        path('M-11 0h22M0 -11v22M-8 -8l16 16M8 -8l-16 16', { stroke: '#573d21', 'stroke-width': 1.8 }) +
        circle(0, 0, 3, { fill: '#573d21', stroke: INK, 'stroke-width': 0.8 }),
      { transform: move(px, py, dice.between(0, 45)) },
    );
  }
  return out;
}

function ruts(kit: Kit): string {
  let out = '';
  for (const r of runs(kit.board.markings)) {
    const dice = kit.dice(`rut ${r.x1} ${r.y1}`);
    const [x, y] = middle(r);
    const bend = () => n(dice.between(-5, 5));
    out += group(
      path(`M-13 -62q${bend()} 30 0 62t${bend()} 62M13 -62q${bend()} 30 0 62t${bend()} 62`, {
        fill: 'none',
        stroke: '#2c1f12',
        'stroke-width': 5,
        opacity: 0.34,
      }),
      { transform: `translate(${n(x)} ${n(y)})${r.across ? '' : 'rotate(90)'}` },
    );
  }
  return out;
}

/** A gutter of long flat stones across the street: where one zone ends. */
function gutters(kit: Kit): string {
  let out = '';
  for (const r of runs(kit.board.markings)) {
    const dice = kit.dice(`gutter ${r.x1} ${r.y1}`);
    let row = rect(0, -4.5, r.length, 9, { fill: kit.detail === 'thumb' ? '#85745a' : '#1d140c', opacity: 0.75 });
    if (kit.detail === 'full')
      for (let at = 3; at < r.length - 6; ) {
        const w = Math.min(dice.between(11, 20), r.length - at - 2);
        row += rect(at, -3.2 + dice.between(-0.6, 0.6), w - 1.6, 6.4, { rx: 1.6, fill: dice.pick(['#8d7c60', '#7d6d53', '#998869']) });
        at += w;
      }
    out += group(row, { transform: `translate(${n(r.x1)} ${n(r.y1)})${r.across ? '' : 'matrix(0 1 1 0 0 0)'}`, opacity: 0.85 });
  }
  return out;
}

/** Torches burn beside doors and on some long walls. */
function torches(kit: Kit): Light[] {
  const { board } = kit;
  const out: Light[] = [];
  const add = (x: number, y: number) => {
    if (out.every((l) => Math.hypot(l.x - x, l.y - y) > 120)) out.push({ x, y, rx: 125 });
  };
  for (const door of board.doors) {
    if (door.vault) continue;
    const r = run(door);
    const [x, y] = middle(r);
    const out2 = board.zones[r.a]?.kind === 'street' ? -8 : 8;
    add(x + (r.across ? 30 : out2), y + (r.across ? out2 : 30));
  }
  for (const r of runs(board.walls)) {
    if (r.a < 0 || r.b < 0 || r.length < 90 || (board.zones[r.a].kind === 'street') === (board.zones[r.b].kind === 'street')) continue;
    if (!kit.dice(`torch ${r.x1} ${r.y1}`).maybe(0.5)) continue;
    const [x, y] = middle(r);
    const away = board.zones[r.a].kind === 'street' ? -8 : 8;
    add(x + (r.across ? 0 : away), y + (r.across ? away : 0));
  }
  return out;
}

const fire = { name: 'street', tint: '#ffcb88', power: '#9c7034' };
const hearth = { name: 'room', tint: '#ffdbaa', power: '#5f4a30' };

export function drawBurg(kit: Kit): string {
  const { board } = kit;
  const d = shape(kit, kit.streets);
  let out = path(d, {
    fill:
      kit.detail === 'thumb'
        ? '#685a46'
        : kit.def('cobble', stones(['#84745b', '#76674f', '#917f64', '#6b5c46', '#7d6e58'], '#1f160d', 15, 13, 12, 12, 5, 1.8, 3)),
  });
  if (kit.detail === 'full' && kit.mode !== 'contrast') {
    out += path(d, { fill: kit.noise('stains', 330), opacity: 0.9 });
    const clip = kit.def('clip-street', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    out += group(ruts(kit) + board.zones.map((z, i) => (z.kind === 'street' ? street(kit, i) : '')).join(''), { 'clip-path': clip });
  }
  out += gutters(kit) + innerShade(kit, 'street-edge', d, hatch(kit));
  const dark: number[] = [];
  const lit: number[] = [];
  board.zones.forEach((zone, i) => {
    if (zone.kind === 'street' || zone.cells.length === 0) return;
    out += drawRoom(kit, i, rooms, hatch(kit));
    (zone.dark || kit.dice(`lit ${zone.name} ${zone.faces}`).maybe(0.35) ? dark : lit).push(i);
  });
  out += wallShadows(kit, { ...wall, shadow: hatch(kit), fall: 14, thick: 14 }) + wallShadows(kit, { ...wall, fall: 7 });
  const day = isDay(kit) || kit.mode === 'contrast';
  out +=
    veil(kit, d, '#8f8a86', ['#efe3c6', 0.3]) +
    veil(kit, zonesPath(kit, lit), '#b59a7a', ['#fff0cf', 0.24]) +
    veil(kit, zonesPath(kit, dark), '#6a625e', ['#cbb994', 0.1]);
  out += coldEdge(
    kit,
    board.zones.flatMap((z, i) => (z.dark ? [i] : [])),
    '#8fa4b8',
  );
  const flames = day ? [] : torches(kit);
  out +=
    pools(kit, fire, flames, d) +
    pools(
      kit,
      hearth,
      lit.map((z) => roomLight(kit, z)),
      zonesPath(kit, lit),
    );
  out +=
    thresholds(kit, board.openings, '#5d4427', '#a88a58', INK, wall.thick) +
    thresholds(
      kit,
      board.doors.filter((s) => !s.vault),
      '#3d2b18',
      '#8a6c41',
      INK,
      wall.thick,
    );
  out += walls(kit, wall);
  out += group(flames.map((l) => circle(l.x, l.y, 70, { fill: glow(kit, 'lit-wall', '#8a5220', 0.9) })).join(''), {
    style: 'mix-blend-mode:color-dodge',
    'clip-path': boardClip(kit),
  });
  const halo = glow(kit, 'halo', '#ffb04a', 0.95);
  for (const l of flames)
    out +=
      circle(l.x, l.y, 17, { fill: halo }) +
      path('M-2.6 3q-3-4 .6-8q1.4 2 2.6-1q3.6 4.6 1.4 9z', {
        fill: '#ffe7a8',
        stroke: '#e8792a',
        'stroke-width': 1,
        transform: move(l.x, l.y),
      });
  return group(out + finish(kit, '#000'), { style: 'isolation:isolate' });
}
