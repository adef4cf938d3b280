import type { GameFile, Verified } from '@holdout/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address } from '../app/router.ts';
import { engineWorker } from '../game/local/worker.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { DicePlot } from './DicePlot.tsx';
import { RecordGone } from './RecordGone.tsx';
import { statisticsOf } from './statistics.ts';
import { useRecord } from './use-record.ts';
import './end.css';

/** Was the seed fixed before the game, and did every die and card come from it? */
export default function VerifyPage({ place }: PageProps) {
  const id = place.path[1] ?? '';
  const loaded = useRecord(id);
  if (loaded.is === 'loading') return <Waiting />;
  if (loaded.is !== 'there') return <RecordGone failed={loaded.is === 'failed'} />;
  return <Check file={loaded.file} id={id} />;
}

function Check({ file, id }: { readonly file: GameFile; readonly id: string }) {
  const { t, has } = useLabels();
  const [verified, setVerified] = useState<Verified | null>(null);
  const dice = useMemo(() => statisticsOf(file).dice, [file]);
  useEffect(() => {
    let gone = false;
    engineWorker()
      .verify(file)
      .then((result) => !gone && setVerified(result));
    return () => {
      gone = true;
    };
  }, [file]);
  const problem = verified && !verified.ok ? `verify.problem.${verified.problem}` : null;
  return (
    <Page title={t('verify.title')} narrow>
      <p className="soft">{t('verify.text')}</p>
      <div className="panel stack" aria-live="polite">
        {verified === null && <p>{t('verify.checking')}</p>}
        {verified?.ok && (
          <p className="verify-good">
            <Icon name="check" /> {t('verify.good', { steps: verified.steps })}
          </p>
        )}
        {problem && verified && !verified.ok && (
          <p className="verify-bad">
            <Icon name="close" /> {has(problem) ? t(problem, { step: verified.tick }) : t('verify.problem.other')}
          </p>
        )}
        <dl className="verify-facts">
          <dt>{t('verify.commitment')}</dt>
          <dd>
            <code>{file.commitment}</code>
          </dd>
          <dt>{t('verify.seed')}</dt>
          <dd>
            <code>{file.seed ?? t('verify.secret')}</code>
            {file.seedChosen && <p className="small soft">{t('verify.chosen')}</p>}
          </dd>
          <dt>{t('verify.rules')}</dt>
          <dd>
            <code>{file.ruleset}</code>
          </dd>
          {file.hash && (
            <>
              <dt>{t('verify.hash')}</dt>
              <dd>
                <code>{file.hash}</code>
              </dd>
            </>
          )}
        </dl>
      </div>
      <DicePlot dice={dice} />
      <div className="row">
        <a className="button" href={address(`end/${id}`)}>
          {t('end.title')}
        </a>
        <a className="button" href={address(`replay/${id}`)}>
          {t('end.replay')}
        </a>
      </div>
    </Page>
  );
}
