// Everything that lies on the board besides figures, each with its own silhouette. Drawn round the origin, about 16 units each way.
import { INK, line, S, shape, tone } from '../portraits/parts.ts';
import { circle, ellipse, escapeText, group, path, rect } from '../svg.ts';

export const tokenColours: Readonly<Record<string, string>> = {
  red: '#d0463a',
  blue: '#3f86d8',
  green: '#4fa556',
  yellow: '#e0b03a',
  purple: '#9a68cf',
  starting: '#d0463a',
  necro: '#3fae94',
  defiler: '#3fae94',
};

export const colourOf = (colour: string): string => tokenColours[colour] ?? '#cfc6b4';

const letter = (text: string, y: number, size: number, fill: string): string =>
  `<text y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}" stroke="${INK}" stroke-width="${size > 9 ? 2.2 : 1.6}" paint-order="stroke" stroke-linejoin="round" class="board-letter token-letter">${escapeText(text)}</text>`;
const shadow = (d: string) => path(d, { fill: '#000', opacity: 0.4, transform: 'translate(2 3)' });

const pawn = (fill: string): string =>
  path('M0-10a4 4 0 0 1 2.4 7.2q1 6 4.6 9.8h-14q3.6-3.8 4.6-9.8a4 4 0 0 1 2.4-7.2z', {
    fill,
    stroke: INK,
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  });

/** A wax seal with a ribbon; face down it shows no letter. */
export const objective = (colour: string, mark: string): string => {
  const c = colourOf(colour);
  const edge =
    'M0-15q4 0 6 2q4-1 6 2q4 2 3 6q3 3 1 7q0 5-4 6q-2 4-6 4q-3 3-6 2q-4 1-6-2q-5 0-6-4q-4-1-4-6q-3-4 0-7q-1-4 3-6q2-3 6-2q3-2 7-2z';
  return (
    shadow(edge) +
    shape('M-9 8l-5 14l6-2l4 5l4-13zM9 8l5 14l-6-2l-4 5l-4-13z', tone(c, -0.35)) +
    shape(edge, c) +
    circle(0, 0, 9.8, { fill: tone(c, -0.18), stroke: tone(c, -0.5), 'stroke-width': 1.2 }) +
    path('M-8-5q3-6 9-6', { fill: 'none', stroke: tone(c, 0.6), 'stroke-width': 1.6, 'stroke-linecap': 'round' }) +
    (mark === ''
      ? path('M0-6l1.7 4.2h4.5l-3.6 2.8l1.4 4.4l-4-2.7l-4 2.7l1.4-4.4l-3.6-2.8h4.5z', {
          fill: tone(c, 0.55),
          stroke: tone(c, -0.5),
          'stroke-width': 0.8,
        })
      : letter(mark, 5.2, 14.6, '#fff8ea'))
  );
};

export const crate = (): string =>
  shadow('M-14-12h28v25h-28z') +
  rect(-14, -12, 28, 25, { rx: 2, fill: '#8a6a3a', ...S, 'stroke-width': 2 }) +
  path('M-13-3.5h26M-13 4.5h26', { stroke: '#4a3518', 'stroke-width': 1.2 }) +
  path('M-13-11l26 23M13-11l-26 23', { stroke: '#6b4f28', 'stroke-width': 3.4 }) +
  rect(-14, -12, 28, 4.6, { fill: '#a5834c', stroke: INK, 'stroke-width': 1.2 }) +
  rect(-14, 8.4, 28, 4.6, { fill: '#a5834c', stroke: INK, 'stroke-width': 1.2 }) +
  circle(0, 0.5, 6.6, { fill: '#c23b32', ...S, 'stroke-width': 1.6 }) +
  path('M0-4l1.4 3.2h3.4l-2.7 2.2l1 3.4l-3.1-2l-3.1 2l1-3.4l-2.7-2.2h3.4z', { fill: '#ffe2a0' });

