// The same thing said otherwise: answers whose words fit the pending question though its own word is another.
import { cardsOf, itemOf, keysOf, type Survivor, type Table } from '@holdout/engine/testing';
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

const owns = (t: Table, s: Survivor, skill: string): boolean =>
  [s.skills, s.lent, s.spells].some((list) => list.includes(skill)) || cardsOf(s).some((card) => itemOf(t, card).skills?.includes(skill));

/** `choose use SKILL yes` for what its owner does unasked, as it can only help. */
export function doneUnasked(t: Table, words: readonly string[]): boolean {
  const [choose, use, skill = '', answer] = words;
  if (choose !== 'choose' || use !== 'use' || answer !== 'yes') return false;
  const ask = t.g.ask;
  if (ask !== null && [ask.topic, ask.skill].includes(skill)) return false;
  return t.g.survivors.some((s) => owns(t, s, skill));
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

const CARD_FOR_A_WOUND = 'is-that-all-youve-got';

/** One line that says several things as those things. */
export function saidAtOnce(words: readonly string[]): string[][] {
  const [first = '', verb = '', skill = '', ...rest] = words;
  // `amy skill born-leader ned move B`
  if (verb === 'skill' && skill === 'born-leader' && rest.length > 1) return [[first, verb, skill, rest[0] ?? ''], rest];
  // `sarnai enchant healing on jenia ogon`
  if (verb === 'enchant' && rest[0] === 'on' && rest.length > 2)
    return [words.slice(0, 5), ['choose', 'use', 'double-casting', rest.at(-1) ?? '']];
  if (first === 'choose' && skill === CARD_FOR_A_WOUND && !['yes', 'no'].includes(rest[0] ?? 'yes'))
    return rest.flatMap((card) => [
      ['choose', 'use', CARD_FOR_A_WOUND, 'yes'],
      ['choose', 'option', card.replace(',', '')],
    ]);
  return [[...words]];
}

/** What a case that says no more of the pending question means by it; null: it stays open. */
export function unspoken(t: Table, last: readonly string[]): string | null {
  const ask = t.g.ask;
  const keys = ask === null ? [] : keysOf(t);
  // everyone is pulled out
  if (ask?.topic === 'lifesaver') return keys.find((key) => key !== 'done') ?? null;
  const [, kind, skill, answer] = last;
  const all = kind === 'use' && skill === CARD_FOR_A_WOUND && answer === 'yes';
  if (ask?.topic === CARD_FOR_A_WOUND) return all ? 'yes' : kind === 'option' ? 'no' : null;
  return ask?.topic === 'discard-for-wound' && all ? (keys.at(-1) ?? null) : null;
}
