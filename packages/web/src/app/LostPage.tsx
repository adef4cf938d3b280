import { useLabels } from '../i18n/use-labels.ts';
import { Page } from './Page.tsx';
import { address } from './router.ts';

export default function LostPage() {
  const { t } = useLabels();
  return (
    <Page title={t('lost.title')} narrow>
      <p className="soft">{t('lost.text')}</p>
      <div className="row">
        <a className="button main" href={address('')}>
          {t('app.home')}
        </a>
      </div>
    </Page>
  );
}
