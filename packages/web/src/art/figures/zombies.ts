// The dead as chips: the shape of the chip tells the kind, so do its colour and the face on it. Drawn round the origin, radius 20.
import type { SeatView, ZombieBase } from '@holdout/engine';
import type { World } from '../../board/types.ts';
import { flat, INK, line, S, shape, tone } from '../portraits/parts.ts';
import { circle, ellipse, group, path } from '../svg.ts';

const outline: Readonly<Record<ZombieBase, string>> = {
  walker: 'M0-19a19 19 0 1 1 0 38a19 19 0 1 1 0-38z',
  runner: 'M0-23.5q3.5 0 5.5 3.5l15.5 28q5 9.5-5 11.5q-16 2.5-32 0q-10-2-5-11.5l15.5-28q2-3.5 5.5-3.5z',
  brute: 'M-13-18.5h26q2.5 0 3.8 2l9.7 14.5q1.3 2 0 4l-9.7 14.5q-1.3 2-3.8 2h-26q-2.5 0-3.8-2l-9.7-14.5q-1.3-2 0-4l9.7-14.5q1.3-2 3.8-2z',
  abomination: 'M-10.5-26h21l15.5 15.5v21l-15.5 15.5h-21l-15.5-15.5v-21z',
  necromancer:
    'M0-26q1.6 0 2.8 1.3l20 21.7q2.6 3 0 6l-20 21.7q-1.2 1.3-2.8 1.3q-1.6 0-2.8-1.3l-20-21.7q-2.6-3 0-6l20-21.7q1.2-1.3 2.8-1.3z',
};

const plate: Readonly<Record<ZombieBase, readonly [ground: string, rim: string]>> = {
  walker: ['#3e4a33', '#a3b878'],
  runner: ['#6a3a12', '#f0a33c'],
  brute: ['#3f2f55', '#a98ad0'],
  abomination: ['#4d1413', '#e0503f'],
  necromancer: ['#0f3b3a', '#4fd0b0'],
};

const skins: Readonly<Record<World, string>> = {
  'second-edition': '#9db083',
  washington: '#a9b29a',
  'black-plague': '#b3a878',
  'white-death': '#9db9c4',
};

/** The shape a kind is drawn with: as the game says, or as its name where that is a base kind (cards, the gallery). */
export const baseOf = (kinds: SeatView['kinds'], kind: string): ZombieBase =>
  kinds[kind]?.base ?? (kind in outline ? (kind as ZombieBase) : 'abomination');

