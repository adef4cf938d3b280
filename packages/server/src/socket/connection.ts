// One socket: hello first, then requests. Whatever comes, the answer is a message with a code.
import type { Duplex } from 'node:stream';
import {
  CLOSE,
  ClientMessage,
  type ClientMessageOf,
  type ErrorCode,
  LIMITS,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@holdout/protocol';
import { type RawData, WebSocket } from 'ws';
import { type Done, fail } from '../rooms/done.ts';
import type { House } from '../rooms/house.ts';
import type { Viewer } from '../rooms/presence.ts';
import { pastOf } from '../rooms/record.ts';
import { handle, preview, type RoomRequest } from '../rooms/requests.ts';
import { rewindMessage } from '../rooms/rewind.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { showWhole } from '../rooms/show.ts';
import { teamMessage } from '../rooms/team.ts';
import { isStoreTrouble } from '../store/index.ts';
import { type Admitted, admit } from './admit.ts';
import { Bucket, type Buckets } from './bucket.ts';
import { costOf, STALE_COST, strainOf } from './cost.ts';
import type { Beating } from './heartbeat.ts';

const HELLO_WITHIN_MS = 10_000;
/** Longest wait for the store to let somebody in. */
const WELCOME_WITHIN_MS = 15_000;
const TRY_AGAIN_LATER = 1013;
/** A client that does not read what it is sent is let go before it fills the memory. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;
/** Requests that end in a step being stored and shown. */
const TIMED: ReadonlySet<string> = new Set(['answer', 'propose', 'agree', 'decide']);
/** So many messages over the limit, and the connection ends. */
const FLOOD = 200;
const FLOODED_OUT_MS = 500;

/** What guests and addresses may spend, over all their connections. */
export interface Purses {
  readonly guests: Buckets;
  readonly addresses: Buckets;
}

export class Connection implements Viewer, Beating {
  player: string | null = null;
  /** something came since the last beat */
  #heard = true;
  /** what is sent waits for the end of this moment, so that a step and the reply to it leave together */
  #held = false;
  #room: Room | null = null;
  #greeting = false;
  #flooded = 0;
  /** pinged, and nothing came since */
  #asked = false;
  /** what waits for somebody who left is not done */
  readonly #gone = new AbortController();
  readonly #bucket: Bucket;
  readonly #helloTimer: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    /** what the socket writes to */
    private readonly line: Duplex,
    private readonly address: string,
    private readonly house: House,
    private readonly rooms: Rooms,
    private readonly purses: Purses,
  ) {
    this.#bucket = new Bucket(house.config.messagesPerSecond);
    this.#helloTimer = setTimeout(() => this.#later('hello-first'), HELLO_WITHIN_MS);
    socket.on('message', (data, binary) => this.#receive(data, binary));
    // Control frames cost as much as messages; ws would answer pings for ever, however much its sender leaves unread.
    socket.on('ping', (data) => {
      if (this.#control()) socket.pong(data);
    });
    socket.on('pong', () => {
      if (this.#control()) this.#heard = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#left());
  }

  send(text: string): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD_BYTES) this.socket.terminate();
    else {
      this.#hold();
      this.socket.send(text);
    }
  }

  /** One write for all that is sent in one go: each costs the system as much as working out the step. */
  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    this.line.cork();
    process.nextTick(() => {
      this.#held = false;
      this.line.uncork();
    });
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  turnOut(code: 'kicked' | 'banned' | 'removed'): void {
    this.#refuse(code);
  }

  /** Server going down: the client comes back by itself. */
  goAway(): void {
    this.socket.close(1012, 'restart');
  }

  /** Counts a control frame; false: it came too fast or its sender does not read. */
  #control(): boolean {
    if (this.socket.bufferedAmount > MOST_UNREAD_BYTES) {
      this.socket.terminate();
      return false;
    }
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    if (this.#bucket.take()) return true;
    this.#tooMuch();
    return false;
  }

  /** Whoever said nothing since the last beat is asked; who has not answered by the next one is gone. */
  beat(): void {
    if (this.#heard) this.#asked = false;
    else if (this.#asked) this.socket.terminate();
    else {
      this.#asked = true;
      this.socket.ping();
    }
    this.#heard = false;
  }

  #error(code: ErrorCode, id?: number, reason?: Extract<Done, { ok: false }>['reason']): void {
    this.house.metrics.errors.inc({ code });
    this.say({ t: 'error', code, ...(id === undefined ? {} : { id }), ...(reason ? { reason } : {}) });
  }

  #refuse(code: ErrorCode): void {
    this.#error(code);
    this.socket.close(code === 'version' ? CLOSE.version : CLOSE.refused, code);
  }

  /** Not now: the client comes back by itself. */
  #later(code: ErrorCode): void {
    this.#error(code);
    this.socket.close(TRY_AGAIN_LATER, code);
  }

  #receive(data: RawData, binary: boolean): void {
    // Told to go, and still talking.
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.#heard = true;
    if (!this.#bucket.take()) {
      if (!this.#tooMuch()) this.#error('too-fast', idOf(data));
      return;
    }
    if (sizeOf(data) > LIMITS.message) {
      this.#error('too-large');
      return;
    }
    const message = binary ? null : parse(data);
    if (!message) {
      this.#error('bad-message', binary ? undefined : idOf(data));
      return;
    }
    // One for having come is paid; the rest by what it asks for, out of the connection's, the guest's and the address's.
    const cost = costOf(message, this.#room?.tick ?? 0);
    if (!this.#pay(cost, strainOf(message, cost))) {
      if (!this.#tooMuch()) this.#error('too-fast', 'id' in message ? message.id : undefined);
      return;
    }
    this.#answer(message).catch((error) => {
      const away = isStoreTrouble(error);
      this.house.log[away ? 'warn' : 'error']({ problem: String(error), kind: message.t }, 'a request failed');
      this.#error(away ? 'unavailable' : 'internal', 'id' in message ? message.id : undefined);
    });
  }

  #pay(cost: number, strain = cost): boolean {
    if (cost > 1 && !this.#bucket.take(cost - 1)) return false;
    return this.purses.addresses.take(this.address, strain) && (this.player === null || this.purses.guests.take(this.player, cost));
  }

  /** Counts what came over the limit, at its address as well, so that coming again does not pay; true: that was too much, and it ends. */
  #tooMuch(): boolean {
    this.purses.addresses.take(this.address, 1);
    if (++this.#flooded <= FLOOD) return false;
    this.socket.close(CLOSE.flood, 'too-fast');
    // It need not answer that, and whatever it goes on to say would still have to be read.
    setTimeout(() => this.socket.terminate(), FLOODED_OUT_MS).unref();
    return true;
  }

  async #answer(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return this.say({ t: 'pong', at: message.at, now: Date.now() });
    if (message.t === 'hello') return this.#hello(message);
    const room = this.#room;
    if (!room) return this.#error('hello-first', message.id);
    if (message.t === 'look') {
      await room.run(() => this.#show(room, message.since));
      return this.say({ t: 'ok', id: message.id, tick: room.tick });
    }
    const stop = TIMED.has(message.t) ? this.house.metrics.answerSeconds.startTimer() : undefined;
    const outcome = await this.#request(room, message);
    stop?.();
    if (!outcome.ok) {
      if (outcome.code === 'stale' && this.#pay(STALE_COST)) await room.run(() => this.#show(room, undefined));
      return this.#error(outcome.code, message.id, outcome.reason);
    }
    if (outcome.value === undefined) this.say({ t: 'ok', id: message.id, tick: room.tick });
    else this.say({ t: 'result', id: message.id, tick: room.tick, value: outcome.value });
  }

  /** Onlookers ask what the board shows beyond its pieces, as everybody does; bots think for those who play. */
  #request(room: Room, message: RoomRequest): Promise<Done> {
    if (this.player !== null) return handle(room, this.player, message, this.#gone.signal);
    if (message.t !== 'ask' || message.about === 'hint' || message.about === 'parting') return Promise.resolve(fail('read-only'));
    return preview(room, `onlooker ${this.address}`, message, this.#gone.signal);
  }

  async #hello(hello: ClientMessageOf<'hello'>): Promise<void> {
    if (this.#room || this.#greeting) return this.#error('bad-message');
    if (hello.v !== PROTOCOL_VERSION) return this.#refuse('version');
    this.#greeting = true;
    clearTimeout(this.#helloTimer);
    const limit = setTimeout(() => this.#later('unavailable'), WELCOME_WITHIN_MS);
    try {
      const admitted = await admit(this.house, this.rooms, hello, this.address);
      if (!admitted.ok) return this.#refuse(admitted.code);
      // The room may have been put away while its door was being opened: then it is opened once more.
      if (admitted.room.closed) await this.#again(admitted, hello);
      else await admitted.room.run(() => this.#enter(admitted, hello.since));
    } catch (error) {
      this.house.log.warn({ problem: String(error) }, 'nobody could be let in');
      this.#later(isStoreTrouble(error) ? 'unavailable' : 'internal');
    } finally {
      clearTimeout(limit);
    }
  }

  async #again(admitted: Extract<Admitted, { ok: true }>, hello: ClientMessageOf<'hello'>): Promise<void> {
    const room = await this.rooms.get(admitted.room.id);
    if (room) await room.run(() => this.#enter({ ...admitted, room }, hello.since));
    else this.#refuse('no-room');
  }

  async #enter({ room, you }: Extract<Admitted, { ok: true }>, since: number | undefined): Promise<void> {
    if (room.closed) return this.#later('unavailable');
    const chat = you ? await this.house.store.games.chat(room.id) : [];
    // Put away by hand meanwhile: nobody is left behind in a room that is no more.
    if (room.closed) return this.#later('unavailable');
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.player = you?.player ?? null;
    this.#room = room;
    room.presence.viewers.add(this);
    room.touched();
    const parts = [`"v":${PROTOCOL_VERSION}`, `"you":${JSON.stringify(you)}`, `"room":${room.infoText(this)}`];
    this.send(`{"t":"welcome",${parts.join(',')},"chat":${JSON.stringify(chat)},"bots":${JSON.stringify(this.house.bots.levels)}}`);
    await this.#show(room, since);
    this.rooms.presenceChanged(room);
  }

  /** The whole picture, with what happened since the tick the client had. */
  async #show(room: Room, since: number | undefined): Promise<void> {
    showWhole(room, this, since === undefined ? [] : await pastOf(this.house.store, room.game, since));
    if (this.player === null) return;
    for (const message of [teamMessage(room), rewindMessage(room)]) if (message) this.say(message);
  }

  #left(): void {
    clearTimeout(this.#helloTimer);
    this.#gone.abort();
    if (this.#room) this.rooms.leave(this.#room, this);
  }
}

const sizeOf = (data: RawData): number => (Array.isArray(data) ? data.reduce((sum, part) => sum + part.byteLength, 0) : data.byteLength);

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : data).toString();

function parse(data: RawData): ClientMessage | null {
  try {
    const parsed = ClientMessage.safeParse(JSON.parse(textOf(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The request an unusable message belongs to, if it says so, so that its sender does not wait for ever. */
function idOf(data: RawData): number | undefined {
  try {
    const { id } = JSON.parse(textOf(data));
    return Number.isInteger(id) && id >= 0 && id <= 2_147_483_647 ? id : undefined;
  } catch {
    return undefined;
  }
}