/** Ground torn open; the number or the colour's letter glows in it. */
export const spawn = (colour: string, mark: string, active: boolean): string => {
  const c = active ? colourOf(colour) : '#8b8680';
  const torn = 'M-19-4l5-5l-3-5l8 1l2-6l7 4l6-5l3 6l8-1l-1 7l6 4l-5 5l3 6l-8 1l-2 6l-7-3l-5 5l-5-5l-8 2l1-7l-7-4z';
  return (
    path(torn, { fill: c, opacity: active ? 0.3 : 0.12, transform: 'scale(1.35)' }) +
    path(torn, { fill: '#2a221c', stroke: INK, 'stroke-width': 1.6, transform: 'scale(1.1)' }) +
    path(torn, { fill: '#080607', stroke: c, 'stroke-width': 1.8, 'stroke-linejoin': 'round', transform: 'scale(.92)' }) +
    path('M-9 6q0-7 3-9M-4 9q-1-9 0-12M9 6q0-7-3-9M4 9q1-9 0-12', {
      fill: 'none',
      stroke: tone(c, -0.25),
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }) +
    letter(mark, 5.2, 14.6, active ? '#fff3dc' : '#b5b0a8') +
    (active ? '' : line('M-13 13L13-13', 2.6, '#b5b0a8'))
  );
};

const loud = path('M-3-1.5h2l2.5-2.5v8l-2.5-2.5h-2z', { fill: '#ffe9b4' });

/** Rings of sound; more tokens, a number beside the sign: a number alone is what a way costs. */
export const noise = (count: number): string =>
  circle(0, 0, 16.5, { fill: '#1a1208', opacity: 0.4 }) +
  [15, 11, 7]
    .map((r, i) =>
      circle(0, 0, r, {
        fill: 'none',
        stroke: '#ffd978',
        'stroke-width': 2,
        opacity: 0.35 + i * 0.25,
        'stroke-dasharray': `${r * 1.2} ${r * 0.37}`,
      }),
    )
    .join('') +
  (count > 1
    ? path('M-9-9.5H11a9.5 9.5 0 0 1 0 19H-9a9.5 9.5 0 0 1 0-19z', { fill: '#2a1e0c', stroke: '#ffd978', 'stroke-width': 1.4 }) +
      group(loud, { transform: 'translate(-8.5)scale(1.35)' }) +
      group(letter(String(count), 5.2, 14.6, '#ffe9b4'), { transform: 'translate(7)' })
    : circle(0, 0, 6.6, { fill: '#2a1e0c', stroke: '#ffd978', 'stroke-width': 1.4 }) + loud);

export const exit = (): string =>
  path('M-30 26L-13-2h26L30 26z', { fill: '#dff5c8', opacity: 0.16 }) +
  path('M-22 22L-11-2h22L22 22z', { fill: '#e8ffcf', opacity: 0.22 }) +
  shadow('M-15 14v-18q0-12 15-12q15 0 15 12v18z') +
  shape('M-15 14v-18q0-12 15-12q15 0 15 12v18z', '#5d6a52') +
  path('M-10 14v-17q0-8 10-8q10 0 10 8v17z', { fill: '#eaffd0', stroke: INK, 'stroke-width': 1.6 }) +
  path('M-2 8l6-6l-6-6v4h-5v4h5z', { fill: '#3c6a2c', stroke: '#3c6a2c', 'stroke-width': 1, 'stroke-linejoin': 'round' });

