import type { SightMode } from '../board/index.ts';
import type { ItemDef, WeaponMode } from '../content.ts';
import type { CardId } from '../ids.ts';
import type { Given, ProcedureName } from '../procedures.ts';
import type { Table } from '../rules.ts';
import type { Survivor, SurvivorId, ZoneId } from '../state/state.ts';
import type { Action } from '../survivors/action.ts';
import type { ByOwner } from './locals.ts';

/** An attack as the folds see it. */
export interface AttackContext {
  readonly mode: WeaponMode;
  /** null for attacks without a card (guards, cars, improvised weapons) */
  readonly item: ItemDef | null;
  readonly zone: ZoneId;
  readonly range: number;
  readonly dual: boolean;
  readonly risk: boolean;
  readonly guards: boolean;
}

/** Every place where a value can be changed: name, the value's type, what the hook may look at. `docs/points.md` is checked against this. */
export interface FoldPoints {
  /** ordinary actions at the start of a turn */
  actions: { value: number; context: null };
  /** free actions at the start of a turn */
  'free-actions': { value: string[]; context: null };
  /** zones one Move may cover */
  'move-zones': { value: number; context: null };
  /** extra actions for leaving a zone with that many zombies */
  'leave-cost': { value: number; context: { zombies: number } };
  /** do zombies in an entered zone end the Move? */
  'zombies-stop-move': { value: boolean; context: null };
  /** dice of one weapon before bonuses (Barbarian, Iron Rain replace it) */
  'base-dice': { value: number; context: AttackContext };
  dice: { value: number; context: AttackContext };
  /** dice an action adds once, however many weapons it uses (Escalation) */
  'action-dice': { value: number; context: AttackContext };
  /** added to each die */
  'roll-bonus': { value: number; context: AttackContext };
  accuracy: { value: number; context: AttackContext };
  /** the weapon's damage before bonuses (Damage 2, Super Strength replace it) */
  'base-damage': { value: number; context: AttackContext };
  damage: { value: number; context: AttackContext };
  /** more dice for each 6 rolled */
  'six-dice': { value: number; context: AttackContext };
  /** more damage for each 6 rolled */
  'six-damage': { value: number; context: AttackContext };
  /** more zombies of the same kind that one hit kills, once an action */
  reaper: { value: number; context: AttackContext };
  /** names of rerolls of all dice this attack may use */
  rerolls: { value: readonly string[]; context: AttackContext };
  /** may the number of risk dice be doubled? */
  'double-risk': { value: boolean; context: AttackContext };
  /** names of ways to ignore the Breaks of a roll */
  'break-ways': { value: readonly string[]; context: AttackContext };
  /** does the attack leave a Freeze token? */
  freeze: { value: boolean; context: AttackContext };
  'max-range': { value: number; context: { mode: WeaponMode; item: ItemDef | null; guards: boolean } };
  'min-range': { value: number; context: { mode: WeaponMode; item: ItemDef | null; guards: boolean } };
  /** may the own zone be attacked against the weapon's range? */
  'own-zone': { value: boolean; context: { mode: WeaponMode; item: ItemDef | null; guards: boolean } };
  dual: { value: boolean; context: { mode: WeaponMode; item: ItemDef } };
  /** zones a pair of dual weapons may be aimed at in one action */
  'aimed-zones': { value: number; context: { mode: WeaponMode; item: ItemDef } };
  /** may the shooter choose targets freely? */
  'free-targets': { value: boolean; context: AttackContext };
  /** do misses hit friends at all? */
  'friendly-fire': { value: boolean; context: AttackContext };
  /** can this survivor be hit by friendly fire? */
  'hit-by-friends': { value: boolean; context: null };
  /** cards a Search draws */
  'search-cards': { value: number; context: null };
  /** cards a Search draws on top of that, whatever gave the number */
  'search-more': { value: number; context: null };
  /** may this zone be searched, as far as its kind goes? */
  'may-search': { value: boolean; context: { zone: ZoneId } };
  'searches-per-turn': { value: number; context: null };
  'pack-size': { value: number; context: null };
  /** does a card in this place count as in hand? */
  'counts-in-hand': { value: boolean; context: { item: ItemDef; place: 'hand' | 'body' | 'pack' } };
  /** adrenaline for a kill */
  'kill-ap': { value: number; context: { kind: string; base: string } };
  /** wounds from one kind of zombie */
  'ignores-kind': { value: boolean; context: { kind: string; base: string } };
  /** armour value used, 0: none; lower is better */
  armour: { value: number; context: { worn: number } };
  /** added to each armour die */
  'armour-bonus': { value: number; context: { worn: number } };
  /** names of rerolls of all armour dice */
  'armour-rerolls': { value: readonly string[]; context: null };
  /** dice that break a door (BP) */
  'door-rerolls': { value: readonly string[]; context: null };
  /** attacks that do nothing, taken off before the armour roll */
  'ignored-attacks': { value: number; context: { phase: string } };
  /** wounds that do not count, taken off after the armour roll */
  'ignored-wounds': { value: number; context: { by: string; phase: string } };
  /** does each equipment card discarded cancel a wound? */
  'cards-for-wounds': { value: boolean; context: null };
  /** how the survivor looks */
  sight: { value: SightMode; context: null };
  /** do night and Dark Zones rules not apply? */
  'sees-in-dark': { value: boolean; context: null };
  /** accuracy of ranged attacks at night */
  'night-accuracy': { value: number; context: null };
  'reload-cost': { value: number; context: null };
  health: { value: number; context: null };
  'start-ap': { value: number; context: null };
}

