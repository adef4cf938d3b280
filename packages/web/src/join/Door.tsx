// The way in: what one is about to join, then a name, and behind the form the table is fetched already. And a door that stays shut.
import type { Invitation } from '@holdout/protocol';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { hush } from '../app/announce.ts';
import { Page, Waiting } from '../app/Page.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { address, parsePlace, rewrite } from '../app/router.ts';
import { changeSettings, settings } from '../app/settings.ts';
import { groundReady } from '../art/ground/painters.ts';
import sprite from '../art/icons/sprite.svg?url';
import { isEdition, loadEdition, lookOf, worldOf } from '../game/editions.ts';
import { beGuest, problemCode } from '../game/online/api.ts';
import { namesOf, needLabels, tableSubjects } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { findCode, isShort } from './codes.ts';
import { forgetInvitation, invited } from './invitations.ts';

/** Asks what a room's address leads to before its page is there to be drawn; what every table needs comes meanwhile. */
export function knock(hash: string): void {
  const found = findCode(parsePlace(hash).path[1] ?? '');
  if (!found) return;
  const book = invited(found.code).then((room) => (typeof room === 'string' ? undefined : fetchBook(room.edition)));
  void Promise.all([book, import('../table/Table.tsx'), needLabels(...tableSubjects)])
    .then(fetchRest)
    .catch(() => {});
}

/** What stands round a board soon after it: not before what the board itself needs has come. */
function fetchRest(): void {
  void fetch(sprite).catch(() => {});
  void import('../table/parts/together.ts').catch(() => {});
}

/** While somebody types a name their table is on its way. */
async function fetchBook(edition: string): Promise<void> {
  if (!isEdition(edition)) return;
  await Promise.all([needLabels(...namesOf(edition)), loadEdition(edition), groundReady(worldOf(edition))]);
}

interface DoorProps {
  readonly code: string;
  /** this browser has a name already: nothing but the code is to be read */
  readonly known: boolean;
  /** the server does not know this browser's pass any more */
  readonly anew: boolean;
  readonly enter: (token: string) => void;
}

export default function Door(props: DoorProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Open {...props} />
    </Suspense>
  );
}

function Open({ code, known, anew, enter }: DoorProps) {
  const found = use(invited(code));
  const room = typeof found === 'string' ? null : found.room;
  useEffect(() => {
    if (room !== null && isShort(code)) rewrite(`room/${room}`);
  }, [room, code]);
  // whoever comes again is told what is so then
  useEffect(() => () => forgetInvitation(code), [code]);
  if (typeof found === 'string') return <Refused code={found} />;
  return known ? <Waiting /> : <WhoAreYou invitation={found} anew={anew} enter={enter} />;
}

function WhoAreYou({ invitation: room, anew, enter }: { readonly invitation: Invitation } & Pick<DoorProps, 'anew' | 'enter'>) {
  const edition = isEdition(room.edition) ? room.edition : null;
  // names of the book are only wanted for what one joins: the form does not wait for them
  const { t, has } = useLabels();
  const [nick, setNick] = useState(settings().nick);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // the one thing to do here; the page gives its heading the focus first
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const name = nick.trim();
    if (!name || busy) return;
    setBusy(true);
    try {
      const { token } = await beGuest(name, anew);
      changeSettings({ nick: name });
      enter(token);
    } catch (error) {
      setProblem(problemCode(error));
      setBusy(false);
    }
  };
  return (
    <Page title={t('room.who')} narrow edition={edition ?? undefined}>
      <Suspense fallback={<p className="joining-line soft" />}>
        <JoiningLine room={room} />
      </Suspense>
      <form className="panel stack" onSubmit={submit}>
        <label className="field">
          <span className="label">{t('settings.nick')}</span>
          <input
            className="input"
            value={nick}
            maxLength={24}
            required
            ref={field}
            enterKeyHint="go"
            autoComplete="nickname"
            onChange={(event) => setNick(event.target.value)}
          />
        </label>
        {problem && (
          <p className="notice bad" role="alert">
            {has(`error.${problem}`) ? t(`error.${problem}`) : t('error.internal')}
          </p>
        )}
        <div className="row">
          <button type="submit" className="button main large" disabled={busy}>
            <Icon name="door" />
            {t('join.enter')}
          </button>
        </div>
        <p className="small joining-what">{whatAwaits(room, t)}</p>
        <p className="soft small">{t('room.who.text')}</p>
      </form>
      <Suspense fallback={<div className="panel joining" />}>
        <Joining room={room} />
      </Suspense>
    </Page>
  );
}

