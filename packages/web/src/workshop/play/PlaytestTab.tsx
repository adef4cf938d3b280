// Bots play the draft: how often they win, how long it takes, what kills, where people die and where time goes.
import { usualSurvivors } from '@holdout/engine/content';
import { use, useEffect, useRef, useState } from 'react';
import { useTheme } from '../../app/settings.ts';
import { BoardCanvas } from '../../board/BoardCanvas.tsx';
import type { ZoneHighlight } from '../../board/types.ts';
import { BOT_LEVELS } from '../../game/bots.ts';
import { loadEdition } from '../../game/editions.ts';
import type { Playtest } from '../../game/local/workshop.ts';
import { tokenLetters } from '../../table/model/token-letters.ts';
import type { TabProps } from '../EditorPage.tsx';
import { entriesOf } from '../rules/entries.ts';
import { sentenceOf } from '../rules/sentences.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { type Run, runPlaytest, watchGame } from './run.ts';
import { summarise } from './summary.ts';

const GAMES = [20, 200, 2000];

export function PlaytestTab({ editor }: TabProps) {
  const { mission, checked } = editor;
  const l = useWorkshopLabels(mission.edition);
  const content = use(loadEdition(mission.edition));
  const [bot, setBot] = useState<string>(BOT_LEVELS[0]);
  const [played, setPlayed] = useState<readonly Playtest[]>([]);
  const [before, setBefore] = useState<readonly Playtest[]>([]);
  const [wanted, setWanted] = useState(0);
  const [problem, setProblem] = useState(false);
  const run = useRef<Run | null>(null);
  useEffect(() => () => run.current?.stop(), []);
  const ready = checked !== null && !checked.remarks.some((one) => one.weight === 'wrong');
  const busy = wanted > 0 && played.length < wanted && !problem;

  const start = (games: number) => {
    run.current?.stop();
    if (played.length > 0) setBefore(played);
    setPlayed([]);
    setProblem(false);
    setWanted(games);
    run.current = runPlaytest(
      { mission, survivors: usualSurvivors(content, mission), bot, games },
      (more) => setPlayed((known) => [...known, ...more]),
      () => setProblem(true),
    );
  };
  const watch = (game: Playtest) =>
    watchGame(
      { edition: mission.edition, mission, seats: [usualSurvivors(content, mission)], options: {}, seed: game.seed },
      l.t(`bot.${bot}`),
      game.answers,
    );

  return (
    <div className="stack">
      <div className="row">
        <label className="field" htmlFor="playtest-bot">
          <span className="label">{l.t('workshop.bot')}</span>
          <select className="input" id="playtest-bot" value={bot} onChange={(event) => setBot(event.target.value)}>
            {BOT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {l.t(`bot.${level}`)}
              </option>
            ))}
          </select>
        </label>
        {GAMES.map((games) => (
          <button type="button" className="button" key={games} disabled={!ready || busy} onClick={() => start(games)}>
            {l.t('workshop.games', { count: games })}
          </button>
        ))}
        {busy && (
          <button
            type="button"
            className="button"
            onClick={() => {
              run.current?.stop();
              setWanted(played.length);
            }}
          >
            {l.t('workshop.stop')}
          </button>
        )}
      </div>
      {!ready && <p className="notice">{l.t('workshop.mend-first')}</p>}
      {problem && (
        <p className="notice bad" role="alert">
          {l.t('workshop.playtest-failed')}
        </p>
      )}
      {wanted > 0 && (
        <progress max={wanted} value={played.length} aria-label={l.t('workshop.progress', { n: played.length, of: wanted })} />
      )}
      {played.length > 0 && (
        <div className="workshop-results">
          <Results title={l.t('workshop.now')} games={played} editor={editor} />
          {before.length > 0 && <Results title={l.t('workshop.before')} games={before} editor={editor} />}
        </div>
      )}
      {played.length > 0 && <Heat games={played} editor={editor} />}
      {played.length > 0 && (
        <p className="row">
          <button type="button" className="button" onClick={() => void watch(played[played.length - 1])}>
            {l.t('workshop.watch')}
          </button>
        </p>
      )}
    </div>
  );
}