const named: Readonly<Record<string, () => string>> = {
  freeze: () =>
    shadow('M0-15L13-7.5v15L0 15L-13 7.5v-15z') +
    path('M0-15L13-7.5v15L0 15L-13 7.5v-15z', { fill: '#bfe3f2', stroke: '#1d3d52', 'stroke-width': 2, 'stroke-linejoin': 'round' }) +
    line('M0-11v22M-9.5-5.5l19 11M9.5-5.5l-19 11M-3-9l3 3l3-3M-3 9l3-3l3 3', 2, '#2f78a0'),
  corruption: () =>
    path('M-16 3q-6-8 3-10q1-9 10-6q9-5 13 4q9 3 5 11q2 9-8 9q-8 7-14 1q-9 1-9-9z', {
      fill: '#120a18',
      opacity: 0.5,
      transform: 'translate(2 3)scale(1.06)',
    }) +
    shape('M-16 3q-6-8 3-10q1-9 10-6q9-5 13 4q9 3 5 11q2 9-8 9q-8 7-14 1q-9 1-9-9z', '#4d2260') +
    path('M-10 2q-2-5 4-6q4-5 8 0q6 0 5 6q-2 5-8 4q-6 3-9-4z', { fill: '#8b3fae' }) +
    circle(-3, 1, 2.6, { fill: '#e7b8ff' }) +
    circle(5, -3, 1.6, { fill: '#e7b8ff' }) +
    line('M-13-4l-5-4M11-8l5-5M13 8l5 4M-9 12l-4 5', 2.4, '#4d2260'),
  cauldron: () =>
    ellipse(2, 6, 16, 11, { fill: '#000', opacity: 0.45 }) +
    shape('M-14-3q-3 17 14 17q17 0 14-17z', '#3a3c42') +
    line('M-10 12l-3 5M10 12l3 5', 3) +
    ellipse(0, -4, 15.5, 6, { fill: '#23252a', ...S, 'stroke-width': 2 }) +
    ellipse(0, -4, 11.5, 3.8, { fill: '#ff8a34' }) +
    circle(-4, -5, 2, { fill: '#ffd98a' }) +
    circle(4, -3.4, 1.5, { fill: '#ffd98a' }) +
    line('M-6-10q-3-4 0-7M1-10q-3-4 0-8M7-10q-3-4 0-7', 1.8, '#ffe6c4'),
  bile: () =>
    shape('M-15 6q-5-8 4-9q1-7 8-5q6-6 11 0q8 0 7 8q5 8-5 9q-5 6-12 3q-11 2-13-6z', '#6b7a1c') +
    path('M-9 5q-2-4 3-5q3-4 7-1q6-1 6 4q0 4-6 4q-8 2-10-2z', { fill: '#b9cc3a' }) +
    circle(-2, 3, 1.6, { fill: '#f0f7a8' }) +
    circle(5, 4, 1.1, { fill: '#f0f7a8' }),
  beacon: () =>
    circle(0, -7, 15, { fill: '#ffb04a', opacity: 0.25 }) +
    shadow('M-10 16l4-18h12l4 18z') +
    shape('M-10 16l4-18h12l4 18z', '#7c8891') +
    line('M-8 8h16M-7 2h14', 1.6, '#3d4852') +
    shape('M-9-2q9 5 18 0l-2-5h-14z', '#4a555e') +
    path('M-5-6q-4-7 1-12q1 4 3 3q0-5 4-7q0 5 3 7q3 5-2 9z', { fill: '#ff8a34', ...S, 'stroke-width': 1.6 }) +
    path('M-1-7q-2-4 1-7q3 4 2 7z', { fill: '#ffe9a8' }),
  flag: () =>
    shadow('M-8 16v-32h3v32z') +
    rect(-9, -16, 3, 32, { fill: '#8a6a3a', stroke: INK, 'stroke-width': 1.2 }) +
    shape('M-6-15q8-4 11 0q5 3 9-1v13q-5 3-9 0q-4-3-11 1z', '#b3372f'),
  /** where the team begins: a pawn on a green disc */
  start: () =>
    circle(2, 3, 14, { fill: '#000', opacity: 0.4 }) + circle(0, 0, 14, { fill: '#2f7d4a', ...S, 'stroke-width': 2 }) + pawn('#f4ecd8'),
  /** somebody who waits to be taken along */
  companion: () =>
    circle(2, 3, 13, { fill: '#000', opacity: 0.4 }) + circle(0, 0, 13, { fill: '#7a5aa0', ...S, 'stroke-width': 2 }) + pawn('#f4ecd8'),
  marked: () =>
    circle(0, 0, 13, { fill: 'none', stroke: INK, 'stroke-width': 4.4, 'stroke-dasharray': '6 4' }) +
    line('M-6-6l12 12M6-6l-12 12', 5.6, INK) +
    circle(0, 0, 13, { fill: 'none', stroke: '#ffe2a0', 'stroke-width': 2.4, 'stroke-dasharray': '6 4' }) +
    line('M-6-6l12 12M6-6l-12 12', 3.4, '#ffe2a0'),
  ladder: () =>
    shadow('M-8-16h16v32h-16z') +
    line('M-6-16q2 16 0 32M6-16q2 16 0 32', 4.4, INK) +
    line('M-6-16q2 16 0 32M6-16q2 16 0 32', 2.4, '#c9a869') +
    line('M-5-11h11M-5-4h11M-5 3h11M-5 10h11', 4, INK) +
    line('M-5-11h11M-5-4h11M-5 3h11M-5 10h11', 2.2, '#a5803f'),
  light: () =>
    circle(0, 0, 17, { fill: '#fff1c0', opacity: 0.3 }) +
    shape('M-6 13h12l-2-5h-8z', '#4a4f57') +
    shape('M-8 2q-3-12 8-13q11 1 8 13q-2 4-4 6h-8q-2-2-4-6z', '#ffe9a4') +
    line('M0-16v-3M-12-8l-3-2M12-8l3-2', 2.2, '#ffe9a4'),
  'vault-weapon': () =>
    circle(0, 0, 16, { fill: '#ffd978', opacity: 0.25 }) +
    shadow('M-11-14h22v28h-22z') +
    rect(-11, -14, 22, 28, { rx: 2.5, fill: '#4a2f5e', ...S, 'stroke-width': 1.8 }) +
    rect(-8.5, -11.5, 17, 23, { rx: 1.5, fill: 'none', stroke: '#e0b954', 'stroke-width': 1.2 }) +
    path('M0-9l2 3v9h3v2h-4v4h-2v-4h-4v-2h3v-9z', { fill: '#f4dfa0', stroke: INK, 'stroke-width': 0.8 }),
  card: () =>
    shadow('M-10-13h20v26h-20z') +
    rect(-10, -13, 20, 26, { rx: 2, fill: '#d9cfb8', ...S, 'stroke-width': 1.8 }) +
    line('M-6-7h12M-6-2h12M-6 3h8', 1.6, '#6b5f4a'),
  /** an objective card of Washington, face down: a blue back with a gold star, larger than a loose card */
  'objective-card': () =>
    circle(0, 0, 19, { fill: '#ffd978', opacity: 0.22 }) +
    shadow('M-12-16h24v32h-24z') +
    rect(-12, -16, 24, 32, { rx: 2.5, fill: '#22406e', ...S, 'stroke-width': 1.8 }) +
    rect(-9.5, -13.5, 19, 27, { rx: 1.5, fill: 'none', stroke: '#f0d9a0', 'stroke-width': 1.3 }) +
    path('M0-8l2.4 5 5.4.6-4 3.7 1.1 5.4-4.9-2.7-4.9 2.7 1.1-5.4-4-3.7 5.4-.6z', { fill: '#ffdf8c', stroke: INK, 'stroke-width': 0.9 }),
  'door-card': () => named['objective-card'](),
  note: () => named.card(),
  fire: () =>
    circle(0, 0, 17, { fill: '#ff8a34', opacity: 0.3 }) +
    shape('M-9 12q-8-8-1-18q2 5 5 4q-1-9 6-14q0 8 5 11q4-2 3-7q7 10 2 18q-4 8-10 8q-7 0-10-2z', '#ff7a2c') +
    path('M-3 11q-4-5 1-10q5 2 5 5q2 4-2 6q-3 1-4-1z', { fill: '#ffe08a' }),
};

