// The rooms in memory. A room that nobody looks at is put away; the store has it.
import type { Notice } from '../fanout/fanout.ts';
import { seatMark } from '../store/games.ts';
import type { House } from './house.ts';
import { loadRoom } from './load.ts';
import { ring } from './nudge.ts';
import { pace, recount } from './pace.ts';
import { catchUp, reload } from './play.ts';
import type { Viewer } from './presence.ts';
import { botFor, voters } from './rights.ts';
import { Room } from './room.ts';
import { seatsChanged } from './seats.ts';

const PRESENCE_EVERY_MS = 5000;
const PRESENCE_TOLD_AFTER_MS = 25;
const LOOK_EVERY_MS = 3000;
/** A server alone only asks whether somebody else wrote at all: an operator closed or removed a room. */
const LOOK_ALONE_MS = 1000;
/** Every so many looks, games that have stood still for so long although a bot or a timer is due are taken over, so many at a time. */
const ADOPT_EVERY = 5;
const ORPHANED_MS = 20_000;
const MOST_ADOPTED = 50;

export class Rooms {
  readonly #loading = new Map<string, Promise<Room | null>>();
  readonly #rooms = new Map<string, Room>();
  readonly #idleSince = new Map<string, number>();
  readonly #restless = new Set<Room>();
  #closed = false;
  readonly #sweeper: NodeJS.Timeout;
  readonly #presence: NodeJS.Timeout;
  readonly #look: NodeJS.Timeout;
  /** there are other processes over the same database */
  readonly #shared: boolean;
  #looking = false;
  #looks = 0;

  constructor(private readonly house: House) {
    this.#sweeper = setInterval(() => this.#sweep(), Math.min(house.config.roomIdleMs, 30_000));
    this.#presence = setInterval(() => this.#tellPresence(), PRESENCE_EVERY_MS);
    this.#shared = house.fanout.state() !== 'alone';
    // Notices only make it quick. What the database says is looked at by every room in turn, so that a lost notice, or a Redis that is
    // away, makes a table slower and never wrong.
    const asksFirst = !this.#shared && house.store.database.kind === 'sqlite';
    this.#look = setInterval(() => void (asksFirst ? this.#lookIfWritten() : this.look()), asksFirst ? LOOK_ALONE_MS : LOOK_EVERY_MS);
    house.fanout.onGap(() => this.look());
  }

  get size(): number {
    return this.#rooms.size;
  }

