import type { ZoneHighlight } from '../../board/types.ts';

/** The mark of a zone one can walk to, with the cost of what a press there does: a skill may get there for less than walking. */
export const lowered = (known: ZoneHighlight | undefined, price: number): ZoneHighlight | undefined =>
  known?.badge === undefined || Number(known.badge) <= price ? known : { ...known, badge: String(price) };
