// When a page breaks: say so, keep the way out, and give the details for a report. Saved games are not touched.
import { Component, type ReactNode } from 'react';
import { labels } from '../i18n/i18n.ts';
import { Copy } from './parts/Copy.tsx';
import { address } from './router.ts';

interface Failed {
  readonly problem: string | null;
}

/** A new version was put on the server while this page was open: its parts are gone. */
const isStale = (problem: string): boolean => /dynamically imported module|module script failed|Failed to fetch/i.test(problem);

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Failed> {
  override state: Failed = { problem: null };

  static getDerivedStateFromError(error: unknown): Failed {
    return { problem: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const { t } = labels();
    return (
      <main className="page narrow stack">
        <h1>{t(isStale(problem) ? 'error.stale' : 'error.title')}</h1>
        <p className="soft">{t(isStale(problem) ? 'error.stale.text' : 'error.text')}</p>
        <div className="row">
          <button type="button" className="button main" onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
          <a className="button" href={address('')}>
            {t('app.home')}
          </a>
          <Copy text={problem} label={t('error.copy')} />
        </div>
      </main>
    );
  }
}
