// Bots play the draft: how often they win, how long it takes, what kills, where people die and where time goes.

import { usualSurvivors, withBox } from '@holdout/engine/content';
import { use, useState } from 'react';
import { loadEdition } from '../../game/editions.ts';
import type { Playtest } from '../../game/local/workshop.ts';
import { needLabels } from '../../i18n/i18n.ts';
import type { TabProps } from '../EditorPage.tsx';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { HeatMap } from './HeatMap.tsx';
import { Results } from './Results.tsx';
import { PLAYTEST_BOTS, watchGame } from './run.ts';
import { startRun, stopRun, type TestRun, useRuns } from './runs.ts';
import { compared, summarise } from './summary.ts';

const GAMES = [20, 200, 2000];

export function PlaytestTab({ editor }: TabProps) {
  const { mission, checked } = editor;
  const l = useWorkshopLabels(mission.edition);
  const content = use(loadEdition(mission.edition));
  // here, before any game is played: a result that waits for labels while games come in would stand still
  use(needLabels('log', 'skills'));
  const [bot, setBot] = useState<string>(PLAYTEST_BOTS[0]);
  const [other, setOther] = useState(0);
  const runs = useRuns(mission.id);
  const [now] = runs;
  const earlier = runs.slice(1).filter((run) => run.games.length > 0);
  const before = earlier.find((run) => run.id === other) ?? earlier[0];
  const ready = checked !== null && !checked.remarks.some((one) => one.weight === 'wrong');
  const busy = now?.state === 'running';
  const runName = (run: TestRun) => l.t('workshop.run', { n: run.id, bot: l.t(`bot.${run.bot}`), games: run.games.length });
  const play = (wanted: number) => {
    const seats = [usualSurvivors(withBox(content, mission.box), mission)];
    startRun(mission.id, { mission, setup: { edition: mission.edition, mission, seats, options: {} }, bot, wanted, series: 'playtest' });
  };

  return (
    <div className="stack">
      <div className="row workshop-run">
        <label className="field" htmlFor="playtest-bot">
          <span className="label">{l.t('workshop.bot')}</span>
          <select className="input" id="playtest-bot" value={bot} onChange={(event) => setBot(event.target.value)}>
            {PLAYTEST_BOTS.map((level) => (
              <option key={level} value={level}>
                {l.t(`bot.${level}`)}
              </option>
            ))}
          </select>
        </label>
        {GAMES.map((games) => (
          <button type="button" className="button" key={games} disabled={!ready || busy} onClick={() => play(games)}>
            {l.t('workshop.games', { count: games })}
          </button>
        ))}
        {busy && (
          <button type="button" className="button" onClick={() => stopRun(mission.id)}>
            {l.t('workshop.stop')}
          </button>
        )}
      </div>
      {!ready && <p className="notice">{l.t('workshop.mend-first')}</p>}
      {now?.state === 'failed' && (
        <p className="notice bad" role="alert">
          {l.t('workshop.playtest-failed')}
        </p>
      )}
      {now && (
        <progress
          max={now.state === 'running' ? now.wanted : now.games.length}
          value={now.games.length}
          aria-label={l.t('workshop.progress', { n: now.games.length, of: now.wanted })}
        />
      )}
      {!now && <p className="soft">{l.t('workshop.no-runs')}</p>}
      {now && now.games.length > 0 && (
        <>
          {before && <Compared now={now} before={before} editor={editor} />}
          <div className="workshop-results">
            <Results title={`${l.t('workshop.now')} · ${runName(now)}`} run={now} />
            {before && (
              <Results title={`${l.t('workshop.before')} · ${runName(before)}`} run={before}>
                {earlier.length > 1 && (
                  <label className="field" htmlFor="playtest-before">
                    <span className="label">{l.t('workshop.compare-with')}</span>
                    <select
                      className="input"
                      id="playtest-before"
                      value={before.id}
                      onChange={(event) => setOther(Number(event.target.value))}
                    >
                      {earlier.map((run) => (
                        <option key={run.id} value={run.id}>
                          {runName(run)}
                        </option>
                      ))}
                    </select>
                  </label>
                )}
              </Results>
            )}
          </div>
          <Watch run={now} editor={editor} />
          <HeatMap games={now.games} mission={now.mission} known={editor.mission === now.mission ? editor.checked : null} />
        </>
      )}
    </div>
  );
}

/** What the change did, as far as these games can tell: the same seeds, so the same luck. */
function Compared({ now, before, editor }: TabProps & { readonly now: TestRun; readonly before: TestRun }) {
  const l = useWorkshopLabels(editor.mission.edition);
  const { points, sure } = compared(summarise(now.games), summarise(before.games));
  const key = points === 0 ? 'same' : points > 0 ? 'easier' : 'harder';
  return (
    <p className="notice" role="status">
      {l.t(`workshop.compared.${key}`, { n: Math.abs(points) })}{' '}
      {points !== 0 && l.t(sure ? 'workshop.compared.sure' : 'workshop.compared.unsure')}
    </p>
  );
}

function Watch({ run, editor }: TabProps & { readonly run: TestRun }) {
  const l = useWorkshopLabels(editor.mission.edition);
  const filmed = run.games.filter((game) => game.answers.length > 0);
  const choices: readonly (readonly [label: string, game: Playtest | undefined])[] = [
    ['workshop.watch', filmed.at(-1)],
    ['workshop.watch-won', filmed.find((game) => game.won)],
    ['workshop.watch-lost', filmed.find((game) => !game.won)],
  ];
  const watch = (game: Playtest) => {
    void watchGame({ ...run.setup, seed: game.seed }, l.t(`bot.${run.bot}`), game.answers);
  };
  return (
    <p className="row">
      {choices.map(
        ([label, game]) =>
          game && (
            <button type="button" className="button" key={label} onClick={() => watch(game)}>
              {l.t(label)}
            </button>
          ),
      )}
    </p>
  );
}
