import { useLabels } from '../../i18n/use-labels.ts';
import { changeSettings, useSettings } from '../settings.ts';

/** The name others see: one of the settings, asked for wherever somebody is about to meet others. */
export function NickField() {
  const { t } = useLabels();
  const { nick } = useSettings();
  return (
    <label className="field">
      <span className="label">{t('settings.nick')}</span>
      <input
        className="input"
        value={nick}
        maxLength={24}
        autoComplete="nickname"
        onChange={(event) => changeSettings({ nick: event.target.value })}
      />
    </label>
  );
}
