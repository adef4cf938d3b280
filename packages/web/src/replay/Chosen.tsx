// The answer that led to the moment shown, and who gave it: beats tell only what came of it.
import type { EditionId } from '@holdout/engine/content';
import type { GameFile } from '@holdout/protocol';
import { playerName } from '../game/record/player-name.ts';
import type { ReplayHost } from '../game/replay-host.ts';
import type { Labels } from '../i18n/i18n.ts';
import { makeNames } from '../table/model/names.ts';
import { useTableLabels } from '../table/use-table-labels.ts';
import { chosenText } from './chosen.ts';

interface ChosenProps {
  readonly host: ReplayHost;
  readonly file: GameFile;
  readonly edition: EditionId;
  readonly step: number;
}

/** What the team decided has no seat: it is told by name where one person or bot played everybody. */
function byWhom(l: Labels, file: GameFile, { seat, bot }: GameFile['steps'][number]): string {
  if (seat >= 0 || bot !== null) return playerName(l, file, seat, bot);
  return new Set(file.players).size === 1 ? playerName(l, file, 0) : l.t('replay.together');
}

export function Chosen({ host, file, edition, step }: ChosenProps) {
  const l = useTableLabels(edition);
  const given = file.steps[step - 1];
  // its line is kept, so that the board stands still from step to step
  if (given === undefined) return <p className="transport-chosen" />;
  const { view, board } = host.film.at(step - 1);
  const names = makeNames(l, view, board, (seat) => playerName(l, file, seat));
  const what =
    given.kind === 'undo'
      ? l.t('replay.taken-back', { step: given.to ?? 0 })
      : view.ask === null
        ? ''
        : chosenText({ names, view }, view.ask, given.key);
  return (
    <p className="transport-chosen">
      <b>{what}</b> {what !== '' && <span className="soft">{l.t('replay.chosen-by', { who: byWhom(l, file, given) })}</span>}
    </p>
  );
}
