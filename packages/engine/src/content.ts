// What a book brings as data: tiles, cards, decks, survivors, missions. The engine reads it, `@holdout/content` holds it.
// Everything here is plain JSON, so that the same shape can be read from a file and checked (see `parse/`).

import type { Options } from './state/setup.ts';

export { openSkills, openTags, withBox } from './box.ts';
export { playable, usualSurvivors } from './team.ts';

/** How sure we are of a fact. `ours`: the sources are silent, the value is our choice. */
export type From = 'book' | 'checked' | 'one-source' | 'ours';

/** The books there are. Everybody who goes through them asks this list. */
export const EDITIONS = ['second-edition', 'washington', 'black-plague', 'white-death'] as const;
export type EditionId = (typeof EDITIONS)[number];
export type Danger = 'blue' | 'yellow' | 'orange' | 'red';
export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'purple';

// ---------------------------------------------------------------- tiles

export type ZoneKind = 'street' | 'room' | 'walkway' | 'corridor' | 'vault';

export interface TileZone {
  readonly kind: ZoneKind;
  /** shaded room: spawns when its building is opened (2E), hard to see into in Dark Zones mode */
  readonly dark?: boolean;
  /** building zone without roof or walls worth the name: no search, walkways see through (WD) */
  readonly ruin?: boolean;
  /** a search here draws from this deck instead of the equipment deck (WZC Secret Service) */
  readonly searchDeck?: string;
  /** street zone that may be searched (WZC Humvee is a token, see missions) */
  readonly searchable?: boolean;
  /** the tank of tile 10V stands here: blocks sight, climbing on costs an action */
  readonly tank?: boolean;
}

export type Side = 'N' | 'E' | 'S' | 'W';
/** A side of a cell of the face: row and column from 0, face unturned. */
export type CellSide = readonly [row: number, col: number, side: Side];

/**
 * What stands on a cell side. Unlisted: same zone: nothing; street|street: nothing (a marking); anything with a room: a wall.
 * On the outer border `opening` and `door` are gaps of this face: they join where the neighbour has a gap too.
 */
export type EdgeKind = 'opening' | 'door' | 'wall' | 'stairs' | 'sandbags';

export interface TileFace {
  readonly id: string;
  /** Where cell borders lie, as fractions of the tile side; the same for rows and columns, symmetric, so faces can be turned. */
  readonly bands: readonly number[];
  /** Rows of zone names separated by spaces; cells with one name are one zone; `.` is no zone at all. */
  readonly cells: readonly string[];
  readonly zones: Readonly<Record<string, TileZone>>;
  readonly edges: readonly { readonly at: CellSide; readonly is: EdgeKind }[];
  /** printed spots, zone names of this face */
  readonly spots?: { readonly objective?: string; readonly crate?: string };
  readonly from: From;
}

// ---------------------------------------------------------------- cards

export type AttackKind = 'melee' | 'ranged' | 'magic';

export interface WeaponMode {
  readonly attack: AttackKind;
  readonly range: readonly [min: number, max: number];
  readonly dice: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly noisy: boolean;
}

/** Where a card may lie and where it works. `any`: anywhere (2E). */
export type Slot = 'any' | 'hand' | 'body' | 'pack';

