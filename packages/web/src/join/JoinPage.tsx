import type { GameCard } from '@holdout/protocol';
import { Suspense, useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address, go } from '../app/router.ts';
import { isEdition, lookOf } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { findCode } from './codes.ts';
import './join.css';

export default function JoinPage() {
  const { t } = useLabels();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const found = findCode(text);
    setWrong(!found);
    if (found) go(`${found.watch ? 'watch' : 'room'}/${found.code}`);
  };
  return (
    <Page title={t('join.title')} narrow>
      <form className="panel stack" onSubmit={submit}>
        <label className="field">
          <span className="label">{t('join.code')}</span>
          <input
            className="input"
            value={text}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={wrong}
            aria-describedby="join-help"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p id="join-help" className={wrong ? 'notice bad' : 'soft small'} role={wrong ? 'alert' : undefined}>
          {t(wrong ? 'join.wrong' : 'join.help')}
        </p>
        <div className="row">
          <button type="submit" className="button main">
            <Icon name="door" />
            {t('join.enter')}
          </button>
        </div>
      </form>
      <Listed />
    </Page>
  );
}

/** Rooms whose hosts let everyone see them. */
function Listed() {
  const { t } = useLabels();
  const [games, setGames] = useState<readonly GameCard[] | 'silent' | null>(null);
  useEffect(() => {
    let gone = false;
    import('../game/online/api.ts')
      .then((api) => api.listedGames())
      .then(
        (list) => !gone && setGames(list),
        () => !gone && setGames('silent'),
      );
    return () => {
      gone = true;
    };
  }, []);
  if (games === 'silent')
    return (
      <Drawn scene="wire" text={t('join.silent')}>
        <a className="button" href={address('new')}>
          {t('home.new')}
        </a>
      </Drawn>
    );
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
        {games?.map((game) => (
          <li key={game.room}>
            <Suspense fallback={<div className="panel" />}>
              <ListedGame game={game} />
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListedGame({ game }: { readonly game: GameCard }) {
  const edition = isEdition(game.edition) ? game.edition : null;
  const { t } = useLabels(edition);
  const open = game.watch === null || (game.phase === 'lobby' && game.free > 0);
  return (
    <div className="panel row spread" data-world={lookOf(game.edition)}>
      <div>
        <h3>{game.name ?? t('join.of', { name: game.host })}</h3>
        <p className="soft small">
          {t(`mission.${game.mission}.title`)} · {t('join.free', { n: game.free, of: game.seats })}
        </p>
      </div>
      <a className="button" href={address(open ? `room/${game.room}` : `watch/${game.watch}`)}>
        <Icon name={open ? 'door' : 'play'} />
        {t(open ? 'join.enter' : 'join.watch')}
      </a>
    </div>
  );
}
