/** xoshiro128**: four 32-bit words, plain numbers so that the state is JSON. */
export type RandomState = [number, number, number, number];

function mix(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function seedRandom(seed: string): RandomState {
  const words: RandomState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let i = 0; i < seed.length; i++) {
    const w = i & 3;
    words[w] = mix(words[w] ^ Math.imul(seed.charCodeAt(i) + i * 0x01000193, 0x9e3779b1));
    words[(w + 1) & 3] = mix(words[(w + 1) & 3] + words[w]);
  }
  // xoshiro must not start at all zeros
  if ((words[0] | words[1] | words[2] | words[3]) === 0) words[0] = 1;
  for (let i = 0; i < 8; i++) nextWord(words);
  return words;
}

function nextWord(s: RandomState): number {
  const x = Math.imul(s[1], 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = ((s[3] << 11) | (s[3] >>> 21)) >>> 0;
  s[0] >>>= 0;
  s[1] >>>= 0;
  s[2] >>>= 0;
  return result;
}

/** A whole number from 0 to n - 1, every one equally likely (the short tail of the 32-bit range is thrown away). */
export function randomBelow(s: RandomState, n: number): number {
  const limit = 0x100000000 - (0x100000000 % n);
  let w = nextWord(s);
  while (w >= limit) w = nextWord(s);
  return w % n;
}

export function shuffle(s: RandomState, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomBelow(s, i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}
