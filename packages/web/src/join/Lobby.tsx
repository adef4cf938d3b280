import type { GameLink, LinkState, RoomInfo, SeatInfo, Wish } from '@holdout/protocol';
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { announce } from '../app/announce.ts';
import { Page } from '../app/Page.tsx';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Copy } from '../app/parts/Copy.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { address, fullAddress } from '../app/router.ts';
import { isEdition } from '../game/editions.ts';
import { ownTold } from '../game/own.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { LobbyTalk } from './LobbyTalk.tsx';
import { QrCode } from './QrCode.tsx';
import { RoomSettings } from './RoomSettings.tsx';
import { useRights } from './rights.ts';
import { People } from './Seats.tsx';
import { TurnNotices } from './TurnNotices.tsx';

const OwnPicture = lazy(() => import('../workshop/board/MissionPicture.tsx').then((file) => ({ default: file.MissionPicture })));

interface LobbyProps {
  readonly link: GameLink;
  readonly room: RoomInfo;
  readonly you: { readonly player: string; readonly nick: string } | null;
  readonly bots: readonly string[];
  readonly chat: LinkState['chat'];
  /** the last free seat was taken by itself */
  readonly sat: boolean;
}

export default function Lobby({ link, room, you, bots, chat, sat }: LobbyProps) {
  const edition = isEdition(room.setup.edition) ? room.setup.edition : 'second-edition';
  const { t, has } = useLabels(edition);
  use(ownTold(room.setup));
  const mission = typeof room.setup.mission === 'string' ? room.setup.mission : room.setup.mission.id;
  const host = room.host === you?.player;
  const [problem, setProblem] = useState<string | null>(null);
  const share = fullAddress(address(`room/${room.room}`));
  const mine = room.seats.some((seat) => seat.owner === you?.player);
  const waiting = room.seats.filter((seat) => seat.owner === null && seat.bot === null).length;
  const full = room.seats.every((seat) => seat.owner !== null);
  const people = room.people.filter((one) => one.online).length;
  useEffect(() => announce(t('lobby.people', { count: people })), [people, t]);

  const ask = async (wish: Wish) => {
    const reply = await link.request(wish);
    setProblem(reply.ok ? null : reply.code);
  };
  const start = () => ask({ t: 'start' });
  const rights = useRights(room);
  const invited = useRef<HTMLElement>(null);

  return (
    <Page title={room.name ?? t(`mission.${mission}.title`)} edition={edition}>
      <div className="lobby">
        <section className="stack" aria-labelledby="lobby-seats">
          <div className="lobby-head">
            <h2 id="lobby-seats">{t('lobby.seats')}</h2>
            {/* where the invitation lies below the seats, the code is in sight all the same */}
            {room.short && (
              <button type="button" className="button lobby-short" onClick={() => invited.current?.scrollIntoView()}>
                <span className="soft small">{t('lobby.code')}</span> <b translate="no">{room.short.toUpperCase()}</b>
              </button>
            )}
          </div>
          {sat && mine && (
            <p className="notice" role="status">
              {t('lobby.sat')}
            </p>
          )}
          {/* before the seats: six of them fill a phone, and whoever finds none of them free should not have to read them all */}
          {!host && <p className="soft">{t(mine ? 'lobby.wait-host' : full ? 'lobby.full' : 'lobby.take-seat')}</p>}
          <ul className="lobby-seats">
            {room.seats.map((seat) => (
              <LobbySeat key={seat.seat} seat={seat} ask={ask} room={room} you={you?.player ?? null} bots={bots} />
            ))}
          </ul>
          {problem && (
            <p className="notice bad" role="alert">
              {has(`error.${problem}`) ? t(`error.${problem}`) : t('error.internal')}
            </p>
          )}
          {host && (
            <div className="row">
              <button type="button" className="button main large" onClick={() => void start()}>
                <Icon name="play" />
                {t('lobby.start')}
              </button>
              {waiting > 0 && <p className="soft small">{t('lobby.waiting', { count: waiting })}</p>}
            </div>
          )}
          <div className="stack lobby-more">
            {you && <LobbyTalk link={link} chat={chat} you={you.player} />}
            {you && <People room={room} you={you.player} rights={rights} ask={ask} />}
            {host && <RoomSettings link={link} room={room} />}
          </div>
        </section>
        <aside className="lobby-side stack">
          <section className="panel stack" aria-labelledby="lobby-invite" ref={invited}>
            <h2 id="lobby-invite">{t('lobby.invite')}</h2>
            {room.short && (
              <p className="room-code">
                <span className="soft small">{t('lobby.code')}</span>
                <strong translate="no">{room.short.toUpperCase()}</strong>
              </p>
            )}
            <QrCode text={share} label={t('lobby.qr')} />
            <Copy text={share} label={t('room.copy')} />
            {'share' in navigator && (
              <button
                type="button"
                className="button"
                onClick={() => void navigator.share({ url: share, title: document.title }).catch(() => {})}
              >
                <Icon name="share" />
                {t('lobby.share')}
              </button>
            )}
            <Copy text={fullAddress(address(`watch/${room.watch}`))} label={t('room.copy.watch')} />
          </section>
          <section className="panel stack" aria-labelledby="lobby-mission">
            <h2 id="lobby-mission">{t(`mission.${mission}.title`)}</h2>
            <div className="lobby-board">
              {typeof room.setup.mission === 'string' ? (
                <BoardPicture edition={edition} mission={mission} />
              ) : (
                <Suspense fallback={null}>
                  <OwnPicture mission={room.setup.mission} />
                </Suspense>
              )}
            </div>
            <p className="small">{t(`mission.${mission}.brief`)}</p>
            <ul className="row">
              {Object.keys(room.setup.options).map((name) => (
                <li className="tag hot" key={name}>
                  {t(`option.${name}`)}
                </li>
              ))}
            </ul>
            <p className="soft small commitment">
              {t(room.seedChosen ? 'lobby.seed-chosen' : 'lobby.commitment')} <code>{room.commitment.slice(0, 16)}…</code>
            </p>
          </section>
          <TurnNotices />
        </aside>
      </div>
    </Page>
  );
}