function Results({ title, games, editor }: TabProps & { readonly title: string; readonly games: readonly Playtest[] }) {
  const l = useWorkshopLabels(editor.mission.edition);
  const { won, rate, least, most, rounds, kills, reasons, met } = summarise(games);
  const percent = (part: number) => Math.round(part * 100);
  const lines = entriesOf(editor.mission, 'objectives');
  return (
    <section className="panel stack">
      <h3>{title}</h3>
      <p>
        <strong className="workshop-rate">{l.t('workshop.rate', { n: percent(rate) })}</strong>{' '}
        {l.t('workshop.interval', { won, of: games.length, least: percent(least), most: percent(most) })}
      </p>
      <p>{l.t('workshop.length', { rounds: rounds.toFixed(1), kills: kills.toFixed(1) })}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              {l.has(`end.reason.${reason}`) ? l.t(`end.reason.${reason}`) : l.t('workshop.endless')}: {count}
            </li>
          ))}
        </ul>
      )}
      <ol>
        {met.map(({ line, count, round }) => (
          <li key={line}>
            {lines[line] ? sentenceOf(l, lines[line]) : line + 1}:{' '}
            {l.t('workshop.met', { percent: percent(count / games.length), round: round.toFixed(1) })}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Deaths and turns by zone, on the board. */
function Heat({ games, editor }: TabProps & { readonly games: readonly Playtest[] }) {
  const l = useWorkshopLabels(editor.mission.edition);
  const mode = useTheme();
  const draft = editor.checked?.draft;
  if (!draft?.board || !draft.scene) return null;
  const deaths = new Map<number, number>();
  const turns = new Map<number, number>();
  for (const game of games) {
    for (const zone of game.deaths) deaths.set(zone, (deaths.get(zone) ?? 0) + 1);
    for (const [zone, n] of Object.entries(game.turns)) turns.set(Number(zone), (turns.get(Number(zone)) ?? 0) + n);
  }
  const all = Math.max(
    1,
    [...turns.values()].reduce((sum, n) => sum + n, 0),
  );
  const highlights = draft.board.zones.flatMap((_, zone): ZoneHighlight[] => {
    const died = deaths.get(zone) ?? 0;
    const share = Math.round(((turns.get(zone) ?? 0) / all) * 100);
    if (died === 0 && share === 0) return [];
    return [
      {
        zone,
        mark: died > 0 ? 'danger' : 'sight',
        badge: died > 0 ? l.t('workshop.heat-died', { n: died, share }) : l.t('workshop.heat', { share }),
      },
    ];
  });
  const zoneName = (zone: number) => {
    const here = draft.board?.zones[zone];
    const died = deaths.get(zone) ?? 0;
    const share = Math.round(((turns.get(zone) ?? 0) / all) * 100);
    return here
      ? `${l.t('table.zone', { kind: l.t(`zone.${here.kind}`), n: zone + 1 })}, ${l.t('workshop.heat-said', { died, share })}`
      : '';
  };
  return (
    <section aria-label={l.t('workshop.heat-map')}>
      <h2>{l.t('workshop.heat-map')}</h2>
      <p className="small soft">{l.t('workshop.heat-map.text')}</p>
      <div className="workshop-board">
        <BoardCanvas
          board={draft.board}
          view={draft.scene}
          world={editor.mission.edition}
          mode={mode}
          highlights={highlights}
          labels={{
            board: l.t('workshop.heat-map'),
            zone: zoneName,
            zoomIn: l.t('table.zoom-in'),
            zoomOut: l.t('table.zoom-out'),
            fit: l.t('table.fit'),
            minimap: l.t('table.minimap'),
            letters: tokenLetters(l),
          }}
        />
      </div>
    </section>
  );
}