/** What becomes of whoever comes in, said before they give a name: a seat of their own, one to choose, or looking on. */
function whatAwaits({ phase, seats }: Invitation, t: ReturnType<typeof useLabels>['t']): string {
  if (phase === 'finished') return t('join.over');
  const free = seats.filter((seat) => seat.free).length;
  if (phase === 'frozen') return t('error.frozen');
  if (free === 0) return t('join.to-watch');
  return t(free === 1 ? 'join.last' : 'join.free', { n: free, of: seats.length });
}

/** Whose room and which mission, in a line above the form: on a low screen, or above a keyboard, the rest of it lies below. */
function JoiningLine({ room }: { readonly room: Invitation }) {
  const { t, has } = useLabels(isEdition(room.edition) ? room.edition : null);
  const title = `mission.${room.mission}.title`;
  const mission = has(title) ? t(title) : room.mission;
  const of = room.name ?? (room.host === null ? null : t('join.of', { name: room.host }));
  return <p className="joining-line soft">{of === null ? mission : t('join.into', { room: of, mission })}</p>;
}

/** Mission, round, who sits where. */
function Joining({ room }: { readonly room: Invitation }) {
  const edition = isEdition(room.edition) ? room.edition : null;
  const { t, has } = useLabels(edition);
  const title = `mission.${room.mission}.title`;
  return (
    <section className="panel stack joining" aria-labelledby="joining" data-world={lookOf(room.edition)}>
      <h2 id="joining">{has(title) ? t(title) : room.mission}</h2>
      <p className="row small">
        <span className="tag">{t(`edition.${room.edition}`)}</span>
        {room.campaign && <span className="tag">{t('campaign.title')}</span>}
        <span className="tag">
          {room.phase === 'lobby'
            ? t('games.lobby')
            : room.phase === 'finished'
              ? t('join.phase.over')
              : room.phase === 'running'
                ? t(room.round === 0 ? 'games.setup' : 'games.round', { n: room.round })
                : t('games.frozen')}
        </span>
        {room.locked && (
          <span className="tag">
            <Icon name="shield" size={14} />
            {t('room.locked')}
          </span>
        )}
      </p>
      {room.host !== null && <p className="soft">{t('join.of', { name: room.host })}</p>}
      <ul className="joining-seats">
        {room.seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={at} className="joining-seat" data-free={seat.free || undefined}>
            <span className="lobby-team">
              {seat.survivors.map((id) => (
                <Portrait key={id} id={id} size={32} name={t(`survivor.${id}`)} />
              ))}
            </span>
            <span>{seat.free ? t('room.free') : seat.bot ? t('join.bot') : (seat.who ?? t('join.somebody'))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Password({ wrong, retry }: { readonly wrong: boolean; readonly retry: (password: string) => void }) {
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

/** Refusals that are the line's or the server's doing, not the room's. */
const AWAY: ReadonlySet<string> = new Set(['unreachable', 'lost', 'closing', 'internal', 'version']);

export function Refused({ code, forgotten }: { readonly code: string; readonly forgotten?: () => void }) {
  const { t, has } = useLabels();
  const why = has(`error.${code}`) ? t(`error.${code}`) : t('error.internal');
  // what was said of the room is no longer so
  useEffect(hush, []);
  return (
    <Page title={t('room.refused')} narrow>
      <Drawn told scene={AWAY.has(code) ? 'wire' : 'door'} text={code === 'no-room' ? `${why} ${t('room.gone.text')}` : why}>
        {code === 'no-token' && forgotten && (
          <button type="button" className="button main" onClick={forgotten}>
            {t('room.again')}
          </button>
        )}
        {AWAY.has(code) && code !== 'version' && (
          <button type="button" className="button main" onClick={() => location.reload()}>
            {t('error.again')}
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
      </Drawn>
    </Page>
  );
}
