// Turns that cost most: what was done, what would have been better, and by how much.
import { costOf } from '@holdout/bots/findings';
import type { EditionId } from '@holdout/engine/content';
import type { GameFile } from '@holdout/protocol';
import { betterText } from '../coach/better.ts';
import type { ReplayHost } from '../game/replay-host.ts';
import { writeLine } from '../log/lines.ts';
import { makeNames } from '../table/model/names.ts';
import { useTableLabels } from '../table/use-table-labels.ts';
import type { TurnPlace } from './curve.ts';

interface TurningPointsProps {
  readonly host: ReplayHost;
  readonly file: GameFile;
  readonly edition: EditionId;
  readonly turns: readonly TurnPlace[];
  readonly step: number;
}

/** Lines of a turn that are told; the rest is in the replay itself. */
const MOST_LINES = 4;
/** said by the heading already */
const SKIPPED: ReadonlySet<string> = new Set(['turn', 'turn-end', 'phase', 'round', 'dice']);

export function TurningPoints({ host, file, edition, turns, step }: TurningPointsProps) {
  const l = useTableLabels(edition);
  if (turns.length === 0) return <p className="soft">{l.t('analysis.no-turns')}</p>;
  return (
    <section>
      <h3>{l.t('analysis.turns')}</h3>
      <ol className="turning-points">
        {turns.map((turn) => {
          const { view, board } = host.film.at(turn.from);
          const names = makeNames(l, view, board, (seat) => String(seat + 1));
          const { moment } = turn;
          const done: string[] = [];
          for (const one of file.steps.slice(turn.from, turn.to)) {
            for (const event of one.events) {
              // the enemy's part is told after the turn: it is no part of it
              if (event.t === 'phase') break;
              const line = SKIPPED.has(event.t) ? null : writeLine(event, { names, board, mission: view.mission });
              if (line !== null && line.tone !== 'quiet' && done.length < MOST_LINES) done.push(line.text);
            }
          }
          const { better } = moment;
          return (
            <li key={turn.from}>
              <button type="button" onClick={() => host.goTo(turn.from)} aria-current={step === turn.from || undefined}>
                <b>{l.t('analysis.turn', { round: moment.round, who: names.survivor(moment.who), p: Math.round(100 * costOf(moment)) })}</b>
                {done.length > 0 && <span className="soft">{l.t('analysis.did', { what: done.join(' · ') })}</span>}
                {better !== null && <span>{l.t('analysis.better', { what: betterText(names, better) })}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
