import type { TableScene } from '../scene.ts';

/** Whom the table waits for, and what keeps them: a seat nobody took has no person who could be away. */
export function waitingText({ snapshot, names, host }: Pick<TableScene, 'snapshot' | 'names' | 'host'>, seat: number): string {
  const at = snapshot.presence.find((one) => one.seat === seat);
  // where seats can be taken, a seat without a name is free
  if (host.seats !== undefined && at !== undefined && at.name === '' && !at.bot)
    return names.l.t('table.waiting-free', { who: names.team(seat) });
  const away = at !== undefined && !at.present && !at.bot;
  return names.l.t(away ? 'table.waiting-away' : 'table.waiting-for', { who: names.seat(seat) });
}
