// What somebody is about, and the turns that are thought through for it.
import type { ZoneId } from '@holdout/engine';
import type { Errand } from './errands.ts';

export const WORKS: ReadonlySet<Errand['deed']> = new Set(['take', 'read', 'recruit', 'use', 'carry', 'open', 'burn', 'find', 'hand']);
export const HUNTS: ReadonlySet<Errand['deed']> = new Set(['kill', 'clear', 'hunt']);

/** What a survivor is about in this round. */
export interface Goal {
  readonly errand: Errand;
  /** steps to where it is done, from every zone */
  readonly field: Float64Array;
  /** only keeps the others company */
  readonly along: boolean;
  /** how much more than usual it is worth; absent: as usual */
  readonly haste?: number;
}

/** A turn as far as it is thought through. */
export interface Node {
  readonly zone: ZoneId;
  readonly actions: number;
  readonly moves: number;
  readonly strikes: number;
  readonly searched: boolean;
  readonly worked: boolean;
  /** sits in a car: getting out takes an action */
  readonly riding: boolean;
  /** a door opened on the way: from, to, zombies to expect behind it; null: none */
  readonly opened: {
    readonly door: number;
    readonly from: number;
    readonly to: number;
    readonly behind: number;
    readonly rooms: number;
  } | null;
  /** zombies as they are by then, where they are not as they were */
  readonly changed: ReadonlyMap<number, number>;
  readonly fired: number;
  readonly gained: number;
  readonly reward: number;
  value: number;
  readonly first: string;
  readonly depth: number;
  /** what it goes on from, and the answer that leads here; empty: it is not known beforehand */
  readonly from: Node | null;
  readonly step: string;
}

export interface Turn {
  /** the answer it begins with */
  readonly key: string;
  readonly value: number;
  readonly zone: ZoneId;
  /** its answers as far as they are known beforehand, the first with them */
  readonly steps: readonly string[];
}

/** The answers that lead to it, as far as they are known beforehand. */
export function stepsOf(node: Node): string[] {
  const steps: string[] = [];
  for (let one: Node | null = node; one !== null && one.from !== null; one = one.from) steps.push(one.step);
  steps.reverse();
  const unknown = steps.indexOf('');
  return unknown < 0 ? steps : steps.slice(0, unknown);
}

/** Several answers for one deed: every one but the last is passed through without a thought. */
export function passing(from: Node, steps: readonly string[]): { readonly at: Node; readonly last: string } {
  let at = from;
  for (const step of steps.slice(0, -1)) at = { ...at, from: at, step, first: at.depth === 0 ? step : at.first, depth: at.depth + 1 };
  return { at, last: steps.at(-1) ?? '' };
}
