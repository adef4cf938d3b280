// What dice came to, in the words of what they were rolled for: a door knows no hits.
import type { GameEvent } from '@holdout/engine';
import type { Labels } from '../../i18n/i18n.ts';

type Roll = Pick<Extract<GameEvent, { t: 'dice' }>, 'why' | 'hits'>;

export function rollSays(l: Labels, { why, hits }: Roll): string {
  if (why === 'door') return l.t(hits > 0 ? 'dice.door.opens' : 'dice.door.holds');
  if (why === 'armour') return l.t('show.saved', { n: hits });
  return l.t('dice.hits', { count: hits });
}
