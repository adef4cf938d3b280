import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { GameScreen } from '../game/GameScreen.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { Refused } from './Door.tsx';
import { useRoomLink } from './use-link.ts';

/** Looking on: the same table without answers. */
export default function WatchPage({ place }: PageProps) {
  const code = place.path[1] ?? '';
  const { at, state } = useRoomLink({ watch: code });
  if (state.status === 'refused') return <Refused code={state.error ?? 'internal'} />;
  if (!at || !state.room) return <Waiting />;
  if (state.room.phase === 'lobby') return <NotYet />;
  return <GameScreen host={at.host} kind="watch" id={code} watch={code} />;
}

function NotYet() {
  const { t } = useLabels();
  return (
    <Page title={t('watch.not-yet')} narrow>
      <p className="soft">{t('watch.not-yet.text')}</p>
    </Page>
  );
}
