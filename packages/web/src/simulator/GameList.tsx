// Every game of a run, to be opened as a replay.
import { useState } from 'react';
import { Choices } from '../app/parts/Choices.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import type { Playtest } from '../game/local/workshop.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { watchGame } from '../workshop/play/run.ts';
import { gameNumber, type TestRun } from '../workshop/play/runs.ts';

/** A list of hundreds begins with these; the rest comes when it is asked for. */
const FIRST = 20;
const FILTERS = ['all', 'won', 'lost'] as const;
type Filter = (typeof FILTERS)[number];

export function GameList({ run }: { readonly run: TestRun }) {
  const { t, has } = useLabels(run.mission.edition);
  const [filter, setFilter] = useState<Filter>('all');
  const [whole, setWhole] = useState(false);
  const [failed, setFailed] = useState(false);
  const fits = run.games.filter((game) => filter === 'all' || game.won === (filter === 'won'));
  const list = whole ? fits : fits.slice(0, FIRST);
  const watch = async (game: Playtest) => {
    setFailed(false);
    const shown = await watchGame({ ...run.setup, seed: game.seed }, t(`bot.${run.bot}`), game.answers).catch(() => false);
    setFailed(!shown);
  };
  const endOf = ({ won, reason }: Playtest): string => {
    if (won) return t('end.won');
    return has(`end.reason.${reason}`) ? `${t('end.lost')}: ${t(`end.reason.${reason}`)}` : t('workshop.endless');
  };
  return (
    <section className="stack" aria-labelledby="simulator-list">
      <h2 id="simulator-list">{t('simulator.list')}</h2>
      <Choices
        legend={t('simulator.filter')}
        hideLegend
        value={filter}
        list={FILTERS.map((value) => ({ value, label: t(`simulator.filter.${value}`) }))}
        onChange={setFilter}
      />
      {failed && (
        <p className="notice bad" role="alert">
          {t('simulator.unfilmed')}
        </p>
      )}
      {list.length === 0 ? (
        <p className="soft">{t('simulator.filter.none')}</p>
      ) : (
        <table className="simulator-games numbers">
          <thead>
            <tr>
              <th scope="col">{t('simulator.column.game')}</th>
              <th scope="col">{t('simulator.column.end')}</th>
              <th scope="col">{t('simulator.column.rounds')}</th>
              <th scope="col">{t('simulator.column.kills')}</th>
              <th scope="col">
                <span className="unseen">{t('simulator.column.watch')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((game) => (
              <tr key={game.seed} data-end={game.won ? 'won' : 'lost'}>
                <th scope="row">{gameNumber(game)}</th>
                <td>{endOf(game)}</td>
                <td>{game.rounds}</td>
                <td>{game.kills}</td>
                <td>
                  {game.answers.length > 0 && (
                    <button
                      type="button"
                      className="button quiet square"
                      aria-label={t('simulator.watch', { n: gameNumber(game) })}
                      onClick={() => void watch(game)}
                    >
                      <Icon name="play" />
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {list.length < fits.length && (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          {t('simulator.more', { n: fits.length })}
        </button>
      )}
    </section>
  );
}
