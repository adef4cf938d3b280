// Rooms whose hosts let everyone see them: whose, what is played, whether one may still sit down. Looked at again while the list is read.
import type { GameCard } from '@holdout/protocol';
import { Suspense, useEffect, useState } from 'react';
import { Drawn } from '../app/parts/Drawn.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address } from '../app/router.ts';
import { isEdition, lookOf } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';

/** Seats go quickly; a server is not asked more often than somebody reads. */
const AGAIN_MS = 10_000;

function useListed(): readonly GameCard[] | 'silent' | null {
  const [games, setGames] = useState<readonly GameCard[] | 'silent' | null>(null);
  useEffect(() => {
    let gone = false;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      import('../game/online/api.ts')
        .then((api) => api.listedGames())
        .then(
          (list) => !gone && setGames(list),
          () => !gone && setGames('silent'),
        );
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return games;
}

/** There is a seat to take; otherwise one looks on. A locked room lets nobody look on without its password. */
const hasSeat = (game: GameCard): boolean => game.free > 0 && (game.phase === 'lobby' || game.phase === 'running');

export function OpenRooms() {
  const { t } = useLabels();
  const games = useListed();
  if (games === 'silent')
    return (
      <Drawn scene="wire" text={t('join.silent')}>
        <a className="button" href={address('new')}>
          {t('home.new')}
        </a>
      </Drawn>
    );
  const sorted = games && [...games.filter(hasSeat), ...games.filter((game) => !hasSeat(game))];
  return (
    <section className="stack" aria-labelledby="listed">
      <h2 id="listed">{t('join.listed')}</h2>
      {games?.length === 0 && (
        <Drawn scene="door" text={t('join.none')}>
          <a className="button" href={address('new', { with: 'friends' })}>
            {t('home.invite')}
          </a>
        </Drawn>
      )}
      <ul className="stack">
        {sorted?.map((game) => (
          <li key={game.room}>
            <Suspense fallback={<div className="panel" />}>
              <OpenRoom game={game} />
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenRoom({ game }: { readonly game: GameCard }) {
  const edition = isEdition(game.edition) ? game.edition : null;
  const { t, has } = useLabels(edition);
  const seat = hasSeat(game);
  const title = `mission.${game.mission}.title`;
  return (
    <div className="panel row spread open-room" data-world={lookOf(game.edition)}>
      <div>
        <h3>{game.name ?? t('join.of', { name: game.host })}</h3>
        {game.name !== null && <p className="soft small">{t('join.of', { name: game.host })}</p>}
        <p className="soft small">
          {t(`edition.${game.edition}`)} · {has(title) ? t(title) : game.mission}
        </p>
        <p className="row small">
          <span className="tag">
            {game.phase === 'lobby' ? t('games.lobby') : t(game.round === 0 ? 'games.setup' : 'games.round', { n: game.round })}
          </span>
          <span className={seat ? 'tag hot' : 'tag'}>
            {game.free > 0 ? t('join.free', { n: game.free, of: game.seats }) : t('join.full', { of: game.seats })}
          </span>
          {game.locked && (
            <span className="tag">
              <Icon name="shield" size={14} />
              {t('room.password')}
            </span>
          )}
        </p>
      </div>
      <a className="button" href={address(seat || game.watch === null ? `room/${game.room}` : `watch/${game.watch}`)}>
        <Icon name={seat ? 'door' : 'play'} />
        {t(seat ? 'join.enter' : 'join.watch')}
      </a>
    </div>
  );
}