export type FoldPoint = keyof FoldPoints;
export type Fold<P extends FoldPoint> = (
  value: FoldPoints[P]['value'],
  context: FoldPoints[P]['context'],
  t: Table,
  s: Survivor,
) => FoldPoints[P]['value'];
export type Folds = { readonly [P in FoldPoint]?: Fold<P> };

/** Moments at which a skill may step in; a reaction is a procedure, so it may ask. */
export interface WindowPoints {
  'turn-start': { who: SurvivorId };
  'turn-end': { who: SurvivorId };
  /** dice of an attack lie on the table; the attack frame is below */
  'dice-rolled': { who: SurvivorId };
  'after-attack': { who: SurvivorId; kind: string; zone: ZoneId; kills: number; range: number; risk: boolean };
  /** a zombie card has put zombies into a zone, before a Rush moves them */
  'zombies-spawned': { zone: ZoneId; zones: readonly ZoneId[] };
  'extra-activation-drawn': { card: CardId };
  'siege-drawn': { card: CardId };
  'wounds-coming': { who: SurvivorId; wounds: number };
  'card-drawn': { who: SurvivorId; card: CardId; deck: string; search: number };
  'zone-cleared': { zone: ZoneId; by: SurvivorId };
  'spawn-step': Record<never, never>;
  'end-phase': Record<never, never>;
  'end-phase-last': Record<never, never>;
  'molotov-thrown': { who: SurvivorId; card: CardId };
  enchanted: { who: SurvivorId; card: CardId };
}
export type WindowPoint = keyof WindowPoints;

export interface Reaction<W extends WindowPoint = WindowPoint> {
  /** can it do something now? */
  when(t: Table, s: Survivor, who: SurvivorId, context: WindowPoints[W]): boolean;
  /** procedure run with locals `{ skill, ...context, owner }`: owner has the skill, `who` of the context did what opened the window */
  readonly proc: ReactionName<W>;
}

/** Procedures that can be run with what this window knows. */
type ReactionName<W extends WindowPoint> = {
  [P in ProcedureName]: ByOwner & WindowPoints[W] extends Given<P> ? (Given<P> extends ByOwner ? P : never) : never;
}[ProcedureName];

export interface Skill {
  readonly id: string;
  /** free action it grants each turn */
  readonly free?: string;
  readonly folds?: Folds;
  /** actions only survivors with the skill are offered */
  readonly actions?: readonly Action[];
  readonly reactions?: { readonly [W in WindowPoint]?: Reaction<W> };
}
