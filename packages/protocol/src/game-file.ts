// A recorded game: what export and replay give out, what `verifyGame` checks. Views and events are stored, so it can be watched
// without the rules it was played with.
import type { GameEvent, SeatView } from '@holdout/engine';
import * as z from 'zod/mini';
import type { Patch } from './patch.ts';
import type { PublicSetup } from './room.ts';
import type { Board } from './server-messages.ts';
import { opaque, opaqueList, Tick } from './words.ts';

export const GameStep = z.object({
  /** the tick this step leads to */
  tick: Tick,
  kind: z.enum(['answer', 'undo']),
  /** the answer given; '' for undo */
  key: z.string(),
  /** undo: the tick whose state came back */
  to: z.nullable(Tick),
  seat: z.int(),
  bot: z.nullable(z.string()),
  at: z.number(),
  events: opaqueList<GameEvent>(),
  /** from the spectator's view before to the one after */
  patch: z.unknown() as z.ZodMiniType<Patch>,
  board: z.optional(opaque<Board>()),
});
export type GameStep = z.infer<typeof GameStep>;

export const GameFile = z.object({
  format: z.literal(1),
  game: z.literal('holdout'),
  ruleset: z.string(),
  setup: opaque<PublicSetup>(),
  commitment: z.string(),
  seedChosen: z.boolean(),
  /** null until the game is over */
  seed: z.nullable(z.string()),
  /** nickname or bot by seat */
  players: z.array(z.nullable(z.string())),
  started: z.number(),
  updated: z.number(),
  board: opaque<Board>(),
  view: opaque<SeatView>(),
  /** what happened before the first question */
  events: opaqueList<GameEvent>(),
  steps: z.array(GameStep),
  /** `engine.hash` of the last state; null until the game is over */
  hash: z.nullable(z.string()),
  /** the record it branched off from, and at which step */
  branch: z.optional(z.object({ of: z.string(), step: z.number() })),
});
export type GameFile = z.infer<typeof GameFile>;

export type ParsedGameFile = { readonly ok: true; readonly file: GameFile } | { readonly ok: false; readonly problem: string };

export function parseGameFile(json: unknown): ParsedGameFile {
  const parsed = GameFile.safeParse(json);
  if (parsed.success) return { ok: true, file: parsed.data };
  const first = parsed.error.issues[0];
  return { ok: false, problem: `${first?.path.join('.') || 'file'}: ${first?.message ?? 'not a game file'}` };
}