/** Any token that lies in a zone by name; an unknown one shows its first letter on a plain disc. */
export const plainToken = (name: string): string =>
  named[name]?.() ??
  circle(2, 3, 12, { fill: '#000', opacity: 0.4 }) +
    circle(0, 0, 12, { fill: '#6b6558', ...S, 'stroke-width': 2 }) +
    letter(name.slice(0, 1).toUpperCase(), 5.2, 14.6, '#f4ecd8');

const carBody = (paint: string, light: string): string =>
  path('M-15-36q15-7 30 0q4 10 4 26v32q0 14-4 15q-15 4-30 0q-4-1-4-15v-32q0-16 4-26z', {
    fill: '#000',
    opacity: 0.45,
    transform: 'translate(4 6)',
  }) +
  path('M-15-36q15-7 30 0q4 10 4 26v32q0 14-4 15q-15 4-30 0q-4-1-4-15v-32q0-16 4-26z', { fill: paint, ...S }) +
  path('M-13-13q13-7 26 0l-2.5 10q-10.5-3-21 0z', { fill: '#1a222b', stroke: INK, 'stroke-width': 1.2 }) +
  path('M-11 27q11 4 22 0l-2-8q-9 3-18 0z', { fill: '#1a222b', stroke: INK, 'stroke-width': 1.2 }) +
  path('M-16-6l3 2v18l-3 4zM16-6l-3 2v18l3 4z', { fill: '#1a222b' }) +
  line('M-12-32q4-2.5 7-2M12-32q-4-2.5-7-2', 3, light) +
  path('M-10-11q10-5 14-4l-3 8q-6-1-12 1z', { fill: '#fff', opacity: 0.14 });

