import { Page } from '../app/Page.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { address } from '../app/router.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { saveText } from './download.ts';
import { engineWorker } from './local/worker.ts';

/** A game of this browser that cannot be opened: deleted, of rules that are not to be had, or damaged. What is left of it can be saved. */
export default function GameGone({ reason, id }: { readonly reason: string; readonly id: string }) {
  const { t, has } = useLabels();
  const kept = reason !== 'save-gone';
  const save = async () => saveText(`holdout-${id}.json`, JSON.stringify(await engineWorker().report(id), null, 1));
  return (
    <Page title={t(kept ? 'play.unreadable' : 'play.gone')} narrow>
      <Drawn scene={kept ? 'torn' : 'table'} text={has(`error.${reason}`) ? t(`error.${reason}`) : t('play.gone.text')}>
        <a className="button main" href={address('games')}>
          {t('app.games')}
        </a>
        {kept && (
          <button type="button" className="button" onClick={() => void save()}>
            {t('play.unreadable.save')}
          </button>
        )}
      </Drawn>
    </Page>
  );
}
