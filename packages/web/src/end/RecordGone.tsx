import { Page } from '../app/Page.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { address } from '../app/router.ts';
import { useLabels } from '../i18n/use-labels.ts';

export function RecordGone({ failed }: { readonly failed: boolean }) {
  const { t } = useLabels();
  return (
    <Page title={t('record.gone')} narrow>
      <Drawn scene={failed ? 'wire' : 'torn'} text={t(failed ? 'error.unreachable' : 'record.gone.text')}>
        {failed && (
          <button type="button" className="button main" onClick={() => location.reload()}>
            {t('error.again')}
          </button>
        )}
        <a className={failed ? 'button' : 'button main'} href={address('games')}>
          {t('app.games')}
        </a>
      </Drawn>
    </Page>
  );
}
