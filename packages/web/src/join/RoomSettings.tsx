import type { GameLink, RoomInfo, RoomWish, Wish } from '@holdout/protocol';
import { lazy, Suspense, useState } from 'react';
import { Switch } from '../app/parts/Switch.tsx';
import { isEdition } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';

const RoomMission = lazy(() => import('./RoomMission.tsx'));

const TIMERS = [0, 30, 60, 120, 300];

/** What the host may set while people gather. */
export function RoomSettings({ link, room }: { readonly link: GameLink; readonly room: RoomInfo }) {
  const { t, has } = useLabels();
  const [problem, setProblem] = useState<string | null>(null);
  const [name, setName] = useState(room.name ?? '');
  const [password, setPassword] = useState('');
  const { edition, mission, box } = room.setup;
  // what has begun stays what it is; what somebody made themselves, and a campaign's mission, are what the room is for
  const changes = room.phase === 'lobby' && typeof mission === 'string' && box === undefined && room.campaign === null;
  const ask = async (wish: Wish) => {
    const reply = await link.request(wish);
    setProblem(reply.ok ? null : reply.code);
  };
  const set = (wish: RoomWish) => void ask({ t: 'configure', room: wish });
  return (
    <details className="panel options">
      <summary>
        <h2>{t('room.settings')}</h2>
      </summary>
      <div className="stack">
        {problem !== null && (
          <p className="notice bad" role="alert">
            {t(has(`error.${problem}`) ? `error.${problem}` : 'error.internal')}
          </p>
        )}
        {isEdition(edition) && changes && (
          <Suspense>
            <RoomMission ask={ask} room={room} edition={edition} />
          </Suspense>
        )}
        <label className="field">
          <span className="label">{t('room.name')}</span>
          <input
            className="input"
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
            onBlur={() => name.trim() && set({ name })}
          />
        </label>
        <Switch label={t('room.listed')} text={t('room.listed.text')} on={room.listed} onChange={(listed) => set({ listed })} />
        <Switch label={t('room.rewind')} text={t('room.rewind.text')} on={room.rewind} onChange={(rewind) => set({ rewind })} />
        <label className="field">
          <span className="label">{t('room.timer')}</span>
          <select className="input" value={room.timer} onChange={(event) => set({ timer: Number(event.target.value) })}>
            {TIMERS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? t('room.timer.none') : t('room.timer.seconds', { n: seconds })}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{t(room.locked ? 'room.password.change' : 'room.password.set')}</span>
          <input
            className="input"
            value={password}
            maxLength={64}
            autoComplete="off"
            onChange={(event) => setPassword(event.target.value)}
            onBlur={() => password && set({ password })}
          />
        </label>
        {room.locked && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setPassword('');
              set({ password: null });
            }}
          >
            {t('room.password.drop')}
          </button>
        )}
      </div>
    </details>
  );
}
