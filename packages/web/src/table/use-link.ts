import { useEffect, useMemo, useRef } from 'react';
import type { PathArrow, ZoneHighlight } from '../board/types.ts';
import { useScene } from './scene.ts';
import { NO_LINK } from './store.ts';

const NO_ARROWS: readonly PathArrow[] = [];

/** The zone a question is about, marked on the board. */
export function useZoneMark(zone: number): void {
  const highlights = useMemo<readonly ZoneHighlight[]>(() => (zone >= 0 ? [{ zone, mark: 'danger' }] : []), [zone]);
  useBoardLink(highlights, NO_ARROWS, null);
}

/** While a question is shown, its zones are marked on the board and taps on zones go to it. Memoise the lists. */
export function useBoardLink(
  highlights: readonly ZoneHighlight[],
  arrows: readonly PathArrow[],
  onZone: ((zone: number) => void) | null,
  onSurvivor?: (survivor: number) => void,
): void {
  const { ui } = useScene();
  const tap = useRef(onZone);
  tap.current = onZone;
  const touch = useRef(onSurvivor);
  touch.current = onSurvivor;
  const touches = onSurvivor !== undefined;
  const taps = onZone !== null;
  useEffect(() => {
    ui.set({
      link: {
        highlights,
        arrows,
        onZone: taps ? (zone) => tap.current?.(zone) : null,
        ...(touches ? { onSurvivor: (survivor: number) => touch.current?.(survivor) } : {}),
      },
    });
    return () => ui.set({ link: NO_LINK });
  }, [ui, highlights, arrows, taps, touches]);
}
