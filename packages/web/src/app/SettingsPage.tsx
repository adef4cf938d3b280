import { useLabels } from '../i18n/use-labels.ts';
import { Page } from './Page.tsx';
import { NickField } from './parts/NickField.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export default function SettingsPage() {
  const { t } = useLabels();
  return (
    <Page title={t('settings.title')} narrow>
      <SettingsForm />
      <NickField />
      <p className="soft small">{t('settings.kept')}</p>
    </Page>
  );
}
