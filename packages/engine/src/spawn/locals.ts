import type { CardId } from '../ids.ts';
import type { Locals } from '../procedures.ts';
import type { KindId, SurvivorId, ZoneId } from '../state/state.ts';

export type SpawnDeck = 'spawn' | 'building' | 'mission';

export interface SpawnLocals {
  /** order: tokens by number; cards: drawn for the next token; dealt: cards a Distributor laid out, by place in the order */
  'spawn-step': Locals<
    unknown,
    { order: number[]; at: number; cards: number; late: boolean; extra: number; doubled: boolean; round: number[]; dealt?: number[] }
  >;
  /** the door just opened; or a zone: a mission spawns its building as on opening, even an open one */
  'open-building': Locals<
    { door: number; by: SurvivorId } | { zone: ZoneId },
    { rooms: ZoneId[]; order: ZoneId[]; cards: number; doubles: number; at: number }
  >;
  /** token: the spawn token it is for; cards: how many are drawn together; hand: cards already dealt to this zone */
  'draw-zombie-card': Locals<
    { zone: ZoneId; deck: SpawnDeck; token?: number; cards?: number; hand?: number[] },
    { token: number; doubles: number; card: CardId }
  >;
  'zombie-card': Locals<
    { card: CardId; zone: ZoneId; deck: SpawnDeck; token: number },
    { doubles: number; line: [kind: string, count: number][]; rush: boolean }
  >;
  /** how: card, ambush, mission */
  'spawn-zombies': Locals<{ zone: ZoneId; kind: KindId; count: number; how: string; rush?: boolean }, { placed: number; there: number }>;
  /** placed: how many there were, in the zone; spawned: where newcomers stand now (White Death) */
  'out-of-miniatures': Locals<{ kind: KindId; zone: ZoneId; how: string; placed?: number }, { spawned: ZoneId[] }>;
  'abomination-card': Locals<{ zone: ZoneId }, { kind: KindId }>;
  /** books without necromancers have no such card */
  'necromancer-card': Locals<{ zone: ZoneId; deck: SpawnDeck; token: number }, { doubles: number; kind: KindId }>;
  /** books without sieges have no such card */
  'siege-card': Locals<{ card: CardId; zone: ZoneId }, { got: ZoneId[]; kind: KindId; count: number; climbs: Climb[] }>;
}

/** A group that climbs in a siege, and where it may. */
export interface Climb {
  readonly zone: ZoneId;
  readonly here: readonly (readonly [kind: KindId, count: number])[];
  readonly ways: readonly ZoneId[];
}
