import type { MissionDef } from '@holdout/engine/content';
import { useLabels } from '../i18n/use-labels.ts';
import './difficulty.css';

const LEVELS: readonly MissionDef['difficulty'][] = ['easy', 'medium', 'hard', 'very-hard'];

/** The book's own word, said to be that where bots' results stand beside it; with as many filled marks as it is hard. */
export function Difficulty({ level }: { readonly level: MissionDef['difficulty'] }) {
  const { t } = useLabels();
  const filled = LEVELS.indexOf(level) + 1;
  return (
    <span className="difficulty">
      <svg width="44" height="10" viewBox="0 0 44 10" aria-hidden="true" focusable="false">
        {LEVELS.map((one, at) => (
          <rect key={one} x={at * 11 + 1} y="1" width="8" height="8" fill={at < filled ? 'currentColor' : 'none'} stroke="currentColor" />
        ))}
      </svg>
      {t('missions.by-book', { level: t(`difficulty.${level}`) })}
    </span>
  );
}
