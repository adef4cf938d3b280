import { useLabels } from '../../i18n/use-labels.ts';

interface BotLevelProps {
  readonly levels: readonly string[];
  readonly level: string;
  readonly choose: (level: string) => void;
}

/** How bots play that take a seat from now on. */
export function BotLevel({ levels, level, choose }: BotLevelProps) {
  const { t } = useLabels();
  return (
    <label className="row">
      <span className="label">{t('seats.level')}</span>
      <select className="input bot-level" value={level} onChange={(event) => choose(event.target.value)}>
        {levels.map((one) => (
          <option key={one} value={one}>
            {t(`bot.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
