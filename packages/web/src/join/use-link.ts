// The connection of a page to its room, closed when the page goes.
import { emptyLinkState, GameLink, type LinkState } from '@holdout/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GameHost } from '../game/host.ts';
import { onlineHost } from '../game/online/online-host.ts';

const socketAddress = (): string => {
  const url = new URL('./socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  url.search = '';
  return url.href;
};

export interface RoomLink {
  readonly link: GameLink;
  readonly host: GameHost;
}

interface Wish {
  readonly room?: string;
  readonly watch?: string;
  readonly token?: string;
  readonly password?: string;
}

/** An answer given in a tunnel waits for its end; nobody is in one for longer. */
const KEPT_MS = 600_000;

const nothing = () => () => {};

/** A phone that was in a pocket or a tunnel: it says when it is back, and the link looks at once. */
function whenAwake(look: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') look();
  };
  window.addEventListener('online', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', seen);
  };
}

export function useRoomLink({ room, watch, token, password }: Wish): { readonly at: RoomLink | null; readonly state: LinkState } {
  const [at, setAt] = useState<RoomLink | null>(null);
  useEffect(() => {
    const link = new GameLink({ url: socketAddress(), room, watch, token, password, history: true, wake: whenAwake, keepMs: KEPT_MS });
    const host = onlineHost(link, watch !== undefined);
    setAt({ link, host });
    return () => {
      host.close();
      link.close();
      setAt(null);
    };
  }, [room, watch, token, password]);
  const state = useSyncExternalStore(at?.link.subscribe ?? nothing, () => at?.link.state ?? emptyLinkState);
  return { at, state };
}
