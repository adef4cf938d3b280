// Who is here: through this process, through others, and who only just lost their connection.

/** Another process tells who is with it every five seconds; one that says nothing for longer is gone, and so are they. */
const OTHERS_FORGOTTEN_AFTER = 12_000;
/** Runs on evenly, whatever the clock on the wall is set to. */
const now = (): number => performance.now();

export interface Viewer {
  /** null: only watching */
  readonly player: string | null;
  send(text: string): void;
  /** No longer one of the room's people, or the room is no more. */
  turnOut(code: 'kicked' | 'banned' | 'removed'): void;
}

export class Presence {
  readonly viewers = new Set<Viewer>();
  readonly #others = new Map<string, { readonly players: readonly string[]; readonly watching: number; readonly at: number }>();
  readonly #left = new Map<string, number>();
  #seen = now();
  /** since when this process can say who was here */
  readonly #since = now();

  constructor(private readonly graceMs: number) {}

  /** People connected through this process. */
  here(): readonly string[] {
    return [...new Set([...this.viewers].map((viewer) => viewer.player).filter((player) => player !== null))];
  }

  watchingHere(): number {
    let count = 0;
    for (const viewer of this.viewers) if (viewer.player === null) count++;
    return count;
  }

  watching(): number {
    let count = this.watchingHere();
    for (const other of this.#current()) count += other.watching;
    return count;
  }

  online(): ReadonlySet<string> {
    return new Set([...this.here(), ...this.#current().flatMap((other) => other.players)]);
  }

  /** Whether anyone looks, through whichever process. */
  watched(): boolean {
    return this.viewers.size > 0 || this.#current().some((other) => other.players.length > 0 || other.watching > 0);
  }

  /** How long nobody has looked, as far as this process can tell. */
  unseenMs(): number {
    if (this.watched()) this.#seen = now();
    return now() - this.#seen;
  }

  /** Those whose agreement counts: online, or gone for no longer than a reload takes. */
  present(): ReadonlySet<string> {
    const present = new Set(this.online());
    const moment = now();
    for (const [player, left] of this.#left) if (moment - left < this.graceMs) present.add(player);
    return present;
  }

  /** How long somebody has been away, as far as this process can tell; 0 while online. */
  awayMs(player: string): number {
    return this.online().has(player) ? 0 : now() - (this.#left.get(player) ?? this.#since);
  }

  left(viewer: Viewer): void {
    this.viewers.delete(viewer);
    this.#seen = now();
    if (viewer.player !== null) this.#left.set(viewer.player, now());
  }

  /** The server itself was away: whoever played is as good as reloading. */
  expect(players: Iterable<string>): void {
    for (const player of players) this.#left.set(player, now());
  }

  heard(process: string, players: readonly string[], watching: number): void {
    const before = this.#others.get(process);
    for (const player of before?.players ?? []) if (!players.includes(player)) this.#left.set(player, now());
    this.#others.set(process, { players, watching, at: now() });
  }

  #current() {
    const moment = now();
    for (const [process, other] of this.#others) if (moment - other.at > OTHERS_FORGOTTEN_AFTER) this.#others.delete(process);
    return [...this.#others.values()];
  }
}
