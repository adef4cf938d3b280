// What a message costs its sender: about one for each half millisecond or ten kilobytes it takes us.
import type { ClientMessage } from '@holdout/protocol';

const COSTS: Partial<Record<ClientMessage['t'], number>> = {
  hello: 4,
  seat: 4,
  person: 4,
  host: 4,
  configure: 8,
  start: 20,
  rematch: 20,
  chat: 3,
  undo: 3,
  point: 2,
  nudge: 4,
};
const HINT = 10;
const PARTING = 40;
const FORECAST = 3;
const WHOLE_VIEW = 4;
/** So many ticks of the past cost as much as one message. */
const PAST = 40;

/** `tick`: where the game is, so that asking for its whole past costs what the past is long. */
export function costOf(message: ClientMessage, tick: number): number {
  switch (message.t) {
    case 'look':
      return WHOLE_VIEW + (message.since === undefined ? 0 : Math.max(0, tick - message.since) / PAST);
    case 'ask':
      return message.about === 'hint' ? HINT : message.about === 'parting' ? PARTING : message.about === 'forecast' ? FORECAST : 1;
    default:
      return COSTS[message.t] ?? 1;
  }
}

/** Stretching a password takes a tenth of a second of a processor. */
const PASSWORD = 100;

/**
 * What it costs the sender's address. A password is dear to us, but whoever sets one goes on to the next setting within the second, so their own
 * purse pays no more than for any setting: how many passwords a person may set is counted by the minute.
 */
export const strainOf = (message: ClientMessage, cost: number): number =>
  message.t === 'configure' && typeof message.room?.password === 'string' ? PASSWORD : cost;

/** An answer that came too late brings the whole picture with its refusal. */
export const STALE_COST = WHOLE_VIEW;
