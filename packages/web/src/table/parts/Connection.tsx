// How the table hangs together: nothing to say while all is well. What was chosen and has not arrived is shown until it has.
import { useEffect, useState } from 'react';
import { useScene } from '../scene.ts';
import { useHintName } from '../undo.ts';
import { Icon } from './Icon.tsx';

/** Quicker than this nobody needs to be told that something is on its way. */
const SOON_MS = 700;

export function Connection() {
  const { snapshot, names, host } = useScene();
  const { l } = names;
  const { connection, trouble = null } = snapshot;
  const first = snapshot.sending?.[0] ?? null;
  const late = useLate(first?.at ?? null);
  const broken = connection === 'reconnecting' || connection === 'offline';
  return (
    <>
      {trouble !== null && (
        <div className="t-notice" role="alert" data-tone="bad">
          <Icon name="warning" />
          <span>{l.t(`trouble.${trouble}`)}</span>
        </div>
      )}
      {(broken || (first !== null && late)) && (
        <div className="t-notice t-connection" role="status" data-state={connection} data-tone={broken ? 'bad' : undefined}>
          <Icon name={broken ? 'warning' : 'round'} />
          <span>
            {broken && <b>{l.t(`connection.${connection}`)}</b>}{' '}
            {first !== null && <Waiting chosen={first.key} says={broken ? 'connection.kept' : 'connection.sending'} />}
          </span>
          {broken && host.retry !== undefined && (
            <button type="button" onClick={host.retry}>
              {l.t('connection.retry')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function Waiting({ chosen, says }: { readonly chosen: string; readonly says: string }) {
  const { names } = useScene();
  return names.l.t(says, { what: useHintName(chosen) });
}

/** Whether that moment lies back for a while. */
function useLate(since: number | null): boolean {
  const [late, setLate] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setLate(since), Math.max(0, since + SOON_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return since !== null && late === since;
}
