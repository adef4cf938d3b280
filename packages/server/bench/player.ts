// A player who reads no more than it takes to answer. The client's own link parses, folds and draws whole pictures: a thousand of those
// in one process would measure themselves and not the server.
import { type ClientMessage, PROTOCOL_VERSION, type Wish } from '@holdout/protocol';
import { WebSocket } from 'ws';

interface Heard {
  readonly t: string;
  readonly id?: number;
  readonly tick: number;
  readonly options?: readonly { readonly key: string }[] | null;
  readonly room?: { readonly phase: string };
}

const REPLIES = new Set(['ok', 'result', 'error']);
/** A browser asks for a sign of life when it has heard nothing for so long. */
const QUIET_MS = 2200;

export class Player {
  /** welcomed */
  here = false;
  tick = -1;
  /** the answers this player may give now */
  keys: readonly string[] | null = null;
  /** the tick of the team's choice that is open, if one is */
  team = -1;
  over = false;
  readonly #socket: WebSocket;
  readonly #replies = new Map<number, (ok: boolean) => void>();
  readonly #quiet: NodeJS.Timeout;
  #next = 1;

  constructor(url: string, room: string, token: string) {
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.#socket.on('open', () => this.#send({ t: 'hello', v: PROTOCOL_VERSION, room, token }));
    this.#socket.on('message', (data) => this.#hear(data.toString()));
    this.#socket.on('error', () => {});
    this.#quiet = setTimeout(() => this.#ping(), QUIET_MS);
  }

  request(wish: Wish): Promise<boolean> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.#send({ ...wish, id } as ClientMessage);
    });
  }

  close(): void {
    clearTimeout(this.#quiet);
    this.#socket.close();
  }

  #ping(): void {
    this.#send({ t: 'ping', at: 0 });
    this.#quiet.refresh();
  }

  #send(message: ClientMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    this.#quiet.refresh();
    // Most steps are somebody else's turn: those are not read.
    if (text.startsWith('{"t":"step"') && text.endsWith('"options":null}')) {
      this.tick = Number(/^\{"t":"step","tick":(\d+)/.exec(text)?.[1]);
      this.keys = null;
      return;
    }
    const message = JSON.parse(text) as Heard;
    if (message.id !== undefined && REPLIES.has(message.t)) {
      this.#replies.get(message.id)?.(message.t !== 'error');
      this.#replies.delete(message.id);
    }
    if (message.t === 'welcome') this.here = true;
    if (message.t === 'view' || message.t === 'step') {
      this.tick = message.tick;
      this.keys = message.options?.map(({ key }) => key) ?? null;
    } else if (message.t === 'team') this.team = message.tick;
    if (message.room) this.over = message.room.phase === 'finished';
  }
}
