// A socket that keeps every byte it is sent.
import type { Socket } from '@holdout/protocol';
import { WebSocket } from 'ws';

export interface Wiretap {
  readonly frames: string[];
  open(url: string): Socket;
}

export function wiretap(): Wiretap {
  const frames: string[] = [];
  return {
    frames,
    open: (url) => {
      const socket = new WebSocket(url);
      socket.on('message', (data) => frames.push(data.toString()));
      return socket as unknown as Socket;
    },
  };
}
