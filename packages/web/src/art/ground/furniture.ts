// Things that stand along the walls of rooms, seen from above. Each is drawn with its back at y = 0, into the room.
import type { Chance } from '../random.ts';
import { circle, ellipse, path, rect } from '../svg.ts';

export interface Wood {
  readonly light: string;
  readonly base: string;
  readonly deep: string;
  readonly cloth: string;
  readonly cloth2: string;
  readonly metal: string;
  readonly ink: string;
}

export interface Piece {
  readonly w: number;
  readonly d: number;
  readonly draw: (m: Wood, dice: Chance) => string;
}

const box = (x: number, y: number, w: number, h: number, fill: string, m: Wood, rx = 1.5) =>
  rect(x, y, w, h, { rx, fill, stroke: m.ink, 'stroke-width': 0.8 });
const top = (x: number, y: number, w: number, h: number, m: Wood) =>
  rect(x, y, w, h, { rx: 1, fill: '#fff', opacity: 0.1 }) + rect(x, y + h, w, 0.8, { fill: m.ink, opacity: 0.4 });

const books = (x: number, y: number, w: number, h: number, dice: Chance) => {
  const tones = ['#7a4a35', '#4a5a52', '#8a7446', '#5a3f4a', '#6d6a60', '#39485a'];
  let out = '';
  for (let at = x; at < x + w - 2; ) {
    const width = dice.between(1.8, 3.6);
    if (!dice.maybe(0.12)) out += rect(at, y + dice.between(0, 1.4), width, h, { fill: dice.pick(tones) });
    at += width + 0.5;
  }
  return out;
};

const barrel = (m: Wood): string =>
  circle(9, 9, 8.4, { fill: m.base, stroke: m.ink, 'stroke-width': 1 }) +
  circle(9, 9, 6.2, { fill: m.light, stroke: m.ink, 'stroke-width': 0.7 }) +
  path('M4 6h10M3 9h12M4 12h10', { stroke: m.ink, 'stroke-width': 0.5, opacity: 0.6 });

