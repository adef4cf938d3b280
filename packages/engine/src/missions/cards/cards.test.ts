import { describe, expect, it } from 'vitest';
import { begin, type MissionSpec } from '../../../test/mission-table.ts';
import type { ObjectiveCardDef, Word } from '../../content.ts';
import { cardSpots } from './lying.ts';

const board = { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed, d-E closed, c-d closed' };
const card = (id: string, no: number, lies: ObjectiveCardDef['lies'], ...script: Word[]): ObjectiveCardDef => ({ id, no, lies, script });
const spec = (more: Partial<MissionSpec>): MissionSpec => ({ edition: 'washington', board, ...more });

describe('objective cards', () => {
  it('are taken for an action, read once, and give no adrenaline by themselves', () => {
    const t = begin(spec({ cards: [card('one', 1, { zone: 'A' })], objectives: [{ taken: { what: 'card', count: 'all' } }] }));
    t.turn('amy');
    expect(t.keys()).toContain('read:one');
    t.answer('read:one');
    expect(t.who('amy').ap).toBe(0);
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('on a door are read when it opens, before anything comes out', () => {
    const walkers = { walker: 1 };
    const t = begin(
      spec({
        board: { ...board, dark: 'd' },
        zombieCards: [{ no: 1, is: 'spawn', levels: [walkers, walkers, walkers, walkers] }],
        places: { start: ['E'] },
        cards: [card('door', 2, { door: 'd|E' }, { 'open-doors': { which: 'all' } })],
      }),
    );
    t.give('amy', 'crowbar');
    t.turn('amy');
    expect(t.keys().some((key) => key.startsWith('read:'))).toBe(false);
    // shown once, on the side of the street
    expect(cardSpots(t.t)).toEqual([{ zone: t.zone('E'), onDoor: true }]);
    t.answer(`open:${t.zone('d')}:crowbar`).settle();
    expect(t.g.progress['card:door']).toBe(1);
    expect(t.g.doors).toEqual([1, 1, 1]);
  });

  it('of an hour act by themselves and are not needed', () => {
    const t = begin(
      spec({
        setup: [{ clock: { start: 18 } }],
        cards: [card('night', 19, { hour: 19 }, { mark: { name: 'night' } }), card('day', 1, { zone: 'A' })],
        objectives: [{ taken: { what: 'card', count: 'all', except: 'card:hour' } }],
        rules: [{ when: { if: { hour: { reaches: 19 } }, then: [{ read: { card: 'hour' } }] } }],
      }),
    );
    t.turn('amy').answer('end').turn('doug').answer('end').settle();
    expect(t.g.hour).toBe(19);
    expect(t.g.progress['mark:night']).toBe(1);
    t.act('amy', 'read:day');
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('choices, notes, keywords: a card that asks for one goes back to its place', () => {
    const t = begin(
      spec({
        cards: [
          card('lock', 1, { zone: 'A' }, { 'needs-keyword': 'keycard' }, { end: true }),
          card('desk', 2, { zone: 'A' }, { choose: [[{ note: 1 }], [{ gain: { ap: 2 } }]] }),
        ],
        notes: [{ id: 'n1', no: 1, script: [{ keyword: 'keycard' }] }],
      }),
    );
    t.act('amy', 'read:lock');
    expect(t.g.over).toBeNull();
    expect(t.keys()).toContain('read:lock');
    t.answer('read:desk');
    expect(t.g.ask).toMatchObject({ topic: 'mission-choice', keys: ['1', '2'] });
    t.answer('1');
    expect(t.g.progress['keyword:keycard']).toBe(1);
    t.act('amy', 'read:lock');
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('read one way or the other by what the team knows', () => {
    const branch = (ap: number): Word => ({
      if: { is: { knows: { word: 'radio' } }, then: [{ gain: { ap } }], else: [{ gain: { ap: 1 } }] },
    });
    const t = begin(
      spec({
        cards: [
          card('early', 1, { zone: 'A' }, branch(4)),
          card('shop', 2, { zone: 'A' }, { keyword: 'radio' }),
          card('late', 3, { zone: 'A' }, branch(4)),
        ],
      }),
    );
    t.act('amy', 'read:early');
    expect(t.who('amy').ap).toBe(1);
    t.answer('read:shop').answer('read:late');
    expect(t.who('amy').ap).toBe(5);
  });

  it('notes in order, as abominations fall; offered on sight', () => {
    const notes = [1, 2].map((no) => ({ id: `n${no}`, no, script: [{ mark: { name: `note-${no}` } }] }));
    const t = begin(
      spec({
        notes,
        rules: [
          { 'on-kill': { kind: 'abomination', 'unless-with': 'molotov', then: [{ read: { note: 'next' } }] } },
          {
            'on-sight': { kind: 'abomination', if: { achieved: { id: 'praetorian' } }, then: [{ read: { note: 'next', optional: true } }] },
          },
        ],
        campaign: { achievements: ['praetorian'], survivors: {}, dead: {} },
      }),
    );
    t.zombies('E', 'patient-0', 1).play('burn-zone', { who: 0, zone: t.zone('E'), with: 'molotov' });
    expect(t.g.progress['mark:note-1']).toBeUndefined();
    t.zombies('E', 'patient-0', 1).play('burn-zone', { who: 0, zone: t.zone('E'), with: 'cauldron' });
    expect(t.g.progress['mark:note-1']).toBe(1);
    t.zombies('B', 'patient-0', 1).turn('amy').answer('noise');
    expect(t.g.ask).toMatchObject({ kind: 'use', topic: 'read-note', note: 2 });
    t.answer('yes');
    expect(t.g.progress['mark:note-2']).toBe(1);
  });

  it('a note looked at on sight takes effect with its own abomination, and burns with it', () => {
    const t = begin(
      spec({
        notes: [1, 2].map((no) => ({ id: `n${no}`, no, script: no === 2 ? [{ mark: { name: 'card' } }] : [{ gain: { ap: 1 } }] })),
        rules: [
          { 'on-kill': { kind: 'abomination', 'unless-with': 'molotov', then: [{ read: { note: 'next' } }] } },
          {
            'on-sight': {
              kind: 'abomination',
              if: { achieved: { id: 'praetorian' } },
              then: [{ read: { note: 'next', optional: true, peek: true } }],
            },
          },
        ],
        objectives: [{ marks: { name: 'card', count: 1 } }],
        campaign: { achievements: ['praetorian'], survivors: {}, dead: {} },
      }),
    );
    t.zombies('B', 'patient-0', 1).turn('amy').answer('noise');
    expect(t.g.ask).toMatchObject({ topic: 'read-note', note: 1 });
    t.answer('yes');
    expect(t.g.progress['note:1']).toBeUndefined();
    t.play('burn-zone', { who: 0, zone: t.zone('B'), with: 'breach' });
    expect(t.g.progress['note:1']).toBe(1);
    t.zombies('B', 'patient-0', 1).answer('noise');
    expect(t.g.ask).toMatchObject({ topic: 'read-note', note: 2 });
    t.answer('yes');
    expect(t.judged()).toBe('on');
    t.play('burn-zone', { who: 0, zone: t.zone('B'), with: 'molotov' });
    expect(t.g.progress['mark:card']).toBeUndefined();
    expect(t.judged()).toBe('lost objective-impossible');
  });

  it('achievements, campaign experience, light, wounds, noise, a new aim', () => {
    const t = begin(
      spec({
        options: { campaign: true },
        cards: [
          card(
            'all',
            1,
            { zone: 'A' },
            { achievement: { id: 'tunnel-dweller' } },
            { 'campaign-xp': { count: 1, to: 'all' } },
            { light: { zone: 'there' } },
            { wound: { count: 1 } },
            { noise: { zone: 'there', count: 2 } },
            { link: { zones: ['start', 'marked'] } },
            { aim: { level: { danger: 'yellow', count: 1 } } },
            { stay: true },
          ),
        ],
        places: { start: ['A'], marked: ['E'] },
        objectives: [{ taken: { what: 'card:all' } }],
      }),
    );
    t.act('amy', 'read:all');
    expect(t.t.r.board.tables(t.g.boardKey).steps[t.zone('A')]).toContain(t.zone('E'));
    expect(t.g.campaign).toMatchObject({ achievements: ['tunnel-dweller'], lives: { amy: { points: 1 }, doug: { points: 1 } } });
    expect(t.g.progress).toMatchObject({
      [`light:${t.zone('A')}`]: 1,
      'card:all': 2,
    });
    expect(t.who('amy').wounds).toBe(1);
    expect(t.g.noise[t.zone('A')]).toBe(2);
    expect(t.g.over).toBeNull();
    t.who('doug').ap = 7;
    expect(t.judged()).toBe('won objectives');
  });

  it('locks: other cards wait for one, searches and crates for the card of their tile', () => {
    const t = begin(
      spec({
        faces: { A: ['1V'], B: ['2V'], c: ['2V'] },
        map: { crates: ['A', 'B'] },
        cards: [card('first', 13, { zone: 'A' }), card('second', 2, { zone: 'B' })],
        rules: [
          { locked: { what: 'card:others', except: 'card:13', until: { taken: { what: 'card:13' } } } },
          { locked: { what: ['search', 'crate'], zone: 'each-tile', until: { none: { what: 'card', zone: 'that-tile' } } } },
        ],
      }),
    );
    t.turn('amy');
    expect(t.refused('take:crate:0')).toBe('take-locked');
    t.stand('amy', 'B');
    expect(t.refused('read:second')).toBe('take-locked');
    t.stand('amy', 'A').act('amy', 'read:first');
    expect(t.refused('take:crate:0')).toBeNull();
    t.stand('amy', 'c');
    expect(t.refused('search')).toBe('search-locked');
    t.stand('amy', 'B').act('amy', 'read:second').stand('amy', 'c');
    expect(t.refused('search')).toBeNull();
  });

  it('a card on a door lies on the tile of the door, not on every tile its street stretches over', () => {
    const t = begin(
      spec({
        faces: { A: ['1V'], B: ['1V', '2V'], c: ['2V'], d: ['3V'], E: ['3V'] },
        map: { crates: ['A', 'c', 'd'] },
        cards: [card('door', 1, { door: 'c|B' }), card('between', 2, { door: 'c|d' })],
        rules: [{ locked: { what: 'crate', zone: 'each-tile', until: { none: { what: 'card', zone: 'that-tile' } } } }],
      }),
    );
    t.turn('amy');
    expect(t.refused('take:crate:0')).toBeNull();
    expect(t.stand('amy', 'c').refused('take:crate:1')).toBe('take-locked');
    // a door between two tiles lies on both
    expect(t.stand('amy', 'd').refused('take:crate:2')).toBe('take-locked');
    t.g.progress['card:between'] = 1;
    expect(t.refused('take:crate:2')).toBeNull();
    expect(t.stand('amy', 'c').refused('take:crate:1')).toBe('take-locked');
  });

  it('a building is entered through a door with a card', () => {
    const t = begin(
      spec({
        places: { start: ['B'] },
        board: { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed, d-E closed', openings: 'c-d' },
        cards: [card('way', 1, { door: 'd|E' })],
        rules: [{ locked: { what: 'doors-without-card', until: { opened: { what: 'carded-door-of-building' } } } }],
      }),
    );
    t.give('amy', 'crowbar');
    t.turn('amy');
    expect(t.refused(`open:${t.zone('c')}:crowbar`)).toBe('door-locked');
    t.stand('amy', 'E').act('amy', `open:${t.zone('d')}:crowbar`);
    t.g.doors[0] = 0;
    t.stand('amy', 'B');
    expect(t.refused(`open:${t.zone('c')}:crowbar`)).toBeNull();
  });

  it('a building without such a door could never be entered: the mission is not played', () => {
    const shut = spec({
      board: { grid: 'A B c D e', rooms: 'c e', doors: 'c-B closed, e-D closed' },
      cards: [card('way', 1, { door: 'c|B' })],
      rules: [{ locked: { what: 'doors-without-card', until: { opened: { what: 'carded-door-of-building' } } } }],
    });
    expect(() => begin(shut)).toThrow(/could never open/);
  });
});
