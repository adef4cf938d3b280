// The cached layer of the board: everything that never changes in play, from tile data to SVG text.
import type { BoardView, World } from '../../board/types.ts';
import { group, path } from '../svg.ts';
import { drawBurg } from './burg.ts';
import { drawCapital } from './capital.ts';
import { drawCity } from './city.ts';
import { drawFort } from './fort.ts';
import { type GroundOptions, type Kit, makeKit, shape } from './kit.ts';

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
    stroke(44, 0.08, 12, 16) +
    stroke(28, 0.12, 10, 13) +
    stroke(14, 0.2, 8, 10) +
    path(d, { fill: '#0c0b0b', stroke: '#0c0b0b', 'stroke-width': 5, 'stroke-linejoin': 'round', transform: 'translate(2 4)' }) +
    path(d, { fill: '#222', stroke: '#3b3732', 'stroke-width': 4, 'stroke-linejoin': 'round' })
  );
};

const worlds = { 'second-edition': drawCity, 'black-plague': drawBurg, 'white-death': drawFort, washington: drawCapital } satisfies Record<
  World,
  (kit: Kit) => string
>;

export function drawGround(board: BoardView, options: GroundOptions): Drawing {
  const kit = makeKit(board, options);
  const all = board.cells.flatMap((z, cell) => (z >= 0 ? [cell] : []));
  const clip = kit.def('clip-board', (id) => `<clipPath id="${id}"><path d="${shape(kit, all, -12)}"/></clipPath>`);
  const body = slab(kit) + group(worlds[options.world](kit), { 'clip-path': clip });
  return { defs: kit.defs(), body };
}
