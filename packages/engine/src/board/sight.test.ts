import { describe, expect, it } from 'vitest';
import { caseView } from './fixture.ts';
import { FAR } from './types.ts';

describe('line of sight of the rule cases', () => {
  it('never runs diagonally', () => {
    expect(caseView({ grid: 'A B\nC D' }).sees('A')).toBe('ABC');
  });
  it('reaches one room into a building', () => {
    const view = caseView({ grid: 'A B C d e', rooms: 'd e', openings: 'd-e', doors: 'C-d open' });
    expect([view.sees('A'), view.sees('d'), view.sees('e')]).toEqual(['ABCd', 'ABCde', 'de']);
  });
  it('stops at a closed door', () => {
    expect(caseView({ grid: 'A B c', rooms: 'c', doors: 'B-c closed' }).sees('A')).toBe('AB');
  });
  it('stops at a wall', () => {
    expect(caseView({ grid: 'A B c D', rooms: 'c' }).sees('A')).toBe('AB');
  });
  it('goes from a walkway over buildings and back', () => {
    const view = caseView({ grid: 'W c D E', rooms: 'c', walkways: 'W' });
    expect([view.sees('W'), view.sees('E')]).toEqual(['WDE', 'WDE']);
  });
  it('passes between corrupted neighbours', () => {
    expect(caseView({ grid: 'A b C', rooms: 'b' }, { corruption: 'Ab' }).sees('A')).toBe('Ab');
  });
});

describe('streets', () => {
  it('see through any number of street zones along rows and columns', () => {
    expect(caseView({ grid: 'A B C D E\nx x x x F\nx x x x G', rooms: 'x' }).sees('A')).toBe('ABCDE');
    expect(caseView({ grid: 'A B C D E\nx x x x F\nx x x x G', rooms: 'x' }).sees('E')).toBe('ABCDEFG');
  });
  it('stop at a wall between streets', () => {
    expect(caseView({ grid: 'A B C', walls: 'B-C' }).sees('A')).toBe('AB');
  });
  it('see along lines from every cell of a bent zone', () => {
    const view = caseView({ grid: 'A A A B\nA x x D\nA x x E\nC F G H', rooms: 'x' });
    expect(view.sees('A')).toBe('ABC');
    expect(view.range('C', 'B')).toBe(FAR);
  });
  it('count a zone that the line enters twice once', () => {
    const view = caseView({ grid: 'A B C B D', walls: '' });
    expect(view.range('A', 'D')).toBe(3);
    expect(view.range('A', 'B')).toBe(1);
    expect(view.range('A', 'A')).toBe(0);
  });
  it('take the shortest of several lines', () => {
    const view = caseView({ grid: 'A B C\nA D C' });
    expect(view.range('A', 'C')).toBe(2);
    expect(caseView({ grid: 'A B E C\nA D D C' }).range('A', 'C')).toBe(2);
  });
});

describe('rooms', () => {
  it('see each zone they share an opening or an open door with', () => {
    const view = caseView({ grid: 'a b\nc d', rooms: 'a b c d', openings: 'a-b', doors: 'a-c open, b-d closed' });
    expect([view.sees('a'), view.sees('b'), view.sees('d')]).toEqual(['abc', 'ab', 'd']);
  });
  it('see only the next room', () => {
    expect(caseView({ grid: 'a b c', rooms: 'a b c', openings: 'a-b, b-c' }).sees('a')).toBe('ab');
  });
  it('see out onto a street and on along the line', () => {
    const view = caseView({ grid: 'a B C\nx D x', rooms: 'a x', openings: 'a-B' });
    expect(view.sees('a')).toBe('aBC');
    expect(view.range('a', 'C')).toBe(2);
  });
  it('see across a street into the first room opposite if an opening lies on the line', () => {
    const spec = { grid: 'a B c d', rooms: 'a c d', openings: 'a-B, B-c, c-d' };
    expect([caseView(spec).sees('a'), caseView(spec).range('a', 'c')]).toEqual(['aBc', 2]);
    expect(caseView({ grid: 'a B x\na B c', rooms: 'a c x', openings: 'a-B, B-c' }).sees('a')).toBe('aBc');
    expect(caseView({ grid: 'a B x\nx B c', rooms: 'a c x', openings: 'a-B, B-c' }).sees('a')).toBe('aB');
  });
  it('are never seen through to the street behind', () => {
    const view = caseView({ grid: 'A b C', rooms: 'b', openings: 'A-b, b-C' });
    expect([view.sees('A'), view.sees('b')]).toEqual(['Ab', 'AbC']);
  });
  it('hide behind a broken door as behind a closed one', () => {
    expect(caseView({ grid: 'A b', rooms: 'b', doors: 'A-b broken' }).sees('A')).toBe('A');
  });
});

