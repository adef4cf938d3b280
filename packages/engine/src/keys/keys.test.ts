import { describe, expect, it } from 'vitest';
import {
  makeArrangement,
  makeKey,
  makeShares,
  offers,
  parseArrangement,
  parseKey,
  parseShares,
  parseWay,
  placeParts,
  unvaried,
  varied,
} from './index.ts';

const KEYS = [
  'end',
  'noise',
  'leave',
  'bonus',
  'move:3',
  'move:3:4:plain:+move',
  'search',
  'search:light:+any',
  'open:4',
  'open:4:fire-axe:+door',
  'melee:katana',
  'melee:katana:single:by-hand',
  'ranged:pistol:3:4',
  'ranged:sub-mg:3:single:double-risk:light:by-hand:+ranged',
  'magic:fireball:0:risk',
  'throw:molotov:7:+ranged',
  'bile:2',
  'torch:2:+any',
  'dragonfire:2',
  'pour:5',
  'carry:5',
  'ladder:5',
  'enchant:healing:amy:+spell',
  'enchant:repulse:3',
  'eat:apples',
  'discard:katana',
  'discard:katana:amy',
  'read:c12',
  'reload',
  'reload:sawed-off',
  'take:objective:2',
  'pass:companion:odin:amy',
  'arrange:amy/h=3 -,b=-,p=4 5;x=',
  'guards:3:melee',
  'guards:3:melee:3:2',
  'guards:3:move:4:1:+guard',
  'enter:0:driver',
  'seat:passenger',
  'seat:passenger:amy',
  'drive:3',
  'drive:3:4:calm',
  'light:3',
  'light:off',
  'shoot-car:pistol:1:+ranged',
  'skill:loud',
  'skill:field-medic:3:amy',
  'grant:fuel:2:all',
];

describe('keys of a turn', () => {
  it.each(KEYS)('%s is read and written as it stands', (key) => {
    const said = parseKey(key);
    expect(said).not.toBeNull();
    expect(said && makeKey(said)).toBe(key);
  });
  it.each([
    '',
    'end:1',
    'noise:2',
    'move',
    'move:x',
    'move:01',
    'move:3:plain:4',
    'search:torch',
    'melee',
    'melee:katana:softly',
    'take:objective',
    'guards:3',
    'guards:3:sing',
    'guards:3:move:4:1:2',
    'light',
    'light:on',
    'carry:3:+any',
    'eat:apples:amy',
    'fly:3',
  ])('"%s" is none', (key) => {
    expect(parseKey(key)).toBeNull();
  });
});

describe('an option in another manner', () => {
  it.each([
    ['melee:katana', { manners: ['single'] }, 'melee:katana:single'],
    ['ranged:pistol:3:risk', { manners: ['by-hand'], pay: 'ranged' }, 'ranged:pistol:3:risk:by-hand:+ranged'],
    ['move:3', { manners: ['plain'] }, 'move:3:plain'],
    ['drive:3:4', { manners: ['calm'] }, 'drive:3:4:calm'],
    ['guards:3:move:4', { amount: 2 }, 'guards:3:move:4:2'],
    ['guards:3:melee', { amount: 2 }, 'guards:3:melee:3:2'],
    ['guards:3:ranged:3', { amount: 1 }, 'guards:3:ranged:3:1'],
    ['grant:fuel:2:all', { cards: [4, 7] }, 'grant:fuel:2:4.7'],
    ['skill:lifesaver:3', { people: { amy: 1, guards: 2 } }, 'skill:lifesaver:3:amy:guards=2'],
  ] as const)('%s', (key, variation, wanted) => {
    expect(varied(key, variation)).toBe(wanted);
    expect(unvaried(wanted)).toEqual({ key, variation });
  });
  it('is offered only where the option says so', () => {
    const variants = { amount: { least: 1, most: 3 }, pay: ['move', 'any'], manners: ['single'] } as const;
    expect(offers(variants, { amount: 3, pay: 'any', manners: ['single'] })).toBe(true);
    expect(offers(variants, { amount: 4 })).toBe(false);
    expect(offers(variants, { amount: 0 })).toBe(false);
    expect(offers(variants, { pay: 'melee' })).toBe(false);
    expect(offers(variants, { manners: ['by-hand'] })).toBe(false);
    expect(offers(undefined, {})).toBe(true);
    expect(offers({ cards: [{ card: 4, item: 'apples' }] }, { cards: [5] })).toBe(false);
    expect(offers({ people: [{ id: 'guards', most: 2 }] }, { people: { guards: 3 } })).toBe(false);
  });
});

describe('forms', () => {
  it('shares come back as they went', () => {
    expect(makeShares([{ id: 'amy' }, { id: 'doug/brute' }], [2, 0])).toBe('amy=2,doug/brute=0');
    expect(parseShares('amy=2,doug/brute=0')).toEqual({ amy: 2, 'doug/brute': 0 });
    for (const odd of ['', 'amy', 'amy=x', 'amy=-1', 'amy=1,amy=2', '=2']) expect(parseShares(odd), odd).toBeNull();
    expect(placeParts('doug/brute')).toEqual({ owner: 'doug', group: 'brute' });
    expect(placeParts('doug')).toEqual({ owner: 'doug', group: '' });
  });
  it('arrangements come back as they went', () => {
    const key = 'amy/h=3 -,b=7,p=4 5;tiger-sam/h=- -,b=-,p=;x=9 1';
    const read = parseArrangement(key);
    expect(read?.laid[0]).toEqual({ who: 'amy', hands: [3, null], body: 7, pack: [4, 5] });
    expect(read?.discards).toEqual([9, 1]);
    expect(read && makeArrangement(read)).toBe(key);
    for (const odd of ['', 'amy', 'amy/h=3,b=-,p=', 'amy/h=3 -,b=-,p=x;x=', 'amy/h=- -,b=-,p=;amy/h=- -,b=-,p=;x='])
      expect(parseArrangement(odd), odd).toBeNull();
  });
  it('a way is zones, anything else is not', () => {
    expect(parseWay('3:7')).toEqual([3, 7]);
    expect(parseWay('3')).toEqual([3]);
    for (const odd of ['', 'no', '3:', 'a:1']) expect(parseWay(odd), odd).toBeNull();
  });
});
