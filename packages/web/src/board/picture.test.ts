import { editions } from '@holdout/content';
import type { BoardView } from '@holdout/engine/board';
import type { EditionContent, MissionDef } from '@holdout/engine/content';
import { checkDraft } from '@holdout/engine/workshop';
import { beforeAll, describe, expect, it } from 'vitest';
import { groundReady } from '../art/ground/painters.ts';
import icons from '../art/icons/icons.json';
import { people } from '../art/portraits/people.ts';
import { worldOf } from '../game/editions.ts';
import { neighbour } from './keys.ts';
import { boardSvg } from './picture.ts';

function boardOf(edition: EditionContent, mission: MissionDef): BoardView {
  const { board } = checkDraft(edition, mission).draft;
  if (board === null) throw new Error(`${mission.id} has no board`);
  return board;
}

/** Tags that open and close, in order: enough to know the text is one well-formed tree. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open.length === 0;
}

describe.each(editions.map((e) => [e.edition, e] as const))('%s', (name, edition) => {
  const world = worldOf(name);
  beforeAll(() => groundReady(world));

  it('draws every mission as a thumbnail of a few kilobytes', () => {
    for (const mission of edition.missions) {
      const svg = boardSvg(boardOf(edition, mission), { world, detail: 'thumb' });
      expect(svg, mission.id).not.toMatch(/NaN|undefined|Infinity/);
      expect(isWellFormed(svg), mission.id).toBe(true);
      expect(svg.length, mission.id).toBeLessThan(60_000);
    }
  });

  it('draws the same picture twice, in every theme', () => {
    const board = boardOf(edition, edition.missions[0]);
    for (const mode of ['dark', 'light', 'contrast'] as const) {
      const svg = boardSvg(board, { world, mode });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(isWellFormed(svg)).toBe(true);
      expect(boardSvg(board, { world, mode })).toBe(svg);
    }
  });

  it('lets the arrow keys reach every zone', () => {
    const board = boardOf(edition, edition.missions[0]);
    const seen = new Set([0]);
    for (const zone of seen)
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
        const next = neighbour(board, zone, key);
        if (next >= 0) seen.add(next);
      }
    expect(seen.size).toBe(board.zones.length);
  });

  it('has a face for every survivor and an icon for every card', () => {
    for (const { id } of edition.survivors) expect(people, id).toHaveProperty(id);
    for (const { id } of edition.items) expect(icons.items, id).toHaveProperty(id);
  });
});
