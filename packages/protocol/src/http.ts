// Bodies of the HTTP API. A guest's secret token travels only in the Authorization header.
import type { Campaign } from '@holdout/engine';
import * as z from 'zod/mini';
import { ERROR_CODES } from './codes.ts';
import { ContentId, HouseRules, RoomInfo, RoomPhase, RoomWish, SetupWish } from './room.ts';
import { BotLevel, boundedObject, Code, Nick, opaque, Password, SeatNumber, Token } from './words.ts';

export const GuestWish = z.strictObject({ nick: Nick });
/** The token is told this once and kept by the browser. */
export const Guest = z.object({ player: Code, nick: z.string(), token: Token });
export type Guest = z.infer<typeof Guest>;
export const Me = z.object({ player: Code, nick: z.string() });

export const GameWish = z.strictObject({
  setup: SetupWish,
  room: z.optional(RoomWish),
  /** seats the host takes at once; the rest stay free */
  mySeats: z.optional(z.array(SeatNumber)),
  /** bots by seat */
  bots: z.optional(z.array(z.strictObject({ seat: SeatNumber, bot: BotLevel }))),
});
export type GameWish = z.infer<typeof GameWish>;

export const JoinWish = z.strictObject({ password: z.optional(Password) });
export const SeatWish = z.strictObject({
  do: z.enum(['claim', 'leave', 'free', 'bot', 'lend', 'back']),
  bot: z.optional(BotLevel),
  to: z.optional(Code),
  survivor: z.optional(ContentId),
});

export const RoomReply = z.object({ room: RoomInfo });

/** One line of a list of games. */
export const GameCard = z.object({
  room: Code,
  /** null: locked, and not one's own */
  watch: z.nullable(Code),
  name: z.nullable(z.string()),
  phase: RoomPhase,
  edition: z.string(),
  mission: z.string(),
  seats: z.int(),
  free: z.int(),
  round: z.int(),
  tick: z.int(),
  host: z.string(),
  locked: z.boolean(),
  yourTurn: z.boolean(),
  /** of one's own games: the name of whoever else it waits for; null: nobody, a bot, or the whole table */
  waitsFor: z.optional(z.nullable(z.string())),
  result: z.nullable(z.enum(['won', 'lost'])),
  created: z.number(),
  updated: z.number(),
});
export type GameCard = z.infer<typeof GameCard>;
/** `next`: asked for as `before`, gives the page after this one; null: there is none. */
export const GameCards = z.object({ games: z.array(GameCard), next: z.optional(z.nullable(z.string())) });

/** What one is about to join, told to whoever has the code. Of a locked room nobody's name is told. */
export const Invitation = z.object({
  room: Code,
  name: z.nullable(z.string()),
  phase: RoomPhase,
  edition: z.string(),
  mission: z.string(),
  round: z.int(),
  host: z.nullable(z.string()),
  locked: z.boolean(),
  campaign: z.boolean(),
  seats: z.array(z.object({ survivors: z.array(z.string()), who: z.nullable(z.string()), bot: z.boolean(), free: z.boolean() })),
});
export type Invitation = z.infer<typeof Invitation>;

/** A campaign of a room: begun anew, or brought along as a file. */
export const CampaignWish = z.union([
  z.strictObject({
    edition: ContentId,
    seats: z.array(z.array(ContentId).check(z.minLength(1), z.maxLength(6))).check(z.minLength(1), z.maxLength(6)),
    options: HouseRules,
  }),
  z.strictObject({ file: boundedObject<object>() }),
]);
export type CampaignWish = z.infer<typeof CampaignWish>;
/** `seats`: the same survivors in other hands; without it as before. */
export const MissionWish = z.strictObject({ seats: z.optional(z.array(z.array(ContentId)).check(z.minLength(1), z.maxLength(6))) });
export const HeirWish = z.strictObject({ dead: ContentId, heir: ContentId });
export const CampaignInfo = z.object({
  id: Code,
  host: Code,
  /** the caller may open missions and choose successors */
  mine: z.boolean(),
  campaign: opaque<Campaign>(),
  /** the room of the mission under way */
  game: z.nullable(Code),
  /** watching codes of the chapters' games, oldest first; null where the game is gone */
  games: z.array(z.nullable(Code)),
  people: z.array(z.string()),
  updated: z.number(),
});
export type CampaignInfo = z.infer<typeof CampaignInfo>;
export const CampaignReply = z.object({ campaign: CampaignInfo });
export const CampaignList = z.object({ campaigns: z.array(CampaignInfo) });

export const Problem = z.object({ error: z.enum(ERROR_CODES), reason: z.optional(z.record(z.string(), z.unknown())) });
export type Problem = z.infer<typeof Problem>;

export const PushSubscription = z.strictObject({
  endpoint: z.url().check(z.maxLength(1000), z.startsWith('https://')),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;
