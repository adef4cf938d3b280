// `#/companion`: beside a table of cardboard. Deck, the dead, odds and trackers by the same rules as a game here; no network is needed.
import { lazy, Suspense, use } from 'react';
import { Page, Waiting } from '../app/Page.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { SetTable } from './SetTable.tsx';
import { useMirror } from './use-mirror.ts';
import './companion.css';

const CompanionTable = lazy(() => import('./CompanionTable.tsx'));

export default function CompanionPage() {
  const { t } = useLabels();
  use(needLabels('ui', 'companion', 'reasons', 'terms'));
  const { now, doing } = useMirror();
  if (now.is === 'loading') return <Waiting />;
  if (now.is === 'there')
    return (
      <Suspense fallback={<Waiting />}>
        <CompanionTable now={now} doing={doing} />
      </Suspense>
    );
  return (
    <Page title={t('companion.title')} narrow>
      <p className="soft">{t('companion.text')}</p>
      {now.is === 'unreadable' && <Drawn scene="torn" text={t('companion.unreadable')} />}
      <SetTable doing={doing} />
    </Page>
  );
}
