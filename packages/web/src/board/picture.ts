// The whole board as one SVG text: for files, thumbnails, print. Runs anywhere, needs no browser.

import type { ZombieBase } from '@holdout/engine';
import { doorLeaf, vaultDoor } from '../art/figures/doors.ts';
import { countBadge, drawToken, figureSheet, survivorRing } from '../art/figures/draw.ts';
import { bulk } from '../art/figures/zombies.ts';
import { drawGround } from '../art/ground/ground.ts';
import type { Detail } from '../art/ground/kit.ts';
import { escapeText, n } from '../art/svg.ts';
import { doorPlaces } from './doors.ts';
import { faceName } from './face-name.ts';
import { boardSize, TILE } from './geometry.ts';
import { CHIP, makeScene, PERSON } from './scene.ts';
import type { BoardScene, BoardView, Mode, World } from './types.ts';

export interface PictureOptions {
  readonly world: World;
  readonly mode?: Mode;
  /** `thumb`: no textures and furniture, a few kilobytes */
  readonly detail?: Detail;
  readonly night?: boolean;
  /** figures and tokens; without it only the ground with closed doors */
  readonly view?: BoardScene;
  /** pixels; by default one for each unit */
  readonly width?: number;
  /** keeps definitions apart when several pictures share a page */
  readonly id?: string;
  readonly title?: string;
  readonly margin?: number;
  /** borders of the tiles, and what is written on each: its name and its turn */
  readonly tileNames?: boolean;
}

export function boardSvg(board: BoardView, options: PictureOptions): string {
  const { world, view, id = 'p', margin = 26 } = options;
  const ground = drawGround(board, { ...options, id, night: options.night ?? view?.night ?? true });
  const { w, h } = boardSize(board);
  const full = { w: w + margin * 2, h: h + margin * 2 };
  let defs = ground.defs;
  let body = ground.body;
  for (const door of doorPlaces(board)) {
    const state = view?.doors[door.door] ?? 'closed';
    body += `<g transform="translate(${n(door.x)} ${n(door.y)})rotate(${door.turn + (state === 'open' && !door.vault ? door.swing : 0)})">${door.vault ? vaultDoor(door.colour ?? 'yellow', state === 'open') : doorLeaf(world, door.width, door.colour, state)}</g>`;
  }
  if (view) {
    const scene = makeScene(board, view);
    defs += figureSheet(
      world,
      scene.stacks.map((s) => s.base),
      scene.people.map((p) => p.id),
      id,
    );
    const at = (spot: { x: number; y: number; scale: number }, scale: number, inside: string) =>
      `<g transform="translate(${n(spot.x)} ${n(spot.y)})scale(${(spot.scale * scale).toFixed(3)})">${inside}</g>`;
    for (const t of scene.tokens) body += at(t.spot, 0.92, drawToken(t.art));
    for (const s of scene.stacks) {
      body += at(
        s.spot,
        chipScale(s.base),
        `<use href="#${id}${s.base}"/>${s.count > 1 ? countBadge(s.count, 13 * s.plate[0], 13 * s.plate[1]) : ''}`,
      );
    }
    for (const p of scene.people)
      body += at(p.spot, (PERSON / 22) * (p.small ? 0.74 : 1), `<use href="#${id}who-${p.id}"/>${survivorRing(p.ring, p.wounds)}`);
  }
  if (options.tileNames) body += tilePlates(board);
  const width = options.width ?? full.w;
  const title = options.title ? `<title>${escapeText(options.title)}</title>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n((width * full.h) / full.w)}" viewBox="${-margin} ${-margin} ${n(full.w)} ${n(full.h)}" font-family="'Fira Sans Condensed',sans-serif">${title}<defs>${defs}</defs>${body}</svg>`;
}

/** For those who lay the map out of a box: where each tile ends, which face is up, and how far it is turned. */
function tilePlates(board: BoardView): string {
  let out = '';
  for (const { face, turn, row, col } of board.tiles) {
    const name = `${faceName(face)}${turn === 0 ? '' : ` ↻${turn}°`}`;
    const wide = 16 + name.length * 12;
    out +=
      `<rect x="${col * TILE}" y="${row * TILE}" width="${TILE}" height="${TILE}" fill="none" stroke="#000" stroke-width="2.4" stroke-dasharray="3 7"/>` +
      `<g transform="translate(${col * TILE + 6} ${(row + 1) * TILE - 34})"><rect width="${wide}" height="28" rx="5" fill="#fff" stroke="#000" stroke-width="1.6"/>` +
      `<text x="${wide / 2}" y="20.5" font-size="20" font-weight="700" text-anchor="middle" fill="#000">${escapeText(name)}</text></g>`;
  }
  return out;
}

/** Chips are drawn with a radius of about 20 units; an abomination's is 27. */
export const chipScale = (base: ZombieBase): number =>
  (CHIP * bulk[base]) / (base === 'abomination' ? 29 : base === 'walker' ? 20.5 : base === 'brute' ? 26 : 25);
