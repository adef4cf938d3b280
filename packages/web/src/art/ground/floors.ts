// Floors as repeating patterns: drawn once, used by every room that has them.
import { chance } from '../random.ts';
import { circle, n, path, rect } from '../svg.ts';
import type { Kit } from './kit.ts';

const tile = (id: string, w: number, h: number, inside: string, turn = 0): string =>
  `<pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${inside}</pattern>`;

type Tones = readonly string[];

/** Boards laid along x, ends staggered. */
const planks = (tones: Tones, seam: string, width: number, length: number, turn: number, ink: number) => (id: string) => {
  const dice = chance(7);
  let out = rect(0, 0, length * 2, width * 6, { fill: tones[0] });
  for (let row = 0; row < 6; row++) {
    const shift = ((row * 5) % 6) * (length / 3);
    for (const start of [shift - length * 2, shift - length, shift, shift + length])
      out += rect(start, row * width, length, width, { fill: dice.pick(tones), stroke: seam, 'stroke-width': ink });
    const y = row * width;
    out += path(
      `M0 ${n(y + width * 0.35)}q${n(length / 2)} ${n(dice.between(-2, 2))} ${n(length)} 0t${n(length)} 0M0 ${n(y + width * 0.7)}q${n(length / 2)} ${n(dice.between(-1.5, 1.5))} ${n(length)} 0t${n(length)} 0`,
      {
        fill: 'none',
        stroke: seam,
        'stroke-width': ink * 0.6,
        opacity: 0.35,
      },
    );
  }
  return tile(id, length * 2, width * 6, out, turn);
};

const checker =
  (a: string, b: string, side: number, seam: string, turn = 0) =>
  (id: string) =>
    tile(
      id,
      side * 2,
      side * 2,
      rect(0, 0, side * 2, side * 2, { fill: a }) +
        rect(0, 0, side, side, { fill: b }) +
        rect(side, side, side, side, { fill: b }) +
        path(`M0 0H${side * 2}M0 ${side}H${side * 2}M0 0V${side * 2}M${side} 0V${side * 2}`, {
          stroke: seam,
          'stroke-width': 0.8,
          opacity: 0.6,
        }),
      turn,
    );

const slabs =
  (tones: Tones, side: number, seam: string, ink = 1) =>
  (id: string) => {
    const dice = chance(5);
    let out = rect(0, 0, side * 4, side * 4, { fill: seam });
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 4; c++)
        out += rect(c * side + ink / 2, r * side + ink / 2, side - ink, side - ink, { rx: 1, fill: dice.pick(tones) });
    return tile(id, side * 4, side * 4, out);
  };

/** Uneven stones in rows, each with a lit upper edge; woodcut ink when `ink` is strong. */
export const stones =
  (tones: Tones, seam: string, w: number, h: number, rows: number, columns: number, round: number, ink: number, seed: number) =>
  (id: string) => {
    const dice = chance(seed);
    const width = w * columns;
    const height = h * rows;
    let out = rect(0, 0, width, height, { fill: seam });
    for (let row = 0; row < rows; row++) {
      let x = (row % 2) * -w * 0.5;
      const stop = x + width;
      while (x < stop - w * 0.4) {
        const left = stop - x;
        const wide = left < w * 1.5 ? left : w * dice.between(0.7, 1.3);
        const high = h - ink - dice.between(0, 1.2);
        const fill = dice.pick(tones);
        const y = row * h + dice.between(0, 1);
        for (const shift of x < 0 || x + wide > width ? [0, width] : [0]) {
          const at = x + shift - (x + wide > width && shift ? width * 2 : 0);
          out += rect(at + ink / 2, y + ink / 2, wide - ink, high, { rx: round, fill });
          out += path(`M${n(at + round)} ${n(y + ink + 0.4)}h${n(Math.max(1, wide - round * 2 - ink))}`, {
            stroke: '#fff',
            'stroke-width': 0.9,
            opacity: 0.16,
          });
          if (ink > 1.2) {
            const hx = at + wide - ink;
            out += path(`M${n(hx - 5)} ${n(y + high)}l4-4M${n(hx - 8)} ${n(y + high)}l3-3M${n(hx - 2)} ${n(y + high - 1)}l1.4-1.6`, {
              stroke: seam,
              'stroke-width': 0.7,
              opacity: 0.8,
            });
          }
        }
        x += wide;
      }
    }
    return tile(id, width, height, out);
  };

