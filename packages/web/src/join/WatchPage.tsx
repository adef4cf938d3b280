import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { GameScreen } from '../game/GameScreen.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { findCode } from './codes.ts';
import { Refused } from './Door.tsx';
import { useRoomLink } from './use-link.ts';

/** Looking on: the same table without answers. */
export default function WatchPage({ place }: PageProps) {
  const found = findCode(place.path[1] ?? '');
  // an address nobody can have is told so at once
  return found === null ? <Refused code="no-room" /> : <Watched code={found.code} />;
}

function Watched({ code }: { readonly code: string }) {
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
      <Drawn scene="table" text={t('watch.not-yet.text')} />
    </Page>
  );
}
