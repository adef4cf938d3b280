/** Every way a request can fail. The labels name them; `reason` on the message adds the engine's own words where there are some. */
export const ERROR_CODES = [
  'bad-message',
  'too-large',
  'too-fast',
  'version',
  'hello-first',
  'no-token',
  'no-room',
  'password',
  'room-full',
  'kicked',
  'removed',
  'banned',
  'muted',
  'read-only',
  'not-yours',
  'not-host',
  'not-seated',
  'stale',
  'refused',
  'not-team',
  'not-started',
  'started',
  'finished',
  'frozen',
  'seat-taken',
  'no-seat',
  'no-player',
  'no-bot',
  'not-away',
  'not-waited',
  'just-nudged',
  'in-campaign',
  'no-campaign',
  'campaign-file',
  'not-over',
  'undo-nothing',
  'undo-revealed',
  'undo-lost',
  'no-request',
  'setup',
  'no-mission',
  'gallery-full',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * WebSocket close codes of our own. A client comes back after any close but `version` and `refused`; `silent` is never sent: it is what
 * a client calls a connection that no longer answers.
 */
export const CLOSE = { version: 4000, refused: 4001, silent: 4002, flood: 4008 } as const;
