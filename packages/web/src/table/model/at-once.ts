// What is done at the first press: it can be taken back, nobody is hurt by it, and nothing more is to be said about it.
import type { Option, SeatView } from '@holdout/engine';
import type { ItemDef } from '@holdout/engine/content';
import { isBurning } from './choices.ts';
import { warningsFor } from './warnings.ts';

/** Other manners a reader would want to see before it is done; what pays for it is not one of them. */
function hasManners({ variants }: Option): boolean {
  if (variants === undefined) return false;
  const { amount, manners = [], people = [], cards = [] } = variants;
  return (amount !== undefined && amount.most > amount.least) || manners.length > 0 || people.length > 0 || cards.length > 1;
}

/** What burns a zone is spent by it: it is laid out first, also where nobody stands. */
export const atOnce = (option: Option): boolean =>
  option.reveals !== true && option.attack === undefined && option.verb !== 'end' && !isBurning(option) && !hasManners(option);

const ONLY_LEFT = new Set(['warn.actions-left', 'warn.free-left']);

/** Actions left are given up at the first press as long as that can be taken back; any other warning is read first. */
export function endsAtOnce(view: SeatView, option: Option, items: ReadonlyMap<string, ItemDef>, oneClick: boolean): boolean {
  const warnings = warningsFor(view, option, items, null);
  return oneClick && option.reveals !== true ? warnings.every((one) => ONLY_LEFT.has(one.key)) : warnings.length === 0;
}
