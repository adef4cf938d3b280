// What is played: mission, people, options, who plays and how often. The address follows what is chosen.
import { usualSurvivors } from '@holdout/engine/content';
import { use, useEffect, useMemo, useState } from 'react';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Choices } from '../app/parts/Choices.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address } from '../app/router.ts';
import { loadEdition } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { Difficulty } from '../missions/Difficulty.tsx';
import { BoxChoice } from '../new-game/BoxChoice.tsx';
import { type Draft, newDraft, setupOf, whyNotYet } from '../new-game/draft.ts';
import { MissionSelect } from '../new-game/MissionChoice.tsx';
import { OptionSwitches } from '../new-game/OptionsForm.tsx';
import { contentFor, type OwnThings, ownSetup } from '../new-game/own-things.ts';
import { MissionPicture } from '../workshop/board/MissionPicture.tsx';
import { PLAYTEST_BOTS } from '../workshop/play/run.ts';
import { startRun, useRuns } from '../workshop/play/runs.ts';
import { type Asked, GAMES, USUAL_SERIES, withAsked } from './asked.ts';
import { SIMULATOR } from './Runs.tsx';
import { TeamForm } from './TeamForm.tsx';
import '../new-game/new-game.css';

interface SimulatorFormProps {
  readonly asked: Asked;
  readonly things: Promise<OwnThings>;
}

export function SimulatorForm({ asked, things }: SimulatorFormProps) {
  const book = use(loadEdition(asked.edition));
  const own = use(things);
  const { t } = useLabels(asked.edition);
  const [read] = useState(() => {
    const content = contentFor(book, own, { mission: asked.mission ?? '', box: '' });
    return withAsked(newDraft(content, asked.mission, 'solo'), content, asked);
  });
  const [draft, setDraft] = useState<Draft>(read.draft);
  const [bot, setBot] = useState(asked.bot);
  const [games, setGames] = useState(asked.games);
  const [series, setSeries] = useState(asked.series);
  const content = useMemo(() => contentFor(book, own, draft), [book, own, draft]);
  const mission = content.missions.find((one) => one.id === draft.mission) ?? content.missions[0];
  const running = useRuns(SIMULATOR)[0]?.state === 'running';
  const missing = whyNotYet(draft);
  const faults = [...asked.faults, ...read.faults];
  const parts = { draft, content, own, change: (step: (draft: Draft) => Draft) => setDraft(step) };

  const team = draft.team.map((one) => one.id).join(',');
  const usual = usualSurvivors(content, mission).join(',') === team;
  useEffect(() => {
    const luck = series.trim();
    const hash = address('simulator', {
      edition: draft.edition,
      mission: draft.mission,
      bot,
      games,
      team: usual ? undefined : team,
      luck,
    });
    history.replaceState(history.state, '', hash);
  }, [draft.edition, draft.mission, bot, games, usual, team, series]);

  const play = () => {
    const { seed: _, ...setup } = setupOf(draft, ownSetup(draft, own), '');
    startRun(SIMULATOR, { mission, setup, bot, wanted: games, series: series.trim() || USUAL_SERIES });
  };

  return (
    <section className="panel simulator-form" aria-labelledby="simulator-setup">
      <h2 id="simulator-setup">{t('simulator.setup')}</h2>
      {faults.map(({ about, value }) => (
        <p className="notice bad" role="alert" key={about}>
          {t(`simulator.fault.${about}`, { value })}
        </p>
      ))}
      {own.missing !== null && faults.length === 0 && (
        <p className="notice bad" role="alert">
          {t(own.missing)}
        </p>
      )}
      <div className="simulator-mission">
        <div className="simulator-board">
          {mission.id.includes('/own-') ? (
            <MissionPicture mission={mission} />
          ) : (
            <BoardPicture edition={content.edition} mission={mission.id} eager />
          )}
        </div>
        {/* a list shows as much of a long title as it is wide: here it stands whole */}
        <div className="simulator-title">
          <strong>{t(`mission.${mission.id}.title`)}</strong>
          <span className="small soft">
            <Difficulty level={mission.difficulty} />
          </span>
        </div>
      </div>
      <MissionSelect {...parts} />
      <label className="field">
        <span className="label">{t('workshop.bot')}</span>
        <select className="input" value={bot} onChange={(event) => setBot(event.target.value)}>
          {PLAYTEST_BOTS.map((level) => (
            <option key={level} value={level}>
              {t(`bot.${level}`)}
            </option>
          ))}
        </select>
      </label>
      <TeamForm {...parts} />
      <BoxChoice {...parts} />
      <details className="simulator-more">
        <summary>{t('simulator.options')}</summary>
        <div className="stack">
          <OptionSwitches {...parts} />
          <label className="field">
            <span className="label">{t('simulator.luck')}</span>
            <input
              className="input"
              value={series}
              maxLength={40}
              placeholder={USUAL_SERIES}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setSeries(event.target.value)}
            />
            <small className="soft">{t('simulator.luck.text')}</small>
          </label>
        </div>
      </details>
      <Choices
        legend={t('simulator.games')}
        value={String(games)}
        list={GAMES.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(value) => setGames(Number(value))}
      />
      {missing !== null && <p className="soft small">{t(missing)}</p>}
      <button type="button" className="button main large" disabled={running || missing !== null} onClick={play}>
        <Icon name="play" />
        {t('simulator.start', { count: games })}
      </button>
    </section>
  );
}
