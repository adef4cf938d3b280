import { memo } from 'react';
import icons from '../../art/icons/icons.json';
import sprite from '../../art/icons/sprite.svg?url';

const SIGNS: Readonly<Record<string, string>> = icons.signs;

/** Words of the table for signs that have another name in the set. */
const ALIASES: Readonly<Record<string, string>> = {
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

export const Icon = memo(function Icon({ name }: { readonly name: string }) {
  const id = SIGNS[name] ?? SIGNS[ALIASES[name] ?? ''];
  return (
    <svg className="t-icon" aria-hidden="true" viewBox="0 0 512 512">
      {id !== undefined && <use href={`${sprite}#${id}`} />}
    </svg>
  );
});