const herringbone =
  (tones: Tones, seam: string, turn = 45) =>
  (id: string) => {
    const w = 7;
    let out = rect(0, 0, w * 4, w * 4, { fill: tones[0] });
    for (let i = -4; i < 5; i++) {
      out += rect(i * w, i * w, w * 2, w, { fill: tones[(i + 4) % tones.length], stroke: seam, 'stroke-width': 0.6 });
      out += rect(i * w - w * 4, i * w, w * 2, w, { fill: tones[(i + 4) % tones.length], stroke: seam, 'stroke-width': 0.6 });
      out += rect(i * w + w * 4, i * w, w * 2, w, { fill: tones[(i + 4) % tones.length], stroke: seam, 'stroke-width': 0.6 });
      for (const s of [-4, 0, 4])
        out += rect((i + 2 + s) * w, (i - 1) * w, w, w * 2, { fill: tones[(i + 5) % tones.length], stroke: seam, 'stroke-width': 0.6 });
    }
    return tile(id, w * 4, w * 4, out, turn);
  };

const hexes = (a: string, seam: string) => (id: string) => {
  const hex = (x: number, y: number) => `M${n(x + 4)} ${n(y)}l3.5 2v4l-3.5 2l-3.5-2v-4z`;
  return tile(
    id,
    8,
    12,
    rect(0, 0, 8, 12, { fill: seam }) + path(hex(0, 0) + hex(-4, 6) + hex(4, 6) + hex(-4, -6) + hex(4, -6), { fill: a }),
  );
};

const marble = (base: string, vein: string, side: number, seam: string) => (id: string) => {
  const dice = chance(31);
  let out = rect(0, 0, side * 3, side * 3, { fill: base });
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) {
      const x = c * side;
      const y = r * side;
      if (dice.maybe(0.4)) out += rect(x, y, side, side, { fill: '#000', opacity: 0.05 });
      for (let v = 0; v < 2; v++) {
        const fromX = x + dice.between(0, side);
        out += path(
          `M${n(fromX)} ${n(y)}q${n(dice.between(-9, 9))} ${n(side * 0.4)} ${n((x + dice.between(4, side - 4) - fromX) * 0.5)} ${n(side * 0.55)}t${n(dice.between(-5, 5))} ${n(side * 0.45)}`,
          { fill: 'none', stroke: vein, 'stroke-width': dice.between(0.4, 1.3), opacity: 0.5 },
        );
      }
    }
  out += path([0, 1, 2].map((i) => `M0 ${i * side}H${side * 3}M${i * side} 0V${side * 3}`).join(''), { stroke: seam, 'stroke-width': 0.9 });
  return tile(id, side * 3, side * 3, out);
};

const carpet = (base: string, dot: string) => (id: string) =>
  tile(
    id,
    12,
    12,
    rect(0, 0, 12, 12, { fill: base }) + path('M3 1l1.6 2l-1.6 2l-1.6-2zM9 7l1.6 2l-1.6 2l-1.6-2z', { fill: dot, opacity: 0.55 }),
  );

const earth = (tones: Tones) => (id: string) => {
  const dice = chance(17);
  let out = rect(0, 0, 60, 60, { fill: tones[0] });
  for (let i = 0; i < 34; i++)
    out += circle(dice.between(3, 57), dice.between(3, 57), dice.between(0.6, 2.4), { fill: dice.pick(tones), opacity: 0.7 });
  return tile(id, 60, 60, out);
};

