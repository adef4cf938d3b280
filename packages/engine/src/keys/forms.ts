// Answers that are forms: amounts by place, cards by where they lie, ways by zone.

import type { CardId } from '../ids.ts';
/** `amy=2,doug=1` into amounts by place; null when it is not of that form. */
export function parseShares(key: string): Record<string, number> | null {
  const amounts: Record<string, number> = {};
  for (const part of key.split(',')) {
    const at = part.lastIndexOf('=');
    const amount = Number(part.slice(at + 1));
    if (at <= 0 || !Number.isInteger(amount) || amount < 0 || part.slice(0, at) in amounts) return null;
    amounts[part.slice(0, at)] = amount;
  }
  return amounts;
}

export const makeShares = (places: readonly { readonly id: string }[], amounts: readonly number[]): string =>
  places.map((place, i) => `${place.id}=${amounts[i]}`).join(',');

/** A place of a form is somebody, or somebody and the group that is shared out for itself: `amy`, `amy/brute`. */
export function placeParts(id: string): { readonly owner: string; readonly group: string } {
  const at = id.indexOf('/');
  return at < 0 ? { owner: id, group: '' } : { owner: id.slice(0, at), group: id.slice(at + 1) };
}

/** Where the cards of one survivor lie, by card number; null: nothing there. */
export interface Laid {
  readonly who: string;
  readonly hands: readonly [number | null, number | null];
  readonly body: number | null;
  readonly pack: readonly number[];
}

export interface Arranged {
  readonly laid: readonly Laid[];
  readonly discards: readonly number[];
}

const LAID = /^([a-z0-9-]+)\/h=(-|\d+) (-|\d+),b=(-|\d+),p=((?:\d+(?: \d+)*)?)$/;
const THROWN = /^x=((?:\d+(?: \d+)*)?)$/;
const numbers = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));
const one = (text: string): number | null => (text === '-' ? null : Number(text));
const shown = (card: CardId | null): string => (card === null ? '-' : String(card));

/** `amy/h=3 -,b=7,p=4 5;doug/h=- -,b=-,p=;x=9`: hands, body, pack by card number, `-` for nothing, `x` what is thrown away. */
export function makeArrangement({ laid, discards }: Arranged): string {
  let key = '';
  for (const l of laid) key += `${l.who}/h=${shown(l.hands[0])} ${shown(l.hands[1])},b=${shown(l.body)},p=${l.pack.join(' ')};`;
  return `${key}x=${discards.join(' ')}`;
}

let last: { readonly key: string; readonly read: Arranged | null } = { key: '', read: null };

/** Like other answers it is read when it is checked and again when it is done: the last one is remembered. */
export function parseArrangement(key: string): Arranged | null {
  if (last.key !== key) last = { key, read: readArrangement(key) };
  return last.read;
}

function readArrangement(key: string): Arranged | null {
  const laid: Laid[] = [];
  let discards: number[] = [];
  for (const part of key.split(';')) {
    const thrown = THROWN.exec(part);
    const found = thrown === null ? LAID.exec(part) : null;
    if (thrown !== null) discards = numbers(thrown[1]);
    else if (found === null || laid.some((l) => l.who === found[1])) return null;
    else laid.push({ who: found[1], hands: [one(found[2]), one(found[3])], body: one(found[4]), pack: numbers(found[5]) });
  }
  return { laid, discards };
}

/** `3` or `3:7`, a zone or a way to one; null when the key is no way. */
export const parseWay = (key: string): number[] | null => (/^\d+(:\d+)*$/.test(key) ? key.split(':').map(Number) : null);
export const makeWay = (zones: readonly number[]): string => zones.join(':');

/** Two survivors at once: `amy+doug`. */
export const parsePair = (key: string): string[] | null => (key.includes('+') ? key.split('+') : null);
