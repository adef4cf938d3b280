import { Page } from '../app/Page.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { OpenRooms } from './OpenRooms.tsx';
import { useTypedCode } from './use-code.ts';
import './join.css';

export default function JoinPage() {
  const { t } = useLabels();
  const code = useTypedCode();
  return (
    <Page title={t('join.title')} narrow>
      <form className="panel stack" onSubmit={code.submit}>
        <label className="field">
          <span className="label">{t('join.code')}</span>
          <input
            className="input"
            value={code.text}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={code.problem !== null}
            aria-describedby="join-help"
            autoCapitalize="characters"
            onChange={(event) => code.type(event.target.value)}
          />
        </label>
        <p
          id="join-help"
          className={code.problem === null ? 'soft small' : 'notice bad'}
          role={code.problem === null ? undefined : 'alert'}
        >
          {code.problem ?? t('join.help')}
        </p>
        <div className="row">
          <button type="submit" className="button main">
            <Icon name="door" />
            {t('join.enter')}
          </button>
        </div>
      </form>
      <OpenRooms />
    </Page>
  );
}
