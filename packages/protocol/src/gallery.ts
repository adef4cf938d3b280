// The gallery: missions people made and published. What is published is a version; a version never changes.
import type { MissionDef } from '@holdout/engine';
import * as z from 'zod/mini';
import { boundedObject, ChatText, Code, opaque, RoomName } from './words.ts';

export const PublishWish = z.strictObject({
  name: RoomName,
  mission: boundedObject<MissionDef>(),
  /** the next version of a mission of one's own: the code of any earlier one */
  after: z.optional(Code),
  /** the published mission this one began as a copy of */
  origin: z.optional(Code),
});
export type PublishWish = z.infer<typeof PublishWish>;

export const GALLERY_ORDERS = ['newest', 'most-played'] as const;
export type GalleryOrder = (typeof GALLERY_ORDERS)[number];

export const GalleryCard = z.object({
  id: Code,
  /** 1 for the first, counted up with every later version */
  version: z.int(),
  name: z.string(),
  /** nickname of whoever published it; '' when they are gone */
  by: z.string(),
  edition: z.string(),
  minutes: z.int(),
  survivors: z.int(),
  /** games of bots on this very version; null until they have been played */
  bots: z.nullable(z.object({ won: z.int(), of: z.int(), rounds: z.number() })),
  played: z.int(),
  finished: z.int(),
  origin: z.nullable(z.object({ id: Code, name: z.string(), by: z.string() })),
  created: z.number(),
});
export type GalleryCard = z.infer<typeof GalleryCard>;

export const GalleryPage = z.object({ missions: z.array(GalleryCard), more: z.boolean() });
export type GalleryPage = z.infer<typeof GalleryPage>;
/** `newer`: a later version, where there is one */
export const GalleryEntry = z.object({
  card: GalleryCard,
  mission: opaque<MissionDef>(),
  mine: z.boolean(),
  newer: z.nullable(Code),
});
export type GalleryEntry = z.infer<typeof GalleryEntry>;

export const ReportWish = z.strictObject({ why: ChatText });
/** A game played alone in a browser; `game` tells it apart from the same guest's others. */
export const PlayWish = z.strictObject({ game: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)), finished: z.boolean() });
