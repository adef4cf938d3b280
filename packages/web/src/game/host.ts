// A game as the table sees it, wherever it runs: in a worker of this browser, on a server, or as a replay. The table knows only this.

import type { Parting, Told as Reasons, Verdict } from '@holdout/bots';
import type { AttackOdds, BoardView, EditionContent, EditionId, GameEvent, Intent, Refusal, SeatView, ZoneId } from '@holdout/engine';
import type { Nudged, Patch } from '@holdout/protocol';
import type { ReactNode } from 'react';
import type { OwnSetup } from './own-setup.ts';

export interface Told {
  readonly tick: number;
  readonly event: GameEvent;
  /** what it changed on the table; absent for what happened before this browser watched */
  readonly shown?: Patch;
}

export interface HostSnapshot {
  /** what this seat may see now; null until the first view came */
  readonly view: SeatView | null;
  readonly board: BoardView | null;
  /** told since the game began, oldest first; grows only at the end (going back gives a new list) */
  readonly events: readonly Told[];
  readonly connection: 'local' | 'online' | 'reconnecting' | 'offline';
  /** answers on their way to the server, oldest first, and since when; they are sent again by themselves after a break */
  readonly sending?: readonly { readonly key: string; readonly at: number }[];
  /** why the game stands still, where it does */
  readonly trouble?: string | null;
  /** seats this browser answers for */
  readonly mine: readonly number[];
  /** `why`: a label key, why it stops here; `asks`: others must consent */
  readonly undo: { readonly can: boolean; readonly why: string; readonly asks?: boolean };
  /** team decision under way: what is proposed (`by` -1: the default, nobody yet), who agreed; `until`: when the timer applies it */
  readonly proposal: {
    readonly key: string;
    readonly by: number;
    readonly agreed: readonly number[];
    readonly until?: number | null;
  } | null;
  /** somebody wants to go back past what was revealed or others did; `asksMe`: this browser's word is needed */
  readonly rewind?: { readonly by: string; readonly back: number; readonly asksMe: boolean } | null;
  /** how many wishes of this browser's person to go back were refused */
  readonly refusals?: number;
  /** whom the table waits for besides this browser's person, each with the name and whether they look at it */
  readonly awaited?: readonly { readonly name: string; readonly here: boolean }[];
  /** somebody of the table waits for this browser's person and has rung; gone with the question */
  readonly nudged?: { readonly id: number; readonly by: string } | null;
  /** this browser's person leads the room */
  readonly leads?: boolean;
  readonly presence: readonly {
    readonly seat: number;
    readonly name: string;
    readonly present: boolean;
    readonly bot: boolean;
    /** this browser's person owns it, whoever plays it now */
    readonly own?: boolean;
    /** whose seat it is that this browser's person plays for now */
    readonly lender?: string;
    /** nobody owns it, and this browser's person may sit down */
    readonly free?: boolean;
    /** survivors of it that a bot plays */
    readonly bots?: readonly string[];
  }[];
  /** everybody in the room, each once; absent where nobody else is */
  readonly people?: readonly { readonly id: string; readonly name: string; readonly is: 'here' | 'away' | 'watching' }[];
  /** what was said, oldest first; absent where nobody else listens */
  readonly said?: readonly Said[];
  /** what people point at now; each goes after a few seconds */
  readonly pointed?: readonly Pointed[];
}

export interface Said {
  readonly id: number;
  /** said in this browser */
  readonly own: boolean;
  readonly name: string;
  readonly text: string;
}

export type PointMark = 'here' | 'danger' | 'help' | 'go';