describe('walkways', () => {
  it('see streets, ruins and walkways in line, never a room, and count the zones between', () => {
    const view = caseView({ grid: 'W c r D V', rooms: 'c r', ruins: 'r', walkways: 'W V' });
    expect(view.sees('W')).toBe('WrDV');
    expect(view.range('W', 'D')).toBe(3);
    expect([view.sees('r'), view.sees('D'), view.sees('c')]).toEqual(['WrV', 'WDV', 'c']);
  });
  it('hide the ground behind them from the ground', () => {
    const view = caseView({ grid: 'A W B', walkways: 'W' });
    expect([view.sees('A'), view.sees('W'), view.sees('B')]).toEqual(['AW', 'AWB', 'WB']);
    expect(view.sees('A', 'ghost')).toBe('AWB');
  });
  it('and rooms do not see each other, even through an opening onto the street', () => {
    const view = caseView({ grid: 'c A W', rooms: 'c', walkways: 'W', openings: 'c-A' });
    expect([view.sees('c'), view.sees('W')]).toEqual(['cA', 'AW']);
  });
  it('lose their height to corruption', () => {
    const view = caseView({ grid: 'A W B c D', rooms: 'c', walkways: 'W' }, { corruption: 'W' });
    expect([view.sees('A'), view.sees('W')]).toEqual(['AWB', 'AWB']);
  });
});

describe('corruption', () => {
  it('makes a street of a room for sight', () => {
    const view = caseView({ grid: 'A b C', rooms: 'b', openings: 'A-b, b-C' }, { corruption: 'b' });
    expect(view.sees('A')).toBe('AbC');
  });
  it('leaves walls to zones that are not corrupted', () => {
    const view = caseView({ grid: 'A b C D', rooms: 'b' }, { corruption: 'AbD' });
    expect([view.sees('A'), view.sees('C'), view.sees('D')]).toEqual(['Ab', 'CD', 'CD']);
  });
  it('opens a room to the walkway', () => {
    expect(caseView({ grid: 'W b', rooms: 'b', walkways: 'W' }, { corruption: 'b' }).sees('W')).toBe('Wb');
  });
});

describe('what blocks and what does not', () => {
  it('a tank hides what lies behind it; whoever stands on it sees and is seen', () => {
    const view = caseView({ grid: 'A T B', tank: 'T' });
    expect([view.sees('A'), view.sees('T'), view.sees('B')]).toEqual(['AT', 'ATB', 'TB']);
  });
  it('sandbags do not block sight', () => {
    expect(caseView({ grid: 'A B C', sandbags: 'A-B' }).sees('A')).toBe('ABC');
  });
  it('corridors are seen through like streets', () => {
    const view = caseView({ grid: 'a k l b', rooms: 'a b', corridors: 'k l', openings: 'a-k, l-b' });
    expect([view.sees('a'), view.sees('k')]).toEqual(['aklb', 'aklb']);
  });
  it('there is no sight between a vault and its zones', () => {
    const view = caseView({ grid: 'A b', rooms: 'b', vaults: 'V A open, V b open' });
    expect([view.sees('V'), view.sees('A'), view.sees('b')]).toEqual(['V', 'A', 'b']);
  });
});

describe('other ways of looking', () => {
  const spec = { grid: 'A b c D e', rooms: 'b c e', openings: 'A-b, b-c, c-D', doors: 'D-e closed' };
  it('ghost sight: straight lines through everything', () => {
    expect(caseView(spec).sees('A', 'ghost')).toBe('AbcDe');
    expect(caseView(spec).range('A', 'e', 'ghost')).toBe(4);
  });
  it('home defender: through openings without limit, not through doors', () => {
    expect(caseView(spec).sees('A', 'home-defender')).toBe('AbcD');
    expect(caseView(spec).sees('b', 'home-defender')).toBe('AbcD');
    expect(caseView(spec).sees('A')).toBe('Ab');
  });
  it('ruin sight: ruins count as street', () => {
    const ruined = { grid: 'A r s c D', rooms: 'r s c', ruins: 'r s', openings: 'A-r, r-s, s-c, c-D' };
    expect([caseView(ruined).sees('A'), caseView(ruined).sees('A', 'ruin')]).toEqual(['Ar', 'Arsc']);
  });
});