/** name → definition; a trailing `-v` lays the same floor the other way. */
const floors: Readonly<Record<string, (id: string) => string>> = {
  wood: planks(['#8a6743', '#7d5c3b', '#94704a', '#836140'], '#3d2a19', 10, 62, 0, 0.8),
  'wood-v': planks(['#8a6743', '#7d5c3b', '#94704a', '#836140'], '#3d2a19', 10, 62, 90, 0.8),
  oak: planks(['#a58258', '#98774f', '#af8d62'], '#4c3822', 13, 74, 0, 0.8),
  parquet: herringbone(['#8f6b43', '#9d784d', '#80603c', '#a5815a'], '#4a341f'),
  diner: checker('#b9b2a0', '#5b6f73', 13, '#2c3032'),
  kitchen: checker('#a7a08c', '#8d8776', 12, '#4a463d'),
  bath: hexes('#9eadb0', '#66757a'),
  shop: slabs(['#8f938f', '#868a86', '#979b96'], 24, '#5a5e5c'),
  cement: slabs(['#7c7a75', '#75736e', '#807e78'], 52, '#55534f', 1.4),
  blue: carpet('#46566c', '#7f95b4'),
  wine: carpet('#6b3a3c', '#b98f5c'),
  moss: carpet('#4f5a44', '#8a9a6a'),
  old: planks(['#7a5a38', '#6b4d2e', '#856441', '#614528'], '#20140b', 13, 70, 0, 1.5),
  'old-v': planks(['#7a5a38', '#6b4d2e', '#856441', '#614528'], '#20140b', 13, 70, 90, 1.5),
  flags: stones(['#857a68', '#776d5c', '#918673', '#6c6353'], '#241c13', 26, 22, 6, 5, 3, 2, 41),
  brickfloor: stones(['#8a5f46', '#7c543d', '#956a50'], '#2a1910', 16, 9, 10, 8, 1, 1.3, 42),
  earth: earth(['#6b5438', '#5c472e', '#7c6545', '#4f3d27']),
  cold: stones(['#8b97a3', '#7d8a97', '#97a3ae', '#75828f'], '#3b4652', 30, 24, 6, 4, 3, 1.2, 43),
  hall: stones(['#9aa2a6', '#8c959b', '#a5adb0'], '#4a545c', 40, 40, 4, 4, 2, 1.2, 44),
  pine: planks(['#8d7454', '#7f684a', '#9a815f'], '#33271a', 13, 66, 90, 1),
  ramp: stones(['#a8afb3', '#9aa2a8', '#b3babd', '#8e979e'], '#566069', 22, 18, 6, 6, 2, 1.2, 45),
  snowfloor: stones(['#b7c6d1', '#c4d2db', '#a9bac7', '#d2dee5'], '#93a6b5', 30, 24, 6, 4, 4, 1, 46),
  marble: marble('#c9c6bd', '#8f8d86', 30, '#a09d94'),
  chess: checker('#c8c4b8', '#43464d', 20, '#2b2d31', 45),
  green: marble('#8fa294', '#5f7568', 34, '#6f8377'),
  office: carpet('#3d4f74', '#c0a768'),
  red: carpet('#7c2a2f', '#c59a4e'),
};

/** What a floor looks like from far away. */
const flats: Readonly<Record<string, string>> = {
  wood: '#876540',
  'wood-v': '#876540',
  oak: '#a2805a',
  parquet: '#8f6d48',
  diner: '#8a9088',
  kitchen: '#9a9481',
  bath: '#8f9fa2',
  shop: '#8b8f8b',
  cement: '#797771',
  blue: '#4e5f78',
  wine: '#77453f',
  moss: '#576249',
  old: '#6b4f31',
  'old-v': '#6b4f31',
  flags: '#74695a',
  brickfloor: '#7c543d',
  earth: '#655036',
  cold: '#7f8b98',
  hall: '#929aa0',
  pine: '#86704f',
  ramp: '#989fa5',
  snowfloor: '#b8c7d2',
  marble: '#c2bfb6',
  chess: '#86857f',
  green: '#879a8c',
  office: '#4a5876',
  red: '#84373a',
};

export const floor = (kit: Kit, name: string): string => (kit.detail === 'thumb' ? flats[name] : kit.def(`f-${name}`, floors[name]));
