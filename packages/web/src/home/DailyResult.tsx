// What the one try at the mission of a day came to, and the line that tells it to others without giving anything away.
import { type ReactNode, useEffect, useState } from 'react';
import { Copy } from '../app/parts/Copy.tsx';
import { address, fullAddress } from '../app/router.ts';
import { engineWorker } from '../game/local/worker.ts';
import { locale } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import type { DailyResult as Told } from './daily-try.ts';
import './daily-result.css';

interface DailyResultProps {
  readonly id: string;
  /** the day, as it is written in addresses */
  readonly date: string;
  /** more to do with it */
  readonly children?: ReactNode;
}

export const dayInWords = (date: string, language: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(language, { day: 'numeric', month: 'long' });

export function DailyResult({ id, date, children }: DailyResultProps) {
  const { t, language } = useLabels();
  const [result, setResult] = useState<Told | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([engineWorker().record(id), import('./daily-try.ts')]).then(([file, { resultOf }]) => {
      if (!gone && file) setResult(resultOf(file));
    });
    return () => {
      gone = true;
    };
  }, [id]);
  if (result === null) return null;
  const { won, rounds, squares, rewound } = result;
  const line = t(won ? 'home.daily.won' : 'home.daily.lost', { date: dayInWords(date, locale(language)), count: rounds });
  const all = [line, squares, rewound > 0 ? t('games.rewound', { count: rewound }) : ''].filter(Boolean).join(' ');
  return (
    <div className="stack daily-result">
      <p>{line}</p>
      <p className="daily-squares" aria-hidden="true">
        {[...squares].map((square, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square a round
          <i key={round} data-round={square} />
        ))}
      </p>
      <p className="small soft">{t('home.daily.squares')}</p>
      <div className="row">
        <Copy text={`${all} ${fullAddress(address(''))}`} label={t('home.daily.share')} />
        {children}
      </div>
    </div>
  );
}
