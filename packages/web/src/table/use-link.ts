import type { ZoneId } from '@holdout/engine';
import { useEffect, useMemo, useRef } from 'react';
import type { PathArrow, ZoneHighlight } from '../board/types.ts';
import { useScene } from './scene.ts';
import { NO_LINK, type OtherPointing } from './store.ts';

const NO_ARROWS: readonly PathArrow[] = [];
const NO_OTHERS: OtherPointing = {};
const NOBODY: readonly number[] = [];

/** The zone a question is about, marked on the board. */
export function useZoneMark(zone: ZoneId): void {
  const highlights = useMemo<readonly ZoneHighlight[]>(() => (zone >= 0 ? [{ zone, mark: 'danger' }] : []), [zone]);
  useBoardLink(highlights, NO_ARROWS, null);
}

/** While a question is shown, its zones are marked on the board and taps on it go to the question. Memoise the lists. */
export function useBoardLink(
  highlights: readonly ZoneHighlight[],
  arrows: readonly PathArrow[],
  onZone: ((zone: ZoneId) => boolean) | null,
  others: OtherPointing = NO_OTHERS,
  people: readonly number[] = NOBODY,
  known = true,
): void {
  const { ui } = useScene();
  const tap = useRef(onZone);
  tap.current = onZone;
  const touch = useRef(others);
  touch.current = others;
  const taps = onZone !== null;
  useEffect(() => {
    ui.set({
      link: {
        highlights,
        arrows,
        onZone: taps ? (zone) => tap.current?.(zone) ?? false : null,
        onSurvivor: (survivor) => touch.current.onSurvivor?.(survivor) ?? false,
        onDoor: (door) => touch.current.onDoor?.(door) ?? false,
        onThing: (name, zone) => touch.current.onThing?.(name, zone) ?? false,
        people,
        known,
      },
    });
    return () => ui.set({ link: NO_LINK });
  }, [ui, highlights, arrows, taps, people, known]);
}
