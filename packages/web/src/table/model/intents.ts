// What a group of zombies will do next, in words.
import type { Intent, SeatView } from '@holdout/engine';
import type { Names } from './names.ts';

const tied = (intent: Intent): boolean => intent.does === 'move' && intent.next.length > 1;

/** `sees 2`, `hears 5`: the reason with the number that counts. */
export function shortReason({ l }: Names, view: SeatView, intent: Intent): string {
  if (tied(intent)) return l.t('intent.tie');
  const there = view.zones[intent.target];
  if (intent.reason === 'sees' && there !== undefined) {
    const n = view.survivors.filter((s) => s.zone === intent.target && s.alive && !s.out).length + there.guards;
    if (n > 0) return l.t('intent.sees.n', { n });
  }
  if (intent.reason === 'hears' && there !== undefined && there.noise > 0) return l.t('intent.hears.n', { n: there.noise });
  return l.t(`intent.${intent.reason}`);
}

/** The whole of it for one group: who, why, where to. */
export function intentLine(names: Names, intent: Intent): string {
  const { l } = names;
  const who = names.crowd({ [intent.kind]: intent.count });
  if (intent.does === 'attack') return l.t('intent.says.attack', { who });
  const reason = tied(intent) ? 'tie' : intent.reason;
  const why = l.has(`intent.why.${reason}`) ? l.t(`intent.why.${reason}`, { zone: names.zone(intent.target) }) : l.t(`intent.${reason}`);
  if (intent.does !== 'move') return l.t('intent.says.stay', { who, why });
  return l.t('intent.says.move', { who, why, to: intent.next.map(names.zone).join(' / ') });
}
