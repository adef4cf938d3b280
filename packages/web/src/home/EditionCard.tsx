import type { EditionId } from '@holdout/engine/content';
import { use } from 'react';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { address } from '../app/router.ts';
import { faceOf, loadEdition, worldOf } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';

export function EditionCard({ edition }: { readonly edition: EditionId }) {
  const { t, text } = useLabels(edition);
  const content = use(loadEdition(edition));
  const face = content.missions.find((mission) => mission.id === faceOf(edition)) ?? content.missions[0];
  return (
    <a className="edition-card" href={address('missions', { edition })} data-world={worldOf(edition)}>
      <div className="edition-board">
        <BoardPicture edition={edition} mission={face.id} bare />
      </div>
      <div className="edition-text">
        <h3>{t(`edition.${edition}`)}</h3>
        <p className="soft small">{text(`edition.${edition}`)}</p>
        <p className="edition-count">{t('home.missions', { count: content.missions.length })}</p>
      </div>
    </a>
  );
}
