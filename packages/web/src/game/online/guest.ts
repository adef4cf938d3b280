// Who this browser is to the server: a nickname and a secret that nobody else has.
export interface GuestPass {
  readonly player: string;
  readonly nick: string;
  readonly token: string;
}

const PLACE = 'holdout.guest';

export function guest(): GuestPass | null {
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Partial<GuestPass> | null;
    return stored?.token && stored.player ? { player: stored.player, nick: stored.nick ?? '', token: stored.token } : null;
  } catch {
    return null;
  }
}

export const hasGuest = (): boolean => guest() !== null;

export const keepGuest = (pass: GuestPass): void => localStorage.setItem(PLACE, JSON.stringify(pass));
