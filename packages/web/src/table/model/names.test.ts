import type { BoardView, SeatView } from '@holdout/engine';
import { expect, it } from 'vitest';
import { labelsFrom } from '../labels.fixture.ts';
import { makeNames } from './names.ts';

const zone = (kind: string) => ({ kind, cells: [], ruin: false });
const board = {
  zones: [zone('room'), zone('vault'), zone('room')],
  doors: [
    { a: 0, b: 1, door: 0, vault: true },
    { a: 2, b: 1, door: 1, vault: true },
  ],
} as unknown as BoardView;
const view = { zones: [], doors: ['open', 'closed'], survivors: [] } as unknown as SeatView;

it('the doors of a vault say where they lead, from both sides', () => {
  const names = makeNames(labelsFrom('en', 'black-plague'), view, board, () => '');
  expect(names.doors(0)).toEqual(['door to Vault 2 open']);
  expect(names.doors(1)).toEqual(['door to Room 1 open', 'door to Room 3 closed']);
});

it('a vault with a colour is called by it, as it is seen', () => {
  const coloured = { ...board, doors: board.doors.map((door) => ({ ...door, colour: 'purple' as const })) };
  const names = makeNames(labelsFrom('en', 'black-plague'), view, coloured, () => '');
  expect([names.zone(1), names.doors(0)]).toEqual(['Purple vault', ['door to Purple vault open']]);
});
