// The analysis of a recorded game under its replay: the chance to win as a curve, turning points, luck apart from skill, what if.

import { type Analysis, costOf, turningPoints } from '@holdout/bots/findings';
import type { SurvivorId } from '@holdout/engine';
import type { EditionId } from '@holdout/engine/content';
import type { GameFile } from '@holdout/protocol';
import { use, useMemo, useState, useSyncExternalStore } from 'react';
import { Icon } from '../app/parts/Icon.tsx';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { engineWorker } from '../game/local/worker.ts';
import { standing } from '../game/record/record.ts';
import type { ReplayHost } from '../game/replay-host.ts';
import { needLabels } from '../i18n/i18n.ts';
import { useTableLabels } from '../table/use-table-labels.ts';
import { ChanceCurve } from './ChanceCurve.tsx';
import { curveOf, placesOf, type TurnPlace } from './curve.ts';
import { Figures } from './Figures.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import type { Analysing } from './use-analysis.ts';
import './analysis.css';

interface PanelProps {
  readonly host: ReplayHost;
  readonly file: GameFile;
  readonly id: string;
  readonly edition: EditionId;
  /** lives with the page: the panel has another place in another layout, and may be closed meanwhile */
  readonly analysing: Analysing;
}

const MOST_TURNS = 6;

export default function AnalysisPanel(props: PanelProps) {
  const { file, edition, analysing } = props;
  use(needLabels('analysis'));
  const l = useTableLabels(edition);
  const { state, start, cancel } = analysing;
  return (
    <section className="analysis" aria-label={l.t('analysis.title')} data-state={state.is}>
      {state.is === 'none' && (
        <div className="analysis-start">
          <p>{l.t(file.seed === null ? 'analysis.secret' : 'analysis.text')}</p>
          {file.seed !== null && (
            <button type="button" className="button main" onClick={start}>
              {l.t('analysis.start')}
            </button>
          )}
        </div>
      )}
      {state.is === 'running' && (
        <div className="analysis-start" role="status">
          <progress max={Math.max(1, state.all)} value={state.done} aria-label={l.t('analysis.running')} />
          <span className="numbers">{l.t('analysis.progress', { done: state.done, all: state.all })}</span>
          <button type="button" className="button" onClick={cancel}>
            {l.t('analysis.cancel')}
          </button>
        </div>
      )}
      {state.is === 'unfit' && <p role="alert">{l.t('analysis.unfit')}</p>}
      {state.is === 'failed' && <p role="alert">{l.t('analysis.failed')}</p>}
      {state.is === 'there' && <Found {...props} analysis={state.analysis} />}
      {state.is !== 'there' && file.seed !== null && <WhatIf {...props} />}
    </section>
  );
}

function Found(props: PanelProps & { readonly analysis: Analysis }) {
  const { host, file, edition, analysis } = props;
  const l = useTableLabels(edition);
  const step = useSyncExternalStore(host.subscribe, host.step);
  const last = host.film.length;
  const places = useMemo(() => placesOf(analysis, standing(file, last)), [analysis, file, last]);
  const points = useMemo(() => curveOf(analysis, places, last), [analysis, places, last]);
  const dearest = useMemo((): readonly TurnPlace[] => {
    const turns = new Set(turningPoints(analysis, MOST_TURNS));
    return places.filter((place) => turns.has(place.moment));
  }, [analysis, places]);
  const nameOf = ({ moment }: TurnPlace): string =>
    l.t('analysis.turn', { round: moment.round, who: survivorName(host, l, moment.who), p: Math.round(100 * costOf(moment)) });
  return (
    <>
      <ChanceCurve l={l} points={points} last={last} step={step} turns={dearest} nameOf={nameOf} onGo={host.goTo} />
      <WhatIf {...props} />
      <div className="analysis-more">
        <TurningPoints host={host} file={file} edition={edition} turns={dearest} step={step} />
        <Figures file={file} edition={edition} analysis={analysis} />
      </div>
    </>
  );
}

const survivorName = (host: ReplayHost, l: ReturnType<typeof useTableLabels>, who: SurvivorId): string => {
  const survivor = host.film.at(0).view.survivors[who];
  return survivor === undefined ? '' : l.t(`survivor.${survivor.id}`);
};

/** From the moment that is shown: a new game of this browser, by hand or played on by a bot. */
function WhatIf({ host, file, id, edition }: PanelProps) {
  const l = useTableLabels(edition);
  const step = useSyncExternalStore(host.subscribe, host.step);
  const [problem, setProblem] = useState(false);
  if (step >= host.film.length) return null;
  const begin = async (bot: string | null) => {
    const name = settings().nick || l.t('game.you');
    const players = file.setup.seats.map(() => ({ name, bot }));
    const made = await engineWorker().branch(file, step, players, id);
    setProblem(!made.ok);
    if (made.ok) go(`play/${made.id}`);
  };
  return (
    <div className="what-if">
      <span>{l.t('analysis.what-if')}</span>
      <button type="button" className="button" onClick={() => void begin(null)}>
        <Icon name="person" />
        <span>{l.t('analysis.by-hand')}</span>
      </button>
      <button type="button" className="button" onClick={() => void begin('strong')}>
        <Icon name="bot" />
        <span>{l.t('analysis.by-bot')}</span>
      </button>
      {problem && <span role="alert">{l.t('replay.branch.failed')}</span>}
    </div>
  );
}
