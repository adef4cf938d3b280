// A bust of parts in a box of 100 by 100: what lies behind the head, the head, hair, beard, hat, garb. Ink lines, three tones each.
import { circle, ellipse, path, rect } from '../svg.ts';

export const INK = '#17110d';
export const S = { stroke: INK, 'stroke-width': 2.4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
export const line = (d: string, width = 2, colour = INK) =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
export const shape = (d: string, fill: string) => path(d, { fill, ...S });
export const flat = (d: string, fill: string, opacity?: number) => path(d, { fill, opacity });

/** Darker or lighter by a share of -1 to 1. */
export function tone(hex: string, by: number): string {
  const v = Number.parseInt(hex.slice(1), 16);
  const to = by < 0 ? 0 : 255;
  const part = (c: number) => Math.round(c + (to - c) * Math.abs(by));
  const all = (part((v >> 16) & 255) << 16) | (part((v >> 8) & 255) << 8) | part(v & 255);
  return `#${all.toString(16).padStart(6, '0')}`;
}

export type Part = (colour: string, second: string) => string;
/** Keeps the names of a set of parts and gives them one shape. */
export const parts = <K extends string>(set: Record<K, Part>): Readonly<Record<K, Part>> => set;

export const faces = {
  oval: 'M31 41q0-19 19-19q19 0 19 19q0 13-5 20q-6 10-14 10q-8 0-14-10q-5-7-5-20z',
  square: 'M30 38q1-16 20-16q19 0 20 16q1 16-3 23q-6 9-17 9q-11 0-17-9q-4-7-3-23z',
  round: 'M29 44q0-21 21-21q21 0 21 21q0 13-7 20q-6 7-14 7q-8 0-14-7q-7-7-7-20z',
  long: 'M32 38q1-17 18-17q17 0 18 17q0 18-4 25q-6 11-14 11q-8 0-14-11q-4-7-4-25z',
} as const;
export type Face = keyof typeof faces;

export const head = (face: Face, skin: string, pointed = false): string => {
  const shade = tone(skin, -0.24);
  const ears = pointed
    ? shape('M31 46q-9-6-13-14q9 1 14 6zM69 46q9-6 13-14q-9 1-14 6z', skin)
    : shape('M31 43q-6-3-6 4q1 8 7 8zM69 43q6-3 6 4q-1 8-7 8z', skin);
  return (
    shape('M41 60h18v16q-9 8-18 0z', shade) +
    ears +
    shape(faces[face], skin) +
    flat('M52 23q17 1 17 18q0 13-5 20q-6 10-13 10q9-8 10-22q0-16-9-26z', shade, 0.55) +
    flat('M35 40q2-11 10-14q-7 9-6 20q-4-1-4-6z', tone(skin, 0.3), 0.5)
  );
};

/** Eyes by mood; brows in the colour of the hair. */
export const eyes = (mood: 'calm' | 'hard' | 'wide' | 'soft' | 'sly' | 'tired', brow: string): string => {
  const pair = (l: string) => `${l}<g transform="matrix(-1 0 0 1 100 0)">${l}</g>`;
  const b = tone(brow, -0.35);
  const eye = ellipse(41, 46, 3.6, 3, { fill: '#f7f1e6' }) + circle(41.6, 46.2, 2.1, { fill: INK });
  if (mood === 'hard') return pair(eye + flat('M36 44q5-3 10 1l-1 2q-4-3-9-1z', INK) + line('M34.5 39.5L46 43', 3, b));
  if (mood === 'wide')
    return pair(
      ellipse(41, 46, 4.4, 4.4, { fill: '#fbf7ee', stroke: INK, 'stroke-width': 1.4 }) +
        circle(41.4, 46.4, 2.3, { fill: INK }) +
        circle(40.6, 45.2, 0.8, { fill: '#fff' }) +
        line('M36 37.5q5-3 9-1', 2.4, b),
    );
  if (mood === 'soft') return pair(eye + line('M36.5 44.5q4-3.5 9 .5', 2, INK) + line('M36 39q5-2.5 9-.5', 2, b));
  if (mood === 'sly') return pair(eye + flat('M36.5 43q5-1.5 9.5 2l-.5 2q-5-3-9-1z', INK) + line('M35.5 41.5l10-1', 2.6, b));
  if (mood === 'tired')
    return pair(
      eye + line('M37 49.5q4 2 8 0', 1.2, tone(brow, -0.2)) + line('M36.5 44.5q4-2 9 0', 2, INK) + line('M35.5 41q5 0 9.5-2', 2.6, b),
    );
  return pair(eye + line('M36.5 43.8q4.5-2.5 9 0', 1.8, INK) + line('M35.5 39.5q5-2 10 0', 2.6, b));
};

export const mouth = (mood: 'calm' | 'smile' | 'grim' | 'grin' | 'open', skin: string): string => {
  const nose = line('M50 46q-2.5 6-1.5 8q2 1.5 4 0', 1.6, tone(skin, -0.5));
  const at = {
    calm: line('M45 62q5 1.5 10 0', 2.2),
    smile: line('M43.5 60.5q6.5 5 13 0', 2.2),
    grim: line('M44.5 63q5.5-2.5 11 0', 2.2),
    grin: path('M43 60q7 2 14 0q-1 7-7 7q-6 0-7-7z', { fill: '#fbf5ea', stroke: INK, 'stroke-width': 1.6 }),
    open: path('M46 60h8q1 7-4 7q-5 0-4-7z', { fill: '#5a1d18', stroke: INK, 'stroke-width': 1.4 }),
  } as const;
  return nose + at[mood];
};

/** Hair behind the head. */
export const back = parts({
  none: () => '',
  long: (c) =>
    shape('M27 40q-1-24 23-24q24 0 23 24q2 22 8 38q-10 8-31 6q-21 2-31-6q6-16 8-38z', c) +
    line('M26 56q-2 12-4 20M74 56q2 12 4 20', 1.6, tone(c, 0.25)),
  bob: (c) => shape('M25 43q-1-26 25-26q26 0 25 26q1 14 2 24q-10 4-14-2h-26q-4 6-14 2q1-10 2-24z', c),
  tail: (c) => shape('M62 24q22-12 27 8q3 18-7 34q-3-14-8-22q-8-10-12-20z', c) + line('M74 30q8 8 7 22', 1.6, tone(c, 0.3)),
  pigtails: (c) =>
    shape('M29 34q-17-8-21 8q-2 16 8 24q0-12 8-18zM71 34q17-8 21 8q2 16-8 24q0-12-8-18z', c) +
    circle(26, 37, 3, { fill: '#d84c5a', ...S }) +
    circle(74, 37, 3, { fill: '#d84c5a', ...S }),
  braids: (c) =>
    shape('M28 46q-8 10-6 22q-2 12 2 22q5 2 8 0q3-14 0-24q2-12 4-18zM72 46q8 10 6 22q2 12-2 22q-5 2-8 0q-3-14 0-24q-2-12-4-18z', c) +
    line('M23 62l9 4M22 71l10 3M23 80l9 2M77 62l-9 4M78 71l-10 3M77 80l-9 2', 1.6, tone(c, -0.4)),
  wild: (c) =>
    shape('M22 50q-8-4-4-10q-6-6 2-10q-2-9 8-10q4-9 12-5q10-7 20 0q9-3 11 5q10 2 8 10q8 4 2 10q4 6-4 10q2 10-6 14h-42q-9-4-7-14z', c),
  afro: (c) =>
    circle(50, 38, 32, { fill: c, ...S }) + line('M28 24q4-6 10-8M24 46q-2-8 1-14M72 22q5 5 6 10M76 46q1-6 0-10', 1.8, tone(c, 0.22)),
});

/** Hair over the brow. */
export const front = parts({
  none: () => '',
  short: (c) =>
    shape('M29 42q-2-24 21-25q23 1 21 25q-4-4-5-11q-7 3-16 3q-10 0-15-5q-3 6-6 13z', c) + line('M38 22q6-4 13-3', 1.6, tone(c, 0.3)),
  side: (c) => shape('M29 44q-3-27 22-28q22 1 20 27q-3-6-5-13q-13 2-24-6q-2 10-13 20z', c) + line('M42 24q8-6 16-4', 1.6, tone(c, 0.3)),
  fringe: (c) =>
    shape('M28 46q-4-30 22-30q26 0 22 30q-3-3-4-9l-4 4l-5-5l-5 5l-5-5l-5 5l-5-4l-5 4q-3 3-6 5z', c) +
    line('M36 24q6-5 14-5', 1.6, tone(c, 0.35)),
  swept: (c) =>
    shape('M29 46q-5-32 24-31q21 1 18 30q-3-6-4-13q-10-2-14-7q-6 12-20 14q-1 4-4 7z', c) +
    line('M44 22q-4 8-11 11M56 20q5 4 8 9', 1.6, tone(c, 0.3)),
  part: (c) =>
    shape('M28 52q-6-36 22-36q28 0 22 36q-3-1-4-6q-1-14-18-22q-17 8-18 22q-1 5-4 6z', c) +
    line('M44 21q-9 6-12 16M56 21q9 6 12 16', 1.6, tone(c, 0.3)),
  spiky: (c) => shape('M28 44l-5-12l7 1l-2-13l10 6l2-13l9 9l7-10l5 11l11-6l-2 12l9-1l-5 15q-4-6-6-11q-9 4-18 2q-12 0-17-2q-2 6-5 12z', c),
  mohawk: (c, d) =>
    flat('M31 40q2-17 19-17q17 0 19 17q-4-10-19-10q-15 0-19 10z', tone(d, -0.35), 0.5) +
    shape('M43 34q-5-20 2-30q7 4 12-1q4 12-1 30q-6-4-13 1z', c) +
    line('M48 26q-2-10 0-17M53 25q1-8 0-16', 1.4, tone(c, 0.4)),
  curls: (c) =>
    shape(
      'M28 46q-7-3-4-9q-5-6 2-9q0-8 8-8q4-7 11-4q6-5 11 0q8-3 11 4q8 1 8 9q6 4 1 9q2 6-4 8q-2-5-4-9q-4 3-8-1q-5 4-10 0q-5 4-10 0q-4 4-8 1q-1 5-4 9z',
      c,
    ) + line('M33 27q3-4 7-2M47 21q4-3 7 0M62 24q5-1 6 3', 1.6, tone(c, 0.3)),
  buzz: (c) =>
    path('M30 41q0-21 20-21q20 0 20 21q-3-8-6-11q-14-5-28 0q-4 4-6 11z', { fill: c, opacity: 0.85, stroke: INK, 'stroke-width': 1.6 }),
  bald: (_, d) => flat('M40 26q6-4 13-2q-8 2-12 8q-3-2-1-6z', tone(d, 0.6), 0.7),
  ring: (c) => shape('M29 46q-4-10 0-17q5 3 4 11q-1 5-4 6zM71 46q4-10 0-17q-5 3-4 11q1 5 4 6z', c),
  bun: (c) =>
    circle(50, 12, 9, { fill: c, ...S }) +
    shape('M29 42q-2-25 21-26q23 1 21 26q-4-10-9-14q-12-4-24 0q-6 5-9 14z', c) +
    line('M44 12q5-5 11-2M40 24q6-4 12-4', 1.4, tone(c, 0.35)),
  knot: (c) =>
    shape('M45 8q5-6 10 0q4 6-1 10h-8q-5-4-1-10z', c) +
    shape('M29 40q1-23 21-24q20 1 21 24q-4-11-8-14q-13-5-26 0q-5 4-8 14z', c) +
    line('M45 16h10', 2.4, '#b3372f'),
});

export const beard = parts({
  none: () => '',
  stubble: (c) => flat('M32 52q4 6 9 5q9-4 18 0q5 1 9-5q0 10-6 14q-6 5-12 5q-6 0-12-5q-6-4-6-14z', c, 0.42),
  moustache: (c) => shape('M50 56q-5-2-10 1q-4 2-7-1q1 8 9 7q6-1 8-4q2 3 8 4q8 1 9-7q-3 3-7 1q-5-3-10-1z', c),
  goatee: (c) => shape('M43 58q7-4 14 0q-1 3 0 8q-2 8-7 9q-5-1-7-9q1-5 0-8z', c) + line('M46 62q4 2 8 0', 2),
  full: (c) =>
    shape('M30 46q4 9 10 10q10-3 20 0q6-1 10-10q2 14-3 22q-7 12-17 12q-10 0-17-12q-5-8-3-22z', c) +
    flat('M44 61q6-3 12 0q-2 4-6 4q-4 0-6-4z', '#5a2a22') +
    line('M38 68q2 5 5 7M62 68q-2 5-5 7M50 70v8', 1.6, tone(c, 0.25)),
  long: (c) =>
    shape('M30 46q4 9 10 10q10-3 20 0q6-1 10-10q4 18-2 30q-6 16-18 22q-12-6-18-22q-6-12-2-30z', c) +
    flat('M44 60q6-3 12 0q-2 4-6 4q-4 0-6-4z', '#5a2a22') +
    line('M40 68q3 12 8 20M60 68q-3 12-8 20M50 70v20', 1.6, tone(c, -0.2)),
  braided: (c) =>
    shape('M29 46q4 10 11 10q10-3 20 0q7 0 11-10q3 16-3 25l-7 22l-6-4l-5 7l-5-7l-6 4l-7-22q-6-9-3-25z', c) +
    flat('M44 60q6-3 12 0q-2 4-6 4q-4 0-6-4z', '#5a2a22') +
    line('M38 72l6 3M40 80l5 2M62 72l-6 3M60 80l-5 2M46 74h8', 2, tone(c, -0.4)) +
    rect(36, 84, 8, 4, { fill: '#c9a352', ...S }) +
    rect(56, 84, 8, 4, { fill: '#c9a352', ...S }),
});

export const extra = parts({
  glasses: () =>
    path('M33 42h14v8q-2 4-7 4q-6 0-7-5zM53 42h14v7q-1 5-7 5q-5 0-7-4z', {
      fill: '#dcebf2',
      'fill-opacity': 0.35,
      stroke: INK,
      'stroke-width': 2.4,
    }) + line('M47 44q3-2 6 0M33 44l-4-1M67 44l4-1', 2.2),
  round: () =>
    circle(40.5, 46.5, 6.6, { fill: '#dcebf2', 'fill-opacity': 0.3, stroke: INK, 'stroke-width': 2.2 }) +
    circle(59.5, 46.5, 6.6, { fill: '#dcebf2', 'fill-opacity': 0.3, stroke: INK, 'stroke-width': 2.2 }) +
    line('M47 46q3-2 6 0', 2),
  shades: () => shape('M31 41h38v4q-1 9-9 9q-7 0-8-8h-4q-1 8-8 8q-8 0-9-9z', '#14161a') + line('M36 44l6 0M56 44l6 0', 1.8, '#6b7480'),
  goggles: (c) =>
    line('M28 32h44', 6, '#4a3a2a') +
    circle(41, 32, 7, { fill: c, ...S }) +
    circle(59, 32, 7, { fill: c, ...S }) +
    line('M38 30l4-2M56 30l4-2', 1.6, '#fff'),
  freckles: (c) => [36, 40, 38, 60, 64, 62].map((x, i) => circle(x, 53 + (i % 3) * 2.2, 0.9, { fill: c })).join(''),
  scar: () => line('M60 34q4 8 2 22', 2, '#8c3b33') + line('M58 40l6-1M59 46l5 0', 1.4, '#8c3b33'),
  patch: () => line('M28 36L72 30', 2.4) + shape('M35 42q6-3 12 0q0 9-6 10q-6-1-6-10z', '#1c1a1c'),
  paint: (c) => flat('M31 48q8-3 14 0l-1 4q-7-3-13 0zM69 48q-8-3-14 0l1 4q7-3 13 0z', c, 0.85) + flat('M48 66h4v6h-4z', c, 0.85),
  earpiece: () =>
    line('M71 50q4 8 1 16q-2 5 3 10', 1.8, '#dfe6ea') + circle(71.5, 49, 2.4, { fill: '#dfe6ea', stroke: INK, 'stroke-width': 1.2 }),
  headset: (c) =>
    line('M27 46q-2-30 23-31q25 1 23 31', 4, c) +
    rect(22, 42, 8, 15, { rx: 4, fill: c, ...S }) +
    rect(70, 42, 8, 15, { rx: 4, fill: c, ...S }) +
    line('M26 56q2 10 16 9', 2, c),
  blush: (c) => ellipse(36, 55, 4.4, 2.6, { fill: c, opacity: 0.5 }) + ellipse(64, 55, 4.4, 2.6, { fill: c, opacity: 0.5 }),
  lips: (c) => path('M44.5 61q3-2.5 5.5-1q2.5-1.5 5.5 1q-5 5-11 0z', { fill: c, stroke: INK, 'stroke-width': 1 }),
});
