// One game in memory. Everything that changes it goes through `run`, one thing at a time.
import type { Engine, State, Trail } from '@holdout/engine';
import { type Asked, askedOf, type PublicSetup, type ServerMessage, type Trouble } from '@holdout/protocol';
import type { GameRow, SeatRow, VoteRow } from '../store/tables.ts';
import type { Gallery } from './gallery.ts';
import type { House } from './house.ts';
import { roomInfo } from './info.ts';
import { Presence, type Viewer } from './presence.ts';
import { eyesOf, mayAnswer } from './rights.ts';

/** A game that is being played: its rules are at hand. */
export interface Play {
  readonly engine: Engine;
  state: State;
  readonly trail: Trail;
}

export interface Person {
  readonly nick: string;
  readonly muted: boolean;
}

export interface RoomParts {
  readonly game: GameRow;
  readonly setup: PublicSetup;
  readonly seats: readonly SeatRow[];
  readonly people: ReadonlyMap<string, Person>;
  /** null in the lobby, after the end, and when the ruleset is gone */
  readonly play: Play | null;
  /** null in the lobby */
  readonly gallery: Gallery | null;
  readonly votes: readonly VoteRow[];
  /** why a running game cannot be played on */
  readonly trouble: Trouble | null;
}

/** What a room waits for by itself. */
interface Pending {
  timer?: NodeJS.Timeout;
  /** when the room's timer applies the proposal */
  until: number | null;
  /** the tick and the length of the timer that runs: whatever else changes, or the clock is set to, it runs on */
  timed: string;
  /** how often in a row it could not be stored */
  failures: number;
  /** the tick, seat and bot that are about to move or thinking now: whatever else changes does not start it anew */
  thinking: string;
  /** the open wish to go back, as everyone was told of it last */
  wish: string;
  /** another process is given the first go at it */
  patient: boolean;
  /** who was told that it is their turn, with the tick */
  readonly called: Set<string>;
  /** who was rung at last when, by a clock nobody sets */
  readonly nudged: Map<string, number>;
}

export class Room {
  readonly id: string;
  readonly house: House;
  readonly presence: Presence;
  game: GameRow;
  setup: PublicSetup;
  seats: readonly SeatRow[];
  people: ReadonlyMap<string, Person>;
  play: Play | null;
  gallery: Gallery | null;
  trouble: Trouble | null;
  /** votes of the present tick, oldest first */
  votes: readonly VoteRow[] = [];
  /** the bot move or timer this room waits for; see `pace` */
  readonly pending: Pending = {
    until: null,
    timed: '',
    failures: 0,
    thinking: '',
    wish: '',
    patient: false,
    called: new Set(),
    nudged: new Map(),
  };
  /** A write failed and may have happened all the same: the store is looked at before anything else is done. */
  doubtful = false;
  /** until when this process moves the room's bots and timers without asking again; by a clock nobody sets */
  leased = 0;
  /** Called when the pending question or who answers it changed; `mine`: by this process. */
  readonly changed: (mine: boolean) => void;
  closed = false;
  #queue: Promise<unknown> = Promise.resolve();
  #under = 0;
  #infoText: { member: string; watcher: string } | null = null;
  #unsubscribe: () => void = () => {};

  /** Reads what another process, or a write that seemed to fail, has stored. */
  readonly #lookAgain: (room: Room) => Promise<void>;

  constructor(
    house: House,
    parts: RoomParts,
    { changed, lookAgain }: { readonly changed: (room: Room, mine: boolean) => void; readonly lookAgain: (room: Room) => Promise<void> },
  ) {
    this.house = house;
    this.#lookAgain = lookAgain;
    this.changed = (mine) => changed(this, mine);
    this.id = parts.game.id;
    this.game = parts.game;
    this.setup = parts.setup;
    this.seats = parts.seats;
    this.people = parts.people;
    this.play = parts.play;
    this.gallery = parts.gallery;
    this.votes = parts.votes;
    this.trouble = parts.trouble;
    this.presence = new Presence(house.config.presenceGraceMs);
  }

  get tick(): number {
    return this.game.tick;
  }

  /** The pending question's seat; null when there is none. */
  get waiting(): number | null {
    return this.play?.state.ask?.by ?? null;
  }

  /** The pending question: whose it is and whom it is about. */
  get asked(): Asked | null {
    return this.play ? askedOf(this.play.state) : null;
  }

  /** Something is under way here, somebody coming in among it: no moment to put it away. */
  get working(): boolean {
    return this.#under > 0;
  }

  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#under++;
    const result = this.#queue.then(async () => {
      if (this.doubtful) {
        this.doubtful = false;
        await this.#lookAgain(this).catch((error) => {
          this.doubtful = true;
          throw error;
        });
      }
      return work();
    });
    this.#queue = result
      .catch(() => {})
      .finally(() => {
        this.#under--;
      });
    return result;
  }

  /** Resolves when everything asked so far is done. */
  idle(): Promise<unknown> {
    return this.#queue;
  }

  listenTo(unsubscribe: () => void): void {
    this.#unsubscribe = unsubscribe;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.pending.timer);
    this.#unsubscribe();
  }

  eyes(viewer: Viewer): number {
    return eyesOf(this.seats, viewer.player);
  }

  mayAnswer(player: string | null): boolean {
    const { asked } = this;
    return player !== null && asked !== null && mayAnswer(this.seats, asked, player);
  }

  /** The room as everyone may know it, written out once for members and once for onlookers. */
  infoText(viewer: Viewer): string {
    this.#infoText ??= {
      member: JSON.stringify(roomInfo(this, true)),
      watcher: JSON.stringify(roomInfo(this, false)),
    };
    return viewer.player === null ? this.#infoText.watcher : this.#infoText.member;
  }

  /** Something `infoText` shows has changed. */
  touched(): void {
    this.#infoText = null;
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const viewer of this.presence.viewers) viewer.send(text);
  }

  /** To those who play or may: onlookers see neither proposals nor wishes to go back, and hear no talk. */
  broadcastToMembers(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const viewer of this.presence.viewers) if (viewer.player !== null) viewer.send(text);
  }

  showRoom(): void {
    this.touched();
    for (const viewer of this.presence.viewers) viewer.send(`{"t":"room","room":${this.infoText(viewer)}}`);
  }
}
