// Our sign: a doorway with light behind, barricaded into an H. One list of shapes, written as SVG and painted as PNG.
import { deflateSync } from 'node:zlib';

type Point = readonly [x: number, y: number];
interface Shape {
  readonly colour: string;
  readonly points: readonly Point[];
}

const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** In a square of 100. */
const shapes: readonly Shape[] = [
  { colour: '#2a2018', points: box(22, 14, 56, 74) },
  { colour: '#f2a33a', points: box(34, 20, 32, 68) },
  { colour: '#ffd08a', points: box(42, 26, 16, 62) },
  { colour: '#f3ecdf', points: box(22, 12, 13, 78) },
  { colour: '#f3ecdf', points: box(65, 12, 13, 78) },
  {
    colour: '#b59a74',
    points: [
      [14, 59],
      [83, 36],
      [87, 48],
      [18, 71],
    ],
  },
  {
    colour: '#f3ecdf',
    points: [
      [14, 56],
      [83, 33],
      [86, 42],
      [17, 65],
    ],
  },
  { colour: '#14110e', points: box(26, 54, 4, 4) },
  { colour: '#14110e', points: box(70, 40, 4, 4) },
];
const GROUND = '#14110e';
const ROUND = 18;

export function iconSvg(): string {
  const drawn = shapes.map(({ colour, points }) => `<path fill="${colour}" d="M${points.map((p) => p.join(' ')).join('L')}Z"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${ROUND}" fill="${GROUND}"/>${drawn}</svg>`;
}

const rgb = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function inside(points: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  let [x1, y1] = points[points.length - 1];
  for (const [x2, y2] of points) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) odd = !odd;
    x1 = x2;
    y1 = y2;
  }
  return odd;
}

/** Inside the rounded square of the ground. */
function onGround(x: number, y: number): boolean {
  const dx = Math.max(ROUND - x, x - (100 - ROUND), 0);
  const dy = Math.max(ROUND - y, y - (100 - ROUND), 0);
  return dx * dx + dy * dy <= ROUND * ROUND;
}

const SAMPLES = 4;
const tones = [...shapes.map((shape) => rgb(shape.colour)), rgb(GROUND)];
const NOTHING = -1;

/** Which tone is on top at a point: the last shape over it, the ground, or nothing. */
function toneAt(px: number, py: number, full: boolean): number {
  if (!full && !onGround(px, py)) return NOTHING;
  const scale = full ? 0.72 : 1;
  const x = 50 + (px - 50) / scale;
  const y = 50 + (py - 50) / scale;
  for (let at = shapes.length - 1; at >= 0; at--) if (inside(shapes[at].points, x, y)) return at;
  return shapes.length;
}

/** `full`: to the edges, with room round the sign, for systems that cut their own outline. */
export function iconPng(size: number, full: boolean): Uint8Array {
  const rows = Buffer.alloc((size * 4 + 1) * size);
  const place = (pixel: number) => (pixel / size) * 100;
  const corners = Int8Array.from({ length: (size + 1) ** 2 }, (_, at) =>
    toneAt(place(at % (size + 1)), place(Math.floor(at / (size + 1))), full),
  );
  const plain = [NOTHING, ...tones.keys()].map((tone) => paint([tone]));
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const corner = row * (size + 1) + col;
      const tone = corners[corner];
      const same = corners[corner + 1] === tone && corners[corner + size + 1] === tone && corners[corner + size + 2] === tone;
      rows.set(same ? plain[tone + 1] : paint(samples(row, col, place, full)), row * (size * 4 + 1) + 1 + col * 4);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    block('IHDR', head),
    block('IDAT', deflateSync(rows)),
    block('IEND', Buffer.alloc(0)),
  ]);
}

/** Only pixels on an edge are looked at more closely. */
function samples(row: number, col: number, place: (pixel: number) => number, full: boolean): number[] {
  const found: number[] = [];
  for (let s = 0; s < SAMPLES * SAMPLES; s++) {
    const x = place(col + ((s % SAMPLES) + 0.5) / SAMPLES);
    found.push(toneAt(x, place(row + (Math.floor(s / SAMPLES) + 0.5) / SAMPLES), full));
  }
  return found;
}

/** The mean of some tones, as red, green, blue and opacity. */
function paint(found: readonly number[]): readonly number[] {
  const seen = found.filter((tone) => tone !== NOTHING);
  if (seen.length === 0) return [0, 0, 0, 0];
  const mean = (channel: number) => seen.reduce((sum, tone) => sum + tones[tone][channel], 0) / seen.length;
  return [mean(0), mean(1), mean(2), (seen.length / found.length) * 255];
}

function block(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc(named), named.length + 4);
  return out;
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
