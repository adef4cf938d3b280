// What a group of zombies will do next, in words.
import type { Intent } from '@holdout/engine';
import type { Names } from './names.ts';

const tied = (intent: Intent): boolean => intent.does === 'move' && intent.next.length > 1;

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