  get(id: string): Promise<Room | null> {
    const known = this.#rooms.get(id);
    if (known) {
      // Somebody is about to come in: it is not put away before they have.
      this.#idleSince.delete(id);
      return Promise.resolve(known);
    }
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async byWatch(watch: string): Promise<Room | null> {
    const found = await this.house.store.games.idOfWatch(watch);
    return found ? this.get(found.id) : null;
  }

  /** Somebody opened or closed a connection. When many do at once, everyone is told once. */
  presenceChanged(room: Room): void {
    room.touched();
    if (this.#restless.has(room)) return;
    this.#restless.add(room);
    setTimeout(() => {
      this.#restless.delete(room);
      if (room.closed) return;
      this.#tellPresenceOf(room);
      room.showRoom();
      // Its bots may have rested while nobody looked.
      if (pendingBot(room)) room.changed(true);
      void recount(room);
    }, PRESENCE_TOLD_AFTER_MS);
  }

  leave(room: Room, viewer: Viewer): void {
    room.presence.left(viewer);
    if (room.closed) return;
    this.presenceChanged(room);
    this.#recountAfterGrace(room);
  }

  /** Rooms in memory show the new nickname at once, others when they are read. */
  renamed(player: string): void {
    for (const room of this.#rooms.values()) if (room.people.has(player)) this.#later(room, () => seatsChanged(room));
  }

  /** After a restart: bots that were to answer and timers that were running go on without being looked at. */
  async resume(): Promise<void> {
    for (const id of await this.house.store.games.unattended(Date.now() + 1)) {
      if (this.#closed) return;
      try {
        const room = await this.get(id);
        if (room) pace(room, true);
      } catch (error) {
        this.house.log.error({ problem: String(error) }, 'a game could not be read');
      }
    }
  }

  /** Out of the memory now; whoever looks comes back to it as it is stored. */
  async forget(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (!room) return;
    this.#putAway(room);
    await room.idle();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeper);
    clearInterval(this.#presence);
    clearInterval(this.#look);
    await Promise.all(
      [...this.#rooms.values()].map((room) => {
        room.close();
        return room.idle();
      }),
    );
    this.#rooms.clear();
    if (this.#shared) await this.house.store.games.release(this.house.fanout.process).catch(() => {});
  }

  async #load(id: string): Promise<Room | null> {
    const parts = await loadRoom(this.house, id);
    if (!parts) return null;
    const room = new Room(this.house, parts, { changed: pace, lookAgain: catchUp });
    room.listenTo(await this.house.fanout.subscribe(id, (notice) => this.#hear(room, notice)));
    this.#rooms.set(id, room);
    this.house.metrics.rooms.set(this.#rooms.size);
    // Between reading and listening another process may have stored something.
    if (this.#shared) this.#later(room, () => follow(room));
    room.presence.expect(voters(room.seats));
    this.#recountAfterGrace(room);
    pace(room, false);
    return room;
  }

  #recountAfterGrace(room: Room): void {
    setTimeout(() => void recount(room), this.house.config.presenceGraceMs + 50).unref();
  }

  #later(room: Room, work: () => Promise<unknown>): void {
    room.run(work).catch((error) => this.house.log.error({ problem: String(error) }, 'a room could not follow'));
  }

  #hear(room: Room, notice: Notice): void {
    switch (notice.kind) {
      case 'tick':
        this.#later(room, () => follow(room));
        break;
      case 'room':
        this.#later(room, () => this.#roomChanged(room));
        break;
      case 'votes':
        this.#later(room, async () => {
          room.votes = await this.house.store.entries.votes(room.id, room.tick);
          void recount(room);
        });
        break;
      case 'declined':
        room.votes = room.votes.filter((vote) => vote.about !== 'undo');
        room.pending.wish = '';
        room.broadcastToMembers(notice.message);
        break;
      case 'chat':
        room.broadcastToMembers({ t: 'chat', line: notice.line });
        break;
      case 'point':
        room.broadcast(notice.message);
        break;
      case 'nudge':
        ring(room, notice.message);
        break;
      case 'presence':
        room.presence.heard(notice.process, notice.players, notice.watching);
        room.showRoom();
        void recount(room);
    }
  }

  async #roomChanged(room: Room): Promise<void> {
    const fresh = await this.house.store.games.byId(room.id);
    if (!fresh) return this.#removed(room);
    if (fresh.phase !== room.game.phase || (fresh.trouble === null) !== (room.game.trouble === null)) return reload(room);
    room.game = { ...fresh, tick: room.game.tick, updated: room.game.updated };
    room.setup = JSON.parse(fresh.setup);
    await seatsChanged(room, false);
  }

  /** Whoever is in a room that was removed is told so, and nothing more is stored for it. */
  #removed(room: Room): void {
    if (room.closed) return;
    const inside = [...room.presence.viewers];
    this.#putAway(room);
    for (const viewer of inside) viewer.turnOut('removed');
  }

  /** Games whose process died with nobody connected: their bots and timers go on here. */
  #adopt(): void {
    if (!this.#shared || ++this.#looks % ADOPT_EVERY !== 0) return;
    this.house.store.games
      .unattended(Date.now() - ORPHANED_MS)
      .then(async (ids) => {
        for (const id of ids.slice(0, MOST_ADOPTED)) if (!this.#rooms.has(id) && !this.#closed) await this.get(id);
      })
      .catch((error) => this.house.log.warn({ problem: String(error) }, 'games without a process could not be read'));
  }

  async #lookIfWritten(): Promise<void> {
    const wrote = await this.house.store.database.othersWrote().catch(() => false);
    if (wrote && !this.#closed) await this.look();
  }

  /** One question for all rooms; only those the database knows something new of, or nothing any more, are read. */
  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    this.#adopt();
    const known = [...this.#rooms.values()];
    try {
      if (known.length > 0) this.#compare(known, await this.house.store.games.marks(known.map(({ id }) => id)));
    } catch (error) {
      if (!this.#closed) this.house.log.warn({ problem: String(error) }, 'the rooms could not be compared with the database');
    } finally {
      this.#looking = false;
    }
  }

  #compare(known: readonly Room[], marks: Awaited<ReturnType<House['store']['games']['marks']>>): void {
    const stored = new Map(marks.map((mark) => [mark.id, mark]));
    for (const room of known) {
      const mark = stored.get(room.id);
      if (room.closed) continue;
      if (mark && mark.tick > room.tick && mark.phase === room.game.phase) this.#later(room, () => follow(room));
      else if (
        mark?.phase !== room.game.phase ||
        mark.next !== room.game.next ||
        (mark.trouble === null) !== (room.game.trouble === null) ||
        mark.seats !== seatsMark(room)
      )
        this.#later(room, () => this.#roomChanged(room));
    }
  }

  #tellPresence(): void {
    if (!this.#shared) return;
    for (const room of this.#rooms.values()) if (room.presence.viewers.size > 0) this.#tellPresenceOf(room);
  }

  #tellPresenceOf(room: Room): void {
    const { fanout } = this.house;
    const { presence } = room;
    fanout.publish(room.id, { kind: 'presence', process: fanout.process, players: presence.here(), watching: presence.watchingHere() });
  }

  #sweep(): void {
    const now = Date.now();
    for (const room of this.#rooms.values()) {
      const busy =
        room.working || room.presence.viewers.size > 0 || room.pending.until !== null || (pendingBot(room) && room.pending.thinking !== '');
      if (busy) this.#idleSince.delete(room.id);
      else if (!this.#idleSince.has(room.id)) this.#idleSince.set(room.id, now);
      else if (now - (this.#idleSince.get(room.id) ?? now) >= this.house.config.roomIdleMs) this.#putAway(room);
    }
  }

  #putAway(room: Room): void {
    room.close();
    this.#rooms.delete(room.id);
    this.#idleSince.delete(room.id);
    this.house.metrics.rooms.set(this.#rooms.size);
  }
}

/** What another process stored, step by step; a room that began or ended meanwhile is read anew. */
const follow = (room: Room): Promise<void> => (room.play ? catchUp(room) : reload(room));

const seatsMark = (room: Room): string => room.seats.map(seatMark).join(' ');

const pendingBot = (room: Room): boolean => room.asked !== null && botFor(room.seats, room.asked) !== null;
