// When a page breaks: say so, keep the way out, and give the details for a report. Saved games are not touched.
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { labels } from '../i18n/i18n.ts';
import type { BrokenProps } from './Broken.tsx';

interface Failed {
  readonly problem: string | null;
}

const isStale = (problem: string): boolean => /dynamically imported module|module script failed|Failed to fetch/i.test(problem);

/** What can be said while the drawn page comes, and where it cannot come. */
function Plain({ stale }: Pick<BrokenProps, 'stale'>) {
  const { t } = labels();
  return (
    <main className="page narrow stack">
      <h1>{t(stale ? 'error.part' : 'error.title')}</h1>
      <p className="soft">{t(stale ? 'error.part.text' : 'error.text')}</p>
      <p>
        <button type="button" className="button main" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
      </p>
    </main>
  );
}

const Broken = lazy(() => import('./Broken.tsx').catch(() => ({ default: Plain })));

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Failed> {
  override state: Failed = { problem: null };

  static getDerivedStateFromError(error: unknown): Failed {
    return { problem: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const stale = isStale(problem);
    return (
      <Suspense fallback={<Plain stale={stale} />}>
        <Broken problem={problem} stale={stale} onAgain={() => this.setState({ problem: null })} />
      </Suspense>
    );
  }
}
