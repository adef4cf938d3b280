// Addresses after the #, so that any static host and the offline page can serve them.
import { useEffect, useState, useSyncExternalStore } from 'react';

export interface Place {
  /** parts of the path: `['replay', 'l-abc']` */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parsePlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  return { path: path.split('/').filter(Boolean).map(decode), query: new URLSearchParams(query) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Query = Readonly<Record<string, string | number | undefined>>;

export function address(path: string, query: Query = {}): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') parts.set(name, String(value));
  const text = parts.toString();
  return `#/${path}${text ? `?${text}` : ''}`;
}

/** The address as others can open it. */
export const fullAddress = (hash: string): string => `${location.origin}${location.pathname}${hash}`;

let shown = { hash: '', place: parsePlace('') };

function place(): Place {
  if (shown.hash !== location.hash) shown = { hash: location.hash, place: parsePlace(location.hash) };
  return shown.place;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
  };
}

export const usePlace = (): Place => useSyncExternalStore(subscribe, place);

/** How many addresses of this page were opened: what a form writes into its own address with `history.replaceState` is not among them. */
export function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const opened = () => setVisits((n) => n + 1);
    addEventListener('hashchange', opened);
    return () => removeEventListener('hashchange', opened);
  }, []);
  return visits;
}

export function go(path: string, query?: Query): void {
  location.hash = address(path, query);
}

/** Changes the address without a step in the history. */
export function rewrite(path: string, query?: Query): void {
  history.replaceState(null, '', address(path, query));
  for (const listener of listeners) listener();
}
