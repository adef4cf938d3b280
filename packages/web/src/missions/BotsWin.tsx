import { useLabels } from '../i18n/use-labels.ts';
import { difficultyOf, shareText } from './difficulty.ts';

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