interface LobbySeatProps {
  readonly seat: SeatInfo;
  readonly ask: (wish: Wish) => Promise<void>;
  readonly room: RoomInfo;
  readonly you: string | null;
  readonly bots: readonly string[];
}

function LobbySeat({ seat, ask, room, you, bots }: LobbySeatProps) {
  const edition = isEdition(room.setup.edition) ? room.setup.edition : null;
  const { t } = useLabels(edition);
  const host = room.host === you;
  const owner = room.people.find((person) => person.player === seat.owner);
  const change = (wish: { do: 'claim' | 'leave' | 'free' | 'bot' | 'back'; bot?: string }) =>
    void ask({ t: 'seat', seat: seat.seat, ...wish });
  const free = seat.owner === null && seat.bot === null;
  return (
    <li className="lobby-seat panel" data-mine={seat.owner === you}>
      <ul className="lobby-team">
        {seat.survivors.map((id) => (
          <li key={id}>
            <Portrait id={id} size={48} name={t(`survivor.${id}`)} />
          </li>
        ))}
      </ul>
      <p className="lobby-who">
        <small className="soft lobby-names">{seat.survivors.map((id) => t(`survivor.${id}`)).join(', ')}</small>
        {seat.bot !== null ? (
          <>
            <Icon name="bot" size={18} /> {t(`bot.${seat.bot}`)}
          </>
        ) : (
          (owner?.nick ?? t('room.free'))
        )}
        {seat.owner === you && seat.bot === null && <span className="tag hot">{t('game.you')}</span>}
      </p>
      <div className="row">
        {seat.owner === null && (
          <button type="button" className="button main" onClick={() => change({ do: 'claim' })}>
            {t('lobby.claim')}
          </button>
        )}
        {seat.owner === you && (
          <button type="button" className="button" onClick={() => change({ do: 'leave' })}>
            {t('lobby.leave')}
          </button>
        )}
        {host && (free || seat.owner === you) && seat.bot === null && bots.length > 0 && (
          <select
            className="input lobby-bot"
            value=""
            aria-label={t('lobby.bot')}
            onChange={(event) => change({ do: 'bot', bot: event.target.value })}
          >
            <option value="">{t('lobby.bot')}</option>
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {t(`bot.${bot}`)}
              </option>
            ))}
          </select>
        )}
        {host && (seat.bot !== null || (seat.owner !== null && seat.owner !== you)) && (
          <button type="button" className="button" onClick={() => change({ do: 'free' })}>
            {t('lobby.free')}
          </button>
        )}
      </div>
    </li>
  );
}
