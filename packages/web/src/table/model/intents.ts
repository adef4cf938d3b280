// What the groups of zombies will do next, in words and as arrows.
import type { Intent } from '@holdout/engine';
import type { PathArrow } from '../../board/types.ts';
import type { Names } from './names.ts';

const tied = (intent: Intent): boolean => (intent.does === 'move' || intent.drives !== undefined) && intent.next.length > 1;

/** What follows in the same phase; nothing where it only stands there. */
function thenLine(names: Names, { then }: Intent): string {
  const parts = then.flatMap((one) =>
    one.does === 'attack' ? [names.l.t('intent.attack')] : one.next.length > 0 ? [`→ ${one.next.map(names.zone).join(' / ')}`] : [],
  );
  return [...new Set(parts)].join(' / ');
}

function firstLine(names: Names, intent: Intent): string {
  const { l } = names;
  const who = names.crowd({ [intent.kind]: intent.count });
  if (intent.does === 'attack') return l.t('intent.says.attack', { who });
  const to = intent.next.map(names.zone).join(' / ');
  if (intent.drives !== undefined) return l.t('intent.says.drives', { who, from: names.zone(intent.drives), to });
  const reason = tied(intent) ? 'tie' : intent.reason;
  const said = { zone: names.zone(intent.target), ways: intent.next.length };
  const why = l.has(`intent.why.${reason}`) ? l.t(`intent.why.${reason}`, said) : l.t(`intent.${reason}`);
  if (intent.does !== 'move') return l.t('intent.says.stay', { who, why });
  return l.t('intent.says.move', { who, why, to });
}

/** Zones that hear of it: where they are, the token they drive, what is lost. */
export const toldAt = (intent: Intent): ReadonlySet<number> =>
  new Set([intent.zone, ...(intent.drives === undefined ? [] : [intent.drives]), ...(intent.loses ? [intent.target] : [])]);

/** The whole of it for one group: who, why, where to, and what it does with a second action. */
export function intentLine(names: Names, intent: Intent): string {
  const said = firstLine(names, intent);
  const first = intent.loses ? names.l.t('intent.says.loses', { first: said }) : said;
  const then = thenLine(names, intent);
  return then === '' ? first : names.l.t('intent.says.then', { first, then });
}

const why = (intent: Intent): string => (tied(intent) ? ' ?' : intent.reason === 'hears' ? ' ♪' : '');

interface Flow {
  readonly zones: readonly [number, number];
  readonly again: boolean;
  readonly why: string;
  n: number;
}

/** Groups of one zone that go the same way make one arrow; second steps have arrows of their own. */
export function intentArrows(intents: readonly Intent[]): PathArrow[] {
  const found = new Map<string, Flow>();
  const flow = (from: number, to: number, n: number, again: boolean, reason: string) => {
    const key = `${from} ${to} ${again}`;
    const known = found.get(key);
    if (known) known.n += n;
    else found.set(key, { zones: [from, to], again, why: reason, n });
  };
  for (const intent of intents) {
    // a driven token goes its way while its driver stays, and is none of the dead who are counted
    if (intent.drives !== undefined) for (const to of intent.next) flow(intent.drives, to, 0, false, why(intent));
    if (intent.does !== 'move') continue;
    for (const to of intent.next) flow(intent.zone, to, intent.count, false, why(intent));
    for (const { zone, next } of intent.then) for (const to of next) flow(zone, to, intent.count, true, '');
  }
  return [...found.values()].map((one) => ({
    zones: one.zones,
    tone: 'intent',
    ...(one.again ? { again: true } : {}),
    ...(one.n > 1 || one.why !== '' ? { label: `${one.n > 1 ? one.n : ''}${one.why}`.trim() } : {}),
  }));
}

/** How many of the dead attack in each zone, those among them who get there with their first action. */
export function attackers(intents: readonly Intent[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const add = (zone: number, n: number) => found.set(zone, (found.get(zone) ?? 0) + n);
  for (const intent of intents) {
    if (intent.does === 'attack') add(intent.zone, intent.count);
    else for (const { zone, does } of intent.then) if (does === 'attack') add(zone, intent.count);
  }
  return found;
}
