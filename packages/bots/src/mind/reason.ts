// Why an answer is given, in a word: by the answer itself where it says enough, else by what its errand is about.
import type { TurnKey } from '@holdout/engine/keys';
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
  guards: 'guards',
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
  join: 'help',
};

/** Whoever goes on has not nothing left to do: that is said of the end of a turn only. */
export function reasonOf(key: string, { deed }: Errand): BotReason {
  const verb = readKey(key)?.verb;
  const own = verb === undefined ? undefined : BY_VERB[verb];
  return own ?? BY_DEED[deed] ?? (deed === 'hold' ? 'looked-ahead' : 'objective');
}
