// The cached layer of the board: everything that never changes in play, from tile data to SVG text.
import { zonePath } from '../../board/geometry.ts';
import type { BoardView } from '../../board/types.ts';
import { colourOf } from '../figures/tokens.ts';
import { group, path } from '../svg.ts';
import { floor } from './floors.ts';
import { type GroundOptions, type Kit, makeKit, shape } from './kit.ts';
import { painterOf } from './painters.ts';
import { innerShade } from './rooms.ts';

export interface Drawing {
  readonly defs: string;
  readonly body: string;
}

const slab = (kit: Kit): string => {
  const all = kit.board.cells.flatMap((z, cell) => (z >= 0 ? [cell] : []));
  const d = shape(kit, all);
  const stroke = (width: number, opacity: number, x: number, y: number) =>
    path(d, {
      fill: '#000',
      stroke: '#000',
      'stroke-width': width,
      'stroke-linejoin': 'round',
      opacity,
      transform: `translate(${x} ${y})`,
    });
  if (kit.detail === 'thumb' || kit.mode === 'contrast') return path(d, { fill: '#000' });
  return (
    [40, 34, 28, 22, 16, 10].map((w) => stroke(w, 0.055, 10, 13)).join('') +
    stroke(6, 0.2, 7, 9) +
    path(d, { fill: '#0c0b0b', stroke: '#0c0b0b', 'stroke-width': 5, 'stroke-linejoin': 'round', transform: 'translate(2 4)' }) +
    path(d, { fill: '#222', stroke: '#3b3732', 'stroke-width': 4, 'stroke-linejoin': 'round' })
  );
};

/** Vaults lie beside the board: stone cells under the ground. */
function vaults(kit: Kit): string {
  let out = '';
  kit.board.zones.forEach((zone, i) => {
    if (zone.cells.length > 0) return;
    const d = zonePath(kit.board, i);
    const colour = colourOf(zone.name.slice(zone.name.indexOf(':') + 1));
    const edge = (stroke: string, width: number, more = {}) =>
      path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round', ...more });
    const stains = kit.noise('stains', 200);
    out +=
      path(d, { fill: '#000', opacity: 0.5, stroke: '#000', 'stroke-width': 22, transform: 'translate(6 9)' }) +
      path(d, { fill: floor(kit, 'flags') }) +
      (stains === 'none' ? '' : path(d, { fill: stains })) +
      path(d, { fill: '#5a5470', style: 'mix-blend-mode:multiply' }) +
      innerShade(kit, `vault${i}`, d, '#000') +
      edge('#120e0b', 17) +
      edge('#5d5648', 13) +
      edge('#8a8069', 13, { 'stroke-dasharray': '1.5 18' }) +
      edge(colour, 2.6);
  });
  return out;
}

export function drawGround(board: BoardView, options: GroundOptions): Drawing {
  const kit = makeKit(board, options);
  const all = board.cells.flatMap((z, cell) => (z >= 0 ? [cell] : []));
  const clip = kit.def('clip-board', (id) => `<clipPath id="${id}"><path d="${shape(kit, all, -12)}"/></clipPath>`);
  const body = slab(kit) + vaults(kit) + group(painterOf(options.world)(kit), { 'clip-path': clip });
  return { defs: kit.defs(), body };
}
