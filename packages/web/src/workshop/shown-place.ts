// Where a remark wants the maker to look: a part of the mission's data, until the next one is asked for.
import { useSyncExternalStore } from 'react';
import type { Tab } from './EditorPage.tsx';
import type { Section } from './rules/entries.ts';

interface ShownPlace {
  readonly place: string;
  /** asked for once more: looked at once more */
  readonly stamp: number;
}

let shown: ShownPlace = { place: '', stamp: 0 };
const listeners = new Set<() => void>();

export function showPlace(place: string): void {
  shown = { place, stamp: shown.stamp + 1 };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShownPlace = (): ShownPlace => useSyncExternalStore(subscribe, () => shown);

const LINE = /^(objectives\.list|loseIf|setup|rules)(?:\[(\d+)\])?/;

/** The line of the rules a place speaks of; null: it speaks of something else. */
export function lineAt(place: string): { readonly section: Section; readonly at: number } | null {
  const found = LINE.exec(place);
  if (!found) return null;
  return { section: found[1] === 'objectives.list' ? 'objectives' : (found[1] as Section), at: Number(found[2] ?? -1) };
}

/** The tab on which a place can be mended. */
export function tabFor(place: string): Tab {
  if (lineAt(place) || place === 'objectives' || /^(cards|notes)/.test(place)) return 'rules';
  if (/^map\.tiles|^map\.tile |^tile/.test(place)) return 'tiles';
  if (place.startsWith('map')) return 'things';
  if (place.startsWith('box')) return 'box';
  return /^(texts|minutes|difficulty|survivors)/.test(place) ? 'texts' : 'data';
}
