// One text for every thing on the board, and the sheet of symbols that the widget refers to.
import type { ZombieBase } from '@holdout/engine';
import type { TokenArt } from '../../board/scene.ts';
import type { World } from '../../board/types.ts';
import { group } from '../svg.ts';
import { bites, ring, survivorClip, survivorFace } from './survivors.ts';
import { car, crate, exit, guard, noise, objective, plainToken, spawn } from './tokens.ts';
import { zombieChip, zombieClip } from './zombies.ts';

export function drawToken(art: TokenArt): string {
  switch (art.draw) {
    case 'objective':
      return objective(art.colour, art.letter);
    case 'spawn':
      return spawn(art.colour, art.letter, art.active);
    case 'noise':
      return noise(art.count);
    case 'car':
      // what lies on a car rides along, so it is drawn there
      return (
        group(car(art.kind), { transform: `rotate(${art.turn})scale(.78)` }) +
        (art.crates > 0 ? group(crate(), { transform: 'scale(.66)' }) + (art.crates > 1 ? countBadge(art.crates, 15, 13) : '') : '')
      );
    case 'guards':
      return guard() + (art.count > 1 ? countBadge(art.count, 10, 9) : '');
    case 'crate':
      return crate();
    case 'exit':
      return exit();
    case 'plain':
      return plainToken(art.name) + (art.count > 1 ? countBadge(art.count, 15, 13) : '');
  }
}

export function countBadge(count: number, x: number, y: number): string {
  const wide = count > 9 ? 24 : 18;
  return `<g transform="translate(${x} ${y})"><g class="count-plate"><rect x="${-wide / 2}" y="-9" width="${wide}" height="18" rx="9" fill="#14100d" stroke="#f4ead2" stroke-width="1.4"/><text y="5.6" font-size="16" font-weight="700" text-anchor="middle" fill="#fff6e0" class="board-letter">${count}</text></g></g>`;
}

const grounds: Readonly<Record<World, string>> = {
  'second-edition': '#3d4452',
  'black-plague': '#4f3d2c',
  'white-death': '#4a6278',
  washington: '#2f3d5c',
};

/** Definitions for a figure layer: chips of the world and the faces of those in play. */
export function figureSheet(world: World, bases: Iterable<ZombieBase>, survivors: Iterable<string>, prefix: string): string {
  let out = survivorClip(`${prefix}face`);
  for (const base of new Set(bases))
    out += `${zombieClip(base, `${prefix}${base}-clip`)}<g id="${prefix}${base}">${zombieChip(base, world, `${prefix}${base}-clip`)}</g>`;
  for (const id of new Set(survivors)) out += `<g id="${prefix}who-${id}">${survivorFace(id, grounds[world], `${prefix}face`)}</g>`;
  return out;
}

export const survivorRing = (seat: number, wounds: number): string => ring(seat) + bites(wounds);
