import { LANGUAGES } from '../i18n/files.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { Choices } from './parts/Choices.tsx';
import { Switch } from './parts/Switch.tsx';
import { changeSettings, SPEEDS, THEMES, useSettings } from './settings.ts';

/** Every wish this browser remembers; on its page and in the menu of a game. */
export function SettingsForm() {
  const { t } = useLabels();
  const now = useSettings();
  return (
    <div className="stack settings-form">
      <Choices
        legend={t('settings.language')}
        value={now.language}
        list={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(language) => changeSettings({ language })}
      />
      <Choices
        legend={t('settings.theme')}
        value={now.theme}
        list={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Choices
        legend={t('settings.speed')}
        value={String(now.speed)}
        list={SPEEDS.map((speed) => ({ value: String(speed), label: t(`settings.speed.${String(speed).replace('.', '-')}`) }))}
        onChange={(speed) => changeSettings({ speed: SPEEDS.find((one) => String(one) === speed) ?? 1 })}
      />
      {(['oneClick', 'autoEnd', 'tips', 'warns', 'letters'] as const).map((wish) => (
        <Switch
          key={wish}
          label={t(`settings.${wish}`)}
          text={t(`settings.${wish}.text`)}
          on={now[wish]}
          onChange={(on) => changeSettings({ [wish]: on })}
        />
      ))}
      <Switch label={t('settings.sound')} text={t('settings.sound.text')} on={now.sound} onChange={(sound) => changeSettings({ sound })} />
      {now.sound && (
        <label className="field">
          <span className="label">{t('settings.volume')}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={now.volume}
            onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
          />
        </label>
      )}
    </div>
  );
}
