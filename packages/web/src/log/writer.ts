// The sentences of the log are fetched with the first thing there is to tell: a table begins with nothing told.
import { useEffect, useState } from 'react';
import type { writeLine } from './lines.ts';

type Writer = typeof writeLine;

let known: Writer | null = null;

export async function writer(): Promise<Writer> {
  known ??= (await import('./lines.ts')).writeLine;
  return known;
}

/** Null until it is there; `wanted`: somebody needs it. */
export function useWriter(wanted: boolean): Writer | null {
  const [, setReady] = useState(known !== null);
  useEffect(() => {
    if (wanted && known === null) void writer().then(() => setReady(true));
  }, [wanted]);
  return known;
}