/** Faces in a box of 100 by 100, like the busts of the living. */
const face: Readonly<Record<ZombieBase, (skin: string) => string>> = {
  walker: (k) =>
    shape('M10 106q2-26 26-32h28q24 6 26 32z', '#5a5346') +
    shape('M38 62h24v16q-12 8-24 0z', tone(k, -0.35)) +
    shape('M27 42q-1-24 23-25q25 1 23 26q0 12-5 17l-3 17q-6 9-15 9q-9 0-14-9l-4-16q-5-7-5-19z', k) +
    flat('M54 17q19 3 19 26q0 12-5 17l-3 17q-5 8-13 9q10-12 10-30q1-24-8-39z', tone(k, -0.3), 0.6) +
    shape('M27 40q-4-22 14-25q6 3 4 9q-8 2-10 6q-3 6-8 10zM70 30q-2-10-12-13q8-4 14 2q6 8 3 18q-4-2-5-7z', '#3b3328') +
    ellipse(39, 46, 8.4, 8.8, { fill: '#15120d' }) +
    ellipse(62, 45, 7.6, 8.2, { fill: '#15120d' }) +
    circle(40, 47, 3.4, { fill: '#f6e9a0' }) +
    circle(62, 46, 2.4, { fill: '#f6e9a0' }) +
    flat('M48 56l3-6l3 6z', '#15120d') +
    shape('M38 65q12-5 24 0q1 15-11 16q-13-1-13-16z', '#3d0f0c') +
    flat('M41 65.5h4v5h-4zM49 64.5h4v4h-4zM56 65h4v6h-4zM44 79h4v-5h-4z', '#efe6c4') +
    line('M66 60l6 4M30 58l5 2M64 24l-4 9', 2, '#6b2a22'),
  runner: (k) =>
    shape('M8 106q4-30 30-36h24q26 6 30 36z', '#6a2f22') +
    shape('M26 44q-2-26 24-27q26 1 24 27q-1 14-6 20q-2 22-18 22q-16 0-18-22q-5-6-6-20z', k) +
    flat('M54 17q20 3 20 27q-1 14-6 20q-2 21-15 22q9-14 9-32q0-24-8-37z', tone(k, -0.3), 0.6) +
    shape(
      'M25 40q-9-16-3-26q6 5 12 2q-1-8 4-13q6 7 14 6q6-4 13 1q-3 4 1 7q10 0 13 8q-6 4-4 15q-6-14-18-16q-16-3-24 5q-5 4-8 11z',
      '#2b1c14',
    ) +
    shape('M29 39l18 7q-2 9-9 9q-9-1-9-16zM71 39l-18 7q2 9 9 9q9-1 9-16z', '#190f0b') +
    circle(39.5, 48, 3.4, { fill: '#ffd23c' }) +
    circle(60.5, 48, 3.4, { fill: '#ffd23c' }) +
    line('M27 35l20 9M73 35l-20 9', 4, tone(k, -0.45)) +
    shape('M34 61q16-7 32 0q2 22-16 23q-18-1-16-23z', '#4a0d0a') +
    flat('M36 61l4 8l4-9l4 9l4-9l4 9l4-8l3 7l2-7q-14-5-29 0zM40 82l3-7l4 7l4-7l4 8l4-7z', '#f6ecca'),
  brute: (k) =>
    shape('M-8 108q-6-46 24-54q16-6 22 2h24q6-8 22-2q30 8 24 54z', tone(k, -0.12)) +
    flat('M66 56q6-8 18-2q30 8 24 54h-34q8-30-8-52z', tone(k, -0.4), 0.5) +
    line('M10 74l14 5M12 68l2 12M19 70l2 12M84 74q-5 7-14 8', 2.4, '#5a2a2a') +
    shape('M31 42q0-22 19-22q19 0 19 22v20q-4 14-19 14q-15 0-19-14z', k) +
    flat('M53 20q16 2 16 22v20q-3 12-14 14q7-16 6-30q0-16-8-26z', tone(k, -0.3), 0.6) +
    line('M36 26q10-6 22-2M44 22l1 6M51 21v6M57 23l-1 6', 2.2, '#4a2326') +
    flat('M33 40q8-4 15 2q-2 7-8 7q-7-1-7-9zM67 40q-8-4-15 2q2 7 8 7q7-1 7-9z', '#1a1018') +
    circle(41, 44.5, 2.5, { fill: '#ff9a6a' }) +
    circle(59, 44.5, 2.5, { fill: '#ff9a6a' }) +
    line('M31 38q10-5 18 3M69 38q-10-5-18 3', 4.4, tone(k, -0.5)) +
    shape('M36 60q14-6 28 0q0 10-14 11q-14-1-14-11z', '#3a0f12') +
    flat('M38 60h5v5h-5zM46 58h4v5h-4zM54 59h4v5h-4zM40 70v-6h4v6zM56 70v-6h4v6z', '#efe6c4'),
  abomination: (k) =>
    shape('M-4 106q-12-60 24-84q30-16 60 0q36 24 24 84z', tone(k, -0.1)) +
    flat('M60 14q20 4 32 24q16 28 12 68h-28q14-50-16-92z', tone(k, -0.4), 0.55) +
    line('M14 44q8-4 12-12M86 44q-8-4-12-12M20 30l10 4M80 30l-10 4', 2.4, '#6d2424') +
    circle(30, 34, 7.5, { fill: '#f7e6a0', ...S }) +
    circle(50, 26, 9.5, { fill: '#f7e6a0', ...S }) +
    circle(71, 35, 6.5, { fill: '#f7e6a0', ...S }) +
    circle(31, 35, 3, { fill: INK }) +
    ellipse(50, 27, 2.6, 5, { fill: INK }) +
    circle(70, 36, 2.6, { fill: INK }) +
    shape('M8 62q42-22 84 0q4 34-42 38q-46-4-42-38z', '#3d0708') +
    flat(
      'M10 62l7 17l7-20l7 21l7-23l8 22l7-23l7 22l8-21l7 20l7-18l6 14q2-8 0-11q-42-20-82 0zM18 90l7-15l7 19l8-16l8 20l8-20l8 19l7-18l6 14q-24 22-59-3z',
      '#f4e8c2',
    ) +
    path('M44 86q6 8 14 0q6 10-7 14q-12-4-7-14z', { fill: '#a8423c' }),
  necromancer: (k) =>
    shape('M2 108q-2-40 14-56q4-44 34-46q30 2 34 46q16 16 14 56z', '#20303a') +
    flat('M54 6q26 6 30 46q16 16 14 56h-26q6-60-18-102z', '#0e161c', 0.6) +
    shape('M26 64q-4-44 24-46q28 2 24 46q-4 22-24 24q-20-2-24-24z', '#090c10') +
    shape('M33 48q1-20 17-20q16 0 17 20q0 12-4 16v12q-13 9-26 0v-12q-4-4-4-16z', tone(k, 0.3)) +
    ellipse(42, 51, 6, 6.6, { fill: '#090c10' }) +
    ellipse(58, 51, 6, 6.6, { fill: '#090c10' }) +
    circle(42, 52, 3.2, { fill: '#6ff2d0' }) +
    circle(58, 52, 3.2, { fill: '#6ff2d0' }) +
    flat('M48 63l2-5l2 5z', '#090c10') +
    line('M40 70h20M44 66v8M48 66v9M52 66v9M56 66v8', 2) +
    line('M20 52q6-40 30-42q24 2 30 42', 2.4, '#4fd0b0') +
    path('M50 11l4 6l-4 6l-4-6z', { fill: '#6ff2d0', ...S }),
};

