// How hard a mission is, by the games bots played: in words, with the interval, the usual length and what kills.
import type { EditionId } from '@holdout/engine/content';
import { use } from 'react';
import { needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { causeName } from '../log/cause-name.ts';
import { difficultyDay, difficultyOf, type Rate, rulesOf, shareText, trustOf } from './difficulty.ts';

export function HowHard({ mission, edition }: { readonly mission: string; readonly edition: EditionId }) {
  use(needLabels('terms', 'log', 'skills'));
  const labels = useLabels(edition);
  const { t, has } = labels;
  const known = difficultyOf(mission);
  if (known === null) return null;
  const { bot, rounds, killers, reasons, teams, stronger } = known;
  const [from, middle, to] = rounds;
  const kills = killers.map(([cause, share]) => t('missions.hard.killer', { name: causeName(labels, String(cause)), p: share })).join(', ');
  const saidOf = (name: string, rate: Rate): string => {
    const { won, games, low, high } = rate;
    return t(`missions.hard.${trustOf(rate)}`, { bot: t(`missions.bot.${name}`), p: shareText(rate), won, games, low, high });
  };
  const reasonOf = (reason: string): string => t(has(`end.reason.${reason}`) ? `end.reason.${reason}` : 'missions.hard.endless');
  const lost = reasons.map(([reason, share]) => t('missions.hard.reason', { reason: reasonOf(String(reason)), p: share })).join(' ');
  const sizes = Object.entries(teams);
  return (
    <section className="stack how-hard">
      <h2>{t('missions.hard')}</h2>
      <p>{saidOf(bot, known)}</p>
      {stronger !== undefined && <p>{saidOf(stronger.bot, stronger)}</p>}
      <ul>
        {middle !== undefined && middle > 0 && <li>{t('missions.hard.rounds', { middle, from, to })}</li>}
        {kills !== '' && <li>{t('missions.hard.kills', { kills })}</li>}
        {lost !== '' && <li>{t('missions.hard.lost', { reasons: lost })}</li>}
        {sizes.map(([size, rate]) => (
          <li key={size}>
            {t('missions.hard.team', { size, p: shareText(rate), won: rate.won, games: rate.games, low: rate.low, high: rate.high })}
          </li>
        ))}
        {sizes.length === 0 && <li className="soft">{t('missions.hard.no-teams')}</li>}
      </ul>
      {difficultyDay !== '' && <p className="small soft">{t('missions.hard.day', { day: difficultyDay, version: rulesOf(edition) })}</p>}
    </section>
  );
}
