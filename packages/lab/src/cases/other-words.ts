// The same thing said otherwise: answers whose words fit the pending question though its own word is another.
import { itemOf, keysOf, NO_CARD, type Table } from '@holdout/engine/testing';
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

/** Whoever a spell lets move does so: the answer to the spell's question, which may also name the last zone alone. */
export function enchantedMove(t: Table, words: readonly string[]): string[] | null {
  const [name, verb, ...rest] = words;
  const ask = t.g.ask;
  if (ask?.kind !== 'use' || t.r.itemNumber[ask.topic] === undefined) return null;
  if (name === 'choose' && (verb === 'zone' || verb === 'route')) {
    const way = keysOf(t).find((key) => key.split(':').at(-1) === asKeyPart(t, rest.at(-1) ?? ''));
    const names = way?.split(':').map((zone) => t.r.board.zones[Number(zone)]?.name ?? zone);
    return names === undefined ? null : ['use', ask.topic, ...names];
  }
  const moves = verb === 'move' ? rest : verb === 'skill' && rest[0] === ask.topic ? rest.slice(1) : null;
  return moves !== null && t.g.survivors.some((s) => s.id === name) ? ['use', ask.topic, ...moves] : null;
}

/** What an action may be done with, said as a choice right after it; the engine wants to know beforehand. */
const SAID_AFTER: Readonly<Record<string, { readonly manner: string; readonly verbs: readonly string[] }>> = {
  'double-risk-dice': { manner: 'double-risk', verbs: ['risk'] },
  flashlight: { manner: 'light', verbs: ['ranged', 'search'] },
  light: { manner: 'light', verbs: ['ranged', 'search'] },
};

/** The manner the next step tells of this action: `n risk melee katana`, `choose use double-risk-dice yes`. */
export function toldNext(words: readonly string[], next: string): { readonly words: readonly string[]; readonly told: boolean } {
  const [choose, use, what = '', said] = next.trim().split(/\s+/);
  const after = choose === 'choose' && use === 'use' ? SAID_AFTER[what] : undefined;
  if (after === undefined || !after.verbs.includes(words[1] ?? '') || (said !== 'yes' && said !== 'no')) return { words, told: false };
  return { words: said === 'yes' ? [...words, after.manner] : words, told: true };
}

/** Skills that are used without a question wherever they can but help, and the steps that do so. */
const BY_ITSELF: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(reaper-.*|roll-6-plus-1-die-.*|barbarian|full-auto|iron-rain|mana-rain|steady-hand)$/, ['melee', 'ranged', 'magic', 'risk', 'skill']],
  [/^(matching-set|safe-search)$/, ['search']],
  // in the end phase
  [/^medic$/, ['']],
];

/** `choose use reaper-melee yes` of what was done unasked by the step before, a `verb`. */
export function doneByItself(t: Table, words: readonly string[], verb: string): boolean {
  const [use, id = '', said, more] = words;
  const ask = t.g.ask;
  if (use !== 'use' || said !== 'yes' || more !== undefined || (ask !== null && 'topic' in ask && ask.topic === id)) return false;
  const done = BY_ITSELF.some(([skill, verbs]) => skill.test(id) && verbs.includes(verb));
  return done && t.g.survivors.some((s) => [...s.skills, ...s.lent].includes(id));
}

/** `n reload` of somebody with Free Reload: what was shot is loaded again as it is. */
export function reloadedUnasked(t: Table, words: readonly string[], verb: string): boolean {
  const who = t.g.ask?.kind === 'turn' ? t.g.survivors[t.g.ask.who] : undefined;
  if (who === undefined || who.id !== words[0] || words[1] !== 'reload' || words.length > 2 || (verb !== 'ranged' && verb !== 'risk'))
    return false;
  return [...who.skills, ...who.lent].includes('free-reload') && who.hands.some((card) => card !== NO_CARD && itemOf(t, card).reload);
}

/** `choose zone C` after a Move: a burning light is turned there for nothing. */
export function turnedLight(t: Table, words: readonly string[]): string | null {
  const [kind = '', zone = '', more] = words;
  if (t.g.ask?.kind !== 'turn' || t.g.ask.topic !== undefined || more !== undefined || !['zone', 'route', 'option'].includes(kind))
    return null;
  const s = t.g.survivors[t.g.ask.who];
  const key = `light:${asKeyPart(t, zone)}`;
  return s?.lit === true && s.marks.includes('light-turns') && keysOf(t).includes(key) ? key : null;
}
