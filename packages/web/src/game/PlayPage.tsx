import { lazy, Suspense, useEffect, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Waiting } from '../app/Page.tsx';
import { GameScreen } from './GameScreen.tsx';
import type { GameHost } from './host.ts';
import { type OpenedHost, openLocalHost } from './local/local-host.ts';

const GameGone = lazy(() => import('./GameGone.tsx'));

/** A game of this browser. */
export default function PlayPage({ place }: PageProps) {
  const id = place.path[1] ?? '';
  const [opened, setOpened] = useState<OpenedHost | null>(null);
  useEffect(() => {
    let gone = false;
    const opening = openLocalHost(id);
    void opening.then((result) => {
      if (gone) return;
      setOpened(result);
      if (result.ok) void countPublished(id, result.host);
    });
    return () => {
      gone = true;
      void opening.then((result) => result.ok && result.host.close());
    };
  }, [id]);
  if (!opened) return <Waiting />;
  if (!opened.ok)
    return (
      <Suspense fallback={<Waiting />}>
        <GameGone reason={opened.reason} id={id} />
      </Suspense>
    );
  return <GameScreen host={opened.host} kind="local" id={id} />;
}

/** The gallery counts how often its missions are played, wherever that is. */
async function countPublished(id: string, host: GameHost): Promise<void> {
  const own = await host.own?.();
  if (!own || typeof own.mission === 'string') return;
  const { tellPlay } = await import('./online/gallery.ts');
  const missionId = own.mission.id;
  tellPlay(missionId, id, false);
  let over = host.snapshot().view?.over != null;
  host.subscribe(() => {
    if (over || host.snapshot().view?.over == null) return;
    over = true;
    tellPlay(missionId, id, true);
  });
}
