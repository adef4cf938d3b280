import type { AttackKind } from '../content.ts';
import type { CardId, SurvivorId, ZoneId } from '../state/state.ts';

/** What strikes: a card in hand, a skill's improvised weapon, guards under orders, a car. */
export type Source = 'card' | 'improvised' | 'guards' | 'car';

/** An attack as declared: the locals a frame of `attack` starts with. */
export interface Assault {
  readonly who: SurvivorId;
  readonly kind: AttackKind;
  readonly source: Source;
  /** number of the item, -1 without a card */
  readonly item: number;
  /** one weapon, or the pair of a dual attack */
  readonly cards: readonly CardId[];
  readonly from: ZoneId;
  /** one zone; two for a Trick Shot, one for each weapon */
  readonly zones: readonly ZoneId[];
  /** 0 no risk, 1 the risk dice of the card, 2 twice as many */
  readonly risk: number;
  /** guards that take part; 0 otherwise */
  readonly guards: number;
  /** the attacker allots every hit, also where it does nothing */
  readonly byHand?: boolean;
  /** a mission's target in place of the zombies: procedure called when at least one hit is scored */
  readonly strikes?: 'blow-up-car';
}

/** A fast car strikes what stands where it arrives. */
export const carAssault = (who: SurvivorId, zone: ZoneId): Assault => ({
  who,
  kind: 'ranged',
  source: 'car',
  item: -1,
  cards: [],
  from: zone,
  zones: [zone],
  risk: 0,
  guards: 0,
});

/** Everything the dice and the allotment of one volley depend on. Plain JSON: it lies in the frame. */
export interface Numbers {
  readonly weapons: number;
  /** dice of each weapon */
  readonly dice: number;
  /** dice once for the action */
  readonly extra: number;
  readonly risk: number;
  /** lowest face that hits */
  readonly need: number;
  readonly damage: number;
  readonly sixDice: number;
  readonly sixDamage: number;
  readonly reaper: number;
  /** the attacker chooses targets */
  readonly free: boolean;
  /** misses hit friends in the zone */
  readonly friendlyFire: boolean;
  readonly freeze: boolean;
  readonly range: number;
}

export const plainDice = (n: Numbers): number => n.weapons * n.dice + n.extra;
