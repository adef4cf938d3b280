import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Waiting } from './Page.tsx';
import { type Place, usePlace } from './router.ts';

export interface PageProps {
  readonly place: Place;
}

type Route = LazyExoticComponent<ComponentType<PageProps>>;

const routes: Readonly<Record<string, Route>> = {
  '': lazy(() => import('../home/HomePage.tsx')),
  new: lazy(() => import('../new-game/NewGamePage.tsx')),
  missions: lazy(() => import('../missions/MissionsPage.tsx')),
  mission: lazy(() => import('../missions/MissionPage.tsx')),
  campaign: lazy(() => import('../campaign/CampaignsPage.tsx')),
  games: lazy(() => import('../home/GamesPage.tsx')),
  join: lazy(() => import('../join/JoinPage.tsx')),
  room: lazy(() => import('../join/RoomPage.tsx')),
  watch: lazy(() => import('../join/WatchPage.tsx')),
  play: lazy(() => import('../game/PlayPage.tsx')),
  replay: lazy(() => import('../replay/ReplayPage.tsx')),
  end: lazy(() => import('../end/EndPage.tsx')),
  verify: lazy(() => import('../end/VerifyPage.tsx')),
  companion: lazy(() => import('../companion/CompanionPage.tsx')),
  gallery: lazy(() => import('../published/GalleryPage.tsx')),
  workshop: lazy(() => import('../workshop/WorkshopPage.tsx')),
  settings: lazy(() => import('./SettingsPage.tsx')),
  credits: lazy(() => import('../credits/CreditsPage.tsx')),
};
const Lost = lazy(() => import('./LostPage.tsx'));

export function App() {
  const place = usePlace();
  const Route = routes[place.path[0] ?? ''] ?? Lost;
  const name = place.path.join('/');
  return (
    <ErrorBoundary key={name}>
      <Suspense fallback={<Waiting />}>
        <Route key={name} place={place} />
      </Suspense>
    </ErrorBoundary>
  );
}
