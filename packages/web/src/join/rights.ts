// The rights of the table as this page knows them: people's absence goes on counting between two messages of the server.
import type { RoomInfo, TableRights } from '@holdout/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';

export interface Rights {
  readonly table: TableRights;
  /** seconds somebody has been away; 0 while here */
  away(player: string): number;
  /** seconds until others may play for whoever plays this seat */
  seatWait(player: string | null): number;
  hostWait(): number;
}

/** Counts on every second while somebody is away. */
export function useRights(room: RoomInfo): Rights {
  const heard = useRef({ room, at: Date.now() });
  if (heard.current.room !== room) heard.current = { room, at: Date.now() };
  const [, tick] = useState(0);
  const someoneGone = room.people.some((one) => !one.online);
  useEffect(() => {
    if (!someoneGone) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [someoneGone]);
  const passed = Math.floor((Date.now() - heard.current.at) / 1000);
  return useMemo(() => rightsOf(room, passed), [room, passed]);
}

function rightsOf(room: RoomInfo, passed: number): Rights {
  const personOf = (player: string | null) => room.people.find((one) => one.player === player);
  const away = (player: string) => {
    const person = personOf(player);
    return person === undefined || person.online ? 0 : person.away + passed;
  };
  return {
    away,
    seatWait: (player) => (player === null ? 0 : Math.max(0, room.seatAway - away(player))),
    hostWait: () => Math.max(0, room.hostAway - away(room.host)),
    table: {
      host: room.host,
      phase: room.phase,
      listed: room.listed,
      seats: room.seats,
      isHere: (player) => personOf(player) !== undefined,
      isOnline: (player) => personOf(player)?.online === true,
      hasLeft: (player) => away(player) >= room.seatAway,
      hostHasLeft: () => away(room.host) >= room.hostAway,
    },
  };
}
