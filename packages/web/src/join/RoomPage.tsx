import { lazy, Suspense, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { address } from '../app/router.ts';
import { changeSettings, settings } from '../app/settings.ts';
import { GameScreen } from '../game/GameScreen.tsx';
import { beGuest, problemCode } from '../game/online/api.ts';
import { guest } from '../game/online/guest.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { FreeSeats } from './FreeSeats.tsx';
import { useRoomLink } from './use-link.ts';
import './join.css';

const Lobby = lazy(() => import('./Lobby.tsx'));

/** A room on the server: a name first, then the lobby, then the table. */
export default function RoomPage({ place }: PageProps) {
  const code = place.path[1] ?? '';
  const [token, setToken] = useState(guest()?.token ?? null);
  const [password, setPassword] = useState<string | undefined>();
  if (token === null) return <WhoAreYou enter={setToken} />;
  return (
    <Room key={`${token} ${password}`} code={code} token={token} password={password} forgotten={() => setToken(null)} retry={setPassword} />
  );
}

interface RoomProps {
  readonly code: string;
  readonly token: string;
  readonly password: string | undefined;
  /** the server does not know this browser any more */
  readonly forgotten: () => void;
  readonly retry: (password: string) => void;
}

function Room({ code, token, password, forgotten, retry }: RoomProps) {
  const { at, state } = useRoomLink({ room: code, token, password });
  if (state.status === 'refused') {
    if (state.error === 'password') return <Password wrong={password !== undefined} retry={retry} />;
    return <Refused code={state.error ?? 'internal'} forgotten={forgotten} />;
  }
  if (!at || !state.room) return <Waiting />;
  if (state.room.phase === 'lobby')
    return (
      <Suspense fallback={<Waiting />}>
        <Lobby link={at.link} room={state.room} you={state.you} bots={state.bots} />
      </Suspense>
    );
  return (
    <>
      <FreeSeats link={at.link} room={state.room} you={state.you} />
      <GameScreen host={at.host} kind="online" id={code} room={code} watch={state.room.watch} />
    </>
  );
}

function WhoAreYou({ enter }: { readonly enter: (token: string) => void }) {
  const { t, has } = useLabels();
  const [nick, setNick] = useState(settings().nick);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const name = nick.trim();
    if (!name) return;
    try {
      const { token } = await beGuest(name);
      changeSettings({ nick: name });
      enter(token);
    } catch (error) {
      setProblem(problemCode(error));
    }
  };
  return (
    <Page title={t('room.who')} narrow>
      <form className="panel stack" onSubmit={submit}>
        <label className="field">
          <span className="label">{t('settings.nick')}</span>
          <input
            className="input"
            value={nick}
            maxLength={24}
            required
            autoComplete="nickname"
            onChange={(event) => setNick(event.target.value)}
          />
        </label>
        <p className="soft small">{t('room.who.text')}</p>
        {problem && (
          <p className="notice bad" role="alert">
            {has(`error.${problem}`) ? t(`error.${problem}`) : t('error.internal')}
          </p>
        )}
        <div className="row">
          <button type="submit" className="button main large">
            {t('join.enter')}
          </button>
        </div>
      </form>
    </Page>
  );
}

function Password({ wrong, retry }: { readonly wrong: boolean; readonly retry: (password: string) => void }) {
  const { t } = useLabels();
  const [text, setText] = useState('');
  return (
    <Page title={t('room.locked')} narrow>
      <form
        className="panel stack"
        onSubmit={(event) => {
          event.preventDefault();
          retry(text);
        }}
      >
        <label className="field">
          <span className="label">{t('room.password')}</span>
          <input
            className="input"
            type="password"
            value={text}
            required
            aria-invalid={wrong}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {wrong && (
          <p className="notice bad" role="alert">
            {t('error.password')}
          </p>
        )}
        <div className="row">
          <button type="submit" className="button main">
            {t('join.enter')}
          </button>
        </div>
      </form>
    </Page>
  );
}

export function Refused({ code, forgotten }: { readonly code: string; readonly forgotten?: () => void }) {
  const { t, has } = useLabels();
  return (
    <Page title={t('room.refused')} narrow>
      <p className="soft">{has(`error.${code}`) ? t(`error.${code}`) : t('error.internal')}</p>
      <div className="row">
        {code === 'no-token' && forgotten && (
          <button type="button" className="button main" onClick={forgotten}>
            {t('room.again')}
          </button>
        )}
        {code === 'version' && (
          <button type="button" className="button main" onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
        )}
        <a className="button" href={address('join')}>
          {t('app.join')}
        </a>
      </div>
    </Page>
  );
}
