// What on the screen a tip speaks of, as a selector.
import type { SeatView, ZoneId } from '@holdout/engine';
import { notByPress } from '../table/model/by-press.ts';
import { answersAt, groupOf, targetOf } from '../table/model/choices.ts';

const zoneAt = (zone: ZoneId): string => `.board-zone-shape[data-zone="${zone}"]`;

/** The thing to press for the next answer. */
export function anchorOfAnswer(view: SeatView, key: string): string {
  const { ask } = view;
  if (ask?.kind === 'order') {
    const at = view.survivors.filter((s) => s.role === 'played').findIndex((s) => s.id === key);
    return `.t-rail-card:nth-child(${at + 1})`;
  }
  // the suggestion stands in its form already: the button gives it
  if (ask?.form !== undefined && ask.form.default === key) return '.t-question .t-commit';
  const option = ask?.options.find((o) => o.key === key);
  if (ask?.kind !== 'turn' || option === undefined) return '.t-question';
  // a press on the zone means its first answer; another one is behind its verb
  const first = answersAt(ask.options, targetOf(option), null, (o) => notByPress(view, o))[0];
  return first?.key === key ? zoneAt(targetOf(option)) : `.t-action[data-group="${groupOf(option)}"]`;
}

export const anchorOfZones = (zones: readonly number[]): string | null => (zones.length === 0 ? null : zoneAt(zones[0]));
