// Whoever comes in for the first time and finds one seat free sits down on it: there is nothing to choose.
import type { GameLink, LinkState } from '@holdout/protocol';
import { useEffect, useRef, useState } from 'react';

const place = (code: string): string => `holdout.came.${code}`;

function firstTime(code: string): boolean {
  try {
    if (sessionStorage.getItem(place(code)) !== null) return false;
    sessionStorage.setItem(place(code), '1');
    return true;
  } catch {
    return false;
  }
}

/** True once a seat was taken that way. */
export function useLastSeat(code: string, link: GameLink | null, { room, you }: Pick<LinkState, 'room' | 'you'>): boolean {
  const looked = useRef(false);
  const [sat, setSat] = useState(false);
  useEffect(() => {
    if (looked.current || link === null || room === null || you === null) return;
    looked.current = true;
    if (!firstTime(code) || room.host === you.player || (room.phase !== 'lobby' && room.phase !== 'running')) return;
    const free = room.seats.filter((seat) => seat.owner === null && seat.bot === null);
    const [last] = free;
    if (free.length !== 1 || last === undefined || room.seats.some((seat) => seat.owner === you.player)) return;
    void link.request({ t: 'seat', seat: last.seat, do: 'claim' }).then((reply) => setSat(reply.ok));
  }, [code, link, room, you]);
  return sat;
}
