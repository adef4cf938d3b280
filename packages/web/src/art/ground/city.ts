// Second Edition: a city at night under sodium lamps.
import { middle, runs } from '../../board/geometry.ts';
import { circle, group, n, path, rect } from '../svg.ts';
import { glow, type Kit, shape } from './kit.ts';
import { boardClip, coldEdge, finish, isDay, pools, roomLight, veil, zonesPath } from './lighting.ts';
import { lampPosts, modernStreets, type StreetStyle } from './modern.ts';
import { drawRoom, type RoomStyle } from './rooms.ts';
import { thresholds, type WallStyle, wallShadows, walls } from './walls.ts';

const streets: StreetStyle = {
  asphalt: '#54555b',
  patch: '#45464b',
  pavement: '#8b867c',
  slab: '#5f5b54',
  kerb: '#aaa498',
  paint: '#e4dcc4',
  lane: '#e0c774',
  ink: '#1c1c1f',
  wrecks: ['#4b3a35', '#39434c', '#50503f', '#3c3a44', '#5a4a33'],
};

const wall: WallStyle = {
  thick: 9,
  fall: 9,
  shadow: '#000',
  side: '#4b2c22',
  top: '#8d8270',
  lit: '#c9bc9f',
  ink: '#171311',
  joints: { colour: '#766b59', dash: '1 11', width: 9 },
};

const wood = { light: '#a08158', base: '#7c5f3f', deep: '#5a432c', cloth: '#5b4f6b', cloth2: '#75688a', metal: '#6d7276', ink: '#1d1712' };
const home: RoomStyle[] = [
  { floors: ['wood', 'oak', 'wood-v'], along: ['sofa', 'shelf', 'plant', 'desk', 'wardrobe'], centre: ['rug', 'table', 'rug'], wood },
  {
    floors: ['kitchen', 'diner'],
    along: ['counter', 'fridge', 'rack', 'counter', 'plant'],
    centre: ['table', 'round'],
    wood: { ...wood, cloth: '#8a3d32', cloth2: '#a85747' },
  },
  {
    floors: ['wood-v', 'moss', 'wine'],
    along: ['bed', 'wardrobe', 'shelf', 'plant', 'desk'],
    centre: [null, 'rug'],
    wood: { ...wood, cloth: '#3f5a6b', cloth2: '#587a8e' },
  },
  {
    floors: ['shop', 'diner'],
    along: ['rack', 'counter', 'shelf', 'rack', 'boxes', 'fridge'],
    centre: ['isle'],
    wood: { ...wood, cloth: '#9a7a35', cloth2: '#7b8a45' },
  },
  {
    floors: ['blue', 'parquet'],
    along: ['desk', 'shelf', 'desk', 'plant', 'boxes'],
    centre: ['table', 'rug'],
    wood: { ...wood, cloth: '#3e4a55', cloth2: '#5a6875' },
  },
  { floors: ['bath', 'kitchen'], along: ['bath', 'basin', 'toilet', 'wardrobe', 'basin'], centre: [null], wood },
  { floors: ['cement'], along: ['boxes', 'rack', 'barrels', 'shelf', 'rack'], centre: [null, 'isle'], wood },
];

/** Lit panes in outer walls and the light they throw on the pavement. */
function windows(kit: Kit): { panes: string; beams: (fill: string) => string } {
  const { board } = kit;
  let panes = '';
  const spots: string[] = [];
  for (const r of runs(board.walls)) {
    if (r.a < 0 || r.b < 0 || r.length < 58) continue;
    const [room, street] = board.zones[r.a].kind === 'street' ? [r.b, r.a] : [r.a, r.b];
    if (board.zones[street].kind !== 'street' || board.zones[room].kind !== 'room' || board.zones[room].dark) continue;
    const dice = kit.dice(`window ${r.x1} ${r.y1}`);
    if (!dice.maybe(0.7)) continue;
    const [x, y] = middle(r);
    const out = street === r.a ? 180 : 0;
    const turn = (r.across ? 0 : -90) + out;
    const count = r.length > 110 ? 2 : 1;
    for (let i = 0; i < count; i++) {
      const at = count === 1 ? 0 : (i - 0.5) * 56;
      const spot = `translate(${n(x + (r.across ? at : 0))} ${n(y + (r.across ? 0 : at))})rotate(${turn})`;
      panes +=
        rect(-14, -3, 28, 6, { fill: '#2a211a', transform: spot }) +
        rect(-13, -2, 26, 4, { fill: '#ffd58a', transform: spot }) +
        rect(-0.7, -2, 1.4, 4, { fill: '#6b4a22', transform: spot });
      spots.push(spot);
    }
  }
  return { panes, beams: (fill) => spots.map((transform) => path('M-13 4h26l18 56h-62z', { fill, transform })).join('') };
}

const sodium = { name: 'street', tint: '#ffd07c', power: '#a37e36' };
const indoor = { name: 'room', tint: '#ffd9a0', power: '#6d5334' };

export function drawCity(kit: Kit): string {
  const { board } = kit;
  let out = modernStreets(kit, streets);
  const dark: number[] = [];
  const lit: number[] = [];
  board.zones.forEach((zone, i) => {
    if (zone.kind === 'street' || zone.cells.length === 0) return;
    out += drawRoom(kit, i, home, '#000');
    (zone.dark ? dark : lit).push(i);
  });
  out += wallShadows(kit, wall);
  const day = isDay(kit) || kit.mode === 'contrast';
  const road = shape(kit, kit.streets);
  out +=
    veil(kit, road, '#868db0', ['#d9d3c6', 0.34]) +
    veil(kit, zonesPath(kit, lit), '#a58d74', ['#fff3dd', 0.22]) +
    veil(kit, zonesPath(kit, dark), '#222842', ['#3d4560', 0.45]);
  out += coldEdge(kit, dark, '#7fa4d8');
  const lamps = lampPosts(kit);
  const lights = day ? [] : lamps.flatMap((l) => (l.lit ? [{ x: l.x, y: l.y, rx: 210 }] : []));
  const { panes, beams } = windows(kit);
  out += pools(kit, sodium, lights, road, day ? undefined : beams);
  out += pools(
    kit,
    indoor,
    lit.map((z) => roomLight(kit, z)),
    zonesPath(kit, lit),
  );
  out +=
    thresholds(kit, board.openings, '#4d3c2a', '#7d6848', wall.ink, wall.thick) +
    thresholds(kit, board.doors, '#3a2f23', '#6d5c43', wall.ink, wall.thick);
  out += walls(kit, wall) + panes;
  if (!day)
    out += group(lights.map((l) => circle(l.x, l.y, 90, { fill: glow(kit, 'lit-wall', '#8a6426', 0.9) })).join(''), {
      style: 'mix-blend-mode:color-dodge',
      'clip-path': boardClip(kit),
    });
  const bulb = glow(kit, 'bulb', '#ffdf9a', 1);
  for (const l of lamps)
    out +=
      circle(l.x + 2, l.y + 3, 4, { fill: '#000', opacity: 0.5 }) +
      circle(l.x, l.y, 3.6, { fill: '#2b2a28', stroke: '#0e0d0c', 'stroke-width': 1 }) +
      (l.lit && !day ? circle(l.x, l.y, 16, { fill: bulb }) + circle(l.x, l.y, 2.2, { fill: '#fff1c9' }) : '');
  return group(out + finish(kit, '#000'), { style: 'isolation:isolate' });
}
