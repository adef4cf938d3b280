import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { askAhead } from '../game/online/ahead.ts';
import { hasGuest } from '../game/online/guest.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Waiting } from './Page.tsx';
import { type Place, parsePlace, usePlace } from './router.ts';

export interface PageProps {
  readonly place: Place;
}

type Page = { readonly default: ComponentType<PageProps> };
type Route = LazyExoticComponent<ComponentType<PageProps>>;

const pages: Readonly<Record<string, () => Promise<Page>>> = {
  '': () => import('../home/HomePage.tsx'),
  new: () => import('../new-game/NewGamePage.tsx'),
  missions: () => import('../missions/MissionsPage.tsx'),
  mission: () => import('../missions/MissionPage.tsx'),
  campaign: () => import('../campaign/CampaignsPage.tsx'),
  games: () => import('../home/GamesPage.tsx'),
  join: () => import('../join/JoinPage.tsx'),
  room: () => {
    const page = import('../join/RoomPage.tsx');
    // what the page will want next is fetched beside it, not after it: the door of whoever comes for the first time, the others' table
    if (hasGuest()) void import('../table/Table.tsx').catch(() => {});
    else void import('../join/Door.tsx').then(({ knock }) => knock(location.hash)).catch(() => {});
    return page;
  },
  watch: () => import('../join/WatchPage.tsx'),
  play: () => import('../game/PlayPage.tsx'),
  replay: () => import('../replay/ReplayPage.tsx'),
  end: () => import('../end/EndPage.tsx'),
  verify: () => import('../end/VerifyPage.tsx'),
  companion: () => import('../companion/CompanionPage.tsx'),
  gallery: () => import('../published/GalleryPage.tsx'),
  workshop: () => import('../workshop/WorkshopPage.tsx'),
  simulator: () => import('../simulator/SimulatorPage.tsx'),
  settings: () => import('./SettingsPage.tsx'),
  credits: () => import('../credits/CreditsPage.tsx'),
};
const routes: Readonly<Record<string, Route>> = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, lazy(page)]));
const Lost = lazy(() => import('./LostPage.tsx'));

/** A room's code as links carry it. */
const IN_LINKS = /^[0-9a-z]{16}$/;

/** The page of the address is on its way while the words for it still come, and so is what is told of a room at its door. */
export function fetchPage(): void {
  const [page = '', code = ''] = parsePlace(location.hash).path;
  if (page === 'room' && IN_LINKS.test(code) && !hasGuest()) askAhead(`/invitations/${code}`);
  void pages[page]?.().catch(() => {});
}

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
