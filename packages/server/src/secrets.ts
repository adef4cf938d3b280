// Random ids, secret tokens, and what of them is kept.
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 random bits as 16 letters and digits: rooms, watching places, players. */
export function newCode(): string {
  let code = '';
  for (const byte of randomBytes(16)) code += ALPHABET[byte & 31];
  return code;
}

/** Five letters and digits, to be said aloud and typed. Not a secret: guessing is limited, and what it leads to may have a password. */
export const newShort = (): string => newCode().slice(0, 5);

/** A guest's secret: 256 random bits. The prefix lets logs and tests look for leaks. */
export const newToken = (): string => `hs_${randomBytes(32).toString('base64url')}`;

/** A token is as random as a key, so one round of SHA-256 is enough to keep it by. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newSeed = (): string => randomBytes(32).toString('base64url');

/** Files, packing and digests share four threads with this: it may have one of them at a time. */
let stretching: Promise<unknown> = Promise.resolve();

function stretch(password: string, salt: Buffer): Promise<Buffer> {
  const stretched = stretching.then(
    () => new Promise<Buffer>((resolve, reject) => scrypt(password, salt, 32, (error, key) => (error ? reject(error) : resolve(key)))),
  );
  stretching = stretched.catch(() => {});
  return stretched;
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await stretch(password, salt)).toString('base64url')}`;
}

export async function checkPassword(password: string, stored: string): Promise<boolean> {
  const [salt, hash] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!salt || !hash) return false;
  const given = await stretch(password, salt);
  return given.length === hash.length && timingSafeEqual(given, hash);
}
