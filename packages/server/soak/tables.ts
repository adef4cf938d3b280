// Tables of two people, some with a bot, that play real games one after another through whatever happens to the servers.
import { type GameFile, GameLink } from '@holdout/protocol';
import { type Address, openSocket, TestGuest, until } from '../test/support/guest.ts';
import { picker, realWish } from '../test/support/real.ts';

export interface Counts {
  acknowledged: number;
  /** acknowledged and not found in the record afterwards */
  lost: number;
  /** shown to somebody and not found in the record */
  unstored: number;
  games: number;
  readonly problems: string[];
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Longest wait for something that a fault holds up. */
const PATIENCE_MS = 90_000;
/** A game that takes longer is left: rooms nobody looks at must leave the memory too. */
const MOST_ANSWERS = 600;
/** Records of long games are read by their host at the end. */
const TRIES = 20;

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= TRIES) throw error;
      await sleep(1500);
    }
  }
}

export class SoakTable {
  code = '';
  #links: GameLink[] = [];
  #stopped = false;
  readonly #pick: (count: number) => number;

  constructor(
    private readonly at: readonly [Address, Address],
    private readonly number: number,
    private readonly pauseMs: number,
    private readonly counts: Counts,
  ) {
    this.#pick = picker(number + 1);
  }

  stop(): void {
    this.#stopped = true;
  }

  async play(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#game();
      } catch (error) {
        this.counts.problems.push(`table ${this.number}: ${String(error)}`);
        await sleep(1000);
      }
    }
  }

  /** Everyone's connection breaks and comes back. */
  reconnect(): void {
    for (const [i, link] of this.#links.entries()) {
      const fresh = this.#open(this.code, i, this.#tokens[i] ?? '');
      this.#links[i] = fresh;
      link.close();
    }
  }

  #tokens: string[] = [];

  #open(room: string, i: number, token: string): GameLink {
    return new GameLink({ url: (this.at[i] ?? this.at[0]).socket, room, token, open: openSocket, wait: 100 });
  }

  async #game(): Promise<void> {
    const guests = await Promise.all(this.at.map((at, i) => again(() => TestGuest.come(at, `P${i}`))));
    const [host] = guests as [TestGuest];
    const bots = this.number % 3 === 2;
    const wish = realWish('black-plague', 'black-plague/q01', bots ? 3 : 2);
    const room = await again(() => host.create({ ...wish, ...(bots ? { bots: [{ seat: 2, bot: 'sensible' }] } : {}) }));
    this.code = room.room as string;
    this.#tokens = guests.map((guest) => guest.guest.token);
    this.#links = this.#tokens.map((token, i) => this.#open(this.code, i, token));
    const acknowledged = new Map<number, string>();
    let seen = 0;
    try {
      for (const seat of this.#links.keys())
        await this.#until(async () => (await this.#ask(seat, { t: 'seat', seat, do: 'claim' })) !== 'again');
      await this.#until(async () => (await this.#ask(0, { t: 'start' })) !== 'again');
      await until(() => this.#links.some((link) => link.state.view !== null), 'a first view', PATIENCE_MS);
      for (let answers = 0; answers < MOST_ANSWERS && !this.#stopped && !this.#over(); answers++) {
        await this.#answer(acknowledged);
        seen = Math.max(seen, ...this.#links.map((link) => link.state.tick));
        await sleep(-Math.log(1 - this.#pick(1000) / 1000) * this.pauseMs);
      }
    } finally {
      await this.#compare(host, acknowledged, seen);
      for (const link of this.#links) link.close();
    }
  }

  #over = (): boolean => this.#links.some((link) => link.state.view?.over != null);

  async #until(work: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await work())) {
      if (Date.now() > deadline) throw new Error('waited too long for a seat or the start');
      await sleep(500);
    }
  }

  /** A refusal such as "you sit there already" or "it has begun" means that it was done before the acknowledgement was lost. */
  async #ask(i: number, message: Parameters<GameLink['request']>[0]): Promise<'done' | 'again'> {
    const link = this.#links[i];
    if (link?.state.status !== 'open') return 'again';
    const reply = await link.request(message);
    return reply.ok || !['unavailable', 'lost', 'no-reply', 'stale'].includes(reply.code) ? 'done' : 'again';
  }

  async #answer(acknowledged: Map<number, string>): Promise<void> {
    const link = this.#links.find((one) => one.state.status === 'open' && one.state.options !== null && one.state.view?.ask);
    if (!link) return;
    const { tick, options, view } = link.state;
    if (view?.ask?.by === -1) {
      await this.#links[0]?.request({ t: 'decide', tick });
      return;
    }
    const key = options?.[this.#pick(options.length)]?.key ?? '';
    const reply = await link.request({ t: 'answer', tick, key });
    if (!reply.ok) return;
    acknowledged.set(tick + 1, key);
    this.counts.acknowledged++;
  }

  async #compare(host: TestGuest, acknowledged: ReadonlyMap<number, string>, seen: number): Promise<void> {
    const steps = await again(async () => {
      const { status, body } = await host.call('GET', `/games/${this.code}/replay`);
      if (status === 200) return (body as unknown as GameFile).steps;
      if (status === 409 || status === 404) return [];
      throw new Error(`replay: ${status}`);
    });
    const stored = new Map(steps.map((step) => [step.tick, step.key]));
    for (const [tick, key] of acknowledged)
      if (stored.get(tick) !== key) {
        this.counts.lost++;
        this.counts.problems.push(`lost: table ${this.number}, tick ${tick}, ${key}`);
      }
    if (seen > steps.length) this.counts.unstored++;
    this.counts.games++;
  }
}

export async function reconnectAll(tables: readonly SoakTable[]): Promise<void> {
  for (const table of tables) table.reconnect();
}
