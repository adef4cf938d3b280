import { useLabels } from '../i18n/use-labels.ts';
import rates from './win-rates.json';

const won: Readonly<Record<string, number>> = rates.won;

/** How often bots win the mission: a measure that every mission shares. Nothing for one they have not played. */
export function BotsWin({ mission }: { readonly mission: string }) {
  const { t } = useLabels();
  if (won[mission] === undefined) return null;
  const { games } = rates;
  const share = won[mission] === 0 ? `<${Math.ceil(100 / games)}` : String(Math.round((won[mission] / games) * 100));
  return <span title={t('missions.bots.of', { won: won[mission], games })}>{t('missions.bots', { p: share })}</span>;
}
