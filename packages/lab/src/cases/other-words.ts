// The same thing said otherwise: answers whose words fit the pending question though its own word is another.
import { keysOf, type Table } from '@holdout/engine/testing';
import { zoneOf } from './names.ts';

const isZone = (t: Table, word: string): boolean => t.r.board.zones.some((zone) => zone.name === word);

const asKeyPart = (t: Table, word: string): string => (isZone(t, word) ? String(zoneOf(t, word)) : word);

/** The one possible answer these words spell, whatever the question is called; `yes` is the only one there is beside declining. */
export function spelled(t: Table, words: readonly string[]): string | null {
  const keys = keysOf(t);
  const plain = words.filter((word) => word !== 'yes' || words.length === 1);
  const key = plain.map((word) => asKeyPart(t, word)).join(':');
  if (keys.includes(key)) return key;
  const others = keys.filter((other) => other !== 'no' && other !== 'done');
  return key === 'yes' && others.length === 1 ? (others[0] ?? null) : null;
}

/** Zones a path skill goes to by any way, where the case names only the last one. */
export function reached(t: Table, id: string, args: readonly string[]): string | null {
  const [zone = '', ...rest] = args;
  if (!/^\d+$/.test(zone) || rest.some((word) => /^\d+$/.test(word))) return null;
  const keys = keysOf(t).filter((key) => key.startsWith(`skill:${id}:`));
  const ending = `:${[zone, ...rest].join(':')}`;
  const wounded = t.g.survivors.filter((s) => s.wounds > 0).map((s) => s.id);
  const onOne = keys.filter((key) => wounded.some((name) => key.endsWith(`${ending}:${name}`)));
  return (
    keys.find((key) => key.endsWith(ending)) ?? (new Set(onOne.map((key) => key.split(':').at(-1))).size === 1 ? onOne[0] : null) ?? null
  );
}

/** Whoever a spell lets move does so: the answer to the spell's question. */
export function enchantedMove(t: Table, words: readonly string[]): string[] | null {
  const [name, verb, ...rest] = words;
  const ask = t.g.ask;
  if (ask?.kind !== 'use' || t.r.itemNumber[ask.topic] === undefined) return null;
  const moves = verb === 'move' ? rest : verb === 'skill' && rest[0] === ask.topic ? rest.slice(1) : null;
  return moves !== null && t.g.survivors.some((s) => s.id === name) ? ['use', ask.topic, ...moves] : null;
}
