import { Suspense } from 'react';
import { address } from '../app/router.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { GameLineCard } from './GameLineCard.tsx';
import { useGames } from './games.ts';

const MOST = 3;

/** The games that wait, newest first; nothing at all for a newcomer. */
export function Continue() {
  const { t } = useLabels();
  const { lines } = useGames();
  const running = lines.filter((line) => line.phase === 'running' || line.phase === 'lobby');
  if (running.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="continue">
      <div className="row spread">
        <h2 id="continue">{t('home.continue')}</h2>
        <a href={address('games')}>{t('home.all-games', { count: lines.length })}</a>
      </div>
      <ul className="game-lines">
        {running.slice(0, MOST).map((line) => (
          <li key={line.id}>
            <Suspense fallback={<div className="panel" />}>
              <GameLineCard line={line} />
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  );
}
