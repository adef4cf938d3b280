// What is offered is accepted, and what is accepted is offered: both ways, with every manner an option may be taken in.
import type { BotRandom } from '@holdout/bots';
import type { Engine, Option, State } from '@holdout/engine';
import { makeKey, parseKey, type Variants, type Variation, varied } from '@holdout/engine/keys';
import { demand } from './invariants.ts';

/** Each other manner of an option, one at a time. */
function variationsOf({ amount, pay = [], manners = [], cards = [], people = [] }: Variants): Variation[] {
  const found: Variation[] = [...pay.map((kind) => ({ pay: kind })), ...manners.map((manner) => ({ manners: [manner] }))];
  if (amount !== undefined) for (let n = amount.least; n <= amount.most; n++) found.push({ amount: n });
  for (const { card } of cards) found.push({ cards: [card] });
  for (const { id, most } of people) for (let n = 1; n <= most; n++) found.push({ people: { [id]: n } });
  return found;
}

export function variantsHold(engine: Engine, state: State, options: readonly Option[]): void {
  for (const option of options) {
    if (state.ask?.kind === 'turn') {
      const said = parseKey(option.key);
      demand('every key is one of the grammar', said !== null && makeKey(said) === option.key, () => option.key);
    }
    for (const variation of variationsOf(option.variants ?? {})) {
      const key = varied(option.key, variation);
      const no = engine.whyNot(state, key);
      demand('every manner offered is accepted', no === null, () => `${key}: ${JSON.stringify(no)}`);
      demand('every manner offered is known as offered', engine.offered(state, key), () => key);
    }
  }
}

const WORDS = ['single', 'plain', 'calm', 'by-hand', 'light', 'risk', 'double-risk', '+move', '+any', '+melee', 'all', 'guards', '1', '2'];

/** A key like those on the list, with a zone, a card or a word changed. */
function bent(state: State, key: string, random: BotRandom): string {
  const parts = key.split(':');
  const at = random.below(parts.length + 1);
  const word = WORDS[random.below(WORDS.length)] ?? '';
  if (at === 0 || at === parts.length) return [...parts, word].join(':');
  const zones = state.noise.length;
  if (/^\d+$/.test(parts[at] ?? '')) parts[at] = String(random.below(zones));
  else if (random.below(2) === 0) parts[at] = word;
  else parts.splice(at, 1);
  return parts.join(':');
}

/** Keys of earlier questions and bent keys of this one: whichever the engine accepts must be on offer. */
export function acceptedIsOffered(
  engine: Engine,
  state: State,
  keys: readonly string[],
  earlier: readonly string[],
  random: BotRandom,
): void {
  for (let i = 0; i < 6; i++) {
    const from = i < 2 && earlier.length > 0 ? earlier : keys;
    const picked = from[random.below(from.length)] ?? '';
    const key = i < 2 ? picked : bent(state, picked, random);
    if (engine.whyNot(state, key) !== null) continue;
    demand('every answer accepted is offered', engine.offered(state, key), () => `${key} (${state.ask?.kind})`);
  }
}
