// Every procedure of the rules by name: what it is called with and what it keeps. `call`, frames, questions' askers and reactions are typed
// from this map. Each room writes down its own part (`locals.ts`); a name that is in no part, or in a part without a procedure, does not compile.
import type { CombatLocals } from './combat/locals.ts';
import type { RoundLocals, SetupLocals } from './editions/core/locals.ts';
import type { Frame, Procedure } from './kernel/index.ts';
import type { MissionLocals } from './missions/locals.ts';
import type { Table } from './rules.ts';
import type { SkillLocals } from './skills/locals.ts';
import type { SpawnLocals } from './spawn/locals.ts';
import type { SurvivorLocals } from './survivors/locals.ts';
import type { SearchLocals } from './survivors/search/locals.ts';
import type { ZombieLocals } from './zombies/locals.ts';

export type None = Record<never, never>;

/** Given: what the caller hands over. Own: what the procedure notes down between its steps, always before it reads it. */
export interface Locals<Given = None, Own = None> {
  given: Given;
  own: Own;
}

/** Procedures every book has. What a book adds for itself stands in its folder. */
export interface CoreLocals
  extends RoundLocals,
    SetupLocals,
    SurvivorLocals,
    SearchLocals,
    CombatLocals,
    SkillLocals,
    ZombieLocals,
    SpawnLocals,
    MissionLocals {}

export type ProcedureName = keyof CoreLocals;

/** A running frame with its locals. */
export type FrameWith<L> = L extends Locals<infer Given, infer Own> ? Frame & Given & Own : never;
export type FrameOf<P extends ProcedureName> = FrameWith<CoreLocals[P]>;
export type ProcedureOf<P extends ProcedureName> = Procedure<Table, FrameOf<P>>;

/** The procedures of one part of the map: all of them, none besides. */
export type Room<L> = { readonly [P in keyof L]: Procedure<Table, FrameWith<L[P]>> };
/** What a book or a mission replaces of the core. */
export type Replaced = Partial<Room<CoreLocals>>;

export type Given<P extends ProcedureName> = CoreLocals[P]['given'];
type Arguments<L> = L extends Locals<infer G> ? (None extends G ? [locals?: G] : [locals: G]) : never;
/** `call` for the procedures of a part of the map. */
export type Caller<L> = <P extends keyof L & string>(t: Table, proc: P, ...locals: Arguments<L[P]>) => void;
