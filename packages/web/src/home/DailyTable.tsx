// The table of the day: how everybody's one try went. A finished try of this browser is put there by itself once it has a name on the server.

import type { DailyLine, DailyTable as Table } from '@holdout/protocol';
import { dateOf, dayOf } from '@holdout/protocol/day';
import { useCallback, useEffect, useState } from 'react';
import { Choices } from '../app/parts/Choices.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { NickField } from '../app/parts/NickField.tsx';
import { settings, useSettings } from '../app/settings.ts';
import { beGuest, problemCode } from '../game/online/api.ts';
import { hasGuest } from '../game/online/guest.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { sendTries, tableOf, told } from './daily-send.ts';
import './daily-table.css';

const FEW = 5;

/** `finished`: this browser's try of that day is over. */
export default function DailyTable({ date, finished }: { readonly date: string; readonly finished: boolean }) {
  const { t } = useLabels();
  const [day, setDay] = useState(date);
  const [table, setTable] = useState<Table | null>(null);
  const [problem, setProblem] = useState('');
  const load = useCallback(async () => {
    let failed = '';
    await sendTries().catch((error: unknown) => {
      failed = problemCode(error);
    });
    setTable(await tableOf(day).catch(() => null));
    setProblem(failed || told()[day] || '');
  }, [day]);
  useEffect(() => {
    if (navigator.onLine) void load();
    const back = () => void load();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [load]);
  const mine = table?.lines.some((line) => line.mine) ?? false;
  // without a server there is no table, and without a result here nothing to say about it
  if (table === null) return finished ? <p className="small soft">{t('daily.waits')}</p> : null;
  const yesterday = dateOf(dayOf(Date.parse(date)) - 1);
  return (
    <section className="stack daily-table" aria-labelledby="daily-table">
      <div className="row spread">
        <h3 id="daily-table">{t('daily.table')}</h3>
        <Choices
          legend={t('daily.which')}
          hideLegend
          value={day}
          onChange={setDay}
          list={[
            { value: date, label: t('daily.today') },
            { value: yesterday, label: t('daily.yesterday') },
          ]}
        />
      </div>
      {table.tries === 0 ? (
        <p className="small soft">{t('daily.nobody')}</p>
      ) : (
        <p className="small soft">
          {t('daily.tries', { count: table.tries })} {t('daily.held', { count: table.won })}
        </p>
      )}
      <Lines lines={table.lines} />
      {finished && day === date && !mine && !hasGuest() && <PutMine put={load} />}
      {problem !== '' && !mine && (
        <p className="notice bad" role="alert">
          {t(problem === 'refused' ? 'daily.refused' : problem === 'finished' ? 'daily.late' : `error.${problem}`)}
        </p>
      )}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly DailyLine[] }) {
  const { t } = useLabels();
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.filter((line, at) => at < FEW || line.mine);
  if (lines.length === 0) return null;
  return (
    <>
      <ol className="daily-lines">
        {shown.map((line) => (
          <li key={line.place} value={line.place} data-mine={line.mine || undefined}>
            <span className="daily-place">{line.place}</span>
            <span className="daily-who">
              {line.nick}
              {line.mine && <span className="tag">{t('daily.mine')}</span>}
            </span>
            <span className="daily-how" data-won={line.won || undefined}>
              {t(line.won ? 'daily.won' : 'daily.lost', { count: line.rounds })}
              {line.won && line.fallen > 0 && ` · ${t('daily.fallen', { count: line.fallen })}`}
              {line.bot && ` · ${t('daily.bot')}`}
              {line.rewound > 0 && ` · ${t('games.rewound', { count: line.rewound })}`}
            </span>
          </li>
        ))}
      </ol>
      {lines.length > shown.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {t('daily.more')}
        </button>
      )}
    </>
  );
}

/** Nothing of a game alone leaves the browser unasked: the first time its owner says under which name. */
function PutMine({ put }: { readonly put: () => Promise<void> }) {
  const { t } = useLabels();
  const { nick } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async () => {
    setBusy(true);
    try {
      await beGuest(settings().nick.trim());
      await put();
    } catch (error) {
      setProblem(problemCode(error));
    }
    setBusy(false);
  };
  return (
    <div className="stack">
      <NickField />
      <button type="button" className="button" onClick={() => void send()} disabled={busy || nick.trim() === ''}>
        <Icon name="flag" />
        {t('daily.put')}
      </button>
      <p className="small soft">{t('daily.put.text')}</p>
      {problem !== '' && (
        <p className="notice bad" role="alert">
          {t(`error.${problem}`)}
        </p>
      )}
    </div>
  );
}
