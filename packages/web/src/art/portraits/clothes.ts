// Hats and garb of the busts.
import { circle, path, rect } from '../svg.ts';
import { flat, INK, line, type Part, parts, S, shape, tone } from './parts.ts';

const SHOULDERS = 'M8 104q0-24 20-29q10-3 13-6q9 8 18 0q3 3 13 6q20 5 20 29z';
const shade = (c: string) => flat('M60 71q5 3 12 4q20 5 20 29h-26q4-18-6-33z', tone(c, -0.3), 0.6);

export const garb = parts({
  shirt: (c, d) => shape(SHOULDERS, c) + shade(c) + shape('M40 70l-8 9l13 11l5-9l5 9l13-11l-8-9q-10 9-20 0z', d),
  jacket: (c, d) =>
    shape(SHOULDERS, d) +
    shape('M8 104q0-24 20-29q7-2 10-4l9 33zM92 104q0-24-20-29q-7-2-10-4l-9 33z', c) +
    shade(c) +
    shape('M38 70l-12 10l12 4l9 18zM62 70l12 10l-12 4l-9 18z', tone(c, 0.12)),
  hoodie: (c, d) =>
    shape(SHOULDERS, c) +
    shade(c) +
    shape('M26 76q6-12 15-13q9 9 18 0q9 1 15 13q-10 12-24 12q-14 0-24-12z', tone(c, -0.22)) +
    line('M44 84v14M56 84v14', 2.4, d),
  suit: (c, d) =>
    shape(SHOULDERS, c) +
    shade(c) +
    shape('M39 70l11 30l11-30q-11 9-22 0z', '#ece8df') +
    shape('M47 80h6l3 20l-6 5l-6-5z', d) +
    shape('M38 69l-11 9l10 6l10 18zM62 69l11 9l-10 6l-10 18z', tone(c, 0.1)),
  tank: (c, d) => shape(SHOULDERS, d) + shade(d) + shape('M26 104v-18q6-6 8-14h6q10 12 20 0h6q2 8 8 14v18z', c),
  vest: (c, d) =>
    shape(SHOULDERS, d) +
    shade(d) +
    shape('M22 104v-22q8-4 14-10l8 12h12l8-12q6 6 14 10v22z', c) +
    rect(30, 90, 12, 10, { rx: 1.5, fill: tone(c, 0.16), ...S }) +
    rect(58, 90, 12, 10, { rx: 1.5, fill: tone(c, 0.16), ...S }),
  dress: (c, d) =>
    shape(SHOULDERS, c) + shade(c) + shape('M36 72q14 16 28 0l6 4q-6 16-20 16q-14 0-20-16z', d) + circle(50, 96, 2, { fill: d }),
  overall: (c, d) =>
    shape(SHOULDERS, d) +
    shade(d) +
    shape('M30 104v-14h40v14z', c) +
    shape('M30 92l-4-16l8-3l6 18zM70 92l4-16l-8-3l-6 18z', c) +
    circle(34, 92, 2.4, { fill: '#d8b25a', stroke: INK, 'stroke-width': 1 }) +
    circle(66, 92, 2.4, { fill: '#d8b25a', stroke: INK, 'stroke-width': 1 }),
  uniform: (c, d) =>
    shape(SHOULDERS, c) +
    shade(c) +
    shape('M39 70l-9 7l14 12l6-8l6 8l14-12l-9-7q-11 9-22 0z', tone(c, 0.15)) +
    shape('M12 88l12-10l8 4l-12 12zM88 88l-12-10l-8 4l12 12z', d) +
    circle(66, 94, 3.6, { fill: d, stroke: INK, 'stroke-width': 1.2 }),
  plate: (c, d) =>
    shape(SHOULDERS, c) +
    shape('M36 72q14 12 28 0l8 8l-6 24h-32l-6-24z', tone(c, 0.14)) +
    line('M50 82v22', 2, tone(c, -0.4)) +
    shape('M6 104q-2-26 18-30q12 4 10 18q-2 8-6 12zM94 104q2-26-18-30q-12 4-10 18q2 8 6 12z', tone(c, 0.05)) +
    line('M12 88q8-8 20-6M88 88q-8-8-20-6', 2, tone(c, 0.5)) +
    circle(50, 90, 4, { fill: d, ...S }),
  mail: (c, d) =>
    shape(SHOULDERS, c) +
    shade(c) +
    line('M20 86q4 3 8 0t8 0t8 0t8 0t8 0t8 0t8 0M16 94q4 3 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0', 1.6, tone(c, 0.35)) +
    shape('M34 70q16 14 32 0l4 8q-20 14-40 0z', d),
  robe: (c, d) =>
    shape(SHOULDERS, c) +
    shade(c) +
    shape('M34 71l16 33l16-33l8 4l-14 29h-20l-14-29z', d) +
    line('M28 82q-6 10-6 20M72 82q6 10 6 20', 1.8, tone(c, -0.4)),
  fur: (c, d) =>
    shape(SHOULDERS, c) +
    shade(c) +
    shape('M20 84q-6-8 4-12q2-7 10-6q7 8 16 8q9 0 16-8q8-1 10 6q10 4 4 12q2 8-8 9q-6 7-12 2q-10 4-20 0q-6 5-12-2q-10-1-8-9z', d) +
    line('M28 78l4 5M38 80l2 6M50 82v6M62 80l-2 6M72 78l-4 5', 1.6, tone(d, -0.35)),
  leather: (c, d) =>
    shape(SHOULDERS, c) +
    shade(c) +
    shape('M38 70q12 12 24 0l4 6l-10 28h-12l-10-28z', d) +
    line('M44 82l12 5M44 90l12 5M56 82l-12 5M56 90l-12 5', 1.6, tone(d, -0.5)) +
    line('M14 100L40 78', 5, tone(c, -0.45)),
  lamellar: (c, d) =>
    shape(SHOULDERS, c) +
    shape('M4 104q0-26 20-30l10 6l-4 24zM96 104q0-26-20-30l-10 6l4 24z', tone(c, 0.1)) +
    line('M8 88h24M6 96h24M68 88h24M70 96h24', 2, d) +
    line('M38 84h24M36 92h28M34 100h32', 2.4, d) +
    shape('M36 70q14 12 28 0l2 8q-16 10-32 0z', d),
  sweater: (c, d) =>
    shape(SHOULDERS, c) +
    shade(c) +
    shape('M36 68q14 10 28 0l3 8q-17 12-34 0z', tone(c, 0.15)) +
    line('M14 92h72', 4, d) +
    line('M12 99h76', 2, d),
});

