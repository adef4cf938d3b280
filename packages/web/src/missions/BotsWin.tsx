import { use } from 'react';
import { needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { causeName } from '../log/cause-name.ts';
import { difficultyOf, shareText } from './difficulty.ts';

/** The same on a card, where nothing can be hovered: with the interval, the usual length, and other teams. */
export function BotsPlay({ mission }: { readonly mission: string }) {
  use(needLabels('log'));
  const labels = useLabels();
  const { t } = labels;
  const known = difficultyOf(mission);
  if (known === null) return null;
  const { won, low, high, rounds, killers, teams } = known;
  const [killer] = killers;
  const sizes = Object.keys(teams);
  const [first] = Object.values(teams);
  return (
    <>
      <span>
        {won === 0 ? t('missions.bots.never') : t('missions.bots', { p: shareText(known) })} {t('missions.bots.between', { low, high })}
      </span>
      <span>{t('missions.bots.rounds', { from: rounds[0] ?? 0, to: rounds[2] ?? 0 })}</span>
      {killer !== undefined && <span>{t('missions.bots.killer', { name: causeName(labels, String(killer[0])), p: killer[1] ?? 0 })}</span>}
      {first !== undefined && (
        <span>
          {t('missions.bots.teams', {
            games: first.games,
            from: sizes[0] ?? '',
            to: sizes.at(-1) ?? '',
            list: Object.values(teams)
              .map((rate) => rate.won)
              .join(', '),
          })}
        </span>
      )}
    </>
  );
}

/** How often bots win the mission: a measure that every mission shares. Nothing for one they have not played. */
export function BotsWin({ mission }: { readonly mission: string }) {
  const { t } = useLabels();
  const known = difficultyOf(mission);
  if (known === null) return null;
  const { won, games, low, high } = known;
  return (
    <span title={t('missions.bots.of', { won, games, low, high })}>
      {won === 0 ? t('missions.bots.never') : t('missions.bots', { p: shareText(known) })}
    </span>
  );
}
