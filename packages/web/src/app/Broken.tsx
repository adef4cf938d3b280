// When a page breaks: drawn like everything that is missing, with the ways out. Games are saved before they are shown, so none is lost.
import { saveText } from '../game/download.ts';
import { engineWorker } from '../game/local/worker.ts';
import { labels } from '../i18n/i18n.ts';
import { Copy } from './parts/Copy.tsx';
import { Drawn } from './parts/Drawn.tsx';
import { Icon } from './parts/Icon.tsx';
import { address, parsePlace } from './router.ts';

export interface BrokenProps {
  readonly problem: string;
  /** a new version was put on the server while this page was open: its parts are gone */
  readonly stale: boolean;
  /** draws the page anew without loading it */
  readonly onAgain: () => void;
}

/** The game of this browser that was open, if one was: its state goes into the report. */
async function saveReport(problem: string): Promise<void> {
  const [page, id] = parsePlace(location.hash).path;
  const game =
    page === 'play' && id !== undefined
      ? await engineWorker()
          .report(id)
          .catch(() => null)
      : null;
  saveText('holdout-report.json', JSON.stringify({ game: 'holdout', at: location.hash, problem, state: game }, null, 1));
}

export default function Broken({ problem, stale, onAgain }: BrokenProps) {
  const { t } = labels();
  return (
    <main className="page narrow stack">
      <h1 className="title">{t(stale ? 'error.part' : 'error.title')}</h1>
      <Drawn scene={stale ? 'wire' : 'torn'} text={t(stale ? 'error.part.text' : 'error.text')}>
        <button type="button" className="button main" onClick={() => location.reload()}>
          <Icon name="again" />
          {t('error.reload')}
        </button>
        {!stale && (
          <button type="button" className="button" onClick={onAgain}>
            {t('error.again')}
          </button>
        )}
        <a className="button" href={address('')}>
          <Icon name="home" />
          {t('app.home')}
        </a>
        <a className="button" href={address('games')}>
          {t('app.games')}
        </a>
        {!stale && (
          <button type="button" className="button quiet" onClick={() => void saveReport(problem)}>
            <Icon name="bug" />
            {t('menu.export')}
          </button>
        )}
        <Copy text={problem} label={t('error.copy')} />
      </Drawn>
    </main>
  );
}
