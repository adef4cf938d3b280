import { describe, expect, it } from 'vitest';
import type { TableScene } from '../scene.ts';
import { waitingText } from './waiting.ts';

type Seat = TableScene['snapshot']['presence'][number];
const HERE: Seat = { seat: 0, name: 'Ada', present: true, bot: false };

/** Labels are told by their keys here. */
function told(seat: Partial<Seat>, online = true): string {
  const names = {
    l: { t: (key: string, more: { who: string }) => `${key} ${more.who}` },
    seat: () => 'Ada',
    team: () => 'Ned, Wanda',
  };
  const scene = { names, snapshot: { presence: [{ ...HERE, ...seat }] }, host: online ? { seats: {} } : {} };
  return waitingText(scene as unknown as TableScene, 0);
}

describe('whom the table waits for', () => {
  it('names a person, and says when they are away', () => {
    expect(told({})).toBe('table.waiting-for Ada');
    expect(told({ present: false })).toBe('table.waiting-away Ada');
  });
  it('says that a seat nobody took is free, by its survivors', () => {
    expect(told({ name: '', present: false })).toBe('table.waiting-free Ned, Wanda');
  });
  it('does not call a nameless seat of one browser free', () => {
    expect(told({ name: '' }, false)).toBe('table.waiting-for Ada');
  });
});
