// A client's connection to its game: says hello, folds what comes, asks again after a gap, notices silence, comes back after a break,
// and brings along what was sent and never answered.
import type { Refusal } from '@holdout/engine';
import type { ClientMessage, Wish } from './client-messages.ts';
import { CLOSE, type ErrorCode } from './codes.ts';
import { BEATS, type Beats, Heartbeat } from './heartbeat.ts';
import { PROTOCOL_VERSION } from './limits.ts';
import { emptyLinkState, foldMessage, type LinkState, type Sending } from './link-state.ts';
import { ServerMessage } from './server-messages.ts';
import { newCodeFrom } from './words.ts';

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
  /** first wait before coming back, in milliseconds; doubles up to 16 times as much */
  readonly wait?: number;
  /** calls `look` when the device woke up or found a network (`online`, `visibilitychange`, `pageshow`); returns how to stop */
  readonly wake?: (look: () => void) => () => void;
  readonly beats?: Beats;
  /** how long a request waits for its reply, and a new connection for its welcome */
  readonly patienceMs?: number;
  /** how long what was sent before a break waits for the connection to come back */
  readonly keepMs?: number;
}

/** `lost`: there was no connection, and it was not done as far as we know. `no-reply`: sent, and nobody said what became of it. */
export type Reply =
  | { readonly ok: true; readonly tick: number; readonly value?: unknown }
  | { readonly ok: false; readonly code: ErrorCode | 'lost' | 'no-reply'; readonly reason?: Refusal };

interface Pending {
  readonly wish: Wish;
  readonly at: number;
  readonly settle: (reply: Reply) => void;
  timer: ReturnType<typeof setTimeout>;
}

const OPEN = 1;
const PATIENCE_MS = 15_000;
const WELCOME_MS = 2500;
/** A network that is there answers a knock sooner than this, however slow it is: a try without an answer began while it was away. */
const KNOCK_MS = 4000;
/** The longest of tunnels: the server knows by its tick whether an answer still fits. */
const KEEP_MS = 600_000;
const LOOK_AGAIN_MS = 1000;
/** A try to connect younger than this is not given up for another. */
const FRESH_MS = 700;

/**
 * Sent again after a break: the server knows each by its tick (or, of a chat line, by `once`) and does it one time however often it
 * comes. Anything else is given back as `lost`; the fresh room and view show whether it was done.
 */
const AGAIN: ReadonlySet<Wish['t']> = new Set(['answer', 'propose', 'agree', 'decide', 'undo', 'chat'] as const);

export class GameLink {
  state: LinkState = emptyLinkState;
  readonly #options: LinkOptions;
  readonly #listeners = new Set<() => void>();
  readonly #ears = new Set<(message: ServerMessage) => void>();
  readonly #pending = new Map<number, Pending>();
  readonly #sleep: () => void;
  #socket: Socket | null = null;
  #heart: Heartbeat | null = null;
  #nextId = 1;
  #tries = 0;
  /** when the present try to connect began */
  #tried = 0;
  #looking = false;
  /** the last error that belonged to no request: said before a connection ends */
  #why: ErrorCode | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#connect();
    this.#sleep = options.wake?.(() => this.check()) ?? (() => {});
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

