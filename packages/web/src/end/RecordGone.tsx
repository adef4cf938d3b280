import { Page } from '../app/Page.tsx';
import { address } from '../app/router.ts';
import { useLabels } from '../i18n/use-labels.ts';

export function RecordGone({ failed }: { readonly failed: boolean }) {
  const { t } = useLabels();
  return (
    <Page title={t('record.gone')} narrow>
      <p className="soft">{t(failed ? 'error.unreachable' : 'record.gone.text')}</p>
      <div className="row">
        <a className="button main" href={address('games')}>
          {t('app.games')}
        </a>
      </div>
    </Page>
  );
}