export interface Pointed {
  readonly id: number;
  readonly seat: number;
  readonly name: string;
  readonly zone: ZoneId;
  /** end of an arrow, or -1 */
  readonly to: number;
  readonly mark: PointMark;
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** What a bot would answer, why, and the numbers behind it. */
export interface Hint {
  readonly key: string;
  readonly why: string;
  readonly told?: Reasons;
}

export interface GameHost {
  /** the same object until something changed: made for useSyncExternalStore */
  snapshot(): HostSnapshot;
  subscribe(listener: () => void): () => void;
  answer(key: string): Promise<Outcome>;
  undo(): Promise<Outcome>;
  whyNot(key: string): Promise<Refusal | null>;
  /** is the game lost with this answer, at once and for sure? */
  loses(key: string): Promise<boolean>;
  reach(survivor: number): Promise<readonly { readonly zone: ZoneId; readonly actions: number; readonly path: readonly number[] }[]>;
  sight(survivor: number): Promise<readonly { readonly zone: ZoneId; readonly range: number }[]>;
  odds(key: string): Promise<AttackOdds | null>;
  intent(): Promise<readonly Intent[]>;
  forecast(): Promise<readonly { readonly zone: ZoneId; readonly expected: Readonly<Record<string, number>>; readonly nothing: number }[]>;
  threat(): Promise<readonly number[]>;
  /** what a sensible bot would do here, and why (a label key) */
  hint(): Promise<Hint | null>;
  /** the next answer of the rehearsed first game; null where it was left. Absent: there is no such game here. */
  readonly lesson?: () => Promise<string | null>;
  /** what this answer of a turn throws away; null: nothing worth a word, or the moment is over. Absent where nobody thinks about it. */
  readonly verdict?: (key: string) => Promise<Verdict | null>;
  /** the chance to win if whoever is asked at the exit goes, and if they stay; null: the moment is over. Absent where nobody thinks about it. */
  readonly parting?: () => Promise<Parting | null>;
  /** team decisions of several people: put another answer forward, agree to the one proposed. Absent: `answer` decides at once. */
  readonly team?: {
    propose(key: string): Promise<Outcome>;
    agree(key: string): Promise<Outcome>;
    /** the room's host applies the proposal without waiting for the rest */
    decide?(): Promise<Outcome>;
  };
  /** answers a wish to go back */
  readonly consent?: (agrees: boolean) => Promise<Outcome>;
  /** while held, bots of this browser wait: for animations */
  readonly hold?: (held: boolean) => void;
  /** how many times as fast as the reader's own speed things are told; absent: no faster */
  readonly pace?: () => number;
  /** seats of a room, as far as its rules let this person: take a free one, stand up, free somebody's, lead the room */
  readonly seats?: {
    claim(seat: number): Promise<Outcome>;
    /** plays it for somebody who is gone */
    playFor(seat: number): Promise<Outcome>;
    lead(): Promise<Outcome>;
  };
  /** a bot plays this seat from now on, or (null) its person again; `survivor`: only this one of it */
  readonly setBot?: (seat: number, bot: string | null, survivor?: string) => Promise<Outcome>;
  /** what is in no book; null: everything is in one */
  readonly own?: () => Promise<OwnSetup | null>;
  readonly talk?: { say(text: string): Promise<Outcome>; point(zone: ZoneId, mark: PointMark, to?: number): Promise<Outcome> };
  /** rings at whoever the table waits for; tells how each was reached */
  readonly nudge?: () => Promise<Outcome & { readonly reached?: readonly { readonly name: string; readonly how: Nudged[string] }[] }>;
  /** looks for the connection now instead of when the next try is due */
  readonly retry?: () => void;
  /** of a recorded game: everything told, each with its step, and the way to that step */
  readonly moments?: { readonly all: readonly Told[]; step(): number; goTo(step: number): void };
  close(): void;
}

/** What the shell gives the table: `src/table/Table.tsx` exports a component of these as its default. */
export interface TableProps {
  readonly host: GameHost;
  readonly edition: EditionId;
  /** items, survivors, missions of the edition, for cards and explanations */
  readonly content: EditionContent;
  /** the button of the game's menu (settings, seats, sharing, export, leaving), for the table's top bar */
  readonly menu: ReactNode;
  /** what is read beside the board instead of goals and log while they are closed: the analysis of a replay */
  readonly aside?: ReactNode;
  /** leads to the end screen; call it when the last animation of a finished game is over */
  readonly ended: () => void;
}
