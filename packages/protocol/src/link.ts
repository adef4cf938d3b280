// A client's connection to its game: says hello, folds what comes, asks again after a gap, comes back after a break.
import type { Refusal } from '@holdout/engine';
import type { ClientMessage } from './client-messages.ts';
import { CLOSE, type ErrorCode } from './codes.ts';
import { PROTOCOL_VERSION } from './limits.ts';
import { emptyLinkState, foldMessage, type LinkState } from './link-state.ts';
import { ServerMessage } from './server-messages.ts';

/** What browsers and the `ws` package have in common. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface LinkOptions {
  readonly url: string;
  readonly room?: string;
  readonly watch?: string;
  readonly token?: string;
  readonly password?: string;
  /** asks for everything that happened since the beginning, not only from now on */
  readonly history?: boolean;
  readonly open?: (url: string) => Socket;
  /** first wait before coming back, in milliseconds; doubles up to 40 times as much */
  readonly wait?: number;
}

export type Reply =
  | { readonly ok: true; readonly tick: number; readonly value?: unknown }
  | { readonly ok: false; readonly code: ErrorCode | 'lost'; readonly reason?: Refusal };

type Request = Extract<ClientMessage, { id: number }>;
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Wish = Unnumbered<Request>;

const OPEN = 1;

export class GameLink {
  state: LinkState = emptyLinkState;
  readonly #options: LinkOptions;
  readonly #listeners = new Set<() => void>();
  readonly #ears = new Set<(message: ServerMessage) => void>();
  readonly #pending = new Map<number, (reply: Reply) => void>();
  #socket: Socket | null = null;
  #nextId = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Called after every change of `state`; for `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Every message as it comes, after it was folded in: events to animate, pings, ends of rewinds. */
  listen(ear: (message: ServerMessage) => void): () => void {
    this.#ears.add(ear);
    return () => this.#ears.delete(ear);
  }

  request(wish: Wish): Promise<Reply> {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN || this.state.status !== 'open') return Promise.resolve({ ok: false, code: 'lost' });
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  answer = (key: string): Promise<Reply> => this.request({ t: 'answer', tick: this.state.tick, key });

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
    this.#change({ status: 'closed' });
    this.#loseRequests();
  }

  #connect(): void {
    const { url, room, watch, token, password, history, open = (at) => new WebSocket(at) as unknown as Socket } = this.#options;
    const socket = open(url);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.state.view ? this.state.tick : history ? 0 : undefined;
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, room, watch, token, password, since }));
    };
    socket.onmessage = (event: { readonly data: unknown }) => this.#hear(String(event.data));
    socket.onerror = () => {};
    socket.onclose = (event: { readonly code: number }) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #hear(text: string): void {
    const parsed = ServerMessage.safeParse(parseJson(text));
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.t === 'welcome') this.#tries = 0;
    const next = foldMessage(this.state, message);
    if (next === 'gap') void this.request({ t: 'look', since: this.state.tick });
    else if (next !== this.state) this.#change(next);
    if (message.t === 'ok' || message.t === 'result')
      this.#settle(message.id, { ok: true, tick: message.tick, value: message.t === 'result' ? message.value : undefined });
    if (message.t === 'error') {
      if (message.id !== undefined) this.#settle(message.id, { ok: false, code: message.code, reason: message.reason });
      else if (this.state.status === 'connecting') this.#change({ error: message.code });
    }
    for (const ear of this.#ears) ear(message);
  }

  #lost(code: number): void {
    this.#loseRequests();
    if (this.#closed) return;
    if (code === CLOSE.version || code === CLOSE.refused) {
      this.#change({ status: 'refused', error: code === CLOSE.version ? 'version' : (this.state.error ?? 'internal') });
      return;
    }
    this.#change({ status: 'waiting' });
    const first = this.#options.wait ?? 250;
    const wait = Math.min(first * 2 ** this.#tries++, first * 40) * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => {
      this.#change({ status: 'connecting' });
      this.#connect();
    }, wait);
  }

  #loseRequests(): void {
    for (const resolve of this.#pending.values()) resolve({ ok: false, code: 'lost' });
    this.#pending.clear();
  }

  #settle(id: number, reply: Reply): void {
    this.#pending.get(id)?.(reply);
    this.#pending.delete(id);
  }

  #change(change: Partial<LinkState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
