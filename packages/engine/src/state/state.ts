// The whole game as one JSON value. Static content is named by number into the compiled rules (`Rules`), never copied in.
import type { Colour, SpawnColour } from '../content.ts';
import type { Ask } from '../decisions/asks.ts';
import type { CardId, KindId, SurvivorId, ZoneId } from '../ids.ts';
import type { MachineState } from '../kernel/index.ts';
import type { GameSetup } from './setup.ts';

export type { CardId, KindId, SurvivorId, ZoneId } from '../ids.ts';
export { NO_CARD, NOBODY, NOWHERE } from '../ids.ts';

export type Phase = 'setup' | 'players' | 'zombies' | 'spawn' | 'end';

/** `played`: has a seat, turns, cards. `companion`: follows a leader. `actor`: a mission's figure that nobody plays. */
export type Role = 'played' | 'companion' | 'actor';

export interface Survivor {
  /** id of the survivor card, unique in a game */
  id: string;
  role: Role;
  seat: number;
  kid: boolean;
  /** written by `survivors/standing.ts` alone */
  readonly zone: ZoneId;
  alive: boolean;
  /** left by the exit */
  out: boolean;
  wounds: number;
  health: number;
  ap: number;
  /** own skills, chosen or printed, of the levels reached */
  skills: string[];
  /** skills lent by cards, companions, enchantments; kept up by `refreshLent`. Replaced, never written into. */
  lent: readonly string[];
  /** skills lent until the end of the round */
  spells: string[];
  hands: [CardId, CardId];
  body: CardId;
  pack: CardId[];
  /** ordinary actions left this turn */
  actions: number;
  /** free actions left this turn, by kind: move, search, combat, melee, ranged, magic, enchantment, guard, door, … */
  free: string[];
  /** turn already taken this round */
  done: boolean;
  /** once-per-turn (round, card) things already used: `search`, skill ids, `card:12` */
  used: string[];
  /** what happened this turn that rules ask about: `attacked`, `noisy`, `killed`, `escalation:melee:2` */
  marks: string[];
  leader: SurvivorId;
  /** seat in a car: index of the car, NOBODY on foot */
  car: number;
  driver: boolean;
  /** Washington: lit flashlight shines from own zone into this one; NOWHERE: off */
  light: ZoneId;
  lit: boolean;
  /** times the track was run through in Ultrared */
  laps: number;
  /** actions a born leader gave for the next turn */
  led: number;
}

export interface Deck {
  /** top is the last element */
  draw: number[];
  discard: number[];
}

export type TokenPlace = 'board' | 'held' | 'stored' | 'gone';

export interface ObjectiveToken {
  zone: ZoneId;
  /** what it really is; hidden from views while `down` */
  colour: Colour;
  down: boolean;
  place: TokenPlace;
  /** who took it; NOBODY if not taken */
  by: SurvivorId;
}

export interface CrateToken {
  zone: ZoneId;
  place: TokenPlace;
  /** rides on this car; NOBODY: on the ground */
  car: number;
}

export interface SpawnToken {
  zone: ZoneId;
  colour: SpawnColour | 'necro' | 'defiler';
  active: boolean;
  /** from which round's spawn it counts, when it was woken or laid in mid-round */
  since: number;
}

export interface Car {
  kind: 'muscle' | 'police' | 'humvee' | 'wreck';
  zone: ZoneId;
}

/** A necromancer figure and the spawn token tied to it. */
export interface Necromancer {
  kind: KindId;
  zone: ZoneId;
  /** index in `spawns` of its own token (BP necro token, WD Defiler token), NOBODY if none */
  token: number;
  /** WD: index in `spawns` of the numbered token it came from */
  source: number;
}

/** A face-down vault weapon on the ground, cards lying in a vault, stacks of a mission. */
export interface LooseCards {
  zone: ZoneId;
  name: string;
  cards: CardId[];
  down: boolean;
}

export interface Over {
  readonly result: 'won' | 'lost';
  readonly reason: string;
  readonly [parameter: string]: string | number;
}

