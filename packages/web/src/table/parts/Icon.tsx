import { memo } from 'react';
import { Icon as ArtIcon, type SignName } from '../../art/icons/Icon.tsx';
import icons from '../../art/icons/icons.json';

/** Words of the table for signs that have another name in the set. */
const ALIASES: Readonly<Record<string, SignName>> = {
  attack: 'melee',
  open: 'door',
  guards: 'guard',
  cauldron: 'fire',
  ladder: 'climb',
  inventory: 'arrange',
  other: 'action',
  end: 'end-turn',
  warning: 'danger',
  'friendly-fire': 'accuracy',
  people: 'companion',
  turn: 'player',
  claws: 'wound',
  zombies: 'zombie',
  zone: 'ping',
  card: 'deck',
  heal: 'heart',
  star: 'adrenaline',
  mission: 'campaign',
  round: 'clock',
  phase: 'clock',
  'zombie-card': 'spawn',
  token: 'objective',
  broken: 'damage',
  reach: 'sprint',
  intent: 'zombie',
  forecast: 'spawn',
  threat: 'danger',
  goals: 'objective',
};

const isSign = (name: string): name is SignName => name in icons.signs;

export const Icon = memo(function Icon({ name }: { readonly name: string }) {
  return <ArtIcon sign={isSign(name) ? name : (ALIASES[name] ?? 'help')} className="t-icon" />;
});
