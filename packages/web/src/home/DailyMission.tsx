// The mission of the day: the same cards and dice for everyone, one try that counts, a line to share that gives nothing away.
import { dailyOf, dayOf } from '@holdout/protocol/day';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { loadEdition, worldOf } from '../game/editions.ts';
import { browserSaves } from '../game/local/saves.ts';
import { beginMission } from '../game/start.ts';
import { locale } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { DailyResult, dayInWords } from './DailyResult.tsx';
import type { Try } from './daily-try.ts';

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
  const date = dayInWords(today.date, locale(language));
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
          <DailyResult id={mine.id} date={today.date}>
            <a className="button" href={address(`end/${mine.id}`)}>
              {t('home.daily.look')}
            </a>
          </DailyResult>
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
