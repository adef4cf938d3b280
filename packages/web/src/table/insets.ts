// Where panels lie, and the room they leave the board. Of two layouts the one that shows the board larger is taken.
import type { BoardView } from '@holdout/engine';
import { useMemo, useSyncExternalStore } from 'react';
import type { Insets } from '../board/camera.ts';

/** `bottom`: the question under the board; `side`: beside it; `phone`: a sheet below; `land`: a low wide screen, columns on both sides. */
export type Layout = 'bottom' | 'side' | 'phone' | 'land';

/** The same conditions as in styles/phone.css and styles/land.css. */
const PHONE = '(max-width: 920px) and (min-height: 541px), (max-width: 559px)';
const LAND = '(max-height: 540px) and (min-width: 560px)';

const INSETS: Readonly<Record<Layout, Insets>> = {
  // the buttons that zoom stand at its right edge
  bottom: { top: 64, right: 66, bottom: 206, left: 240 },
  side: { top: 62, right: 396, bottom: 12, left: 240 },
  // the sheet at rest; what grows out of it lies over the board, which does not move
  phone: { top: 4, right: 4, bottom: 148, left: 4 },
  land: { top: 4, right: 4, bottom: 4, left: 4 },
};
/** The drawer and the buttons that zoom. */
const WITH_DRAWER = 406;
/** Wide sheets have one row of verbs. */
const WIDE_SHEET = 600;

/** Panels lie over the board, not beside it. */
export const isSmall = (): boolean => small() !== 'none';

const small = (): Layout | 'none' => (matchMedia(LAND).matches ? 'land' : matchMedia(PHONE).matches ? 'phone' : 'none');
/** The bar above grows with the reader's letters, as `--bar` does. */
const PLAIN_LETTERS = 16;
const taller = (): number => Math.round(3 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) - PLAIN_LETTERS)) || 0;
const size = (): string => `${window.innerWidth} ${window.innerHeight} ${small()} ${taller()}`;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function scaleIn(insets: Insets, width: number, height: number, board: BoardView): number {
  const w = board.xs[board.cols] ?? 1;
  const h = board.ys[board.rows] ?? 1;
  return Math.min((width - insets.left - insets.right) / w, (height - insets.top - insets.bottom) / h);
}

export function useLayout(board: BoardView, drawer: boolean): { readonly layout: Layout; readonly insets: Insets } {
  const now = useSyncExternalStore(onResize, size);
  return useMemo(() => {
    const [wide, high, little, more] = now.split(' ');
    const [width, height] = [Number(wide), Number(high)];
    if (little === 'land') return { layout: 'land', insets: INSETS.land };
    if (little === 'phone') return { layout: 'phone', insets: width < WIDE_SHEET ? INSETS.phone : { ...INSETS.phone, bottom: 118 } };
    const under = (insets: Insets): Insets => ({ ...insets, top: insets.top + Number(more) });
    const bottom = under(drawer ? { ...INSETS.bottom, right: WITH_DRAWER } : INSETS.bottom);
    const side = under(INSETS.side);
    const beside = scaleIn(side, width, height, board) > scaleIn(bottom, width, height, board);
    return beside ? { layout: 'side', insets: side } : { layout: 'bottom', insets: bottom };
  }, [now, board, drawer]);
}
