// An option in another manner: some of the guards, one weapon of a pair, another free action that pays. The plain key means the usual way.
import type { CardId } from '../ids.ts';
import { makeKey, parseKey, type TurnKey } from './turn.ts';

/** Words that change how something is done: one weapon of a pair, a kid's Slippery kept, no attacks from the car, every hit by hand. */
export type Manner = 'single' | 'plain' | 'calm' | 'by-hand';

/** How an option may be taken otherwise. Worked out with the option, for those who look at it. */
export interface Variants {
  /** some of them only; the plain key means `most` */
  readonly amount?: { readonly least: number; readonly most: number };
  /** free actions that could pay, the one that pays by itself first */
  readonly pay?: readonly string[];
  readonly manners?: readonly Manner[];
  /** just these of the people there, guards by number; the plain key asks whom */
  readonly people?: readonly { readonly id: string; readonly most: number }[];
  /** any of these cards may go; the plain key means all of them */
  readonly cards?: readonly { readonly card: CardId; readonly item: string }[];
}

export interface Variation {
  readonly amount?: number;
  readonly pay?: string;
  readonly manners?: readonly Manner[];
  readonly cards?: readonly number[];
  /** how many of each: 1 of a person, some of the guards */
  readonly people?: Readonly<Record<string, number>>;
}

const FIELD: Readonly<Record<Manner, 'single' | 'plain' | 'calm' | 'byHand'>> = {
  single: 'single',
  plain: 'plain',
  calm: 'calm',
  'by-hand': 'byHand',
};
/** the last argument of a grant that any number of cards may be given to: all of them, or `3.5` */
export const ALL_CARDS = 'all';
const SOME = /^\d+(\.\d+)*$/;
/** skills whose key may end in the people they are used on */
const ON_PEOPLE = ['lifesaver'];

/** `amy`, `guards=2` behind the zone of such a skill. */
export function readPeople(words: readonly string[]): Record<string, number> {
  const people: Record<string, number> = {};
  for (const word of words) {
    const [id, n = '1'] = word.split('=');
    people[id] = Number(n);
  }
  return people;
}
const makePeople = (people: Readonly<Record<string, number>>): string[] =>
  Object.entries(people).map(([id, n]) => (n === 1 && id !== 'guards' ? id : `${id}=${n}`));

const MANNERS = Object.keys(FIELD) as Manner[];

/** The key of an option taken in that manner. */
export function varied(key: string, { amount, pay, manners = [], cards, people }: Variation): string {
  const said = parseKey(key);
  if (said === null) return key;
  if (said.verb === 'grant') return cards === undefined ? key : makeKey({ ...said, args: [...said.args.slice(0, -1), cards.join('.')] });
  if (said.verb === 'skill')
    return people === undefined ? key : makeKey({ ...said, args: [...said.args.slice(0, 1), ...makePeople(people)] });
  const more: Record<string, unknown> = {};
  for (const manner of manners) more[FIELD[manner]] = true;
  if (amount !== undefined) more.count = amount;
  if (pay !== undefined) more.free = pay;
  return makeKey({ ...said, ...more } as TurnKey);
}

/** The plain key and what is said beside it. */
export function unvaried(key: string): { readonly key: string; readonly variation: Variation } {
  const said = parseKey(key);
  if (said === null) return { key, variation: {} };
  if (said.verb === 'grant') {
    const last = said.args[said.args.length - 1] ?? '';
    if (!SOME.test(last)) return { key, variation: {} };
    const all = makeKey({ ...said, args: [...said.args.slice(0, -1), ALL_CARDS] });
    return { key: all, variation: { cards: last.split('.').map(Number) } };
  }
  if (said.verb === 'skill') {
    if (!ON_PEOPLE.includes(said.skill) || said.args.length < 2) return { key, variation: {} };
    return { key: makeKey({ ...said, args: said.args.slice(0, 1) }), variation: { people: readPeople(said.args.slice(1)) } };
  }
  const { free, count, ...plain } = said as TurnKey & { free?: string; count?: number };
  const fields = plain as Record<string, unknown>;
  const manners = MANNERS.filter((manner) => fields[FIELD[manner]] === true);
  for (const manner of manners) delete fields[FIELD[manner]];
  // an order in the own zone needs no zone without a number
  if (fields.verb === 'guards' && fields.order === 'melee') delete fields.to;
  return {
    key: makeKey(plain as TurnKey),
    variation: {
      ...(count === undefined ? {} : { amount: count }),
      ...(free === undefined ? {} : { pay: free }),
      ...(manners.length > 0 ? { manners } : {}),
    },
  };
}

/** Does an option with these variants offer that variation? */
export function offers(variants: Variants | undefined, { amount, pay, cards, people = {}, manners = [] }: Variation): boolean {
  if (amount !== undefined && !(variants?.amount !== undefined && amount >= variants.amount.least && amount <= variants.amount.most))
    return false;
  if (pay !== undefined && !variants?.pay?.includes(pay)) return false;
  if (cards !== undefined && !cards.every((card) => variants?.cards?.some((one) => one.card === card))) return false;
  const there = (id: string, n: number) => variants?.people?.some((one) => one.id === id && n >= 1 && n <= one.most) === true;
  if (!Object.entries(people).every(([id, n]) => there(id, n))) return false;
  return manners.every((manner) => variants?.manners?.includes(manner) === true);
}
