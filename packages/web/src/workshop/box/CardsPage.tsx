// The survivor cards of a book, to look at and to print for a real table.
import type { EditionId } from '@holdout/engine/content';
import { use } from 'react';
import { Page } from '../../app/Page.tsx';
import { PrintButton } from '../../app/parts/PrintButton.tsx';
import { address } from '../../app/router.ts';
import { loadEdition } from '../../game/editions.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { SurvivorCards } from './SurvivorCards.tsx';

export default function CardsPage({ edition }: { readonly edition: EditionId }) {
  const l = useWorkshopLabels(edition);
  const content = use(loadEdition(edition));
  const title = l.t('box.cards-of', { edition: l.t(`edition.${edition}`) });
  return (
    <Page
      title={title}
      edition={edition}
      head={(heading) => (
        <div className="stack no-print">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div className="row">
            <PrintButton>{l.t('box.print')}</PrintButton>
            <a href={address('workshop')}>{l.t('workshop.title')}</a>
          </div>
        </div>
      )}
    >
      <SurvivorCards content={content} shown />
    </Page>
  );
}