export const pieces = {
  bed: {
    w: 34,
    d: 46,
    draw: (m) =>
      box(0, 0, 34, 46, m.deep, m) +
      box(2, 2, 30, 42, '#d9d2c2', m, 3) +
      box(4, 3, 12, 9, '#efe9dc', m, 3) +
      box(18, 3, 12, 9, '#efe9dc', m, 3) +
      path('M2 17h30v25q0 2-3 2H5q-3 0-3-2z', { fill: m.cloth, stroke: m.ink, 'stroke-width': 0.8 }) +
      path('M2 17h30v5q-15 4-30 0z', { fill: m.cloth2 }) +
      path('M9 24l3 18M22 23l-2 20', { stroke: m.ink, 'stroke-width': 0.6, fill: 'none', opacity: 0.5 }),
  },
  sofa: {
    w: 50,
    d: 22,
    draw: (m) =>
      box(0, 0, 50, 22, m.cloth, m, 5) +
      box(6, 6, 18.5, 15, m.cloth2, m, 3) +
      box(25.5, 6, 18.5, 15, m.cloth2, m, 3) +
      rect(3, 1.5, 44, 2.5, { rx: 1.2, fill: '#fff', opacity: 0.12 }),
  },
  shelf: {
    w: 44,
    d: 12,
    draw: (m, dice) =>
      box(0, 0, 44, 12, m.deep, m) +
      rect(1.5, 1.5, 41, 8, { fill: m.ink, opacity: 0.6 }) +
      books(2, 2, 40, 6.5, dice) +
      top(0, 9.5, 44, 2, m),
  },
  rack: {
    w: 48,
    d: 15,
    draw: (m, dice) => {
      let out = box(0, 0, 48, 15, m.metal, m, 1);
      for (let x = 3; x < 44; x += 8)
        if (!dice.maybe(0.2)) out += box(x, dice.between(2, 5), 6.5, 7.5, dice.pick([m.base, m.cloth, m.light, '#6c6f72']), m, 1);
      return out + rect(0, 12.5, 48, 2.5, { fill: '#fff', opacity: 0.14 });
    },
  },
  counter: {
    w: 56,
    d: 17,
    draw: (m) =>
      box(0, 0, 56, 17, m.light, m) +
      rect(1.5, 1.5, 53, 11, { rx: 1, fill: '#fff', opacity: 0.08 }) +
      box(8, 3, 15, 9, m.metal, m, 2) +
      circle(15.5, 7.5, 1.2, { fill: m.ink }) +
      circle(36, 6, 3.4, { fill: 'none', stroke: m.ink, 'stroke-width': 1 }) +
      circle(46, 6, 3.4, { fill: 'none', stroke: m.ink, 'stroke-width': 1 }) +
      circle(36, 12.5, 2, { fill: 'none', stroke: m.ink, 'stroke-width': 1 }) +
      circle(46, 12.5, 2, { fill: 'none', stroke: m.ink, 'stroke-width': 1 }),
  },
  fridge: {
    w: 20,
    d: 19,
    draw: (m) =>
      box(0, 0, 20, 19, '#b9bdbd', m, 2) +
      rect(1.5, 1.5, 17, 13, { rx: 1, fill: '#fff', opacity: 0.25 }) +
      rect(2, 16.4, 16, 1.2, { fill: m.ink }),
  },
  desk: {
    w: 46,
    d: 24,
    draw: (m, dice) =>
      box(0, 0, 46, 20, m.base, m) +
      top(1.5, 1.5, 43, 14, m) +
      box(14, 3, 18, 5, '#23262b', m, 1) +
      rect(15, 7.2, 16, 0.9, { fill: '#7fb4d6', opacity: 0.7 }) +
      rect(15, 11, 15, 5, { rx: 1, fill: '#2d3035' }) +
      rect(4, dice.between(4, 8), 7, 9, { fill: '#ddd8ca', transform: 'rotate(-9 7 9)' }) +
      box(16, 21, 15, 12, m.cloth, m, 5),
  },
  wardrobe: {
    w: 38,
    d: 15,
    draw: (m) =>
      box(0, 0, 38, 15, m.base, m) +
      rect(1.5, 1.5, 35, 9, { fill: m.light, opacity: 0.5 }) +
      path('M19 1v14', { stroke: m.ink, 'stroke-width': 0.8 }),
  },
  basin: {
    w: 20,
    d: 14,
    draw: (m) =>
      box(0, 0, 20, 14, '#cfd3d2', m, 3) +
      ellipse(10, 7.5, 6.5, 4.2, { fill: '#9fa9ab', stroke: m.ink, 'stroke-width': 0.6 }) +
      circle(10, 7, 0.9, { fill: m.ink }),
  },
  toilet: {
    w: 14,
    d: 20,
    draw: (m) =>
      box(0, 0, 14, 6, '#d6d8d6', m, 1) +
      ellipse(7, 12.5, 6, 7, { fill: '#d6d8d6', stroke: m.ink, 'stroke-width': 0.8 }) +
      ellipse(7, 13, 3.6, 4.6, { fill: '#8f9a9d' }),
  },
  bath: {
    w: 46,
    d: 22,
    draw: (m) =>
      box(0, 0, 46, 22, '#d4d6d3', m, 4) +
      rect(3.5, 3.5, 39, 15, { rx: 6, fill: '#aeb7b8', stroke: m.ink, 'stroke-width': 0.6 }) +
      circle(9, 11, 1.2, { fill: m.ink }),
  },
  plant: {
    w: 16,
    d: 16,
    draw: (m, dice) => {
      let out = circle(8, 8, 5, { fill: m.deep, stroke: m.ink, 'stroke-width': 0.8 });
      for (let i = 0; i < 7; i++) {
        const turn = i * 51 + dice.between(0, 20);
        out += path('M0 0q4-3 9 0q-5 3-9 0', {
          fill: i % 2 ? '#4d6b3f' : '#5f8049',
          transform: `translate(8 8)rotate(${Math.round(turn)})`,
        });
      }
      return out;
    },
  },
  boxes: {
    w: 30,
    d: 26,
    draw: (m) =>
      box(0, 0, 17, 16, m.light, m) +
      path('M0 8h17M8.5 0v16', { stroke: m.ink, 'stroke-width': 0.6, opacity: 0.6 }) +
      box(13, 9, 16, 15, m.base, m) +
      path('M13 16.5h16', { stroke: m.ink, 'stroke-width': 0.6, opacity: 0.6 }),
  },
  barrel: { w: 18, d: 18, draw: barrel },
  barrels: { w: 34, d: 20, draw: (m) => `${barrel(m)}<g transform="translate(15 2)scale(.95)">${barrel(m)}</g>` },
  chest: {
    w: 28,
    d: 18,
    draw: (m) =>
      box(0, 0, 28, 18, m.deep, m, 2) +
      box(2, 2, 24, 14, m.base, m) +
      rect(6, 0, 2.4, 18, { fill: m.metal }) +
      rect(19.6, 0, 2.4, 18, { fill: m.metal }) +
      box(11.5, 13, 5, 4.5, m.metal, m),
  },
  bench: {
    w: 40,
    d: 12,
    draw: (m) => box(0, 2, 40, 9, m.base, m) + path('M1 5h38M1 8h38', { stroke: m.ink, 'stroke-width': 0.5, opacity: 0.6 }),
  },
  hearth: {
    w: 44,
    d: 22,
    draw: (m) =>
      box(0, 0, 44, 16, '#6d665c', m, 1) +
      path('M0 5h44M10 0v5M24 0v5M36 0v5', { stroke: m.ink, 'stroke-width': 0.7, opacity: 0.7 }) +
      rect(8, 5, 28, 13, { rx: 2, fill: '#140a06', stroke: m.ink, 'stroke-width': 0.8 }) +
      path('M12 15l18-5M14 10l17 5', { stroke: '#3a2416', 'stroke-width': 3.2, 'stroke-linecap': 'round' }) +
      path('M14 15q-1-5 3-8q0 3 2 3q0-5 4-7q-1 4 2 6q2-1 2-4q4 4 2 10z', { fill: '#ff9a3a' }) +
      path('M18 15q-1-3 2-5q0 2 2 2q1-2 2-3q2 3 1 6z', { fill: '#ffe29a' }),
  },
  stove: {
    w: 24,
    d: 22,
    draw: (m) =>
      box(0, 0, 24, 22, '#3d4046', m, 2) +
      circle(12, 11, 7.5, { fill: '#2a2c31', stroke: m.ink, 'stroke-width': 0.8 }) +
      circle(12, 11, 3.5, { fill: '#ff8a3c' }) +
      circle(12, 11, 1.8, { fill: '#ffdf9c' }),
  },
  straw: {
    w: 38,
    d: 28,
    draw: (_, dice) => {
      let d = '';
      for (let i = 0; i < 46; i++)
        d += `M${dice.between(3, 33).toFixed(1)} ${dice.between(3, 23).toFixed(1)}l${dice.between(-7, 7).toFixed(1)} ${dice.between(-4, 4).toFixed(1)}`;
      return (
        path('M4 8q8-8 18-5q14-2 13 10q3 12-12 13q-16 4-20-6q-4-6 1-12z', { fill: '#9a7b38', opacity: 0.75 }) +
        path(d, { stroke: '#d9b765', 'stroke-width': 0.9, fill: 'none' })
      );
    },
  },
  sacks: {
    w: 32,
    d: 22,
    draw: (m) =>
      path('M2 10q0-9 8-9q9 0 9 9q1 9-8 9q-9 0-9-9z', { fill: '#b39a6c', stroke: m.ink, 'stroke-width': 0.9 }) +
      path('M14 13q-1-9 8-9q9 0 9 9q1 8-8 8q-9 1-9-8z', { fill: '#a1885b', stroke: m.ink, 'stroke-width': 0.9 }) +
      path('M8 7l4 2M21 10l4 3', { stroke: m.ink, 'stroke-width': 0.8 }),
  },
  weapons: {
    w: 42,
    d: 13,
    draw: (m) =>
      box(0, 0, 42, 6, m.deep, m) +
      path('M5 5v7M12 5v8M19 5v7M26 5v8M33 5v7', { stroke: m.metal, 'stroke-width': 1.8 }) +
      path('M3 8h4M10 9h4M17 8h4M24 9h4M31 8h4', { stroke: m.light, 'stroke-width': 1.4 }),
  },
  anvil: {
    w: 24,
    d: 22,
    draw: (m) =>
      circle(12, 12, 9.5, { fill: m.base, stroke: m.ink, 'stroke-width': 0.9 }) +
      path('M3 9h15l4 3l-4 3h-15z', { fill: '#5a5e63', stroke: m.ink, 'stroke-width': 0.9 }) +
      rect(6, 10, 9, 1.2, { fill: '#fff', opacity: 0.35 }),
  },
  stairsUp: {
    w: 30,
    d: 44,
    draw: (m) => {
      let out = box(0, 0, 30, 44, m.base, m);
      for (let i = 0; i < 8; i++) out += rect(1.5, 1.5 + i * 5.2, 27, 4.6, { fill: m.light, opacity: 0.12 + i * 0.09 });
      return out;
    },
  },
  piano: {
    w: 44,
    d: 26,
    draw: (m) =>
      path('M0 0h44v10q-10 2-16 10q-6 8-16 6q-12-2-12-12z', { fill: '#1b1a1d', stroke: m.ink, 'stroke-width': 0.8 }) +
      rect(1, 0.8, 42, 4, { fill: '#e8e4da' }) +
      path('M6 1v4M12 1v4M18 1v4M24 1v4M30 1v4M36 1v4', { stroke: '#111', 'stroke-width': 1 }),
  },
  flag: {
    w: 16,
    d: 12,
    draw: (m) =>
      circle(8, 5, 3.4, { fill: m.metal, stroke: m.ink, 'stroke-width': 0.7 }) +
      path('M8 5q5-4 8 1q-3 5-8-1z', { fill: '#5a78b8', stroke: m.ink, 'stroke-width': 0.6 }),
  },
  rubble: {
    w: 40,
    d: 24,
    draw: (m, dice) => {
      let out = '';
      for (let i = 0; i < 13; i++) {
        const x = dice.between(2, 34);
        const y = dice.between(0, 24 - x * 0.3);
        const s = dice.between(3, 8);
        out += path(
          `M0 ${(s * 0.5).toFixed(1)}L${(s * 0.4).toFixed(1)} 0L${s.toFixed(1)} ${(s * 0.3).toFixed(1)}L${(s * 0.8).toFixed(1)} ${s.toFixed(1)}L${(s * 0.2).toFixed(1)} ${(s * 0.9).toFixed(1)}z`,
          {
            fill: dice.pick(['#8f9aa3', '#a9b4bb', '#74808a']),
            stroke: m.ink,
            'stroke-width': 0.7,
            transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
          },
        );
      }
      return out;
    },
  },
} satisfies Record<string, Piece>;

