import { use, useState } from 'react';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { settings } from '../app/settings.ts';
import { loadEdition } from '../game/editions.ts';
import { beginMission, daily } from '../game/start.ts';
import { useLabels } from '../i18n/use-labels.ts';

export function DailyMission() {
  const [today] = useState(() => daily(Date.now()));
  const { t, language } = useLabels(today.edition);
  const mission = today.mission(use(loadEdition(today.edition)));
  const [busy, setBusy] = useState(false);
  const date = new Date(`${today.date}T12:00:00Z`).toLocaleDateString(language, { day: 'numeric', month: 'long' });
  const play = async () => {
    setBusy(true);
    const made = await beginMission(today.edition, mission.id, settings().nick || t('game.you'), today.seed);
    if (!made.ok) setBusy(false);
  };
  return (
    <section className="panel daily" data-world={today.edition} aria-labelledby="daily">
      <div className="daily-board">
        <BoardPicture edition={today.edition} mission={mission.id} />
      </div>
      <div className="stack">
        <p className="tag hot">{t('home.daily', { date })}</p>
        <h2 id="daily">{t(`mission.${mission.id}.title`)}</h2>
        <p className="soft small">{t('home.daily.text')}</p>
        <div className="row">
          <button type="button" className="button main" onClick={play} disabled={busy}>
            <Icon name="sun" />
            {t('home.daily.play')}
          </button>
        </div>
      </div>
    </section>
  );
}
