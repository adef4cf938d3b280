// What every ground drawing needs: the board, its shapes sorted by what they are, and a place to put definitions once.
import { cellsPath, type Run, runs, TILE } from '../../board/geometry.ts';
import type { BoardView, Mode, Stretch, World } from '../../board/types.ts';
import { type Chance, chance, hash } from '../random.ts';
import { n } from '../svg.ts';
import { type TextureName, texturePattern } from '../texture.ts';

export type Detail = 'full' | 'thumb';

export interface Kit {
  readonly board: BoardView;
  readonly world: World;
  readonly mode: Mode;
  readonly detail: Detail;
  readonly night: boolean;
  readonly dice: (name: string) => Chance;
  /** Registers a definition under a short name and gives `url(#…)`. */
  readonly def: (name: string, body: (id: string) => string) => string;
  /** A paint of noise, or `none` where the drawing is small or plain. */
  readonly noise: (name: TextureName, size: number) => string;
  readonly defs: () => string;
  readonly streets: readonly number[];
  readonly rooms: readonly number[];
  readonly solid: readonly Run[];
}

const of = (board: BoardView, kinds: readonly string[]): number[] =>
  board.cells.flatMap((zone, cell) => (zone >= 0 && kinds.includes(board.zones[zone].kind) ? [cell] : []));

export interface GroundOptions {
  readonly world: World;
  readonly mode?: Mode;
  readonly detail?: Detail;
  readonly night?: boolean;
  /** unique among the drawings of one page */
  readonly id?: string;
}

export function makeKit(board: BoardView, { world, mode = 'dark', detail = 'full', night = true, id = 'b' }: GroundOptions): Kit {
  const seed = board.tiles.map((t) => `${t.face}${t.turn}`).join();
  const defined = new Map<string, string>();
  const def: Kit['def'] = (name, body) => {
    const key = `${id}-${name}`;
    if (!defined.has(key)) {
      defined.set(key, '');
      defined.set(key, body(key));
    }
    return `url(#${key})`;
  };
  return {
    board,
    world,
    mode,
    detail,
    // Only the capital's clock knows a day; everywhere else the story is told by lamplight.
    night: night || world !== 'washington',
    def,
    dice: (name) => chance(hash(`${world} ${seed} ${name}`)),
    noise: (name, size) =>
      detail === 'full' && mode !== 'contrast' ? def(`${name}${size}`, (key) => texturePattern(name, key, size)) : 'none',
    defs: () => [...defined.values()].join(''),
    streets: of(board, ['street']),
    rooms: of(board, ['room', 'corridor', 'vault']),
    solid: solidRuns(board),
  };
}

export const GAP = 46;

/** How much of a stretch with a door or an opening is free. */
export const gapOf = (length: number): number => Math.min(length - 4, GAP);

/** The edge of a walkway: crenels, not a wall. */
export const isRampart = (board: BoardView, s: Stretch): boolean => [s.a, s.b].some((z) => board.zones[z]?.kind === 'walkway');

/** Walls with what is left of them beside doors and openings, joined over zone borders. */
function solidRuns(board: BoardView): Run[] {
  const pieces = board.walls.filter((s) => !isRampart(board, s)).map((s) => ({ ...s, a: 0, b: 0 }));
  for (const s of [...board.openings, ...board.doors.filter((d) => !d.vault)]) {
    const across = s.y1 === s.y2;
    const length = (s.x2 - s.x1 + s.y2 - s.y1) * TILE;
    const left = (length - gapOf(length)) / 2 / TILE;
    if (left * TILE < 3) continue;
    const cut = { x1: s.x1, y1: s.y1, x2: across ? s.x1 + left : s.x1, y2: across ? s.y1 : s.y1 + left, a: 0, b: 0 };
    pieces.push(cut, { x1: across ? s.x2 - left : s.x1, y1: across ? s.y1 : s.y2 - left, x2: s.x2, y2: s.y2, a: 0, b: 0 });
  }
  return runs(pieces, false);
}

export const runPath = (list: readonly Run[]): string =>
  list.map((r) => `M${n(r.x1)} ${n(r.y1)}${r.across ? `H${n(r.x2)}` : `V${n(r.y2)}`}`).join('');

export const shape = (kit: Kit, cells: readonly number[], by = 0): string => cellsPath(kit.board, cells, by);

/** A soft round light, brightest in the middle, as a paint. */
export const glow = (kit: Kit, name: string, colour: string, strength = 1): string => {
  const stop = (at: number, share: number) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${(strength * share).toFixed(2)}"/>`;
  return kit.def(
    name,
    (id) => `<radialGradient id="${id}">${stop(0, 1)}${stop(0.3, 0.6)}${stop(0.65, 0.18)}${stop(1, 0)}</radialGradient>`,
  );
};
