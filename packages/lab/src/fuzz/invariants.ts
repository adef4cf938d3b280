// What must be true at every question of every game.
import type { BotRandom } from '@holdout/bots';
import { canonical, type Engine, type State } from '@holdout/engine';

/** A broken promise of the engine. */
export class Violation extends Error {
  constructor(
    readonly rule: string,
    detail: string,
  ) {
    super(`${rule}: ${detail}`);
  }
}

export const demand = (rule: string, holds: boolean, detail: () => string): void => {
  if (!holds) throw new Violation(rule, detail());
};

/** Where two states part, for the report. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (Object.is(a, b)) return '';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== '') return found;
  }
  return '';
}

/** Undefined, NaN, functions and class instances are not JSON, and only a walk finds them all. */
function plainJson(value: unknown, path: string): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? '' : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype && proto !== null)
    return `${path} is an instance of ${proto?.constructor?.name}`;
  for (const key of Object.keys(value)) {
    const found = plainJson((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== '') return found;
  }
  return '';
}

export function survivesJson(engine: Engine, state: State): void {
  const odd = plainJson(state, 'state');
  demand('state is plain JSON', odd === '', () => odd);
  const copy: unknown = JSON.parse(JSON.stringify(state));
  const parsed = engine.parse(copy);
  demand('a saved game can be read', parsed.ok, () => (parsed.ok ? '' : JSON.stringify(parsed.refusal)));
  if (!parsed.ok) return;
  demand('JSON round trip', canonical(parsed.state) === canonical(state), () => difference(state, parsed.state));
  demand(
    'options after a round trip',
    engine.optionKeys(parsed.state).join('\n') === engine.optionKeys(state).join('\n'),
    () => 'other options',
  );
}

export function clonesAlike(engine: Engine, state: State, key: string): void {
  const before = canonical(state);
  const copy = engine.clone(state);
  demand('clone identical', canonical(copy) === before, () => difference(state, copy));
  engine.answer(copy, key, true);
  demand('a clone shares nothing', canonical(state) === before, () => 'answering the clone changed the original');
}

/** Every option is accepted: all are checked, a few are tried. */
export function offersHold(engine: Engine, state: State, keys: readonly string[], random: BotRandom, tries: number): void {
  demand('always an option or an end', keys.length > 0, () => `nothing to answer to ${state.ask?.kind}`);
  demand('options are distinct', new Set(keys).size === keys.length, () => keys.find((key, i) => keys.indexOf(key) !== i) ?? '');
  for (const key of keys) {
    const no = engine.whyNot(state, key);
    demand('every option offered is accepted', no === null, () => `${key}: ${JSON.stringify(no)}`);
  }
  for (let i = 0; i < tries; i++) {
    const key = keys[random.below(keys.length)] ?? '';
    const copy = engine.clone(state);
    try {
      const result = engine.answer(copy, key, i % 2 === 0);
      demand('every option offered is accepted', result.ok, () => key);
    } catch (problem) {
      throw new Violation('an offered answer can be played', `${key}: ${problem instanceof Error ? problem.message : problem}`);
    }
  }
}

const NONSENSE = [
  '',
  'nonsense',
  'end:1:2',
  'move',
  'move:-1',
  'move:9999',
  'melee:spoon',
  'open:0:spoon',
  'a=1,b=2',
  'amy/h=1 1,b=-,p=;x=',
  '::::',
  'take:objective:99',
  'skill:no-such-skill',
];

/** Answers that are no option are refused with a reason and leave no trace. */
export function refusalsHold(engine: Engine, state: State, keys: readonly string[], random: BotRandom): void {
  const word = NONSENSE[random.below(NONSENSE.length)] ?? '';
  const mangled = `${keys[random.below(keys.length)] ?? ''}${['x', ':0', '=9'][random.below(3)]}`;
  for (const key of [word, mangled]) {
    const no = engine.whyNot(state, key);
    if (no === null) continue;
    demand('a refusal has a reason', no.reason !== '', () => key);
    const before = canonical(state);
    const result = engine.answer(state, key, true);
    demand('whyNot and answer agree', !result.ok, () => key);
    demand('a refused answer changes nothing', canonical(state) === before, () => key);
  }
}

const MANY = 10;
const SECRET_FIELDS = ['random', 'stack', 'draw', 'seed', 'abominationDeck', 'dice'];

function secretIn(value: unknown, path: string): string {
  if (typeof value !== 'object' || value === null) return '';
  for (const [key, inner] of Object.entries(value)) {
    if (SECRET_FIELDS.includes(key) && typeof inner === 'object' && path === '') return key;
    const found = secretIn(inner, `${path}.${key}`);
    if (found !== '') return found;
  }
  return '';
}

/** A view says the same whatever the hidden cards, tokens and dice are: games that look alike to a seat are told apart by nothing in it. */
export function viewsHide(engine: Engine, state: State, random: BotRandom): void {
  const seat = random.below(state.setup.seats.length);
  const view = engine.view(state, seat);
  demand('a view holds nothing hidden', secretIn(view, '') === '', () => secretIn(view, ''));
  const before = canonical(state);
  const other = engine.resample(state, seat, `seed ${random.below(1_000_000)}`);
  demand('resample leaves the game alone', canonical(state) === before, () => 'the original changed');
  const seen = engine.view(other, seat);
  demand('resample keeps the view', canonical(seen) === canonical(view), () => difference(view, seen));
  demand('resample draws anew', canonical(other.random) !== canonical(state.random), () => 'the same dice would fall');
  for (const [name, deck] of [...Object.entries(state.decks), ['zombie', state.zombieDeck] as const]) {
    const drawn = name === 'zombie' ? other.zombieDeck : other.decks[name];
    // a deck of many different cards never comes out the same twice
    if (new Set(deck.draw.map((card) => state.cards[card] ?? card)).size < MANY) continue;
    demand('resample shuffles what is hidden', canonical(drawn?.draw) !== canonical(deck.draw), () => `the ${name} deck lies as it did`);
  }
}
