import type { EditionId } from '@holdout/engine/content';
import { lazy, Suspense, use } from 'react';
import type { PageProps } from '../app/App.tsx';
import LostPage from '../app/LostPage.tsx';
import { Page } from '../app/Page.tsx';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { PrintButton } from '../app/parts/PrintButton.tsx';
import { address } from '../app/router.ts';
import { isEdition, loadEdition } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { BotsWin } from './BotsWin.tsx';
import { Difficulty } from './Difficulty.tsx';
import { HowHard } from './HowHard.tsx';
import './missions.css';

export default function MissionPage({ place }: PageProps) {
  const [, edition, name] = place.path;
  return isEdition(edition) ? <Sheet edition={edition} id={`${edition}/${name}`} /> : <LostPage />;
}

const SheetLists = lazy(async () => ({ default: (await import('../workshop/share/SheetLists.tsx')).SheetLists }));
const MissionSheet = lazy(() => import('../workshop/share/MissionSheet.tsx'));

/** The whole sheet of a mission, to read on the screen or to print. */
function Sheet({ edition, id }: { readonly edition: EditionId; readonly id: string }) {
  const { t, has } = useLabels(edition);
  const content = use(loadEdition(edition));
  const mission = content.missions.find((one) => one.id === id);
  if (!mission) return <LostPage />;
  const title = t(`mission.${id}.title`);
  const lines = (kind: 'objective' | 'rule') => {
    const found: string[] = [];
    for (let at = 0; has(`mission.${id}.${kind}.${at}`); at++) found.push(t(`mission.${id}.${kind}.${at}`));
    return found;
  };
  const rules = lines('rule');
  return (
    <Page
      title={title}
      edition={edition}
      head={(heading) => (
        <div className="stack no-print">
          <p className="row small soft">
            <a href={address('missions', { edition })}>{t(`edition.${edition}`)}</a>
            <span>{mission.code}</span>
            <Difficulty level={mission.difficulty} />
            <span>{t('missions.minutes', { n: mission.minutes })}</span>
            <span>{t('missions.survivors', { count: mission.survivors.count })}</span>
            <BotsWin mission={id} />
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
      )}
    >
      <div className="no-print">
        <div className="mission-sheet">
          <div className="mission-sheet-board">
            <BoardPicture edition={edition} mission={id} detail="full" name={t('missions.picture', { title })} eager />
          </div>
          <div className="stack">
            <p>{t(`mission.${id}.brief`)}</p>
            <div className="row">
              <a className="button main" href={address('new', { edition, mission: id })}>
                <Icon name="play" />
                {t('missions.play')}
              </a>
              <a className="button" href={address('simulator', { mission: id })}>
                <Icon name="bot" />
                {t('simulator.mission')}
              </a>
            </div>
            <h2>{t(mission.objectives.ordered ? 'missions.objectives.ordered' : 'missions.objectives')}</h2>
            <ol className="objectives">
              {lines('objective').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            {rules.length > 0 && (
              <>
                <h2>{t('missions.rules')}</h2>
                <ul className="rules">
                  {rules.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
            <Suspense fallback={null}>
              <SheetLists mission={mission} content={content} />
            </Suspense>
            <HowHard mission={id} edition={edition} />
            <div className="row no-print">
              <PrintButton>{t('missions.print')}</PrintButton>
              <a className="button quiet" href={address(`workshop/cards/${edition}`)}>
                {t('missions.cards')}
              </a>
              <a className="button quiet" href={address('workshop', { copy: id })}>
                <Icon name="copy" />
                {t('missions.copy')}
              </a>
            </div>
          </div>
        </div>
      </div>
      <div className="sheet-paper-only">
        <Suspense fallback={<span data-drawing="true" />}>
          <MissionSheet mission={mission} />
        </Suspense>
      </div>
    </Page>
  );
}
