// The mission of the day: the same cards and dice for everyone, one try that counts, a line to share that gives nothing away.
import { dailyOf, dayOf } from '@holdout/protocol/day';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Copy } from '../app/parts/Copy.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address, fullAddress } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { loadEdition, worldOf } from '../game/editions.ts';
import { browserSaves } from '../game/local/saves.ts';
import { engineWorker } from '../game/local/worker.ts';
import { beginMission } from '../game/start.ts';
import { locale } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import type { DailyResult, Try } from './daily-try.ts';

const DailyTable = lazy(() => import('./DailyTable.tsx'));

export function DailyMission() {
  const [today] = useState(() => dailyOf(dayOf(Date.now())));
  const { t, language } = useLabels(today.edition);
  const mission = today.mission(use(loadEdition(today.edition)));
  const [busy, setBusy] = useState(false);
  const [mine, setMine] = useState<Try | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([browserSaves.cards(), import('./daily-try.ts')]).then(
      ([cards, { tryOf }]) => !gone && setMine(tryOf(today.date, cards)),
      () => !gone && setMine({ is: 'open' }),
    );
    return () => {
      gone = true;
    };
  }, [today.date]);
  const date = new Date(`${today.date}T12:00:00Z`).toLocaleDateString(locale(language), { day: 'numeric', month: 'long' });
  const play = async (counts: boolean) => {
    setBusy(true);
    const name = settings().nick || t('game.you');
    const made = await beginMission(today.edition, mission.id, name, today.seed, counts ? today.date : undefined);
    if (made.ok && counts) (await import('./daily-try.ts')).keepTry(today.date, made.id);
    if (!made.ok) setBusy(false);
  };
  return (
    <section className="panel daily" data-world={worldOf(today.edition)} aria-labelledby="daily">
      <div className="daily-board">
        <BoardPicture edition={today.edition} mission={mission.id} />
      </div>
      <div className="stack">
        <p className="tag hot">{t('home.daily', { date })}</p>
        <h2 id="daily">{t(`mission.${mission.id}.title`)}</h2>
        {mine?.is === 'finished' ? (
          <Result id={mine.id} date={date} />
        ) : (
          <p className="soft small">{t(mine?.is === 'given-up' ? 'home.daily.given-up' : 'home.daily.text')}</p>
        )}
        <div className="row">
          {mine?.is === 'open' && (
            <button type="button" className="button main" onClick={() => void play(true)} disabled={busy}>
              <Icon name="sun" />
              {t('home.daily.play')}
            </button>
          )}
          {mine?.is === 'running' && (
            <a className="button main" href={address(`play/${mine.id}`)}>
              <Icon name="sun" />
              {t('home.daily.go-on')}
            </a>
          )}
          {(mine?.is === 'finished' || mine?.is === 'given-up') && (
            <button type="button" className="button" onClick={() => void play(false)} disabled={busy}>
              <Icon name="again" />
              {t('home.daily.again')}
            </button>
          )}
        </div>
      </div>
      {mine !== null && (
        <Suspense>
          <DailyTable date={today.date} finished={mine.is === 'finished'} />
        </Suspense>
      )}
    </section>
  );
}

/** What the one try came to, and the line that tells it. */
function Result({ id, date }: { readonly id: string; readonly date: string }) {
  const { t } = useLabels();
  const [result, setResult] = useState<DailyResult | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([engineWorker().record(id), import('./daily-try.ts')]).then(([file, { resultOf }]) => {
      if (!gone && file) setResult(resultOf(file));
    });
    return () => {
      gone = true;
    };
  }, [id]);
  if (result === null) return null;
  const { won, rounds, squares, rewound } = result;
  const line = t(won ? 'home.daily.won' : 'home.daily.lost', { date, count: rounds });
  const all = [line, squares, rewound > 0 ? t('games.rewound', { count: rewound }) : ''].filter(Boolean).join(' ');
  return (
    <div className="stack daily-result">
      <p>{line}</p>
      <p className="daily-squares" aria-hidden="true">
        {[...squares].map((square, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square a round
          <i key={round} data-round={square} />
        ))}
      </p>
      <p className="small soft">{t('home.daily.squares')}</p>
      <div className="row">
        <Copy text={`${all} ${fullAddress(address(''))}`} label={t('home.daily.share')} />
        <a className="button" href={address(`end/${id}`)}>
          {t('home.daily.look')}
        </a>
      </div>
    </div>
  );
}