export interface ItemDef {
  readonly id: string;
  readonly slot: Slot;
  /** where it works: weapons in hand unless said otherwise; `inventory`: anywhere it may lie */
  readonly works?: 'hand' | 'inventory';
  readonly modes?: readonly WeaponMode[];
  readonly dual?: boolean;
  /** must be reloaded after an attack (`ranged`: after a ranged one only) */
  readonly reload?: boolean | 'ranged';
  readonly polearm?: boolean;
  /** bow, crossbow, …: what an ammunition card matches */
  readonly ammo?: 'bullets' | 'shells' | 'arrows' | 'bolts';
  /** this card is ammunition: rerolls attacks of weapons with that ammo */
  readonly rerolls?: 'bullets' | 'shells' | 'arrows' | 'bolts' | 'melee';
  /** opens doors: automatic, or with dice at `roll`+ */
  readonly door?: { readonly roll?: number; readonly dice?: number; readonly noisy: boolean };
  readonly food?: number;
  readonly armour?: number;
  readonly shield?: number;
  /** +n dice to the other melee weapon in use (dagger, combat shield) */
  readonly otherMeleeDice?: number;
  /** +n dice to the other combat spell in use (power blast) */
  readonly otherSpellDice?: number;
  /** damage when both are used at once (shashka) */
  readonly dualDamage?: number;
  /** skills it gives: a weapon to its own attacks, another card to the bearer */
  readonly skills?: readonly string[];
  /** Washington: risk dice and save dice */
  readonly risk?: number;
  readonly save?: number;
  /**
   * What else it is: food, weapon classes and things the rules name:
   * `aaahh`, `molotov`, `torch`, `bile`, `flashlight`, `light-source`, `enchantment`, `armour`, `shield`, `epic`, `artefact`, `vault-weapon`,
   * `spell`, `bow`, `crossbow`, `sword`, `repair-kit`, `ammo`
   */
  readonly tags: readonly string[];
  /** number of walkers (or another kind) an Aaahh!! card brings */
  readonly ambush?: { readonly kind: string; readonly count: number };
  readonly enchantment?: EnchantmentDef;
  readonly from: From;
  /** which values are ours although the card is not, for the reader */
  readonly doubt?: string;
}

export interface EnchantmentDef {
  readonly target: 'survivor' | 'zone';
  readonly effect: 'heal' | 'skill-until-end-of-round' | 'skill-for-next-combat' | 'push-zombies' | 'free-move' | 'jump' | 'sprint';
  readonly skill?: string;
  /** the caster picks one of these (Baba Yaga's Blessing) */
  readonly skills?: readonly string[];
  readonly amount?: number;
}

export type Level4<T> = readonly [blue: T, yellow: T, orange: T, red: T];

export type ZombieCardDef =
  | { readonly no: number; readonly is: 'spawn' | 'rush'; readonly levels: Level4<Readonly<Record<string, number>> | null> }
  | { readonly no: number; readonly is: 'extra'; readonly kind: string }
  | { readonly no: number; readonly is: 'double' }
  | { readonly no: number; readonly is: 'necromancer' }
  | { readonly no: number; readonly is: 'siege'; readonly levels: Level4<Readonly<Record<string, number>> | null> };

export interface SurvivorDef {
  readonly id: string;
  readonly kid?: boolean;
  /** never played: joins as a companion only (Washington's Taylor and the President) */
  readonly companionOnly?: boolean;
  readonly health: number;
  readonly blue: readonly string[];
  readonly orange: readonly string[];
  readonly red: readonly string[];
  /** cards this survivor may keep in the body slot, where they count as in hand (fantasy) */
  readonly body?: readonly string[];
  /** a card this survivor begins with on top of the share: survivors of one's own only, the books say it with a skill */
  readonly starts?: string;
  readonly from: From;
}

/** What the campaign sheet prints. */
export interface CampaignDef {
  /** boxes for campaign points */
  readonly boxes: number;
  /** boxes that bring a reward when crossed off */
  readonly rewardAt: readonly number[];
  /** skills a reward may be, each once */
  readonly skills: readonly string[];
}

/** A book as data: what is in its box and the missions it tells. */
export interface EditionContent {
  readonly edition: EditionId;
  readonly version: number;
  /** optional modes that mean something in this book */
  readonly modes: readonly (keyof Options)[];
  readonly tiles: readonly TileFace[];
  readonly items: readonly ItemDef[];
  /** deck name to card id to copies: `starting`, `equipment`, `epic`, `vault`, `secret-service` */
  readonly decks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly zombieDeck: readonly ZombieCardDef[];
  /** names in the abomination deck (2E four, others one), necromancer names */
  readonly abominations: readonly string[];
  readonly necromancers: readonly string[];
  readonly miniatures: Readonly<Record<string, number>>;
  /** tokens in the box, by the names `tokensPlaced` counts under: `objective` all together, `objective.blue` those with a blue side */
  readonly tokens?: Readonly<Record<string, number>>;
  readonly survivors: readonly SurvivorDef[];
  /** the book's chapter of skills: what Ultrared chooses from */
  readonly skills?: readonly string[];
  /** guard skill cards of White Death */
  readonly extraSkills?: readonly string[];
  /** the missions of this book make a campaign, in their order (Washington) */
  readonly campaign?: CampaignDef;
  /** what one guard attacks with (WD reference card) */
  readonly guards?: { readonly melee: WeaponMode; readonly ranged: WeaponMode };
  readonly missions: readonly MissionDef[];
}

