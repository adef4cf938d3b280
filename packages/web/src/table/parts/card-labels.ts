// What stands beside the numbers of a card, in the reader's words.
import type { CardLabels } from '../../art/cards/ItemCard.tsx';
import type { Labels } from '../../i18n/i18n.ts';

export const cardLabels = (l: Labels): CardLabels => ({
  range: l.t('stat.range'),
  dice: l.t('stat.dice'),
  accuracy: l.t('stat.accuracy'),
  damage: l.t('stat.damage'),
  dual: l.t('stat.dual'),
  noise: l.t('stat.noisy'),
  door: l.t('stat.doors'),
  reload: l.t('stat.reload'),
  risk: l.t('stat.risk'),
  save: l.t('stat.save'),
  empty: l.t('table.empty-weapon'),
});
