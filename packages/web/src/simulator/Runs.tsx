// What the bots are at and what came of it: the run shown, and the runs before it, kept until the client is closed.
import type { Options } from '@holdout/engine';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { Drawn } from '../app/parts/Drawn.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { groundReady } from '../art/ground/painters.ts';
import { worldOf } from '../game/editions.ts';
import type { Labels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { HeatMap } from '../workshop/play/HeatMap.tsx';
import { Results } from '../workshop/play/Results.tsx';
import { startRun, stopRun, type TestRun, useRuns } from '../workshop/play/runs.ts';
import { summarise } from '../workshop/play/summary.ts';
import { USUAL_SERIES } from './asked.ts';
import { GameList } from './GameList.tsx';
import { Lengths } from './Lengths.tsx';
import { besideOf, paired } from './paired.ts';

/** Whose runs these are among all that are kept. */
export const SIMULATOR = 'simulator';

export function Runs() {
  const runs = useRuns(SIMULATOR);
  const { t } = useLabels();
  const [chosen, setChosen] = useState<{ readonly id: number; readonly since: number } | null>(null);
  const newest = runs[0];
  // a run begun since goes before what was chosen earlier
  const shown = (chosen?.since === newest?.id && runs.find((run) => run.id === chosen?.id)) || newest;
  if (shown === undefined)
    return (
      <div className="simulator-results">
        <Drawn scene="table" text={t('simulator.none')} />
      </div>
    );
  return (
    <div className="simulator-results">
      <RunView run={shown} beside={besideOf(shown, runs)} key={shown.id} />
      {runs.length > 1 && (
        <section className="stack" aria-labelledby="simulator-runs">
          <h2 id="simulator-runs">{t('simulator.runs')}</h2>
          <ul className="simulator-runs">
            {runs.map((run) => (
              <li key={run.id}>
                <RunButton run={run} shown={run === shown} show={() => setChosen({ id: run.id, since: newest?.id ?? 0 })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const optionNames = (l: Labels, options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => (typeof value === 'string' ? `${l.t(`option.${name}`)}: ${l.t(`new.deck.${value}`)}` : l.t(`option.${name}`)))
    .join(', ');

/** Who played what, in one line. */
function facts(l: Labels, { setup, bot, wanted, series }: TestRun): string {
  const list = optionNames(l, setup.options);
  return [
    l.t(`bot.${bot}`),
    l.t('simulator.run.team', { count: setup.seats.flat().length }),
    l.t('workshop.games', { count: wanted }),
    ...(list === '' ? [] : [l.t('simulator.run.options', { list })]),
    ...(series === USUAL_SERIES ? [] : [l.t('simulator.run.luck', { name: series })]),
  ].join(' · ');
}

const nameOf = (l: Labels, { mission }: TestRun): string => `${mission.code} · ${l.t(`mission.${mission.id}.title`)}`;

function RunButton({ run, shown, show }: { readonly run: TestRun; readonly shown: boolean; readonly show: () => void }) {
  const l = useLabels(run.mission.edition);
  const { won, rate, least, most } = summarise(run.games);
  const percent = (part: number) => Math.round(part * 100);
  return (
    <button type="button" className="simulator-run" aria-pressed={shown} onClick={show}>
      <strong>{nameOf(l, run)}</strong>
      <span className="small soft">{facts(l, run)}</span>
      {run.games.length > 0 && (
        <span className="small">
          {l.t('workshop.rate', { n: percent(rate) })}{' '}
          {l.t('workshop.interval', { won, of: run.games.length, least: percent(least), most: percent(most) })}
        </span>
      )}
    </button>
  );
}

const begun = ({ state, games }: TestRun): boolean => state === 'running' && games.length === 0;

function RunView({ run, beside }: { readonly run: TestRun; readonly beside: TestRun | undefined }) {
  const l = useLabels(run.mission.edition);
  const { mission, games, setup, bot, wanted, series, state } = run;
  const top = useRef<HTMLElement>(null);
  // on a phone it stands below the form: whoever begins it wants to see it run
  useEffect(() => {
    if (begun(run)) top.current?.scrollIntoView({ block: 'nearest' });
  }, [run]);
  return (
    <>
      <section className="stack" ref={top} aria-labelledby="simulator-run">
        <h2 id="simulator-run">{nameOf(l, run)}</h2>
        <p className="soft">{facts(l, run)}</p>
        <div className="row simulator-state" data-state={state}>
          <p role={state === 'failed' ? 'alert' : 'status'} className={state === 'failed' ? 'notice bad' : undefined}>
            {l.t(`simulator.is.${state}`)}
          </p>
          {state === 'running' && (
            <button type="button" className="button" onClick={() => stopRun(SIMULATOR)}>
              <Icon name="close" />
              {l.t('workshop.stop')}
            </button>
          )}
          {(state === 'failed' || state === 'stopped') && (
            <button type="button" className="button" onClick={() => startRun(SIMULATOR, { mission, setup, bot, wanted, series })}>
              <Icon name="again" />
              {l.t('simulator.again')}
            </button>
          )}
        </div>
        {state !== 'done' && <Progress run={run} />}
        {beside !== undefined && games.length > 0 && <Versus run={run} beside={beside} />}
      </section>
      {games.length === 0 ? (
        state === 'running' && <Drawn scene="map" text={l.t('simulator.waiting')} />
      ) : (
        <>
          <div className="workshop-results">
            <Results
              title={l.t('workshop.progress', { n: games.length, of: wanted })}
              run={run}
              goal={(line) => goalOf(l, mission.id, line)}
            />
            <Lengths games={games} />
          </div>
          <GameList run={run} />
          <Suspense fallback={null}>
            <Where run={run} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Waits for the drawing of its world. */
function Where({ run: { games, mission } }: { readonly run: TestRun }) {
  use(groundReady(worldOf(mission.edition)));
  return <HeatMap games={games} mission={mission} />;
}

/** The same luck with something else: what that changed, and whether so many games can tell. */
function Versus({ run, beside }: { readonly run: TestRun; readonly beside: TestRun }) {
  const l = useLabels(beside.mission.edition);
  const { is, ...counts } = paired(run.games, beside.games);
  if (counts.pairs === 0) return null;
  return (
    <p className="simulator-versus">
      {l.t('simulator.versus', { name: `${nameOf(l, beside)} · ${facts(l, beside)}`, ...counts })}{' '}
      <strong>{l.t(`simulator.versus.${is}`, { pairs: counts.pairs })}</strong>
    </p>
  );
}

const goalOf = (l: Labels, mission: string, line: number): string => {
  const key = `mission.${mission}.objective.${line}`;
  return l.has(key) ? l.t(key) : String(line + 1);
};

function Progress({ run }: { readonly run: TestRun }) {
  const { t } = useLabels();
  const { games, wanted, began, state } = run;
  const said = t('workshop.progress', { n: games.length, of: wanted });
  const left = Math.round(((Date.now() - began) / 1000 / Math.max(1, games.length)) * (wanted - games.length));
  const toGo = left < 90 ? t('simulator.seconds', { n: left }) : t('simulator.minutes', { n: Math.round(left / 60) });
  return (
    <div className="simulator-progress">
      <progress max={wanted} value={games.length} aria-label={said} />
      <span className="small soft numbers">{state === 'running' && games.length > 0 ? `${said}, ${toGo}` : said}</span>
    </div>
  );
}