  /**
   * Always settles: with the server's reply, or with `lost` or `no-reply`. What can be sent again waits for a connection that is away
   * (`sending` shows it); anything else is `lost` then.
   */
  request(wish: Wish): Promise<Reply> {
    const { status, view } = this.state;
    const there = this.#socket?.readyState === OPEN && (status === 'open' || status === 'stalled');
    const comesBack = view !== null && (status === 'waiting' || status === 'connecting');
    // Over a stalled connection only what can be sent again is sent: whether anything else arrived would never be known.
    if (AGAIN.has(wish.t) ? !there && !comesBack : !there || status === 'stalled') return Promise.resolve({ ok: false, code: 'lost' });
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const settle = (reply: Reply) => {
        clearTimeout(this.#pending.get(id)?.timer);
        this.#pending.delete(id);
        if (AGAIN.has(wish.t)) this.#showSending();
        resolve(reply);
      };
      const named: Wish = wish.t === 'chat' && wish.once === undefined ? { ...wish, once: newCodeFrom(Math.random) } : wish;
      const timer = there
        ? setTimeout(() => settle({ ok: false, code: 'no-reply' }), this.#options.patienceMs ?? PATIENCE_MS)
        : setTimeout(() => settle({ ok: false, code: 'lost' }), this.#options.keepMs ?? KEEP_MS);
      this.#pending.set(id, { wish: named, at: Date.now(), settle, timer });
      if (there) this.#send(id, named);
      if (AGAIN.has(wish.t)) this.#showSending();
    });
  }

  answer = (key: string): Promise<Reply> => this.request({ t: 'answer', tick: this.state.tick, key });

  /** Makes sure of the connection now, instead of when it next falls silent or the next try is due. */
  check = (): void => {
    if (this.#closed) return;
    if (this.state.status === 'waiting') {
      this.#tries = 0;
      this.#comeBack();
    } else if (this.state.status === 'connecting') {
      // A try that began while the network was away may wait in vain long after it is back: it makes room for a new one.
      if (Date.now() - this.#tried < FRESH_MS) return;
      this.#tries = 0;
      this.#drop(1000);
      this.#connect();
    } else this.#heart?.check();
  };

  close(): void {
    this.#closed = true;
    this.#sleep();
    clearTimeout(this.#timer);
    this.#drop(1000);
    this.#change({ status: 'closed' });
    for (const { settle } of [...this.#pending.values()]) settle({ ok: false, code: 'lost' });
  }

  #connect(): void {
    const { url, room, watch, token, password, history, open = (at) => new WebSocket(at) as unknown as Socket } = this.#options;
    const socket = open(url);
    this.#socket = socket;
    this.#tried = Date.now();
    // The first tries give up soon, because another server may be well; later ones give a slow network its time.
    const patience = Math.min(this.#options.patienceMs ?? PATIENCE_MS, WELCOME_MS * 2 ** this.#tries);
    const giveUpAfter = (ms: number) => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#lost(CLOSE.silent), ms);
    };
    socket.onopen = () => {
      if (this.#socket === socket) giveUpAfter(patience);
      const since = this.state.view ? this.state.tick : history ? 0 : undefined;
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, room, watch, token, password, since }));
    };
    socket.onmessage = (event: { readonly data: unknown }) => {
      if (this.#socket === socket) this.#hear(String(event.data));
    };
    socket.onerror = () => {};
    socket.onclose = (event: { readonly code: number }) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    giveUpAfter(Math.min(patience, KNOCK_MS));
  }

  #hear(text: string): void {
    this.#heart?.heard();
    if (this.state.status === 'stalled') this.#change({ status: 'open' });
    const parsed = ServerMessage.safeParse(parseJson(text));
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.t === 'pong') return;
    const next = foldMessage(this.state, message);
    if (next === 'gap') this.#look();
    else if (next !== this.state) this.#change(next);
    if (message.t === 'welcome') this.#welcomed();
    if (message.t === 'ok' || message.t === 'result')
      this.#settle(message.id, { ok: true, tick: message.tick, value: message.t === 'result' ? message.value : undefined });
    if (message.t === 'error') {
      if (message.id !== undefined) this.#settle(message.id, { ok: false, code: message.code, reason: message.reason });
      else {
        this.#why = message.code;
        if (this.state.status === 'connecting') this.#change({ error: message.code });
      }
    }
    for (const ear of this.#ears) ear(message);
  }

  #welcomed(): void {
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#looking = false;
    this.#heart?.stop();
    this.#heart = new Heartbeat(this.#options.beats ?? BEATS, {
      ask: () => this.#write({ t: 'ping', at: Date.now() }),
      stalled: () => this.#change({ status: 'stalled' }),
      gone: () => this.#lost(CLOSE.silent),
    });
    // Whatever is still pending was sent over the connection that broke.
    for (const [id, { wish }] of this.#pending) this.#send(id, again(wish));
    for (const pending of this.#pending.values()) this.#patience(pending, 'no-reply', this.#options.patienceMs ?? PATIENCE_MS);
    this.#showSending();
  }

  /** A step is missing: the whole picture again, asked for once however many steps come meanwhile. */
  #look(): void {
    if (this.#looking) return;
    this.#looking = true;
    void this.request({ t: 'look', since: this.state.tick }).then((reply) => {
      this.#looking = false;
      if (!reply.ok && reply.code !== 'lost') setTimeout(() => this.#look(), LOOK_AGAIN_MS);
    });
  }

  #lost(code: number): void {
    this.#drop(code === CLOSE.silent ? 1000 : undefined);
    if (this.#closed) return;
    const wasOpen = this.state.status === 'open' || this.state.status === 'stalled';
    for (const pending of wasOpen ? [...this.#pending.values()] : [])
      if (AGAIN.has(pending.wish.t)) this.#patience(pending, 'lost', this.#options.keepMs ?? KEEP_MS);
      else pending.settle({ ok: false, code: 'lost' });
    if (code === CLOSE.version || code === CLOSE.refused) {
      this.#change({ status: 'refused', error: code === CLOSE.version ? 'version' : (this.#why ?? 'internal') });
      for (const { settle } of [...this.#pending.values()]) settle({ ok: false, code: 'lost' });
      return;
    }
    this.#change({ status: 'waiting' });
    this.#showSending();
    const first = this.#options.wait ?? 250;
    const wait = Math.min(first * 2 ** this.#tries++, first * 16) * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#comeBack(), wait);
  }

  #comeBack(): void {
    clearTimeout(this.#timer);
    this.#change({ status: 'connecting' });
    this.#connect();
  }

  /** Lets go of the socket at once: a dead one may take minutes to say that it is closed. */
  #drop(code: number | undefined): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#heart?.stop();
    this.#heart = null;
    clearTimeout(this.#timer);
    if (code !== undefined) socket?.close(code);
  }

  #patience(pending: Pending, code: 'lost' | 'no-reply', ms: number): void {
    clearTimeout(pending.timer);
    pending.timer = setTimeout(() => pending.settle({ ok: false, code }), ms);
  }

  #send(id: number, wish: Wish): void {
    this.#write({ ...wish, id } as ClientMessage);
    this.#heart?.expect();
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #settle(id: number, reply: Reply): void {
    this.#pending.get(id)?.settle(reply);
  }

  #showSending(): void {
    const sending: Sending[] = [];
    for (const { wish, at } of this.#pending.values()) if (AGAIN.has(wish.t)) sending.push({ wish, at });
    this.#change({ sending });
  }

  #change(change: Partial<LinkState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Of no use once their moment is gone. */
type Passing = Extract<Wish, { t: 'ask' | 'consent' | 'nudge' }>;
const PASSING: ReadonlySet<Wish['t']> = new Set<Passing['t']>(['ask', 'consent', 'nudge']);
const passes = (wish: Wish): wish is Passing => PASSING.has(wish.t);

/** A chat line is known by its name; the rest by its tick, if the server is told to look. */
const again = (wish: Wish): Wish => ('tick' in wish && !passes(wish) ? { ...wish, again: true } : wish);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
