// Small seamless grey textures made from a seed: noise laid over flat colour, darker below the middle and lighter above it.
import { chance } from './random.ts';

const crcTable = Array.from({ length: 256 }, (_, i) => {
  let c = i;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const word = (v: number): number[] => [(v >>> 24) & 255, (v >>> 16) & 255, (v >>> 8) & 255, v & 255];

function chunk(name: string, data: ArrayLike<number>): Uint8Array {
  const out = new Uint8Array(data.length + 12);
  out.set(word(data.length));
  for (let i = 0; i < 4; i++) out[4 + i] = name.charCodeAt(i);
  out.set(data, 8);
  let c = 0xffffffff;
  for (let i = 4; i < data.length + 8; i++) c = crcTable[(c ^ out[i]) & 255] ^ (c >>> 8);
  out.set(word((c ^ 0xffffffff) >>> 0), data.length + 8);
  return out;
}

/** One stored deflate block: no compressor needed, and the picture never travels over a network. */
function stored(raw: Uint8Array): Uint8Array {
  const size = raw.length;
  const out = new Uint8Array(size + 11);
  out.set([0x78, 0x01, 1, size & 255, size >>> 8, ~size & 255, (~size >>> 8) & 255]);
  out.set(raw, 7);
  let a = 1;
  let b = 0;
  for (const v of raw) {
    a = (a + v) % 65521;
    b = (b + a) % 65521;
  }
  out.set(word(((b << 16) | a) >>> 0), size + 7);
  return out;
}

/** `field` in [-1, 1]: black where it is negative, white where it is positive, `strength` of it at most. */
function picture(side: number, field: Float32Array, strength: number): string {
  const raw = new Uint8Array((side + 1) * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) raw[y * (side + 1) + x + 1] = Math.max(0, Math.min(255, Math.round(128 + field[y * side + x] * 127)));
  const colours = Array.from({ length: 768 }, (_, i) => (i < 384 ? 0 : 255));
  const alphas = Array.from({ length: 256 }, (_, i) => Math.round((Math.abs(i - 128) / 128) * 255 * strength));
  const parts = [
    [137, 80, 78, 71, 13, 10, 26, 10],
    chunk('IHDR', [...word(side), ...word(side), 8, 3, 0, 0, 0]),
    chunk('PLTE', colours),
    chunk('tRNS', alphas),
    chunk('IDAT', stored(raw)),
    chunk('IEND', []),
  ];
  let text = '';
  for (const part of parts) for (let i = 0; i < part.length; i += 4096) text += String.fromCharCode(...part.slice(i, i + 4096));
  return `data:image/png;base64,${btoa(text)}`;
}

/** Smooth seamless noise in [-1, 1]; `fx`, `fy`: lumps along each side. */
function lumps(side: number, fx: number, fy: number, seed: number): Float32Array {
  const dice = chance(seed);
  const grid = Float32Array.from({ length: fx * fy }, () => dice.next() * 2 - 1);
  const out = new Float32Array(side * side);
  const ease = (t: number) => t * t * (3 - 2 * t);
  for (let y = 0; y < side; y++) {
    const gy = (y / side) * fy;
    const y0 = Math.floor(gy);
    const ty = ease(gy - y0);
    const upper = y0 * fx;
    const lower = ((y0 + 1) % fy) * fx;
    for (let x = 0; x < side; x++) {
      const gx = (x / side) * fx;
      const x0 = Math.floor(gx);
      const x1 = (x0 + 1) % fx;
      const tx = ease(gx - x0);
      const top = grid[upper + x0] + (grid[upper + x1] - grid[upper + x0]) * tx;
      const low = grid[lower + x0] + (grid[lower + x1] - grid[lower + x0]) * tx;
      out[y * side + x] = top + (low - top) * ty;
    }
  }
  return out;
}

const mix = (side: number, layers: readonly (readonly [Float32Array, number])[]): Float32Array => {
  const out = new Float32Array(side * side);
  for (const [layer, share] of layers) for (let i = 0; i < out.length; i++) out[i] += layer[i] * share;
  return out;
};

const SIDE = 192;

const recipes = {
  /** fine grit with a few bright stones */
  grit: () => {
    const dice = chance(11);
    const dots = Float32Array.from({ length: SIDE * SIDE }, () => {
      const v = dice.next();
      return v > 0.985 ? 0.9 : v < 0.02 ? -0.8 : (dice.next() - 0.5) * 0.7;
    });
    return picture(
      SIDE,
      mix(SIDE, [
        [dots, 0.7],
        [lumps(SIDE, 48, 48, 12), 0.3],
      ]),
      0.3,
    );
  },
  /** large soft stains */
  stains: () =>
    picture(
      SIDE,
      mix(SIDE, [
        [lumps(SIDE, 3, 3, 21), 0.6],
        [lumps(SIDE, 7, 7, 22), 0.4],
        [lumps(SIDE, 17, 17, 23), 0.25],
        [lumps(SIDE, 41, 41, 24), 0.15],
      ]),
      0.5,
    ),
  /** fibres along x: wood, carpet, brushed stone */
  fibres: () =>
    picture(
      SIDE,
      mix(SIDE, [
        [lumps(SIDE, 4, 64, 31), 0.5],
        [lumps(SIDE, 9, 96, 32), 0.5],
        [lumps(SIDE, 3, 5, 33), 0.4],
      ]),
      0.42,
    ),
} as const;

export type TextureName = keyof typeof recipes;
const made = new Map<TextureName, string>();

/** Data address of the texture, made once. */
export function texture(name: TextureName): string {
  let address = made.get(name);
  if (address === undefined) made.set(name, (address = recipes[name]()));
  return address;
}

/** A pattern that covers `size` units with one repeat. */
export const texturePattern = (name: TextureName, id: string, size: number): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><image href="${texture(name)}" width="${size}" height="${size}" preserveAspectRatio="none"/></pattern>`;

/** Makes those that every board needs while nothing else is to be done. */
export function makeTextures(): void {
  const idle = (work: () => void) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work, 200));
  for (const name of Object.keys(recipes) as TextureName[]) idle(() => texture(name));
}
