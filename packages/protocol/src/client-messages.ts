// What a client may say. Anything else is answered with an error code.
import * as z from 'zod/mini';
import { ContentId, RoomWish, SetupWish } from './room.ts';
import { BotLevel, ChatText, Code, Key, Password, RequestId, SeatNumber, Tick, Token } from './words.ts';

const request = { id: RequestId };
const atTick = { id: RequestId, tick: Tick };
/** `again`: sent once more after a break. If it was done the first time the reply is `ok`, and it is not done twice. */
const act = { ...atTick, again: z.optional(z.boolean()) };

/** First message of every connection. `room` to take part (with a token), `watch` to look on. `since` resumes after that tick. */
const Hello = z.strictObject({
  t: z.literal('hello'),
  v: z.int(),
  room: z.optional(Code),
  watch: z.optional(Code),
  token: z.optional(Token),
  password: z.optional(Password),
  since: z.optional(Tick),
});

const Answer = z.strictObject({ t: z.literal('answer'), ...act, key: Key });
/** Team choices: change the proposal, agree to the one seen, or (host) apply it now. */
const Propose = z.strictObject({ t: z.literal('propose'), ...act, key: Key });
const Agree = z.strictObject({ t: z.literal('agree'), ...act, key: Key });
const Decide = z.strictObject({ t: z.literal('decide'), ...act });
/** Takes `back` answers back, at once where nobody else is concerned, otherwise when those concerned consent. */
const Undo = z.strictObject({ t: z.literal('undo'), ...act, back: z.int().check(z.gte(1), z.lte(10_000)) });
const Consent = z.strictObject({ t: z.literal('consent'), ...atTick, agree: z.boolean() });

/**
 * Seats: `claim` a free one, `leave` one's own, `free` somebody's (host), hand it to a `bot` or `lend` it to a person, take it `back`.
 * `survivor`: only this one of the seat's survivors goes to the bot, or comes back.
 */
const Seat = z.strictObject({
  t: z.literal('seat'),
  ...request,
  seat: SeatNumber,
  do: z.enum(['claim', 'leave', 'free', 'bot', 'lend', 'back']),
  bot: z.optional(BotLevel),
  to: z.optional(Code),
  survivor: z.optional(ContentId),
});
/** The host and a person of the room: out (they may come again), out for good, quiet, and back. Bans are lifted by name of the person. */
const Person = z.strictObject({
  t: z.literal('person'),
  ...request,
  player: Code,
  do: z.enum(['kick', 'ban', 'unban', 'mute', 'unmute']),
});
const Host = z.strictObject({ t: z.literal('host'), ...request, to: Code });
const Configure = z.strictObject({ t: z.literal('configure'), ...request, setup: z.optional(SetupWish), room: z.optional(RoomWish) });
const Start = z.strictObject({ t: z.literal('start'), ...request });
/** The same again in a room of its own, with everyone on their seats; `next` of the room says where. */
const Rematch = z.strictObject({ t: z.literal('rematch'), ...request });

/** Questions about the game the seat sees: previews, intent, odds, why an answer is not possible, whether it loses the game; of bots: what they would do, and the chance to win with and without whoever is asked at the exit. */
const Ask = z.strictObject({
  t: z.literal('ask'),
  ...atTick,
  about: z.enum(['reach', 'sight', 'odds', 'intent', 'forecast', 'threat', 'why-not', 'loses', 'hint', 'parting']),
  survivor: z.optional(z.int().check(z.gte(0), z.lte(100))),
  key: z.optional(Key),
});

/** `once` names the line: sent again after a break, it is said one time. */
const Chat = z.strictObject({ t: z.literal('chat'), ...request, text: ChatText, once: z.optional(Code) });
/** A ping on the board, seen by everyone for a moment; `to` makes it an arrow. */
const Point = z.strictObject({
  t: z.literal('point'),
  ...request,
  zone: z.int().check(z.gte(0), z.lte(1000)),
  to: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  mark: z.enum(['here', 'danger', 'help', 'go']),
});
/** Rings at whoever the table waits for. Only whoever plays may, and not again for a while; the reply says how each was reached. */
const Nudge = z.strictObject({ t: z.literal('nudge'), ...atTick });
/** Asks for the whole view again. */
const Look = z.strictObject({ t: z.literal('look'), ...request, since: z.optional(Tick) });
const Ping = z.strictObject({ t: z.literal('ping'), at: z.number() });

export const ClientMessage = z.discriminatedUnion('t', [
  Hello,
  Answer,
  Propose,
  Agree,
  Decide,
  Undo,
  Consent,
  Seat,
  Person,
  Host,
  Configure,
  Start,
  Rematch,
  Ask,
  Chat,
  Point,
  Nudge,
  Look,
  Ping,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
/** A request before it has its number. */
export type Wish = Unnumbered<Extract<ClientMessage, { id: number }>>;
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type ClientMessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