/** Cars stand upright, nose to the north, about 44 by 80 units. */
export const car = (kind: string): string => {
  if (kind === 'police')
    return (
      carBody('#e6e6e2', '#fff2c0') +
      path('M-18-8h36v26h-36z', { fill: '#22304e', opacity: 0.9 }) +
      path('M-11-4h22v20h-22z', { fill: '#e6e6e2', stroke: INK, 'stroke-width': 1 }) +
      rect(-12, 0, 12, 7, { rx: 2, fill: '#e04438', stroke: INK, 'stroke-width': 1.2 }) +
      rect(0, 0, 12, 7, { rx: 2, fill: '#3f86e8', stroke: INK, 'stroke-width': 1.2 })
    );
  if (kind === 'humvee')
    return (
      rect(-21, -38, 42, 78, { rx: 5, fill: '#000', opacity: 0.45, transform: 'translate(4 6)' }) +
      [-24, 17]
        .map((x) => [-28, 14].map((y) => rect(x, y, 7, 18, { rx: 2, fill: '#1d1e1a', stroke: INK, 'stroke-width': 1.4 })).join(''))
        .join('') +
      rect(-20, -38, 40, 76, { rx: 4, fill: '#6d6f4a', ...S }) +
      path('M-17-35h34v17h-34z', { fill: '#5d5f3e', stroke: INK, 'stroke-width': 1.2 }) +
      path('M-17-14h34v8h-34z', { fill: '#1a222b', stroke: INK, 'stroke-width': 1.2 }) +
      rect(-15, -2, 30, 36, { rx: 2, fill: '#7a7c55', stroke: INK, 'stroke-width': 1.2 }) +
      circle(0, 14, 8.5, { fill: '#5d5f3e', ...S, 'stroke-width': 1.6 }) +
      rect(-2, -8, 4, 20, { fill: '#2b2c26', stroke: INK, 'stroke-width': 1 })
    );
  if (kind === 'wreck') return group(carBody('#4b423a', '#57503f') + line('M-10-28l8 12M6 20l6-10', 1.6, '#17110d'), { opacity: 0.9 });
  return (
    carBody('#c2372c', '#fff2c0') +
    path('M-4-38h3v74h-3zM1-38h3v74h-3z', { fill: '#f4ecd8', opacity: 0.9 }) +
    path('M-13-13q13-7 26 0l-2.5 10q-10.5-3-21 0z', { fill: '#1a222b', stroke: INK, 'stroke-width': 1.2 }) +
    path('M-11 27q11 4 22 0l-2-8q-9 3-18 0z', { fill: '#1a222b', stroke: INK, 'stroke-width': 1.2 })
  );
};

/** A guard of the walls: shield and spear, smaller than a survivor. */
export const guard = (): string =>
  circle(1.4, 2.4, 13.5, { fill: '#000', opacity: 0.42 }) +
  circle(0, 0, 13, { fill: '#2f4a63', stroke: INK, 'stroke-width': 3.4 }) +
  circle(0, 0, 13, { fill: 'none', stroke: '#9fc7dc', 'stroke-width': 2 }) +
  line('M6 11V-12', 3.6) +
  line('M6 11V-12', 1.8, '#c9a869') +
  path('M6-16l2.6 5.5h-5.2z', { fill: '#dfe8ee', stroke: INK, 'stroke-width': 1 }) +
  shape('M-9-7q7 2 12-1v7q0 8-6 11q-6-3-6-10z', '#b8c6d0') +
  path('M-9-7q3 1 6 .8v16q-6-3-6-10z', { fill: '#d9463c', stroke: INK, 'stroke-width': 1.2 });
