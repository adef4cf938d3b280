// What a run of bots came to: rate with its interval, length, what ended games and killed people, objectives round by round.
import type { ReactNode } from 'react';
import { causeName } from '../../log/cause-name.ts';
import { entriesOf } from '../rules/entries.ts';
import { sentenceOf } from '../rules/sentences.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import type { TestRun } from './runs.ts';
import { summarise } from './summary.ts';

interface ResultsProps {
  readonly title: string;
  readonly run: TestRun;
  /** a line of the goals in the words of its sheet; without it, as the rules are written */
  readonly goal?: (line: number) => string;
  readonly children?: ReactNode;
}

export function Results({ title, run, goal, children }: ResultsProps) {
  const l = useWorkshopLabels(run.mission.edition);
  const { games } = run;
  const { won, rate, least, most, rounds, shortest, middle, longest, kills, reasons, killers, met } = summarise(games);
  const percent = (part: number) => Math.round(part * 100);
  const lines = entriesOf(run.mission, 'objectives');
  const written = (line: number) => (lines[line] ? sentenceOf(l, lines[line]) : String(line + 1));
  return (
    <section className="panel stack">
      <h3>{title}</h3>
      {children}
      <p>
        <strong className="workshop-rate">{l.t('workshop.rate', { n: percent(rate) })}</strong>{' '}
        {l.t('workshop.interval', { won, of: games.length, least: percent(least), most: percent(most) })}
      </p>
      <p>{l.t('workshop.length', { rounds: rounds.toFixed(1), kills: kills.toFixed(1) })}</p>
      <p>{l.t('workshop.lengths', { least: shortest, middle, most: longest })}</p>
      {reasons.length > 0 && (
        <>
          <h4>{l.t('workshop.ends')}</h4>
          <ul>
            {reasons.map(({ name, count }) => (
              <li key={name}>
                <strong>{l.t('workshop.times', { n: count })}</strong>{' '}
                {l.has(`end.reason.${name}`) ? l.t(`end.reason.${name}`) : l.t('workshop.endless')}
              </li>
            ))}
          </ul>
        </>
      )}
      {killers.length > 0 && (
        <>
          <h4>{l.t('workshop.killers')}</h4>
          <ul>
            {killers.map(({ name, count }) => (
              <li key={name}>
                <strong>{l.t('workshop.times', { n: count })}</strong> <span className="workshop-killer">{causeName(l, name)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>{l.t('workshop.section.objectives')}</h4>
      <ol className="workshop-met">
        {met.map(({ line, count, round, byRound }) => (
          <li key={line}>
            {(goal ?? written)(line)}{' '}
            <span className="soft">
              {l.t(count === 0 ? 'workshop.met-never' : 'workshop.met', {
                percent: percent(count / games.length),
                round: round.toFixed(1),
              })}
            </span>
            <Rounds byRound={byRound} games={games.length} label={l.t('workshop.by-round')} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many games had met it by the end of each round, as a row of bars. */
function Rounds({ byRound, games, label }: { readonly byRound: readonly number[]; readonly games: number; readonly label: string }) {
  const said = byRound.map((count, round) => `${round + 1}: ${Math.round((count / games) * 100)} %`).join(', ');
  return (
    <svg
      className="workshop-rounds"
      viewBox={`0 0 ${Math.max(1, byRound.length)} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${said}`}
    >
      {byRound.map((count, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is named by its number
        <rect key={round} x={round + 0.08} width={0.84} y={1 - count / games} height={count / games}>
          <title>{`${round + 1}: ${Math.round((count / games) * 100)} %`}</title>
        </rect>
      ))}
    </svg>
  );
}
