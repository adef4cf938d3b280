import { lazy, Suspense } from 'react';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { Difficulty } from '../missions/Difficulty.tsx';
import { setMission } from './draft.ts';
import type { FormPart } from './parts.ts';

const OwnPicture = lazy(() => import('../workshop/board/MissionPicture.tsx').then((file) => ({ default: file.MissionPicture })));

/** The missions of the book, and one's own. */
export function MissionSelect({ draft, content, change }: FormPart) {
  const { t } = useLabels(content.edition);
  return (
    <label className="field">
      <span className="unseen">{t('new.mission')}</span>
      <select
        className="input"
        value={draft.mission}
        onChange={(event) => {
          const next = content.missions.find((one) => one.id === event.target.value);
          if (next) change((now) => setMission(now, content, next));
        }}
      >
        {content.missions.map((one) => (
          <option key={one.id} value={one.id}>
            {one.code} · {t(`mission.${one.id}.title`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function MissionChoice({ draft, content, change }: FormPart) {
  const { t } = useLabels(content.edition);
  const mission = content.missions.find((one) => one.id === draft.mission) ?? content.missions[0];
  return (
    <section className="stack" aria-labelledby="mission">
      <h2 id="mission">{t('new.mission')}</h2>
      <div className="mission-choice">
        <div className="mission-choice-board">
          {mission.id.includes('/own-') ? (
            <Suspense fallback={null}>
              <OwnPicture mission={mission} />
            </Suspense>
          ) : (
            <BoardPicture
              edition={content.edition}
              mission={mission.id}
              name={t('missions.picture', { title: t(`mission.${mission.id}.title`) })}
              eager
            />
          )}
        </div>
        <div className="stack">
          <MissionSelect draft={draft} content={content} change={change} />
          <p className="row small soft">
            <Difficulty level={mission.difficulty} />
            <span>{t('missions.minutes', { n: mission.minutes })}</span>
            <span>{t('missions.survivors', { count: mission.survivors.count })}</span>
          </p>
          <p>{t(`mission.${mission.id}.brief`)}</p>
          <ol className="objectives">
            {mission.objectives.list.map((_, at) => {
              const key = `mission.${mission.id}.objective.${at}`;
              // biome-ignore lint/suspicious/noArrayIndexKey: objectives have no other name than their place
              return <li key={at}>{t(key)}</li>;
            })}
          </ol>
        </div>
      </div>
    </section>
  );
}
