// The small words messages are made of.
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Control characters, line breaks, letters nobody sees and marks that turn the writing direction: they let one name or line pose as another. */
const UNPRINTABLE = /[\p{Cc}\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;
/** Two marks on a letter are enough for any language; a tower of them covers the lines above. */
const TOWERS = /(\p{M}{2})\p{M}+/gu;

/** One printable line without surrounding or repeated spaces. */
export const tidy = (text: string): string => text.replace(UNPRINTABLE, ' ').replace(TOWERS, '$1').replace(/\s+/g, ' ').trim();

const line = (longest: number) =>
  z.pipe(z.string().check(z.maxLength(longest * 4)), z.pipe(z.transform(tidy), z.string().check(z.minLength(1), z.maxLength(longest))));

export const Nick = line(LIMITS.nick);
export const RoomName = line(LIMITS.roomName);
export const ChatText = line(LIMITS.chat);

const CODE = /^[0-9a-hjkmnp-tv-z]{16}$/;
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** A room, a watching place or a player: 80 random bits, without letters that look alike. */
export const Code = z.string().check(z.regex(CODE));
/** A room's short name, to be said aloud and typed: guessing at it is limited, and a password still locks the room. */
export const ShortCode = z.string().check(z.regex(/^[0-9a-hjkmnp-tv-z]{5}$/));
/** What somebody typed, with the letters that are left out read as those they look like. */
export const readShort = (text: string): string =>
  text.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1').replace(/u/g, 'v');
/** A code for what needs to be told apart but not kept secret; `random` gives numbers from 0 to 1. */
export const newCodeFrom = (random: () => number): string =>
  Array.from({ length: 16 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
export const Token = z.string().check(z.regex(/^hs_[A-Za-z0-9_-]{43}$/));
export const Password = z.string().check(z.minLength(1), z.maxLength(LIMITS.password));
export const Key = z.string().check(z.minLength(1), z.maxLength(LIMITS.key));
export const Tick = z.int().check(z.gte(0), z.lte(10_000_000));
export const SeatNumber = z.int().check(z.gte(0), z.lt(LIMITS.seats));
/** Chosen by the client, given back in the reply. */
export const RequestId = z.int().check(z.gte(0), z.lte(2_147_483_647));
export const BotLevel = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,23}$/));

/** Made and checked by the engine; the wire only asks that it is an object. */
export const opaque = <T>() =>
  z.custom<T>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), { message: 'object expected' });
export const opaqueList = <T>() => z.custom<readonly T[]>((value) => Array.isArray(value), { message: 'list expected' });

/** A mission or a sheet from outside: an object that is not too deep, too long or too large in any number, whatever it may mean. */
export const boundedObject = <T>() =>
  z.custom<T>((value) => typeof value === 'object' && value !== null && !Array.isArray(value) && isBounded(value), {
    message: 'object within limits expected',
  });

function isBounded(json: unknown): boolean {
  let values = 0;
  const within = (value: unknown, depth: number): boolean => {
    if (++values > LIMITS.values || depth > LIMITS.depth) return false;
    if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) <= LIMITS.number;
    if (typeof value === 'string') return value.length <= LIMITS.text;
    if (typeof value !== 'object' || value === null) return true;
    const entries = Object.entries(value);
    return entries.every(([key, inner]) => key.length <= LIMITS.text && key !== '__proto__' && within(inner, depth + 1));
  };
  return within(json, 0);
}
