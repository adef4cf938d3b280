// A guest as a browser would be one: HTTP with a token, a link to the room.
import { type GameCard, GameLink, type GameWish, type Guest, type RoomInfo, type ServerMessage, type Socket } from '@holdout/protocol';
import { WebSocket } from 'ws';

export interface Address {
  readonly http: string;
  readonly socket: string;
}

export const openSocket = (url: string): Socket => new WebSocket(url) as unknown as Socket;

export async function until(true_: () => boolean, what: string, ms = 10_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!true_()) {
    if (Date.now() > deadline) throw new Error(`waited too long: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

export class TestGuest {
  readonly links: GameLink[] = [];

  private constructor(
    readonly at: Address,
    readonly guest: Guest,
  ) {}

  static async come(at: Address, nick: string): Promise<TestGuest> {
    const response = await fetch(`${at.http}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nick }),
    });
    if (response.status !== 201) throw new Error(`guest: ${response.status} ${await response.text()}`);
    return new TestGuest(at, (await response.json()) as Guest);
  }

  get id(): string {
    return this.guest.player;
  }

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${this.at.http}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.guest.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {} };
  }

  async create(wish: GameWish): Promise<RoomInfo> {
    const { status, body } = await this.call('POST', '/games', wish);
    if (status !== 201) throw new Error(`create: ${status} ${JSON.stringify(body)}`);
    return body.room as RoomInfo;
  }

  async games(): Promise<GameCard[]> {
    return (await this.call('GET', '/games')).body.games as GameCard[];
  }

  /** Connects and waits for the welcome. */
  async enter(room: string, more: { password?: string; at?: Address; url?: string; patience?: number } = {}): Promise<GameLink> {
    const link = new GameLink({
      url: more.url ?? more.at?.socket ?? this.at.socket,
      room,
      token: this.guest.token,
      open: openSocket,
      wait: 20,
      ...(more.password === undefined ? {} : { password: more.password }),
    });
    this.links.push(link);
    await until(() => link.state.status === 'open' || link.state.status === 'refused', 'welcome', more.patience);
    return link;
  }

  leave(): void {
    for (const link of this.links) link.close();
  }
}

export async function watch(at: Address, code: string): Promise<GameLink> {
  const link = new GameLink({ url: at.socket, watch: code, open: openSocket, wait: 20 });
  await until(() => link.state.status === 'open' || link.state.status === 'refused', 'welcome');
  return link;
}

/** Resolves with the next message of a kind. */
export function next<T extends ServerMessage['t']>(link: GameLink, kind: T): Promise<Extract<ServerMessage, { t: T }>> {
  return new Promise((resolve) => {
    const stop = link.listen((message) => {
      if (message.t !== kind) return;
      stop();
      resolve(message as Extract<ServerMessage, { t: T }>);
    });
  });
}

export const toyWish = (seats: number, more: Partial<GameWish> = {}): GameWish => ({
  setup: { edition: 'black-plague', mission: 'toy', seats: Array.from({ length: seats }, (_, i) => [`s${i}`]), options: {} },
  ...more,
});
