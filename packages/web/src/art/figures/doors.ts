// Doors as leaves that swing, drawn with the hinge at the origin and the leaf along +x when shut.
import type { World } from '../../board/types.ts';
import { INK, tone } from '../portraits/parts.ts';
import { circle, escapeText, group, path, rect } from '../svg.ts';
import { colourOf } from './tokens.ts';

const wood: Readonly<Record<World, string>> = {
  'second-edition': '#a4703a',
  washington: '#8a5a34',
  'black-plague': '#8f6634',
  'white-death': '#8a7355',
};

const label = (text: string, x: number, y: number, size: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" fill="#fff" stroke="${INK}" stroke-width="2" paint-order="stroke" class="board-letter">${escapeText(text)}</text>`;

export type DoorState = 'closed' | 'open' | 'shut' | 'broken';

export function doorLeaf(world: World, width: number, colour: string | null, state: DoorState): string {
  const c = colour ? colourOf(colour) : wood[world];
  if (state === 'broken')
    return group(
      path(`M0-3h${width * 0.3}l3 3l-4 3h-${width * 0.28}zM${width} -3h-${width * 0.25}l-4 2l3 4h${width * 0.26}z`, {
        fill: tone(c, -0.2),
        stroke: INK,
        'stroke-width': 1.4,
        'stroke-linejoin': 'round',
      }) +
        path(`M${width * 0.42} 6l8 3M${width * 0.6} -8l6 -4M${width * 0.5} 12l-6 4`, {
          stroke: c,
          'stroke-width': 2.6,
          'stroke-linecap': 'round',
        }),
    );
  const planks = [0.2, 0.4, 0.6, 0.8].map((t) => `M${(width * t).toFixed(1)}-3.4v6.8`).join('');
  return (
    rect(0.5, -3.4, width - 1, 6.8, { rx: 1.4, fill: '#000', opacity: 0.45, transform: 'translate(2 3.4)' }) +
    rect(0.5, -3.6, width - 1, 7.2, { rx: 1.4, fill: c, stroke: INK, 'stroke-width': 1.6 }) +
    path(planks, { stroke: tone(c, -0.4), 'stroke-width': 1 }) +
    rect(1.6, -2.8, width - 3.2, 1.5, { rx: 0.7, fill: '#fff', opacity: 0.4 }) +
    circle(width - 5, 0, 1.9, { fill: '#f0d489', stroke: INK, 'stroke-width': 0.9 }) +
    circle(0.5, 0, 3.2, { fill: tone(c, -0.5), stroke: INK, 'stroke-width': 1 }) +
    (colour
      ? group(
          circle(width / 2, 0, 6.6, { fill: c, stroke: INK, 'stroke-width': 1.6 }) +
            label(colour.slice(0, 1).toUpperCase(), width / 2, 3.3, 9),
          { class: 'door-plate' },
        )
      : '') +
    (state === 'shut'
      ? path(`M3-7L${width - 3} 7M3 7L${width - 3}-7`, { stroke: INK, 'stroke-width': 4.6 }) +
        path(`M3-7L${width - 3} 7M3 7L${width - 3}-7`, { stroke: '#9aa0a5', 'stroke-width': 2.4, 'stroke-dasharray': '3 1.6' })
      : '')
  );
}

/** The iron trap of a vault, flush with the floor, round its middle. */
export function vaultDoor(colour: string, open: boolean): string {
  const c = colourOf(colour);
  return (
    rect(-20, -20, 40, 40, { rx: 4, fill: '#000', opacity: 0.4, transform: 'translate(2 3)' }) +
    rect(-20, -20, 40, 40, { rx: 4, fill: '#4b4f55', stroke: INK, 'stroke-width': 2.2 }) +
    rect(-15.5, -15.5, 31, 31, { rx: 2, fill: open ? '#050506' : '#6a6f76', stroke: c, 'stroke-width': 2.4 }) +
    [-17.6, 17.6].map((x) => [-17.6, 17.6].map((y) => circle(x, y, 1.5, { fill: '#b9bec4' })).join('')).join('') +
    (open
      ? path('M-10 12v-7h6v-6h6v-6h8', { fill: 'none', stroke: '#8d9298', 'stroke-width': 2.4 })
      : circle(0, 0, 8.6, { fill: 'none', stroke: c, 'stroke-width': 2.6 }) +
        path('M-12 0h24M0-12v24', { stroke: INK, 'stroke-width': 3.6 }) +
        path('M-11 0h22M0-11v22', { stroke: c, 'stroke-width': 1.6 })) +
    group(label(colour.slice(0, 1).toUpperCase(), 13, -9, 11), { class: 'vault-plate' })
  );
}
