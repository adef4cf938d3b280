const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

/** So many letters by chance, without those that look alike; works on plain http too. */
export const randomText = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join('');
