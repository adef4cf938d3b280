// What codes lead to, as the server told it.
import type { Invitation } from '@holdout/protocol';
import { invitation, problemCode } from '../game/online/api.ts';

const told = new Map<string, Promise<Invitation | string>>();

/** Asked once for each code until it is forgotten; a problem is its code. */
export function invited(code: string): Promise<Invitation | string> {
  let known = told.get(code);
  if (!known) {
    const asked: Promise<Invitation | string> = invitation(code).catch(problemCode);
    told.set(code, asked);
    // a short code leads to an address with the long one: not asked again
    void asked.then((room) => typeof room !== 'string' && told.set(room.room, asked));
    known = asked;
  }
  return known;
}

/** The next one who asks is told anew: seats are taken meanwhile, and a server that was away comes back. */
export const forgetInvitation = (code: string): void => void told.delete(code);
