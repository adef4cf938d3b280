// What everyone in a room may know about it.
import type { GameSetup, MissionDef, OwnBox } from '@holdout/engine';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { boundedObject, Code, opaque, Password, RoomName, SeatNumber, ShortCode } from './words.ts';

export const ContentId = z.string().check(z.minLength(1), z.maxLength(80));

export const HouseRules = z.strictObject({
  darkZones: z.optional(z.boolean()),
  ultrared: z.optional(z.boolean()),
  abominationFest: z.optional(z.int().check(z.gte(0), z.lte(20))),
  clock: z.optional(z.int().check(z.gte(0), z.lte(23))),
  risk: z.optional(z.boolean()),
  campaign: z.optional(z.boolean()),
  difficultyDeck: z.optional(z.enum(['easy', 'hard', 'normal'])),
  cabal: z.optional(z.boolean()),
  severalNecromancers: z.optional(z.boolean()),
  guardSkills: z.optional(z.boolean()),
  freeTrades: z.optional(z.boolean()),
});

/** The setup as the host wishes it; the engine says whether it can be played. Without a seed the server draws one. */
export const SetupWish = z.strictObject({
  edition: ContentId,
  mission: z.union([ContentId, boundedObject<MissionDef>()]),
  seats: z.array(z.array(ContentId).check(z.maxLength(LIMITS.survivorsPerSeat))).check(z.minLength(1), z.maxLength(LIMITS.seats)),
  options: HouseRules,
  seed: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.seed))),
  campaign: z.optional(boundedObject<NonNullable<GameSetup['campaign']>>()),
  box: z.optional(boundedObject<OwnBox>()),
});
export type SetupWish = z.infer<typeof SetupWish>;

export const RoomWish = z.strictObject({
  name: z.optional(RoomName),
  listed: z.optional(z.boolean()),
  /** null takes an earlier password away */
  password: z.optional(z.nullable(Password)),
  /** seconds until a team choice applies its proposal; 0: no timer */
  timer: z.optional(z.int().check(z.gte(0), z.lte(86_400))),
  /** whether the table may agree to go back past a die, a card or a revealed token */
  rewind: z.optional(z.boolean()),
});
export type RoomWish = z.infer<typeof RoomWish>;

/** The setup without its seed. */
export type PublicSetup = Omit<GameSetup, 'seed'>;

export const SeatInfo = z.object({
  seat: SeatNumber,
  survivors: z.array(z.string()),
  /** whose seat it is; null: free */
  owner: z.nullable(Code),
  /** bot that plays it now */
  bot: z.nullable(z.string()),
  /** team-mate who plays it now */
  lentTo: z.nullable(Code),
  /** bots that play some of the seat's survivors, by survivor */
  survivorBots: z.record(z.string(), z.string()),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** `away`: seconds since they were last seen, 0 while online; after `SEAT_AWAY_SECONDS` a player may give their seat to a bot */
export const PersonInfo = z.object({ player: Code, nick: z.string(), online: z.boolean(), away: z.int(), muted: z.boolean() });
export type PersonInfo = z.infer<typeof PersonInfo>;

/**
 * Why a game stands still. `ruleset`: the rules it was begun with are not on this server; `record`: what is stored does not fit them;
 * `mission`: its own mission fails or never ends at this point; `rules`: our rules fail there; `closed`: by whoever runs the server.
 */
export const Trouble = z.enum(['ruleset', 'record', 'mission', 'rules', 'closed']);
export type Trouble = z.infer<typeof Trouble>;

/** `frozen`: it can be watched but not played on; `trouble` says why. */
export const RoomPhase = z.enum(['lobby', 'running', 'finished', 'frozen']);
export type RoomPhase = z.infer<typeof RoomPhase>;

export const RoomInfo = z.object({
  /** the code of the room link; null for those who only watch */
  room: z.nullable(Code),
  /** its short name for typing; null for those who only watch, and for rooms from before there were any */
  short: z.nullable(ShortCode),
  /** the code of the watching link */
  watch: Code,
  name: z.nullable(z.string()),
  phase: RoomPhase,
  setup: opaque<PublicSetup>(),
  ruleset: z.string(),
  host: Code,
  /** seconds a host must be gone before a player may take hosting over, and a player before others may let a bot play their seat */
  hostAway: z.int(),
  seatAway: z.int(),
  seats: z.array(SeatInfo),
  people: z.array(PersonInfo),
  watching: z.int(),
  listed: z.boolean(),
  locked: z.boolean(),
  timer: z.int(),
  rewind: z.boolean(),
  /** SHA-256 of the seed, published before the first card is drawn */
  commitment: z.string(),
  /** the seed was typed in by the host, so it was never a secret */
  seedChosen: z.boolean(),
  /** told when the game is over */
  seed: z.nullable(z.string()),
  tick: z.int(),
  /** the room everyone goes on to, once it was opened */
  next: z.nullable(Code),
  /** the campaign whose mission this is */
  campaign: z.nullable(Code),
  /** why a frozen game cannot be played on; null for all others */
  trouble: z.nullable(Trouble),
  /** seat that answers now; -1: the team; null: nobody */
  waiting: z.nullable(z.int()),
  created: z.number(),
  updated: z.number(),
});
export type RoomInfo = z.infer<typeof RoomInfo>;

export const ChatLine = z.object({ player: Code, nick: z.string(), text: z.string(), at: z.number() });
export type ChatLine = z.infer<typeof ChatLine>;
