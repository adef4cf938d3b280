import { useLabels } from '../i18n/use-labels.ts';
import { Page } from './Page.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { changeSettings, useSettings } from './settings.ts';

export default function SettingsPage() {
  const { t } = useLabels();
  const { nick } = useSettings();
  return (
    <Page title={t('settings.title')} narrow>
      <SettingsForm />
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
      <p className="soft small">{t('settings.kept')}</p>
    </Page>
  );
}
