// Room that panels take from the board, so that it is fitted into what is left.
import { useSyncExternalStore } from 'react';
import type { Insets } from '../board/camera.ts';
import { usePick } from './scene.ts';

export const PHONE = '(max-width: 760px), (max-height: 460px)';

const query = typeof matchMedia === 'function' ? matchMedia(PHONE) : null;

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => query?.matches ?? false,
  );

const WIDE: Insets = { top: 64, right: 16, bottom: 150, left: 236 };
const WIDE_WITH_PANEL: Insets = { ...WIDE, right: 356 };
const PHONE_INSETS: Insets = { top: 4, right: 4, bottom: 4, left: 4 };

export function useInsets(): Insets {
  const phone = useIsPhone();
  const panel = usePick((u) => u.panel !== null);
  return phone ? PHONE_INSETS : panel ? WIDE_WITH_PANEL : WIDE;
}