export type PieceName = keyof typeof pieces;

/** What may stand in the middle of a large room. */
export const centres = {
  table: (m: Wood) =>
    [-17, 17].map((x) => [-1, 1].map((s) => box(x - 5, s * 17 - 5, 10, 10, m.cloth, m, 3)).join('')).join('') +
    box(-28, -14, 56, 28, m.base, m, 3) +
    rect(-26, -12, 52, 22, { rx: 2, fill: '#fff', opacity: 0.07 }) +
    path('M-26 -5h52M-26 4h52', { stroke: m.ink, 'stroke-width': 0.5, opacity: 0.5 }),
  round: (m: Wood) =>
    [0, 90, 180, 270]
      .map((t) => circle(0, -19, 6, { fill: m.cloth, stroke: m.ink, 'stroke-width': 0.8, transform: `rotate(${t + 45})` }))
      .join('') +
    circle(0, 0, 16, { fill: m.base, stroke: m.ink, 'stroke-width': 0.9 }) +
    circle(0, 0, 13, { fill: '#fff', opacity: 0.07 }),
  rug: (m: Wood) =>
    rect(-36, -24, 72, 48, { rx: 2, fill: m.cloth, stroke: m.ink, 'stroke-width': 0.8 }) +
    rect(-32, -20, 64, 40, { fill: 'none', stroke: m.cloth2, 'stroke-width': 2.4 }) +
    path('M0 -14L22 0L0 14L-22 0z', { fill: 'none', stroke: m.cloth2, 'stroke-width': 1.8 }) +
    path('M-36 -22v44M36 -22v44', { stroke: m.light, 'stroke-width': 1.6, 'stroke-dasharray': '1.4 1.6' }),
  isle: (m: Wood) =>
    box(-32, -9, 64, 18, m.metal, m, 1) +
    [-28, -18, -8, 2, 12, 22]
      .map(
        (x, i) => box(x, -7, 7.5, 6, [m.cloth, m.base, m.light][i % 3], m, 1) + box(x, 1, 7.5, 6, [m.light, m.cloth2, m.base][i % 3], m, 1),
      )
      .join(''),
  fur: (m: Wood) =>
    path('M-30 -4q-8-10 0-12q8 0 12-4q18-6 34 2q12-6 15 3q-2 7-8 9q3 10-1 16q8 6 3 11q-8 3-14-5q-14 6-30 0q-8 8-13 2q-3-8 4-12z', {
      fill: m.cloth,
      stroke: m.ink,
      'stroke-width': 0.9,
    }) +
    path('M-22 -4q20-8 42 0M-20 4q20 6 38 1M-12 -9q14-3 26 0', {
      fill: 'none',
      stroke: m.cloth2,
      'stroke-width': 1.6,
      'stroke-dasharray': '3 2',
    }),
  brazier: (m: Wood) =>
    circle(0, 0, 11, { fill: '#2b2d33', stroke: m.ink, 'stroke-width': 1.2 }) +
    circle(0, 0, 8, { fill: '#5a1e08' }) +
    path('M-5 3q-2-6 2-9q0 4 2 4q1-5 4-6q0 5 3 6q2 4-1 7q-5 4-10-2z', { fill: '#ff8a34' }) +
    path('M-2 3q-1-3 2-5q3 2 2 5q-2 2-4 0z', { fill: '#ffe3a0' }),
  seal: (m: Wood) =>
    ellipse(0, 0, 34, 34, { fill: m.cloth, stroke: m.light, 'stroke-width': 2 }) +
    ellipse(0, 0, 27, 27, { fill: 'none', stroke: m.light, 'stroke-width': 1, 'stroke-dasharray': '2.5 2.5' }) +
    path('M0 -19l4.6 13h13.6l-11 8.2l4.2 13l-11.4-8l-11.4 8l4.2-13l-11-8.2h13.6z', { fill: m.light, opacity: 0.75 }),
  planks: (m: Wood) =>
    path('M-30 -12L24 10M-20 14L30 -8', { stroke: m.deep, 'stroke-width': 6, 'stroke-linecap': 'butt' }) +
    path('M-30 -12L24 10M-20 14L30 -8', { stroke: m.light, 'stroke-width': 0.8 }),
} as const;

export type CentreName = keyof typeof centres;
