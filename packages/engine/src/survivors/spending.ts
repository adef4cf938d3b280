// Actions left and how they are paid. A free action pays only for its own kind; the extra cost of leaving a zone only from ordinary ones.
import { type Refusal, refuse } from '../kernel/index.ts';
import type { Variants } from '../keys/index.ts';
import type { Table } from '../rules.ts';
import type { Survivor } from '../state/state.ts';

/** What is being paid for: the kind of action and what free actions may look at. */
export interface Expense {
  readonly kind: 'move' | 'search' | 'melee' | 'ranged' | 'magic' | 'enchantment' | 'guard' | 'door' | 'other';
  readonly risk?: boolean;
  readonly dual?: boolean;
  /** a Move that starts in a corruption zone */
  readonly corruption?: boolean;
}

const COMBAT = ['melee', 'ranged', 'magic'];

interface Match {
  readonly free: string;
  readonly fits: (e: Expense, s: Survivor) => boolean;
}

/** Most particular first: that order spends what is least useful elsewhere. */
const MATCHES: readonly Match[] = [
  // Black Plague's Hold Your Nose: a Search after a kill
  { free: 'nose-search', fits: (e, s) => e.kind === 'search' && s.marks.includes('killed') },
  { free: 'corruption-move', fits: (e) => e.kind === 'move' && e.corruption === true },
  { free: 'risk-melee', fits: (e) => e.kind === 'melee' && e.risk === true },
  { free: 'risk-ranged', fits: (e) => e.kind === 'ranged' && e.risk === true },
  { free: 'risk-combat', fits: (e) => COMBAT.includes(e.kind) && e.risk === true },
  { free: 'dual', fits: (e) => COMBAT.includes(e.kind) && e.dual === true },
  { free: 'move', fits: (e) => e.kind === 'move' },
  { free: 'search', fits: (e) => e.kind === 'search' },
  { free: 'door', fits: (e) => e.kind === 'door' },
  { free: 'guard', fits: (e) => e.kind === 'guard' },
  { free: 'melee', fits: (e) => e.kind === 'melee' },
  { free: 'ranged', fits: (e) => e.kind === 'ranged' },
  { free: 'magic', fits: (e) => e.kind === 'magic' },
  { free: 'enchantment', fits: (e) => e.kind === 'enchantment' },
  { free: 'spell', fits: (e) => e.kind === 'magic' || e.kind === 'enchantment' },
  { free: 'combat', fits: (e) => COMBAT.includes(e.kind) },
  { free: 'any', fits: () => true },
];

/** Free actions that could pay, most particular first. */
export function freeFor(s: Survivor, e: Expense): string[] {
  if (s.free.length === 0) return [];
  const found: string[] = [];
  for (const { free, fits } of MATCHES) if (s.free.includes(free) && fits(e, s)) found.push(free);
  return found;
}

/** Is there any? Asked for every kind of action each time options are listed. */
function anyFreeFor(s: Survivor, e: Expense): boolean {
  for (const free of s.free) for (const match of MATCHES) if (match.free === free && match.fits(e, s)) return true;
  return false;
}

/** Can the survivor pay one action of this kind and `extra` ordinary ones? */
export function cannotPay(s: Survivor, e: Expense, extra = 0): Refusal | null {
  // enough for whatever it is
  if (extra < s.actions) return null;
  const ordinary = extra + (anyFreeFor(s, e) ? 0 : 1);
  return ordinary <= s.actions ? null : refuse('not-enough-actions', { need: ordinary, have: s.actions });
}

/** Takes the free action named, else the most particular one that fits, else an ordinary action; then the extra cost. */
export function pay(_t: Table, s: Survivor, e: Expense, extra = 0, chosen?: string): void {
  const free = chosen ?? freeFor(s, e)[0];
  const at = free === undefined ? -1 : s.free.indexOf(free);
  if (at >= 0) s.free.splice(at, 1);
  else s.actions -= 1;
  s.actions -= extra;
}

/** For `describe`: what the option would cost. */
export function costOf(s: Survivor, e: Expense, extra = 0): { actions: number; free?: string } {
  const free = freeFor(s, e)[0];
  return free === undefined ? { actions: 1 + extra } : { actions: extra, free };
}

/** May this free action pay, where one was named, and is there enough for the rest? */
export function payRefused(s: Survivor, e: Expense, chosen: string | undefined, extra = 0): Refusal | null {
  if (chosen !== undefined && !freeFor(s, e).includes(chosen)) return refuse('no-such-free-action', { free: chosen });
  return cannotPay(s, e, extra);
}

/** For `describe`: which free action pays is the player's choice where there are several. */
export function payVariants(s: Survivor, e: Expense): Pick<Variants, 'pay'> {
  const pay = s.free.length > 1 ? freeFor(s, e) : [];
  return pay.length > 1 ? { pay } : {};
}

/** The field of an option, where there is anything to say in it. */
export const withVariants = (variants: Variants): { variants?: Variants } => (Object.keys(variants).length > 0 ? { variants } : {});
