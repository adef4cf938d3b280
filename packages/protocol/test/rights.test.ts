import { expect, test } from 'vitest';
import { seatRefusal, type TableRights } from '../src/rights.ts';
import type { SeatInfo } from '../src/room.ts';

const seat = (at: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: at,
  survivors: [`s${at}`],
  owner: null,
  bot: null,
  lentTo: null,
  survivorBots: {},
  ...more,
});

const room = (seats: readonly SeatInfo[]): TableRights => ({
  host: 'ada',
  phase: 'running',
  listed: false,
  seats,
  isHere: () => true,
  isOnline: () => true,
  hasLeft: () => false,
  hostHasLeft: () => false,
});

test('a free seat is given to a bot by whoever plays or has lent their own seat, not by an onlooker', () => {
  const table = room([seat(0, { owner: 'ada' }), seat(1, { owner: 'bo', lentTo: 'ada' }), seat(2, {})]);
  const bot = (player: string) => seatRefusal(table, player, { seat: 2, do: 'bot' });
  expect(bot('ada')).toBeNull();
  expect(bot('bo')).toBeNull();
  expect(bot('gil')).toBe('not-yours');
});

test('nobody gives away the seat of somebody who is there', () => {
  const table = room([seat(0, { owner: 'ada' }), seat(1, { owner: 'bo' }), seat(2, { owner: 'cat' })]);
  expect(seatRefusal(table, 'bo', { seat: 2, do: 'bot' })).toBe('not-away');
  expect(seatRefusal(table, 'ada', { seat: 2, do: 'bot' })).toBeNull();
});
