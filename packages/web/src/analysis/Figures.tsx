// Luck apart from skill, and how well everyone played.
import type { Analysis } from '@holdout/bots/findings';
import type { EditionId } from '@holdout/engine/content';
import type { GameFile } from '@holdout/protocol';
import { playerName } from '../game/record/player-name.ts';
import { useTableLabels } from '../table/use-table-labels.ts';

interface FiguresProps {
  readonly file: GameFile;
  readonly edition: EditionId;
  readonly analysis: Analysis;
}

const tenth = (n: number): number => Math.round(10 * n) / 10;
const signed = (chance: number): string => {
  const p = Math.round(100 * chance);
  return p > 0 ? `+${p}` : p < 0 ? `−${-p}` : '0';
};

export function Figures({ file, edition, analysis }: FiguresProps) {
  const l = useTableLabels(edition);
  const { luck, cost, fortune, players } = analysis;
  const { dice, spawned } = fortune;
  return (
    <section className="analysis-figures">
      <h3>{l.t('analysis.luck')}</h3>
      <dl className="numbers">
        <dt>{l.t('analysis.luck.skill')}</dt>
        <dd>{l.t('analysis.points', { p: signed(-cost) })}</dd>
        <dt>{l.t('analysis.luck.turns')}</dt>
        <dd>
          {l.t('analysis.points', { p: signed(luck.turns) })}
          <small>{l.t('analysis.dice', { hits: dice.hits, rolled: dice.rolled, expected: tenth(dice.expected) })}</small>
        </dd>
        <dt>{l.t('analysis.luck.zombies')}</dt>
        <dd>
          {l.t('analysis.points', { p: signed(luck.zombies) })}
          <small>{l.t('analysis.spawned', { came: spawned.came, expected: tenth(spawned.expected) })}</small>
        </dd>
      </dl>
      <h3>{l.t('analysis.accuracy')}</h3>
      <ul className="numbers">
        {players.map((player) => (
          <li key={player.seat}>
            <b>{playerName(l, file, player.seat)}</b> {l.t('analysis.accuracy.of', { p: player.accuracy, turns: player.turns })}
          </li>
        ))}
      </ul>
    </section>
  );
}
