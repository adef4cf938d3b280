// Why an answer is given, in a word: by the answer itself where it says enough, else by what its errand is about.
import type { GuardOrder, TurnKey } from '@holdout/engine/keys';
import type { BotReason } from '../bot.ts';
import { readKey } from './attacks.ts';
import type { Errand } from './errands.ts';

const BY_VERB: Readonly<Partial<Record<TurnKey['verb'], BotReason>>> = {
  end: 'wait',
  melee: 'attack',
  ranged: 'attack',
  magic: 'attack',
  'shoot-car': 'burn',
  throw: 'burn',
  search: 'search',
  open: 'door',
  take: 'take',
  arrange: 'equip',
  reload: 'reload',
  drive: 'drive',
  enter: 'drive',
  seat: 'drive',
  skill: 'skill',
};

const BY_DEED: Readonly<Partial<Record<Errand['deed'], BotReason>>> = {
  take: 'take',
  read: 'objective',
  recruit: 'take',
  find: 'search',
  search: 'search',
  open: 'door',
  kill: 'attack',
  clear: 'attack',
  hunt: 'attack',
  burn: 'burn',
  flee: 'flee',
  leave: 'exit',
  drive: 'drive',
  join: 'join',
};

/** Whoever is only on the way does none of it yet. */
const ON_THE_WAY: Readonly<Partial<Record<BotReason, BotReason>>> = {
  take: 'to-take',
  search: 'to-search',
  door: 'to-door',
  attack: 'to-zombies',
  burn: 'to-fire',
  drive: 'to-car',
};

const BY_ORDER: Readonly<Partial<Record<GuardOrder, BotReason>>> = { melee: 'attack', ranged: 'attack', pour: 'burn' };

/** Whoever goes on has not nothing left to do: that is said of the end of a turn only. */
export function reasonOf(key: string, { deed }: Errand): BotReason {
  const said = readKey(key);
  const verb = said?.verb;
  const own = said?.verb === 'guards' ? (BY_ORDER[said.order] ?? 'guards') : verb && BY_VERB[verb];
  if (own !== undefined) return own;
  // out of a car for a drive: into the other one, or to let somebody else have the wheel
  if (deed === 'hold' || (verb === 'leave' && deed === 'drive')) return 'looked-ahead';
  const reason = BY_DEED[deed] ?? 'objective';
  return verb === 'move' || verb === 'leave' ? (ON_THE_WAY[reason] ?? reason) : reason;
}
