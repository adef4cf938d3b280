import type { GalleryCard } from '@holdout/protocol';
import { useLabels } from '../i18n/use-labels.ts';

/** Edition, length, what bots made of it, how often it was played: the same line in the list and on its page. */
export function Facts({ card }: { readonly card: GalleryCard }) {
  const { t } = useLabels();
  return (
    <span className="gallery-facts small soft">
      <span>{t(`edition.${card.edition}`)}</span>
      <span>{t('missions.minutes', { n: card.minutes })}</span>
      <span>{t('missions.survivors', { count: card.survivors })}</span>
      <span>
        {card.bots
          ? t('gallery.bots', {
              percent: Math.round((card.bots.won / card.bots.of) * 100),
              of: card.bots.of,
              rounds: Math.round(card.bots.rounds),
            })
          : t('gallery.bots.none')}
      </span>
      <span>{t('gallery.played', { played: card.played, finished: card.finished })}</span>
      <span>{card.by === '' ? t('gallery.by-nobody') : t('gallery.by', { name: card.by })}</span>
    </span>
  );
}
