// The sign a thing has on the map, small: for legends and palettes.
import type { ZombieBase } from '@holdout/engine';
import { Drawing } from '../../art/Drawing.tsx';
import { doorLeaf, vaultDoor } from '../../art/figures/doors.ts';
import { drawToken } from '../../art/figures/draw.ts';
import { zombieChip, zombieClip } from '../../art/figures/zombies.ts';
import type { TokenLetters } from '../../board/scene.ts';
import type { World } from '../../board/types.ts';
import type { Thing } from '../model/things.ts';
import './thing-sign.css';

interface ThingSignProps {
  readonly thing: Thing;
  readonly world: World;
  readonly letters: TokenLetters;
}

const BASES: readonly ZombieBase[] = ['walker', 'brute', 'runner', 'abomination', 'necromancer'];

/** Kinds of the books' abominations and necromancers have faces of their own on the board; a legend shows what they are. */
function zombieSign(kind: string, world: World, necromancers: boolean): string {
  const base = BASES.find((one) => one === kind) ?? (necromancers ? 'necromancer' : 'abomination');
  const clip = `sign-${base}-clip`;
  return `<g transform="scale(.8)"><defs>${zombieClip(base, clip)}</defs>${zombieChip(base, world, clip)}</g>`;
}

function drawing(thing: Thing, world: World, letters: TokenLetters): string {
  switch (thing.is) {
    case 'objective':
      return drawToken({ draw: 'objective', colour: thing.colour, letter: letters[thing.colour] ?? '' });
    case 'spawn':
      return drawToken({ draw: 'spawn', colour: thing.colour, letter: letters[thing.colour] ?? thing.colour, active: true });
    case 'crate':
      return drawToken({ draw: 'crate' });
    case 'noise':
      return drawToken({ draw: 'noise', count: 1 });
    case 'guard':
      return drawToken({ draw: 'guards', count: 1 });
    case 'car':
      return `<g transform="scale(.5)">${drawToken({ draw: 'car', kind: thing.kind, turn: 90, crates: 0 })}</g>`;
    case 'zombie':
      return zombieSign(thing.kind, world, thing.kind.includes('necro'));
    case 'door':
      return `<g transform="translate(-18 0)">${doorLeaf(world, 36, thing.colour ?? null, thing.state)}</g>`;
    case 'vault-door':
      return `<g transform="scale(.8)">${vaultDoor(thing.colour, false)}</g>`;
    case 'place':
      return thing.name === 'exit' ? drawToken({ draw: 'exit' }) : drawToken({ draw: 'plain', name: placeSign(thing.name), count: 1 });
    case 'card':
      return drawToken({ draw: 'plain', name: 'objective-card', count: 1 });
    case 'edge':
      return BORDERS[thing.kind] ?? '';
    default:
      return drawToken({ draw: 'plain', name: thing.is, count: 1 });
  }
}

/** What stands between two zones, seen from above. */
const BORDERS: Readonly<Record<string, string>> = {
  wall: '<path d="M-18 0h36" stroke="#8d8678" stroke-width="9"/><path d="M-18 0h36" stroke="#b9b09c" stroke-width="5"/>',
  opening:
    '<path d="M-18 0h9M9 0h9" stroke="#8d8678" stroke-width="9"/><path d="M-7 0h14" stroke="#4aa3df" stroke-width="3" stroke-dasharray="3 3"/>',
  stairs: '<path d="M-12-8h24M-12-3h24M-12 2h24M-12 7h24" stroke="#b9b09c" stroke-width="3"/>',
  sandbags: '<path d="M-16 3h10M-5 3h10M6 3h10M-10-4h10M1-4h10" stroke="#b39a63" stroke-width="6" stroke-linecap="round"/>',
};

const placeSign = (name: string): string => (['start', 'marked', 'flag', 'beacon'].includes(name) ? name : 'marked');

export function ThingSign({ thing, world, letters }: ThingSignProps) {
  return (
    <svg className="thing-sign" viewBox="-21 -21 42 42" aria-hidden="true">
      <Drawing svg={drawing(thing, world, letters)} />
    </svg>
  );
}
