// What a case shows, read off its words: `verb:move`, `skill:lucky`, `trait:dual`, `card:rush`, `kind:khan`, `option:darkZones`, …
import { editions } from '@holdout/content';
import type { ItemDef } from '@holdout/engine/content';
import type { RuleCase } from '../cases/documents.ts';

export type Facts = ReadonlySet<string>;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
const map = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Fields whose traits are told below, one by one; any other field of a card is a trait by its own name. */
const TOLD: readonly string[] = [
  ...['id', 'slot', 'tags', 'from', 'modes', 'dual', 'reload', 'polearm', 'rerolls', 'door', 'food', 'armour', 'shield', 'works', 'doubt'],
  ...['otherMeleeDice', 'otherSpellDice', 'dualDamage', 'skills', 'risk', 'save', 'ambush', 'enchantment'],
];

/** What rules a card brings into play. */
export function traitsOf(item: ItemDef): string[] {
  const traits = Object.keys(item).flatMap((field) => (TOLD.includes(field) ? [] : [`trait:${field}`]));
  const attacks = new Set((item.modes ?? []).map((mode) => mode.attack));
  for (const attack of attacks) traits.push(`trait:${attack}`);
  if (attacks.size > 1) traits.push('trait:two-modes');
  if ((item.modes ?? []).some((mode) => mode.noisy)) traits.push('trait:noisy');
  if (item.dual) traits.push('trait:dual');
  if (item.reload) traits.push(item.reload === true ? 'trait:reload' : 'trait:reload-ranged');
  if (item.polearm) traits.push('trait:polearm');
  if (item.rerolls) traits.push('trait:rerolls', `rerolls:${item.rerolls}`);
  if (item.door)
    traits.push(
      item.door.roll === undefined ? 'trait:door' : 'trait:door-dice',
      item.door.noisy ? 'trait:door-noisy' : 'trait:door-silent',
    );
  if (item.food !== undefined) traits.push('trait:food');
  if (item.armour !== undefined) traits.push('trait:armour');
  if (item.shield !== undefined) traits.push('trait:shield');
  if (item.otherMeleeDice !== undefined) traits.push('trait:other-melee-dice');
  if (item.otherSpellDice !== undefined) traits.push('trait:other-spell-dice');
  if (item.dualDamage !== undefined) traits.push('trait:dual-damage');
  if (item.skills !== undefined) traits.push(item.modes === undefined ? 'trait:lends-skill' : 'trait:weapon-skill');
  if (item.risk !== undefined) traits.push('trait:risk');
  if (item.save !== undefined) traits.push('trait:save');
  if (item.ambush !== undefined) traits.push('trait:ambush');
  if (item.works === 'inventory') traits.push('trait:works-in-pack');
  if (item.enchantment !== undefined) traits.push(`enchantment:${item.enchantment.effect}`);
  for (const tag of item.tags) traits.push(`tag:${tag}`);
  return traits;
}

const COLLECTIVE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'second-edition': { abomination: 'patient-0' },
  washington: { abomination: 'patient-0' },
  'white-death': { abomination: 'khan', necromancer: 'defiler' },
};

function cardKinds(text: string): string[] {
  const words = text.split(/\s+/);
  const kinds = words.filter((word) => ['rush', 'extra', 'double', 'necromancer', 'siege', 'abomination'].includes(word));
  return kinds.length > 0 ? kinds : ['spawn'];
}

function stepFacts(text: string, survivors: readonly string[], add: (fact: string) => void): void {
  const [first = '', second = '', third = '', fourth = ''] = text.trim().split(/\s+/);
  if (first === 'choose') {
    add(`choice:${second}`);
    if (second === 'skill' || second === 'use') add(`skill:${third}`);
    return;
  }
  if (first === 'guards') {
    add('verb:guards');
    add(`verb:guards-${third}`);
    return;
  }
  if (!survivors.includes(first)) {
    add(`step:${[first, second].filter((word) => word !== '').join('-')}`);
    return;
  }
  add(`verb:${second}`);
  if (second === 'guards') add(`verb:guards-${fourth}`);
  if (second === 'skill') add(`skill:${third}`);
}

export function factsOf(c: RuleCase): Facts {
  const facts = new Set<string>();
  const add = (fact: string): void => {
    facts.add(fact);
  };
  const items = new Map((editions.find((e) => e.edition === c.edition)?.items ?? []).map((item) => [item.id, item]));
  const addItem = (name: unknown): void => {
    const item = items.get(String(name)) ?? (name === 'aaahh' ? [...items.values()].find((i) => i.ambush !== undefined) : undefined);
    if (item) for (const trait of traitsOf(item)) add(trait);
  };
  for (const option of Object.keys(c.options)) add(`option:${option}`);
  for (const word of Object.keys(c.board)) add(`board:${word}`);
  for (const [word, where] of Object.entries(c.tokens)) {
    add(`token:${word}`);
    if (word === 'car') for (const kind of Object.values(map(where))) add(`car:${kind}`);
  }
  for (const said of Object.values(c.survivors).map(map)) {
    for (const skill of list(said.skills)) add(`skill:${skill}`);
    for (const place of ['hands', 'body', 'pack']) for (const item of list(said[place])) addItem(item);
    if (said.kid === true) add('survivor:kid');
    if (said.companion === true || said.leader !== undefined) add('survivor:companion');
  }
  const special = COLLECTIVE[c.edition] ?? {};
  for (const zone of Object.values(c.zombies)) for (const kind of Object.keys(map(zone))) add(`kind:${special[kind] ?? kind}`);
  for (const [name, cards] of Object.entries(c.decks)) {
    add(`deck:${name}`);
    for (const card of list(cards)) {
      if (name === 'zombie') for (const kind of cardKinds(String(card))) add(`card:${kind}`);
      else if (name === 'abomination') add(`kind:${card}`);
      else addItem(card);
    }
  }
  if (facts.has('card:necromancer')) add(`kind:${special.necromancer ?? 'necromancer'}`);
  if (facts.has('card:necromancer') && 'severalNecromancers' in c.options) add('kind:lesser-necromancer');
  for (const step of c.steps) {
    if ('expect' in step) for (const word of Object.keys(step.expect)) add(`expect:${word}`);
    else stepFacts('text' in step ? step.text : step.refuse, Object.keys(c.survivors), add);
  }
  return facts;
}
