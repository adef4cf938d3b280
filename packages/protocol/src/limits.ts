/** Bumped whenever an old client could misread a new server, or the other way round: such a client is told to reload. */
export const PROTOCOL_VERSION = 3;

export const LIMITS = {
  nick: 24,
  roomName: 60,
  chat: 300,
  password: 64,
  /** longest answer key: an arrange form over six survivors */
  key: 2000,
  seed: 64,
  /** most steps of a try at the mission of the day: several times what long games take */
  dailySteps: 6000,
  seats: 6,
  survivorsPerSeat: 6,
  /** largest message a client may send over the socket, in bytes */
  message: 16 * 1024,
  /** largest body of an HTTP request: a mission of one's own */
  body: 256 * 1024,
  /** a mission or a campaign sheet from outside: how deep, how many values, how large a number, how long a text */
  depth: 20,
  values: 5000,
  number: 1_000_000,
  text: 400,
} as const;
