// Several marks on one zone: the upper one is seen, all of them are told.
import type { ZoneBadge, ZoneHighlight } from '../../board/types.ts';

const badgesOf = ({ badge, mark, beside = [] }: ZoneHighlight): readonly ZoneBadge[] =>
  badge === undefined ? beside : [{ badge, mark }, ...beside];

/** Each keeps a badge of its own. */
function over(upper: ZoneHighlight, lower: ZoneHighlight | undefined): ZoneHighlight {
  if (lower === undefined) return upper;
  const says = [upper.says, lower.says].filter((one) => one !== undefined).join(', ');
  const beside = [...(upper.beside ?? []), ...badgesOf(lower)];
  return { ...upper, ...(says === '' ? {} : { says }), ...(beside.length === 0 ? {} : { beside }) };
}

/** The question's marks win over overlays; a zone that is lit up wins over all, and what it costs to get there still stands on it. */
export function layered(link: readonly ZoneHighlight[], overlay: readonly ZoneHighlight[]): readonly ZoneHighlight[] {
  const marks = new Map<number, ZoneHighlight>();
  const lay = (h: ZoneHighlight): void => void marks.set(h.zone, over(h, marks.get(h.zone)));
  const isLit = ({ mark }: ZoneHighlight): boolean => mark === 'chosen';
  for (const h of overlay) if (!isLit(h)) lay(h);
  for (const h of link) lay(h);
  for (const h of overlay) if (isLit(h)) lay(h);
  return [...marks.values()];
}
