// Survivor tokens: six ring colours told apart by notches as well, wounds cut out of the ring, a bust inside. Radius 20 round the origin.
import { bust } from '../portraits/bust.ts';
import { circle, group, path } from '../svg.ts';

export const ringColours = ['#e2574c', '#4f9ee8', '#5bb85f', '#e8b33a', '#b07fe0', '#e8e2d2'] as const;

/** Where notches sit on the ring, in degrees from the top: the same for one seat in every world. */
const notches: readonly (readonly number[])[] = [[0], [-14, 14], [-26, 0, 26], [180], [166, 194], [90, 270]];

const polar = (r: number, degrees: number): string => {
  const t = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(t) * r).toFixed(2)} ${(Math.sin(t) * r).toFixed(2)}`;
};

export const arc = (r: number, from: number, to: number): string =>
  `M${polar(r, from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${polar(r, to)}`;

export const ring = (seat: number): string => {
  const colour = ringColours[seat % ringColours.length];
  return (
    circle(0, 0, 20, { fill: 'none', stroke: '#120d0a', 'stroke-width': 5.4 }) +
    circle(0, 0, 20, { fill: 'none', stroke: colour, 'stroke-width': 3.6 }) +
    path(arc(20.9, -70, 20), { fill: 'none', stroke: '#fff', 'stroke-width': 0.9, opacity: 0.5, 'stroke-linecap': 'round' }) +
    notches[seat % notches.length].map((a) => path('M-2-23.2h4l-2 5z', { fill: '#120d0a', transform: `rotate(${a})` })).join('')
  );
};

/** Bites out of the ring, lower right, one for each wound. */
export const bites = (wounds: number): string => {
  let out = '';
  for (let i = 0; i < wounds; i++) {
    const a = 128 + i * 30;
    out += group(
      path('M-5-24.5l2.5 3l-1.5 2l3 1.5l1-2.5l2 2l2.5-2.5l-1.5-3.5z', {
        fill: '#7a120e',
        stroke: '#120d0a',
        'stroke-width': 1.1,
        'stroke-linejoin': 'round',
      }),
      { transform: `rotate(${a})` },
    );
  }
  return out;
};

export const survivorFace = (id: string, ground: string, clipId: string): string =>
  circle(1.6, 3, 23.4, { fill: '#000', opacity: 0.42 }) +
  circle(0, 0, 21, { fill: ground }) +
  path('M-21 0a21 21 0 0 1 42 0q-21-12-42 0z', { fill: '#fff', opacity: 0.09 }) +
  group(group(bust(id), { transform: 'translate(-26 -25)scale(.52)' }), { 'clip-path': `url(#${clipId})` });

export const survivorClip = (id: string): string => `<clipPath id="${id}"><path d="M-20 -40h40v40a20 20 0 0 1 -40 0z"/></clipPath>`;
