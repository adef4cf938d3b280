// What everyone outside uses: client, server, bots, lab. One engine serves every edition of the content it was made with.

import type { BoardView } from '../board/describe.ts';
import type { ParsedCampaign } from '../campaign/chronicle.ts';
import type { ParsedSheet } from '../campaign/parse-sheet.ts';
import type { CampaignSheet } from '../campaign/sheet.ts';
import type { AttackKind, EditionContent, EditionId, MissionDef } from '../content.ts';
import type { Option } from '../decisions/decisions.ts';
import type { GameEvent } from '../events.ts';
import type { SurvivorId, ZoneId } from '../ids.ts';
import type { Refusal } from '../kernel/index.ts';
import type { LineLeads } from '../missions/leads/lead.ts';
import type { Ear, Table } from '../rules.ts';
import type { GameSetup } from '../state/setup.ts';
import type { State } from '../state/state.ts';
import type { Scene, SeatView } from './view.ts';

export type Answered = { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };

/** Raised when a method below changes so that a server or page of before could not use the engine: older engines are asked for theirs. */
export const ENGINE_API = 2;

/** `scenes[0]` is the table before the answer, `scenes[i + 1]` the table when event i was told; the last is the table at the end. */
export type Watched =
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly scenes: readonly Scene[] }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Engine {
  readonly editions: readonly EditionContent[];
  mission(id: string): MissionDef | null;
  /** `edition@version`: running games are pinned to it */
  ruleset(edition: EditionId): string;
  /** A game at its first question, or why the setup cannot be played. */
  setup(
    setup: GameSetup,
  ):
    | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
    | { readonly ok: false; readonly refusal: Refusal };
  /** Legal answers to the pending question; [] when the game is over. Forms: the default first, then more. */
  options(state: State): readonly Option[];
  /** The same without anything for people: what simulators sample from. `verbs`: of these actions of a turn alone. */
  optionKeys(state: State, verbs?: readonly string[]): readonly string[];
  /**
   * Answers in place. A refused answer changes nothing; should a rule throw, the state is half changed: clone first where that must not be.
   * `quiet` collects no events.
   */
  answer(state: State, key: string, quiet?: boolean): Answered;
  /**
   * The same for those who watch: with each event what the table looked like, so that a show needs no rules. Dearer than `answer`.
   * `between`: without the scenes before the first and after the last event, for whoever has those from views.
   */
  watch(state: State, key: string, between?: boolean): Watched;
  /** Is this answer one of the options, perhaps in one of their other manners, or a form filled in? Every legal answer is. */
  offered(state: State, key: string): boolean;
  /** Why this answer is not possible now; null if it is. */
  whyNot(state: State, key: string): Refusal | null;
  /** `bare`: without options, for those who only look on. */
  view(state: State, seat: number, bare?: boolean): SeatView;
  board(state: State): BoardView;
  clone(state: State): State;
  hash(state: State): string;
  /** Another game that looks the same to this seat (all seats know the same today): hidden cards, tokens and dice are drawn anew from `seed`. */
  resample(state: State, seat: number, seed: string): State;
  /** A state read from a file or the wire: parsed, not trusted. */
  parse(json: unknown): { readonly ok: true; readonly state: State } | { readonly ok: false; readonly refusal: Refusal };
  /** A campaign sheet from a file, a store or the wire: place and reason of everything wrong. */
  parseSheet(edition: EditionId, json: unknown): ParsedSheet;
  /** A whole campaign from a file or a store. */
  parseCampaign(json: unknown): ParsedCampaign;
  /** What a finished mission leaves for the next one; null while it goes on. */
  nextSheet(state: State): CampaignSheet | null;
  readonly oracles: Oracles;
  /** The state with its rules, for parts of the engine that are loaded apart (`@holdout/engine/companion`). */
  tableOf(state: State, events: Ear | null): Table;
}

export interface AttackOdds {
  /** chance of exactly n kills, n from 0 */
  readonly kills: readonly number[];
  readonly expectedKills: number;
  readonly clear: number;
  /** expected wounds to friends in the zone */
  readonly friendlyWounds: number;
  readonly noise: number;
  readonly expectedAp: number;
  readonly need: number;
  readonly dice: number;
  /** one's own who die outright when it burns or blows up, and how likely that is; absent where nobody can */
  readonly deaths?: { readonly survivors: readonly number[]; readonly chance: number };
  /** chance that the mission is lost by it at once: what it blows up was needed; absent where it cannot be */
  readonly loses?: number;
}