/**
 * What somebody adds to a book's box, in the shapes the book itself uses. Ids of tiles, cards and people begin with `own-`, so nothing of
 * the book is replaced; a deck named here is played instead of the book's.
 */
export interface OwnBox {
  readonly tiles?: readonly TileFace[];
  readonly items?: readonly ItemDef[];
  readonly survivors?: readonly SurvivorDef[];
  /** deck name to card id to copies */
  readonly decks?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** number of a zombie card to copies */
  readonly zombieDeck?: Readonly<Record<string, number>>;
  /** what people call the cards and people, by id */
  readonly names?: Readonly<Record<string, string>>;
  /** portraits as parts and colours, by the survivor's id; what they mean is the client's matter */
  readonly looks?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

// ---------------------------------------------------------------- missions

/**
 * A zone of the map: `0,1/A` is zone A (name as printed on the face, whatever the turn) of the tile in row 0, column 1;
 * `@4,7` is the zone of board cell row 4, column 7 (all from 0); `vault:yellow` a vault.
 */
export type ZoneRef = string;
/** A border between two neighbouring cells of the board, `@4,7-4,8`, or all shared sides of two zones, `0,1/A|0,1/NW`. */
export type EdgeRef = string;

export interface PlacedTile {
  readonly face: string;
  /** clockwise degrees */
  readonly turn: 0 | 90 | 180 | 270;
}

export type SpawnColour = 'starting' | 'red' | 'blue' | 'green' | '1' | '2' | '3' | '4';

export interface MissionMap {
  readonly tiles: readonly (readonly (PlacedTile | null)[])[];
  /** door tokens: extra doors, open doors, coloured doors. Printed doors need no entry unless they differ. */
  readonly doors?: readonly { readonly at: EdgeRef; readonly state?: 'closed' | 'open' | 'broken'; readonly colour?: Colour }[];
  /** borders that are walls or openings against what the tiles print */
  readonly edges?: readonly { readonly at: EdgeRef; readonly is: EdgeKind }[];
  /** named places of this mission: `start` (one or several zones), `exit`, `marked`, `flag`, `beacon`, buildings … */
  readonly places: Readonly<Record<string, readonly ZoneRef[]>>;
  /** in spawn order: the starting one first, then clockwise */
  readonly spawns: readonly { readonly zone: ZoneRef; readonly colour: SpawnColour; readonly from?: From }[];
  /** `printed` spots are filled by `objectives: 'printed'` */
  readonly objectives?: 'printed' | readonly { readonly zone: ZoneRef; readonly colour?: Colour }[];
  readonly crates?: 'printed' | readonly ZoneRef[];
  readonly vaults?: readonly { readonly colour: 'yellow' | 'purple'; readonly doors: readonly ZoneRef[] }[];
  readonly cars?: readonly { readonly kind: 'muscle' | 'police' | 'humvee' | 'wreck'; readonly zone: ZoneRef }[];
  readonly zombies?: readonly { readonly zone: ZoneRef; readonly kind: string; readonly count: number }[];
  readonly guards?: readonly { readonly zone: ZoneRef; readonly count: number }[];
  readonly cauldrons?: readonly ZoneRef[];
  readonly ladders?: readonly ZoneRef[];
  /** zones corrupt from the start (WD) */
  readonly corruption?: readonly ZoneRef[];
  /** noise that stays for good */
  readonly noise?: readonly { readonly zone: ZoneRef; readonly count: number }[];
  /** zones lit from the start (Washington) */
  readonly lights?: readonly ZoneRef[];
  /** people nobody plays, who wait there to be taken along */
  readonly companions?: readonly { readonly zone: ZoneRef; readonly count: number }[];
  readonly stairs?: readonly EdgeRef[];
  /** are tile turns and token places the book's or ours */
  readonly from: { readonly tiles: From; readonly tokens: From };
}

/** Words of `docs/add-a-mission.md`; the grammar of the mission vocabulary. */
export type Condition =
  | {
      readonly taken: {
        readonly what: string | readonly string[];
        readonly count?: number | 'all';
        readonly by?: 'team' | 'each-survivor';
        readonly zone?: string | readonly string[];
        readonly except?: string;
      };
    }
  | {
      readonly holds: {
        readonly cards: string | readonly string[];
        readonly count?: number | 'survivors' | 'all';
        readonly cap?: 'available';
        readonly by?: 'team' | 'each-survivor' | 'survivor';
        readonly in?: string | readonly string[];
      };
    }
  | { readonly level: { readonly danger: Danger; readonly count?: number | 'all'; readonly who?: 'opener' } }
  | {
      readonly at: {
        readonly who?: string | readonly string[];
        readonly what?: string | readonly string[];
        readonly count?: number | 'all';
        readonly zone: string;
        readonly clear?: boolean;
        readonly moment?: 'now' | 'end-phase';
      };
    }
  | { readonly exited: { readonly who: string | readonly string[]; readonly count: number | 'all'; readonly by?: 'foot' | 'car' | 'any' } }
  | { readonly opened: { readonly what: string | readonly string[]; readonly count?: number | 'all' } }
  | { readonly none: { readonly what: string; readonly zone: string | readonly string[] } }
  | { readonly killed: { readonly kind: string; readonly count: number; readonly with?: string; readonly which?: 'placed' } }
  | { readonly burned: { readonly zone: string | readonly string[]; readonly count?: number; readonly with?: string } }
  | { readonly recruited: { readonly count: number | 'all' } }
  | { readonly stored: { readonly what: string | readonly string[]; readonly count: number | 'all'; readonly onto: string } }
  | { readonly marks: { readonly name: string; readonly count: number | 'pairs' } }
  | { readonly hour: { readonly reaches: number } }
  | { readonly achieved: { readonly id: string; readonly who?: 'anyone' | 'taker' } }
  | { readonly knows: { readonly word: string } }
  | { readonly 'all-of': readonly Condition[] }
  | { readonly together: readonly Condition[] }
  | { readonly 'same-round': readonly Condition[] }
  | { readonly not: Condition };

export type Word = Readonly<Record<string, unknown>>;

/** What people read of a mission that is in no book. A sentence left empty is written from its word. */
export interface MissionTexts {
  readonly title: string;
  readonly brief: string;
  readonly objectives: readonly string[];
  readonly rules: readonly string[];
  readonly loseIf?: readonly string[];
  readonly setup?: readonly string[];
  /** what is read aloud: of cards by their ids, of notes by their numbers */
  readonly cards?: Readonly<Record<string, string>>;
  readonly notes?: Readonly<Record<string, string>>;
}

export interface MissionDef {
  readonly id: string;
  readonly edition: EditionId;
  /** M0, B3, W1, Z2 */
  readonly code: string;
  readonly difficulty: 'easy' | 'medium' | 'hard' | 'very-hard';
  readonly minutes: number;
  readonly survivors: { readonly count: number; readonly companions?: number; readonly more?: boolean };
  readonly map: MissionMap;
  readonly objectives: { readonly ordered: boolean; readonly list: readonly Condition[] };
  readonly loseIf: readonly Word[];
  /** what the map does not already show: its doors, zombies, coloured objectives and cars stand there without a word here */
  readonly setup: readonly Word[];
  /** triggers, grants, token properties, modifiers, in the words of the vocabulary: `{ 'on-take': {...} }` */
  readonly rules: readonly Word[];
  /** a small module of procedures beside the data, where words do not reach */
  readonly module?: string;
  readonly tutorial?: boolean;
  /** Washington: the objective cards on the board and the notes beside it */
  readonly cards?: readonly ObjectiveCardDef[];
  readonly notes?: readonly NoteDef[];
  /** tiles, cards, people and decks it brings along */
  readonly box?: OwnBox;
  /** of a mission of one's own, by language (`en`, `ru`, `pl`); the books' missions have theirs in the label files */
  readonly texts?: Readonly<Record<string, MissionTexts>>;
}

/** A script in effects and card words; what players read aloud is the label `mission.<mission id>.card.<card id>`. */
export interface ObjectiveCardDef {
  readonly id: string;
  /** the number printed on it */
  readonly no: number;
  /** it lies in a zone, on a door (read when that door opens), or beside the board until an hour */
  readonly lies: { readonly zone: ZoneRef } | { readonly door: EdgeRef } | { readonly hour: number };
  readonly script: readonly Word[];
}

export interface NoteDef {
  readonly id: string;
  readonly no: number;
  readonly script: readonly Word[];
}
