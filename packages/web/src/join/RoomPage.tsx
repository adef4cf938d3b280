import { lazy, Suspense, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Waiting } from '../app/Page.tsx';
import { GameScreen } from '../game/GameScreen.tsx';
import { guest } from '../game/online/guest.ts';
import { findCode, isShort } from './codes.ts';
import { useLastSeat } from './last-seat.ts';
import { useRoomLink } from './use-link.ts';
import './join.css';

const door = () => import('./Door.tsx');
const Door = lazy(door);
const Password = lazy(() => door().then((file) => ({ default: file.Password })));
const Refused = lazy(() => door().then((file) => ({ default: file.Refused })));
const Lobby = lazy(() => import('./Lobby.tsx'));
const Seats = lazy(() => import('./Seats.tsx'));

/** A room on the server: what it is and a name first, then the lobby, then the table. */
export default function RoomPage({ place }: PageProps) {
  const found = findCode(place.path[1] ?? '');
  // an address nobody can have is told so at once
  if (found === null)
    return (
      <Suspense fallback={<Waiting />}>
        <Refused code="no-room" />
      </Suspense>
    );
  return <Entered code={found.code} />;
}

function Entered({ code }: { readonly code: string }) {
  const [token, setToken] = useState(guest()?.token ?? null);
  const [password, setPassword] = useState<string | undefined>();
  if (token === null || isShort(code))
    return (
      <Suspense fallback={<Waiting />}>
        <Door code={code} known={token !== null} anew={guest() !== null && token === null} enter={setToken} />
      </Suspense>
    );
  return (
    <Room
      key={`${code} ${token} ${password}`}
      code={code}
      token={token}
      password={password}
      forgotten={() => setToken(null)}
      retry={setPassword}
    />
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
  const sat = useLastSeat(code, at?.link ?? null, state);
  if (state.status === 'refused') {
    return (
      <Suspense fallback={<Waiting />}>
        {state.error === 'password' ? (
          <Password wrong={password !== undefined} retry={retry} />
        ) : (
          <Refused code={state.error ?? 'internal'} forgotten={forgotten} />
        )}
      </Suspense>
    );
  }
  if (!at || !state.room) return <Waiting />;
  if (state.room.phase === 'lobby')
    return (
      <Suspense fallback={<Waiting />}>
        <Lobby link={at.link} room={state.room} you={state.you} bots={state.bots} chat={state.chat} sat={sat} />
      </Suspense>
    );
  return (
    <GameScreen
      host={at.host}
      kind="online"
      id={code}
      room={code}
      watch={state.room.watch}
      seats={
        <Suspense>
          <Seats link={at.link} room={state.room} you={state.you} bots={state.bots} />
        </Suspense>
      }
    />
  );
}
