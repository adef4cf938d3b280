import { useEffect, useState } from 'react';
import { Icon } from '../app/parts/Icon.tsx';
import { noticeKey, subscribeToNotices } from '../game/online/notices.ts';
import { useLabels } from '../i18n/use-labels.ts';

/** For slow games: the browser tells when it is one's turn. Shown only where server and browser can. */
export function TurnNotices() {
  const { t } = useLabels();
  const [key, setKey] = useState<string | null>(null);
  const [state, setState] = useState<'off' | 'asking' | 'on' | 'denied' | 'failed'>('off');
  useEffect(() => {
    let gone = false;
    void noticeKey().then((found) => !gone && setKey(found));
    return () => {
      gone = true;
    };
  }, []);
  if (key === null) return null;
  const subscribe = async () => {
    setState('asking');
    setState(await subscribeToNotices(key, t('notices.turn')));
  };
  return (
    <section className="panel stack" aria-labelledby="notices">
      <h2 id="notices">{t('notices.title')}</h2>
      {state === 'on' ? (
        <p className="soft">{t('notices.on')}</p>
      ) : (
        <button type="button" className="button" disabled={state === 'asking'} onClick={subscribe}>
          <Icon name="flag" />
          {t('notices.ask')}
        </button>
      )}
      {(state === 'denied' || state === 'failed') && (
        <p className="notice bad" role="alert">
          {t(`notices.${state}`)}
        </p>
      )}
    </section>
  );
}
