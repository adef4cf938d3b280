import { useEffect, useRef } from 'react';
import type { PathArrow, ZoneHighlight } from '../board/types.ts';
import { useScene } from './scene.ts';
import { NO_LINK } from './store.ts';

/** While a question is shown, its zones are marked on the board and taps on zones go to it. Memoise the lists. */
export function useBoardLink(
  highlights: readonly ZoneHighlight[],
  arrows: readonly PathArrow[],
  onZone: ((zone: number) => void) | null,
): void {
  const { ui } = useScene();
  const tap = useRef(onZone);
  tap.current = onZone;
  const taps = onZone !== null;
  useEffect(() => {
    ui.set({ link: { highlights, arrows, onZone: taps ? (zone) => tap.current?.(zone) : null } });
    return () => ui.set({ link: NO_LINK });
  }, [ui, highlights, arrows, taps]);
}
