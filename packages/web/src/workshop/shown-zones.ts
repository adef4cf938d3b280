// The zones a remark speaks of, lit on the board until the next one is asked for.
import { useSyncExternalStore } from 'react';

let shown: readonly number[] = [];
const listeners = new Set<() => void>();

export function showZones(zones: readonly number[]): void {
  shown = zones;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShownZones = (): readonly number[] => useSyncExternalStore(subscribe, () => shown);
