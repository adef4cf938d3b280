// Somebody has lent this reader their seat: said once, since nothing else on the table would look different until its next turn.
import { useEffect, useRef } from 'react';
import { useScene } from '../scene.ts';

export function Lent() {
  const { snapshot, names, ui } = useScene();
  const known = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const lent = snapshot.presence.filter((one) => one.lender !== undefined);
    const fresh = lent.find((one) => !known.current.has(one.seat));
    known.current = new Set(lent.map((one) => one.seat));
    if (fresh !== undefined) ui.set({ flash: names.l.t('seat.you-for-other', { name: fresh.lender ?? '', who: names.team(fresh.seat) }) });
  }, [snapshot.presence, names, ui]);
  return null;
}
