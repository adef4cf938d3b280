// Who sits where, and everything that may be done about it: take, leave, lend, free, a bot for the seat or for one survivor, hosting.
// What is not allowed stays visible with its reason; the server decides by the same questions.
import { type ErrorCode, type GameLink, hostRefusal, type RoomInfo, type SeatInfo, seatRefusal, type Wish } from '@holdout/protocol';
import { useState } from 'react';
import { BotLevel } from '../app/parts/BotLevel.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { isEdition } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { RoomSettings } from './RoomSettings.tsx';
import { type Rights, useRights } from './rights.ts';
import { TurnNotices } from './TurnNotices.tsx';
import './join.css';

interface SeatsProps {
  readonly link: GameLink;
  readonly room: RoomInfo;
  readonly you: { readonly player: string } | null;
  readonly bots: readonly string[];
}

/** Sends a wish; whatever is refused is said. */
function useAsk(link: GameLink) {
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (wish: Wish) => {
    const reply = await link.request(wish);
    setProblem(reply.ok ? null : reply.code);
  };
  return { ask, problem };
}

/** Seconds while they matter, then minutes, then hours. */
function awayFor(seconds: number, t: ReturnType<typeof useLabels>['t']): string {
  if (seconds < 120) return t('seats.away', { n: seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 120 ? t('seats.away.minutes', { n: minutes }) : t('seats.away.hours', { n: Math.floor(minutes / 60) });
}

export default function Seats({ link, room, you, bots }: SeatsProps) {
  const edition = isEdition(room.setup.edition) ? room.setup.edition : null;
  const { t, has } = useLabels(edition);
  const { ask, problem } = useAsk(link);
  const rights = useRights(room);
  const [level, setLevel] = useState(bots[0] ?? '');
  if (you === null) return null;
  const running = room.phase === 'running' || room.phase === 'lobby';
  // whoever only looks on gives nothing to a bot
  const plays = room.host === you.player || room.seats.some((seat) => seat.owner === you.player || seat.lentTo === you.player);
  return (
    <div className="stack">
      {problem !== null && (
        <p className="notice bad" role="alert">
          {t(has(`error.${problem}`) ? `error.${problem}` : 'error.internal')}
        </p>
      )}
      {running && plays && bots.length > 1 && <BotLevel levels={bots} level={level} choose={setLevel} />}
      <ul className="seat-list">
        {running &&
          room.seats.map((seat) => (
            <li className="panel seat-line" key={seat.seat} data-mine={seat.owner === you.player}>
              <OneSeat seat={seat} room={room} you={you.player} bot={level} rights={rights} ask={ask} />
            </li>
          ))}
      </ul>
      <People room={room} you={you.player} rights={rights} ask={ask} />
      {room.phase === 'running' && plays && <TurnNotices />}
      {room.host === you.player && room.phase !== 'lobby' && <RoomSettings link={link} room={room} />}
    </div>
  );
}

type Ask = (wish: Wish) => Promise<void>;

interface OneSeatProps {
  readonly seat: SeatInfo;
  readonly room: RoomInfo;
  readonly you: string;
  /** the level a seat or survivor is given to */
  readonly bot: string;
  readonly rights: Rights;
  readonly ask: Ask;
}

function OneSeat({ seat, room, you, bot, rights, ask }: OneSeatProps) {
  const edition = isEdition(room.setup.edition) ? room.setup.edition : null;
  const { t } = useLabels(edition);
  const nick = (player: string | null) => room.people.find((one) => one.player === player)?.nick ?? '';
  const person = seat.bot === null ? (seat.lentTo ?? seat.owner) : null;
  const at = room.people.find((one) => one.player === person);
  const host = room.host === you;
  const own = seat.owner === you || person === you;
  const change = (more: {
    readonly do: 'claim' | 'leave' | 'free' | 'bot' | 'lend' | 'back';
    to?: string;
    bot?: string;
    survivor?: string;
  }) => ({
    t: 'seat' as const,
    seat: seat.seat,
    ...more,
  });
  const why = (more: Parameters<typeof change>[0]) => seatRefusal(rights.table, you, { seat: seat.seat, ...more });
  const act = (label: string, more: Parameters<typeof change>[0], main = false) => (
    <Act label={label} refused={why(more)} wait={rights.seatWait(person)} main={main} press={() => void ask(change(more))} />
  );
  return (
    <>
      <p className="seat-who">
        <span className="lobby-team" aria-hidden="true">
          {seat.survivors.map((id) => (
            <Portrait key={id} id={id} size={32} />
          ))}
        </span>
        <span>
          <b>{seat.survivors.map((id) => t(`survivor.${id}`)).join(', ')}</b>
          <br />
          <small className="soft">
            <Icon name={seat.bot === null ? 'person' : 'bot'} size={14} />{' '}
            {seat.bot !== null
              ? t(`bot.${seat.bot}`)
              : seat.lentTo !== null
                ? t('seats.lent', { name: nick(seat.lentTo) })
                : nick(seat.owner) || t('room.free')}
            {seat.owner !== null && person !== seat.owner && ` · ${t('seats.of', { name: nick(seat.owner) })}`}
            {at !== undefined && !at.online && ` · ${awayFor(rights.away(at.player), t)}`}
          </small>
        </span>
      </p>
      <div className="row">
        {seat.owner === null && act(t('seats.take'), { do: 'claim' }, true)}
        {seat.owner !== null &&
          (seat.bot !== null || seat.lentTo !== null) &&
          (own || host) &&
          act(t(seat.owner !== you && person === you ? 'menu.seat.give-back' : 'menu.seat.back'), { do: 'back' }, true)}
        {seat.bot === null &&
          (seat.owner === you || host || seat.owner === null || at?.online !== true) &&
          act(t('menu.seat.bot'), { do: 'bot', bot })}
        {!own &&
          seat.bot === null &&
          seat.owner !== null &&
          at?.online !== true &&
          act(t('seats.play-for', { name: nick(seat.owner) }), { do: 'lend', to: you })}
        {(seat.owner === you || host) && seat.owner !== null && (
          <Lend seat={seat} room={room} you={you} press={(to) => void ask(change({ do: 'lend', to }))} />
        )}
        {seat.owner === you && act(t('lobby.leave'), { do: 'leave' })}
        {host && seat.owner !== you && (seat.owner !== null || seat.bot !== null) && act(t('lobby.free'), { do: 'free' })}
      </div>
      {seat.bot === null && (own || host) && seat.survivors.length > 1 && seat.owner !== null && (
        <fieldset className="seat-bots">
          <legend className="small soft">{t('seats.bots')}</legend>
          {seat.survivors.map((id) => {
            const plays = seat.survivorBots[id] !== undefined;
            return (
              <label key={id} className="seat-bot">
                <input
                  type="checkbox"
                  checked={plays}
                  onChange={() => void ask(change(plays ? { do: 'back', survivor: id } : { do: 'bot', bot, survivor: id }))}
                />
                {t(`survivor.${id}`)}
              </label>
            );
          })}
        </fieldset>
      )}
    </>
  );
}

interface ActProps {
  readonly label: string;
  readonly refused: ErrorCode | null;
  /** seconds until it may be done, where time is all it takes */
  readonly wait: number;
  readonly main?: boolean;
  readonly press: () => void;
}

/** A button; where it may not be pressed it says why. */
function Act({ label, refused, wait, main = false, press }: ActProps) {
  const { t } = useLabels();
  const reason = refused === null ? null : refused === 'not-away' && wait > 0 ? t('seats.wait', { n: wait }) : t(`error.${refused}`);
  return (
    <span className="seat-act">
      <button
        type="button"
        className={`button ${main ? 'main' : ''}`}
        aria-disabled={refused !== null || undefined}
        onClick={refused === null ? press : undefined}
      >
        {label}
      </button>
      {reason !== null && <small className="soft">{reason}</small>}
    </span>
  );
}

function Lend({
  seat,
  room,
  you,
  press,
}: {
  readonly seat: SeatInfo;
  readonly room: RoomInfo;
  readonly you: string;
  readonly press: (to: string) => void;
}) {
  const { t } = useLabels();
  const others = room.people.filter((one) => one.online && one.player !== seat.owner && one.player !== seat.lentTo);
  if (others.length === 0) return null;
  return (
    <select className="input seat-lend" value="" aria-label={t('seats.lend')} onChange={(event) => press(event.target.value)}>
      <option value="">{t('seats.lend')}</option>
      {others.map((one) => (
        <option key={one.player} value={one.player}>
          {one.player === you ? t('seats.me') : one.nick}
        </option>
      ))}
    </select>
  );
}

interface PeopleProps {
  readonly room: RoomInfo;
  readonly you: string;
  readonly rights: Rights;
  readonly ask: Ask;
}

/** Everyone in the room: who leads it, handing that on, taking it over, and what a host may do about people. */
export function People({ room, you, rights, ask }: PeopleProps) {
  const { t } = useLabels();
  const host = room.host === you;
  return (
    <section className="stack" aria-labelledby="room-people">
      <h3 id="room-people">{t('lobby.here')}</h3>
      <ul className="menu-seats">
        {room.people.map((one) => (
          <li className="row spread" key={one.player}>
            <span data-online={one.online}>
              <Icon name="person" size={18} /> {one.nick}
              {one.player === room.host && <em className="tag hot">{t('lobby.host')}</em>}
              {!one.online && <small className="soft"> {awayFor(rights.away(one.player), t)}</small>}
            </span>
            {host && one.player !== you && (
              <span className="row">
                <button type="button" className="button" onClick={() => void ask({ t: 'host', to: one.player })}>
                  {t('seats.make-host')}
                </button>
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => void ask({ t: 'person', player: one.player, do: one.muted ? 'unmute' : 'mute' })}
                >
                  {t(one.muted ? 'seats.unmute' : 'seats.mute')}
                </button>
                <button type="button" className="button quiet" onClick={() => void ask({ t: 'person', player: one.player, do: 'kick' })}>
                  {t('seats.kick')}
                </button>
              </span>
            )}
            {!host && one.player === room.host && !one.online && (
              <Act
                label={t('seats.lead')}
                refused={hostRefusal(rights.table, you, you)}
                wait={rights.hostWait()}
                press={() => void ask({ t: 'host', to: you })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
