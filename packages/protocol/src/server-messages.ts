// What the server says. Views, boards, options and events are the engine's own values and pass through unread.
import type { GameEvent, Option, Refusal, SeatView } from '@holdout/engine';
import * as z from 'zod/mini';
import { ERROR_CODES } from './codes.ts';
import type { Patch } from './patch.ts';
import { ChatLine, RoomInfo } from './room.ts';
import { Code, opaque, opaqueList, RequestId, Tick } from './words.ts';

/** The static part of the picture, as `engine.board` describes it. */
export type Board = object;

/** Who made a step: seat that answered (-1: the team), the person, or the bot. `to`: the tick an undo went back to. */
const StepBy = z.object({
  kind: z.enum(['answer', 'undo']),
  seat: z.int(),
  player: z.nullable(Code),
  bot: z.nullable(z.string()),
  to: z.nullable(Tick),
});

/** What a step showed; of an undo, `to` is the tick it went back to. Tick 0 is the setup. */
const PastStep = z.object({ tick: Tick, to: z.nullable(Tick), events: opaqueList<GameEvent>() });
export type PastStep = z.infer<typeof PastStep>;

/** The way back: how many answers there are, how many of the last ones revealed nothing, and who gave the last (null: bot or team). */
const WayBack = z.object({ all: z.int(), free: z.int(), by: z.nullable(Code) });
export type WayBack = z.infer<typeof WayBack>;

const Welcome = z.object({
  t: z.literal('welcome'),
  v: z.int(),
  /** null: only watching */
  you: z.nullable(z.object({ player: Code, nick: z.string() })),
  room: RoomInfo,
  chat: z.array(ChatLine),
  bots: z.array(z.string()),
});
const Room = z.object({ t: z.literal('room'), room: RoomInfo });

/** Everything the seat sees. `ask.options` of the view is always empty here: `options` are the receiver's own, null if it is not theirs to answer. */
const View = z.object({
  t: z.literal('view'),
  tick: Tick,
  view: opaque<SeatView>(),
  board: opaque<Board>(),
  options: z.nullable(opaqueList<Option>()),
  back: WayBack,
  /** what happened since the tick the client named, oldest first */
  past: z.array(PastStep),
});
/** One answer later: a patch to the view of `tick - 1`. */
const Step = z.object({
  t: z.literal('step'),
  tick: Tick,
  by: StepBy,
  patch: z.unknown() as z.ZodMiniType<Patch>,
  board: z.optional(opaque<Board>()),
  events: opaqueList<GameEvent>(),
  /** what each event changed on the table, one patch an event: for shows */
  shown: z.optional(opaqueList<Patch>()),
  options: z.nullable(opaqueList<Option>()),
  back: WayBack,
});

/** The proposal for a team choice. `until`: when the room's timer applies it. */
const Team = z.object({
  t: z.literal('team'),
  tick: Tick,
  key: z.string(),
  by: z.nullable(Code),
  agreed: z.array(Code),
  waiting: z.array(Code),
  until: z.nullable(z.number()),
});
/** A wish to go back that others must consent to; `state` says how it ended. */
const Rewind = z.object({
  t: z.literal('rewind'),
  tick: Tick,
  back: z.int(),
  by: Code,
  agreed: z.array(Code),
  waiting: z.array(Code),
  state: z.enum(['open', 'done', 'declined']),
});

const Chat = z.object({ t: z.literal('chat'), line: ChatLine });
const Point = z.object({ t: z.literal('point'), player: Code, zone: z.int(), to: z.optional(z.int()), mark: z.string() });
/** Somebody waits for those named. */
const Nudge = z.object({ t: z.literal('nudge'), tick: Tick, player: Code, to: z.array(Code) });
/** What a nudge came to for each: they look at the table, were sent a notice, or are away and take none. */
export type Nudged = Readonly<Record<string, 'here' | 'notice' | 'away'>>;
const Ok = z.object({ t: z.literal('ok'), id: RequestId, tick: Tick });
const Result = z.object({ t: z.literal('result'), id: RequestId, tick: Tick, value: z.unknown() });
const Failure = z.object({
  t: z.literal('error'),
  code: z.enum(ERROR_CODES),
  id: z.optional(RequestId),
  reason: z.optional(opaque<Refusal>()),
});
const Pong = z.object({ t: z.literal('pong'), at: z.number(), now: z.number() });

export const ServerMessage = z.discriminatedUnion('t', [
  Welcome,
  Room,
  View,
  Step,
  Team,
  Rewind,
  Chat,
  Point,
  Nudge,
  Ok,
  Result,
  Failure,
  Pong,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
export type ServerMessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