const teeth = (): string => {
  let out = '';
  for (let i = 0; i < 24; i++)
    out += path('M-3-25.5l3-7.5l3 7.5z', {
      fill: '#f1e4bd',
      stroke: INK,
      'stroke-width': 0.8,
      transform: `rotate(${i * 15})scale(${i % 3 === 0 ? 1.05 : 1})`,
    });
  return out;
};

/** How large a chip is beside the others: its radius when a walker's is 1. */
export const bulk: Readonly<Record<ZombieBase, number>> = { walker: 1, runner: 1.02, brute: 1.22, abomination: 1.5, necromancer: 1.25 };

export function zombieChip(base: ZombieBase, world: World, clipId: string): string {
  const [ground, rim] = plate[base];
  const d = outline[base];
  const scale = { walker: 0.49, runner: 0.47, brute: 0.53, abomination: 0.56, necromancer: 0.53 }[base];
  const drop = base === 'runner' ? 4 : base === 'brute' ? 1 : 0;
  return (
    path(d, { fill: '#000', opacity: 0.3, transform: 'translate(2.4 3.6)scale(1.05)' }) +
    path(d, { fill: '#000', opacity: 0.45, transform: 'translate(1.2 2)' }) +
    (base === 'abomination' ? teeth() : '') +
    path(d, { fill: ground, stroke: INK, 'stroke-width': 5.2, 'stroke-linejoin': 'round' }) +
    path(d, { fill: ground, stroke: rim, 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    group(
      group(
        path('M-40 -40h80l-80 80z', { fill: '#fff', opacity: 0.07 }) +
          group(face[base](skins[world]), { transform: `translate(${-50 * scale} ${-50 * scale + drop})scale(${scale})` }),
        {
          'clip-path': `url(#${clipId})`,
        },
      ),
    ) +
    path(d, { fill: 'none', stroke: INK, 'stroke-width': 1.1, transform: 'scale(.93)', opacity: 0.65 }) +
    path(d, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1,
      opacity: 0.28,
      'stroke-dasharray': '34 400',
      'stroke-dashoffset': base === 'walker' ? 30 : 0,
    })
  );
}

export const zombieClip = (base: ZombieBase, id: string): string =>
  `<clipPath id="${id}"><path d="${outline[base]}" transform="scale(.94)"/></clipPath>`;