/** Progress of the mission: counters and flags its words need. Plain numbers by name. */
export type Progress = Record<string, number>;

/** `down`: lies in its zone and may be taken up; `rescued`: taken up, out of this mission; `dead`: for the rest of the campaign. */
export type Fate = 'standing' | 'down' | 'rescued' | 'dead';

/** What the campaign sheet of one survivor says at this moment of the mission. */
export interface CampaignLife {
  fate: Fate;
  /** while down: the round at whose end it is too late */
  until: number;
  /** campaign points, those of earlier missions included */
  points: number;
  /** bonus actions owned, and those not yet used in this mission */
  bonus: number;
  bonusLeft: number;
  /** campaign skills taken as rewards */
  skills: string[];
  achievements: string[];
  /** cards kept from the mission before, put aside until the start is arranged */
  kept: CardId[];
}

/** A card or note that was read, by whom (survivor id, '' nobody) and which of its choices was taken (0: none). */
export interface StoryLine {
  readonly read: string;
  readonly who: string;
  choice: number;
}

/** Washington. */
export interface CampaignState {
  /** by survivor id */
  lives: Record<string, CampaignLife>;
  achievements: string[];
  story: StoryLine[];
}

export interface State extends MachineState {
  ask: Ask | null;
  readonly format: 1;
  readonly setup: GameSetup;
  /** results the next dice must show (rule cases, tutorial); null: real dice */
  dice: number[] | null;
  /** decks that may not run out (rule cases) */
  strict: string[];
  /** goes up whenever something unknown is revealed: a die, a card, a token. Undo never crosses it. */
  info: number;
  over: Over | null;
  round: number;
  phase: Phase;
  /** seat that begins this round */
  first: number;
  /** Washington clock, 0-23; -1: no clock */
  hour: number;
  /** item index of every card in the game, by card number. Replaced, never written into. */
  cards: readonly number[];
  /** fired reload weapons */
  empty: CardId[];
  /** cards with an identity of their own, `card number -> name` */
  tagged: Record<string, string>;
  decks: Record<string, Deck>;
  zombieDeck: Deck;
  abominationDeck: KindId[];
  survivors: Survivor[];
  /** survivor whose turn it is, NOBODY between turns */
  active: SurvivorId;
  /** where the latest Loud survivor was loud, and who; in force while that one is marked so */
  loud: ZoneId;
  loudBy: SurvivorId;
  /** somebody has a skill that goes to whoever stands beside: lent skills are then looked at whenever people move */
  brothers: boolean;
  /** zombies killed so far */
  killed: number;
  /** zone * kinds + kind */
  zombies: number[];
  /** miniatures left in the box, by kind */
  pool: number[];
  necromancers: Necromancer[];
  noise: number[];
  /** 0 closed, 1 open, 2 shut for good, 3 broken; by door number of the board */
  doors: number[];
  /** 1 where a building's first door has been opened, by building-zone; see `spawn/buildings`. Replaced, never written into. */
  opened: readonly number[];
  /** names the compiled board tables in force: doors, corruption, ladders, ruins, links */
  boardKey: string;
  corruption: ZoneId[];
  ruins: ZoneId[];
  freeze: ZoneId[];
  bile: ZoneId[];
  guards: number[];
  cauldrons: ZoneId[];
  /** rope ladders: lying in a zone, held, or set between two zones */
  ladders: { at: ZoneId; to: ZoneId; by: SurvivorId }[];
  beacon: ZoneId;
  /** who carries the Beacon */
  beaconBy: SurvivorId;
  exit: ZoneId;
  objectives: ObjectiveToken[];
  crates: CrateToken[];
  spawns: SpawnToken[];
  cars: Car[];
  loose: LooseCards[];
  /** the mission's own: counters of its words, and zones with its permanent noise or light tokens */
  progress: Progress;
  /** objective lines already met, for ordered lists */
  met: boolean[];
  /** absent in books without a campaign */
  campaign?: CampaignState;
}