export interface Intent {
  readonly zone: ZoneId;
  readonly kind: string;
  readonly count: number;
  /** attack, move, stay, flee (necromancer) */
  readonly does: 'attack' | 'move' | 'stay' | 'skip';
  readonly target: number;
  /** zones it may step into next; several: a tie or a split */
  readonly next: readonly number[];
  readonly reason: 'sees' | 'hears' | 'drawn' | 'blocked' | 'frozen' | 'tie' | 'nobody' | 'flees' | 'defiles';
  /** what follows in the same phase when it has two actions, for each zone it may stand in by then */
  readonly then: readonly IntentThen[];
  /** it stays itself and drives a spawn token on: from here, to one of `next` */
  readonly drives?: number;
  /** the mission is lost when it comes to that */
  readonly loses?: true;
}

export interface IntentThen {
  readonly zone: ZoneId;
  readonly does: 'attack' | 'move' | 'stay';
  readonly next: readonly number[];
}

export interface GroundNow {
  /** zones next to each that one may walk to; doors that stand closed bar the way */
  readonly steps: readonly (readonly number[])[];
  /** zones that may be searched for what they are */
  readonly searchable: readonly boolean[];
  /** rooms that are drawn for when their building is opened */
  readonly fills: readonly boolean[];
}

/** A weapon in hand as it counts now. */
export interface ArmNumbers {
  /** id of its card; a pair that strikes at once is one */
  readonly item: string;
  readonly attack: AttackKind;
  readonly range: readonly [min: number, max: number];
  /** of one action, both weapons of a pair together */
  readonly dice: number;
  /** the face that hits */
  readonly need: number;
  readonly damage: number;
  readonly noisy: boolean;
  /** to be reloaded after it */
  readonly once: boolean;
}

/** What the guards of a zone strike with under somebody's orders, all of them at once. */
export interface GuardNumbers extends Pick<ArmNumbers, 'attack' | 'dice' | 'need' | 'damage'> {
  readonly zone: ZoneId;
}

export interface Oracles {
  /** zones the survivor can be in this turn and what each costs in actions */
  reach(
    state: State,
    survivor: SurvivorId,
  ): readonly { readonly zone: ZoneId; readonly actions: number; readonly path: readonly number[] }[];
  sight(state: State, survivor: SurvivorId): readonly { readonly zone: ZoneId; readonly range: number }[];
  /** exact, for an attack option of the pending turn decision */
  odds(state: State, key: string): AttackOdds | null;
  /** what a survivor strikes with, as it counts where it stands */
  arms(state: State, survivor: SurvivorId): readonly ArmNumbers[];
  /** what the guards of each zone strike with when a survivor orders them to */
  guardArms(state: State, survivor: SurvivorId): readonly GuardNumbers[];
  intent(state: State): readonly Intent[];
  /** what the next spawn may bring, per active spawn token: expected zombies by kind, from what a seat may know; the share of them that rushes */
  forecast(state: State): readonly {
    readonly zone: ZoneId;
    readonly expected: Readonly<Record<string, number>>;
    readonly nothing: number;
    readonly rush: number;
  }[];
  /** chance of each kind, in the order in which the state counts them, that one of the next so many cards finds too few of it in the box */
  shortage(state: State, cards: number): readonly number[];
  /** what each open line of the mission still asks for: where, with what and by whom it can be advanced */
  leads(state: State): readonly LineLeads[];
  /** the board as it is now: corruption, ruins, ladders and links count */
  ground(state: State): GroundNow;
  /** is one survivor's death the end of this game, by the book or by the mission? */
  oneDeathLoses(state: State): boolean;
  /** and one guard's? */
  guardDeathLoses(state: State): boolean;
  /** numbers of closed doors that the mission keeps locked for everyone in play */
  lockedDoors(state: State): readonly number[];
  /** zones where a zombie that comes in is the end of the game */
  keptFree(state: State): readonly ZoneId[];
  /** zones where a zombie that begins its activation is the end of the game: whoever came in must be gone by then */
  toClear(state: State): readonly ZoneId[];
  /** adrenaline that taking an objective brings, on the mean of those on the board */
  takeAp(state: State): number;
  /** zones with objectives that bring a card to whoever takes them, as far as anybody can know: face down any may */
  treasures(state: State): readonly ZoneId[];
  /** how many wounds the zombies could deal in each zone next phase if nobody moved there: the threat layer */
  threat(state: State): readonly number[];
}
