import { editions } from '@holdout/content';
import { describe, expect, it } from 'vitest';
import {
  addSeat,
  changeSeat,
  giveSurvivor,
  newDraft,
  removeSeat,
  setMission,
  setTable,
  setupOf,
  toggleSurvivor,
  whyNotYet,
} from '../src/new-game/draft.ts';

const content = editions.find((book) => book.edition === 'second-edition');
if (!content) throw new Error('no second edition');
const own = { mission: 'second-edition/m01' };
const solo = newDraft(content, 'second-edition/m01', 'solo');

describe('a new game', () => {
  it('begins with the mission asked for and as many grown-ups as it is made for', () => {
    expect(solo.mission).toBe('second-edition/m01');
    expect(solo.team).toHaveLength(6);
    expect(setupOf(solo, own, 'seed').seats).toEqual([solo.team.map((one) => one.id)]);
  });

  it('falls back to the first mission when it does not know the one asked for', () => {
    expect(newDraft(content, 'nowhere', 'solo').mission).toBe('second-edition/m00');
  });

  it('shares the team evenly when seats come and go', () => {
    const two = setTable(solo, 'hot-seat');
    expect(setupOf(two, own, '').seats.map((seat) => seat.length)).toEqual([3, 3]);
    const three = addSeat(two);
    expect(setupOf(three, own, '').seats.map((seat) => seat.length)).toEqual([2, 2, 2]);
    expect(setupOf(removeSeat(three, 2), own, '').seats.map((seat) => seat.length)).toEqual([3, 3]);
  });

  it('keeps bots when the kind of table changes, and has no more seats than survivors', () => {
    const withBot = changeSeat(setTable(solo, 'hot-seat'), 1, { who: 'bot', bot: 'random' });
    expect(setTable(withBot, 'online').seats.map((seat) => seat.who)).toEqual(['me', 'bot']);
    let many = setTable(solo, 'online');
    for (let n = 0; n < 9; n++) many = addSeat(many);
    expect(many.seats).toHaveLength(6);
  });

  it('gives a newcomer to the seat with the fewest', () => {
    const two = setTable(solo, 'hot-seat');
    const without = toggleSurvivor(two, two.team[0].id);
    expect(toggleSurvivor(without, 'lili').team.at(-1)).toEqual({ id: 'lili', seat: 0 });
  });

  it('says why it cannot begin', () => {
    const two = setTable(solo, 'hot-seat');
    expect(whyNotYet(two)).toBeNull();
    expect(whyNotYet(two.team.reduce((draft, one) => giveSurvivor(draft, one.id, 0), two))).toBe('new.need.seat-empty');
    expect(whyNotYet(solo.team.reduce((draft, one) => toggleSurvivor(draft, one.id), solo))).toBe('new.need.survivors');
  });

  it('keeps chosen survivors for another mission', () => {
    const swapped = toggleSurvivor(toggleSurvivor(solo, 'amy'), 'lili');
    const other = content.missions.find((mission) => mission.id === 'second-edition/m02');
    if (!other) throw new Error('no such mission');
    expect(setMission(swapped, content, other).team.map((one) => one.id)).toContain('lili');
  });
});
