// Where panels lie, and the room they leave the board. Of two layouts the one that shows the board larger is taken.
import type { BoardView } from '@holdout/engine';
import { useMemo, useSyncExternalStore } from 'react';
import type { Insets } from '../board/camera.ts';

/** `bottom`: the question under the board; `side`: beside it; `phone`: a sheet. */
export type Layout = 'bottom' | 'side' | 'phone';

const PHONE = '(max-width: 760px), (max-height: 460px)';

const INSETS: Readonly<Record<Layout, Insets>> = {
  bottom: { top: 64, right: 16, bottom: 206, left: 240 },
  side: { top: 62, right: 396, bottom: 12, left: 240 },
  phone: { top: 4, right: 4, bottom: 4, left: 4 },
};
const WITH_DRAWER = 356;

const size = (): string => `${window.innerWidth} ${window.innerHeight} ${matchMedia(PHONE).matches ? 1 : 0}`;

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
    const [width, height, phone] = now.split(' ').map(Number);
    if (phone === 1) return { layout: 'phone', insets: INSETS.phone };
    const bottom = drawer ? { ...INSETS.bottom, right: WITH_DRAWER } : INSETS.bottom;
    const side = scaleIn(INSETS.side, width, height, board) > scaleIn(bottom, width, height, board);
    return side ? { layout: 'side', insets: INSETS.side } : { layout: 'bottom', insets: bottom };
  }, [now, board, drawer]);
}
