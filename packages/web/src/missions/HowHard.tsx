// How hard a mission is, by the games bots played: in words, with the interval, the usual length and what kills.
import type { EditionId } from '@holdout/engine/content';
import { use } from 'react';
import { needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { causeName } from '../log/cause-name.ts';
import { difficultyDay, difficultyOf, shareText, trustOf } from './difficulty.ts';

export function HowHard({ mission, edition }: { readonly mission: string; readonly edition: EditionId }) {
  use(needLabels('terms', 'log', 'skills'));
  const labels = useLabels(edition);
  const { t } = labels;
  const known = difficultyOf(mission);
  if (known === null) return null;
  const { bot, won, games, low, high, rounds, killers, teams } = known;
  const [from, middle, to] = rounds;
  const kills = killers.map(([cause, share]) => t('missions.hard.killer', { name: causeName(labels, String(cause)), p: share })).join(', ');
  return (
    <section className="stack how-hard">
      <h2>{t('missions.hard')}</h2>
      <p>{t(`missions.hard.${trustOf(known)}`, { bot: t(`missions.bot.${bot}`), p: shareText(known), won, games, low, high })}</p>
      <ul>
        {middle !== undefined && middle > 0 && <li>{t('missions.hard.rounds', { middle, from, to })}</li>}
        {kills !== '' && <li>{t('missions.hard.kills', { kills })}</li>}
        {Object.entries(teams).map(([size, rate]) => (
          <li key={size}>
            {t('missions.hard.team', { size, p: shareText(rate), won: rate.won, games: rate.games, low: rate.low, high: rate.high })}
          </li>
        ))}
      </ul>
      {difficultyDay !== '' && <p className="small soft">{t('missions.hard.day', { day: difficultyDay })}</p>}
    </section>
  );
}
