import type { GameFile } from '@holdout/protocol';
import { useEffect, useState } from 'react';
import { problemCode } from '../game/online/api.ts';
import { loadRecord } from '../game/record/source.ts';

export type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'gone' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly file: GameFile };

export function useRecord(id: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  useEffect(() => {
    let gone = false;
    loadRecord(id).then(
      (file) => !gone && setLoaded(file ? { is: 'there', file } : { is: 'gone' }),
      // only a silent server is the network's fault: whatever it refuses is no game of ours
      (error: unknown) => !gone && setLoaded({ is: problemCode(error) === 'unreachable' ? 'failed' : 'gone' }),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return loaded;
}
