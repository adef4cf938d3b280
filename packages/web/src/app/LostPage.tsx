import { useLabels } from '../i18n/use-labels.ts';
import { Page } from './Page.tsx';
import { Drawn } from './parts/Drawn.tsx';
import { address } from './router.ts';

export default function LostPage() {
  const { t } = useLabels();
  return (
    <Page title={t('lost.title')} narrow>
      <Drawn scene="road" text={t('lost.text')}>
        <a className="button main" href={address('')}>
          {t('app.home')}
        </a>
        <a className="button" href={address('missions')}>
          {t('app.missions')}
        </a>
      </Drawn>
    </Page>
  );
}
