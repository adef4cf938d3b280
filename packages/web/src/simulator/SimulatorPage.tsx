// Bots play a mission of a book or of one's own many times: how often it is won, how long it takes, how it ends, and every game to be watched.
import { Suspense, use, useMemo } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { Choices } from '../app/parts/Choices.tsx';
import { rewrite, useVisits } from '../app/router.ts';
import { EDITIONS, worldOf } from '../game/editions.ts';
import { needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { ownThings } from '../new-game/own-things.ts';
import { askedIn } from './asked.ts';
import { Runs } from './Runs.tsx';
import { SimulatorForm } from './SimulatorForm.tsx';
import '../workshop/workshop.css';
import './simulator.css';

export default function SimulatorPage({ place }: PageProps) {
  use(needLabels('ui', 'workshop', 'table', 'reasons', 'terms', 'log', 'skills'));
  const { t } = useLabels();
  // the form writes its choices into the address; only an address that somebody opened is read
  const visit = useVisits();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const asked = useMemo(() => askedIn(place.query), [visit, place]);
  const { edition, mission } = asked;
  const own = useMemo(() => ownThings(edition, mission), [edition, mission]);
  return (
    <Page title={t('simulator.title')} edition={edition}>
      <p className="soft simulator-text">{t('simulator.text')}</p>
      <Choices
        legend={t('new.edition')}
        value={edition}
        list={EDITIONS.map((value) => ({
          value,
          label: (
            <span className="edition-dot" data-world={worldOf(value)}>
              {t(`edition.${value}`)}
            </span>
          ),
        }))}
        onChange={(value) => rewrite('simulator', { edition: value, bot: asked.bot, games: asked.games })}
      />
      <div className="simulator">
        <Suspense fallback={<Waiting />} key={`${visit} ${edition}`}>
          <SimulatorForm asked={asked} things={own} />
        </Suspense>
        <Runs />
      </div>
    </Page>
  );
}