const hood: Part = (c, d) =>
  path('M16 96q-8-24 4-48q6-36 30-38q24 2 30 38q12 24 4 48q-6-6-8-18q2-20 0-34q-6-18-26-20q-20 2-26 20q-2 14 0 34q-2 12-8 18z', {
    fill: c,
    ...S,
  }) +
  line('M24 46q6-26 26-29', 2, tone(c, 0.3)) +
  line('M26 50q4-24 24-26q20 2 24 26', 2, d);

export const hat = parts({
  none: () => '',
  cap: (c, d) =>
    shape('M28 36q0-22 22-22q22 0 22 22q-22-8-44 0z', c) +
    shape('M26 37q24-12 48 0q12 2 14 8q-14-5-38-5q-14 0-24 3z', tone(c, -0.25)) +
    flat('M42 20q6-4 14-1l-1 9h-12z', d) +
    circle(50, 14, 2, { fill: d, stroke: INK, 'stroke-width': 1 }),
  backcap: (c, d) =>
    shape('M28 34q0-21 22-21q22 0 22 21q-22-7-44 0z', c) +
    shape('M34 33q16-6 32 0l-2 4q-14-4-28 0z', d) +
    shape('M72 30q12 0 16 6q-8 2-16 0z', tone(c, -0.3)),
  beanie: (c, d) =>
    shape('M28 36q-2-26 22-26q24 0 22 26z', c) +
    line('M38 14q-3 8-3 18M50 11v22M62 14q3 8 3 18', 1.4, tone(c, -0.3)) +
    shape('M26 31q24-6 48 0v8q-24-6-48 0z', d),
  bucket: (c, d) =>
    shape('M33 30q1-18 17-18q16 0 17 18z', c) + shape('M33 26h34v6h-34z', d) + shape('M20 42q6-11 13-12h34q7 1 13 12q-30-8-60 0z', c),
  hood,
  furhood: (c, d) =>
    shape('M14 92q-6-26 6-46q6-34 30-36q24 2 30 36q12 20 6 46q-8-4-10-18l-4-32q-8-16-22-16q-14 0-22 16l-4 32q-2 14-10 18z', c) +
    shape(
      'M24 76q-6-3-3-9q-5-4-1-9q-4-6 2-9q-2-8 5-10q1-8 9-8q5-6 14-6q9 0 14 6q8 0 9 8q7 2 5 10q6 3 2 9q4 5-1 9q3 6-3 9q-3-3-3-12q4-32-23-33q-27 1-23 33q0 9-3 12z',
      d,
    ),
  bunny: (c, d) =>
    shape('M34 18q-12-26-4-34q10 2 13 32zM66 18q12-26 4-34q-10 2-13 32z', c) +
    flat('M35 10q-6-15-3-21q5 4 7 21zM65 10q6-15 3-21q-5 4-7 21z', d) +
    hood(c, d),
  tiger: (c, d) =>
    shape('M26 26q-8-12 0-18q10 0 13 9zM74 26q8-12 0-18q-10 0-13 9z', c) +
    hood(c, d) +
    line('M50 12v9M42 14l2 7M58 14l-2 7M20 50l8 3M19 60l8 1M80 50l-8 3M81 60l-8 1', 3, INK),
  viking: (c, d) =>
    shape('M28 32q-16 0-18-18q4-6 6-3q2 11 14 12zM72 32q16 0 18-18q-4-6-6-3q-2 11-14 12z', '#efe4c8') +
    shape('M27 38q0-25 23-25q23 0 23 25q-23-8-46 0z', c) +
    shape('M26 38q24-8 48 0v5q-24-8-48 0z', d) +
    shape('M46 14h8l1 32q-5 4-10 0z', d),
  flowers: (c, d) =>
    line('M29 31q21-12 42 0', 4, '#5f7a45') +
    [31, 40, 50, 60, 69]
      .map(
        (x, i) =>
          circle(x, i === 2 ? 24 : i % 2 ? 25 : 30, 5, { fill: i % 2 ? c : d, ...S }) +
          circle(x, i === 2 ? 24 : i % 2 ? 25 : 30, 1.6, { fill: '#ffe08a' }),
      )
      .join(''),
  veil: (c, d) =>
    shape('M16 98q4-20 6-44q0-42 28-42q28 0 28 42q2 24 6 44q-10-2-14-8q4-20 2-40q-2-22-22-22q-20 0-22 22q-2 20 2 40q-4 6-14 8z', c) +
    path('M27 50q-2-28 23-28q25 0 23 28q-2 14-6 20q4-16 2-26q-3-14-19-14q-16 0-19 14q-2 10 2 26q-4-6-6-20z', { fill: d, ...S }),
  wizard: (c, d) =>
    shape('M50 -16q6 2 4 10q12 16 16 36h-42q4-22 22-46z', c) +
    shape('M14 40q10-14 36-14q26 0 36 14q-18-4-36-4q-18 0-36 4z', tone(c, -0.15)) +
    line('M28 29q22-6 44 0', 4, d) +
    path('M50 4l2 4l4 .5l-3 3l1 4l-4-2l-4 2l1-4l-3-3l4-.5z', { fill: d }),
  helm: (c, d) =>
    shape('M25 62q-2-50 25-50q27 0 25 50q-4 2-7-2l-3-20q-15-6-30 0l-3 20q-3 4-7 2z', c) +
    shape('M46 12h8v30q-4 4-8 0z', tone(c, 0.18)) +
    line('M27 40q23-9 46 0', 3, d) +
    line('M34 20q5-5 11-6', 2, tone(c, 0.6)),
  pot: (c, d) =>
    shape('M24 38q-1-27 26-27q27 0 26 27q4 4 4 7q-30-7-60 0q0-3 4-7z', c) +
    line('M32 24q6-8 15-9', 2.4, tone(c, 0.35)) +
    line('M27 41q-1 18 6 27M73 41q1 18-6 27', 2.4, d),
  papakha: (c, d) =>
    shape('M25 36q-5-8 1-12q0-9 9-10q6-7 15-4q9-3 15 4q9 1 9 10q6 4 1 12q-25-8-50 0z', c) +
    line('M32 22q3 4 1 8M42 16q2 4 0 9M54 15q2 5 0 9M65 19q1 5-1 9', 1.8, tone(c, 0.3)) +
    shape('M26 34q24-8 48 0v5q-24-7-48 0z', d),
  ushanka: (c, d) =>
    shape('M28 30q0-19 22-19q22 0 22 19z', c) +
    shape('M22 34q-2-10 6-10q22-6 44 0q8 0 6 10q2 16-2 28q-7 2-9-4l-1-18q-16-5-32 0l-1 18q-2 6-9 4q-4-12-2-28z', d) +
    line('M30 30l2 5M40 28l1 5M50 27v5M60 28l-1 5M70 30l-2 5', 1.6, tone(d, -0.3)),
  steppe: (c, d) =>
    shape('M30 28q4-22 20-26q16 4 20 26z', c) +
    circle(50, 2, 4, { fill: d, ...S }) +
    line('M41 26q2-14 9-22M59 26q-2-14-9-22', 1.8, d) +
    shape('M22 40q-3-14 8-15q20-5 40 0q11 1 8 15q-28-10-56 0z', tone(c, -0.35)) +
    line('M28 33q22-7 44 0', 2, tone(c, 0.1)),
  circlet: (c, d) =>
    line('M29 33q21-9 42 0', 4.4, INK) + line('M29 33q21-9 42 0', 2.4, c) + path('M50 22l5 6l-5 7l-5-7z', { fill: d, ...S }),
  crown: (c, d) =>
    shape('M27 33l-3-20l12 9l14-16l14 16l12-9l-3 20q-23-7-46 0z', c) +
    circle(50, 24, 3, { fill: d, stroke: INK, 'stroke-width': 1.2 }) +
    line('M28 29q22-7 44 0', 1.6, tone(c, 0.4)),
  headband: (c, d) =>
    shape('M28 34q22-9 44 0v6q-22-9-44 0z', c) +
    shape('M70 35l14 2l-4 6l8 6l-12 0l-7-8z', c) +
    circle(50, 32, 3, { fill: d, stroke: INK, 'stroke-width': 1 }),
  diner: (c, d) => shape('M34 24q2-12 16-12q14 0 16 12q-16-5-32 0z', c) + shape('M32 23q18-6 36 0v5q-18-6-36 0z', d),
  beret: (c, d) =>
    shape('M24 32q-8-12 8-17q20-8 40 2q10 8 2 15q-24-9-50 0z', c) +
    shape('M27 30q23-8 46 0v5q-23-8-46 0z', tone(c, -0.3)) +
    circle(36, 22, 3.4, { fill: d, stroke: INK, 'stroke-width': 1.2 }),
  officer: (c, d) =>
    shape('M22 26q4-15 28-15q24 0 28 15q-4 5-8 6h-40q-4-1-8-6z', c) +
    shape('M29 31h42v6h-42z', tone(c, -0.4)) +
    shape('M27 38q23-7 46 0q-6 6-23 6q-17 0-23-6z', '#14161a') +
    path('M50 14l2.5 5l5.5 .5l-4 4l1 5.5l-5-3l-5 3l1-5.5l-4-4l5.5-.5z', { fill: d, stroke: INK, 'stroke-width': 1 }),
  cowboy: (c, d) =>
    shape('M31 30q2-20 10-19q9 5 18 0q8-1 10 19z', c) +
    line('M31 28q19-5 38 0', 4, d) +
    shape('M12 34q4-8 10-6q28 5 56 0q6-2 10 6q-8 8-38 8q-30 0-38-8z', tone(c, -0.12)),
  nurse: (c, d) =>
    shape('M32 26l3-13q15-5 30 0l3 13q-18-6-36 0z', c) + path('M47.5 12h5v3.5h3.5v5h-3.5v3.5h-5v-3.5h-3.5v-5h3.5z', { fill: d }),
});
