import { describe, expect, it } from 'vitest';
import { begin, type MissionSpec } from '../../../test/mission-table.ts';
import type { Word, ZombieCardDef } from '../../content.ts';
import { intent } from '../../oracles/intent.ts';

const board = { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed, d-E closed', openings: 'c-d' };
const spec = (more: Partial<MissionSpec>): MissionSpec => ({ board, ...more });
/** the effects happen when amy takes the token in her zone */
const taking = (effects: readonly Word[], more: Partial<MissionSpec> = {}) =>
  spec({
    ...more,
    map: { objectives: [{ zone: 'A' }], ...more.map },
    rules: [{ 'on-take': { what: 'objective', then: effects } }, ...(more.rules ?? [])],
  });
const take = (s: MissionSpec) => begin(s).act('amy', 'take:objective:0');
const carried = (t: ReturnType<typeof begin>, name: string) =>
  [...t.who(name).hands, ...t.who(name).pack].filter((c) => c >= 0).map((c) => t.t.r.items[t.g.cards[c]].id);
const walkers = (no: number, n: number): ZombieCardDef => ({
  no,
  is: 'spawn',
  levels: [{ walker: n }, { walker: n }, { walker: n }, { walker: n }],
});

describe('gain', () => {
  it('adrenaline to the taker or to all; a token that gives something gives none by itself', () => {
    const one = take(taking([{ gain: { ap: 3 } }]));
    expect(one.g.survivors.map((s) => s.ap)).toEqual([3, 0]);
    const all = take(taking([{ gain: { ap: 1, to: 'all' } }]));
    expect(all.g.survivors.map((s) => s.ap)).toEqual([1, 1]);
    const both = take(taking([{ gain: { ap: 3 } }], { rules: [{ token: { what: 'objective', ap: 5 } }] }));
    expect(both.who('amy').ap).toBe(8);
  });

  it('a card: blind from a deck, else adrenaline when there is none', () => {
    const t = take(
      taking([{ gain: { card: 'vault-weapon', else: { ap: 5 } } }], {
        edition: 'white-death',
        objectives: [{ taken: { what: 'vault-weapon', count: 1 } }],
      }),
    );
    expect(t.g.over).toMatchObject({ result: 'won' });
    const none = begin(taking([{ gain: { card: 'vault-weapon', else: { ap: 5 } } }], { edition: 'white-death' }));
    none.g.decks.vault.draw = [];
    none.act('amy', 'take:objective:0');
    expect(none.who('amy').ap).toBe(5);
  });

  it('a card by name out of deck or discards, to a survivor the players choose', () => {
    const t = begin(
      taking([{ gain: { card: 'dragon-bile', from: ['equipment-deck', 'discards'], to: 'chosen-survivor', shuffle: true } }], {
        edition: 'black-plague',
      }),
    );
    t.g.decks.equipment.discard = t.g.decks.equipment.draw.splice(0);
    t.turn('amy').answer('take:objective:0');
    expect(t.g.ask).toMatchObject({ kind: 'option', topic: 'gain-card' });
    t.answer('doug').settle();
    expect(carried(t, 'doug')).toEqual(['dragon-bile']);
  });

  it('a card from the heap its taker picks, where both have it', () => {
    const mission = taking([{ gain: { card: 'molotov', from: ['equipment-deck', 'discards'], pick: true, shuffle: true } }]);
    const t = begin(mission);
    const { draw, discard } = t.g.decks.equipment;
    const molotov = draw.findIndex((card) => t.t.r.items[t.g.cards[card]].id === 'molotov');
    discard.push(...draw.splice(molotov, 1));
    const left = draw.length;
    t.turn('amy').answer('take:objective:0');
    expect(t.g.ask).toMatchObject({ kind: 'option', topic: 'card-source', by: 0, keys: ['equipment-deck', 'discards'] });
    t.answer('discards').settle();
    expect(carried(t, 'amy')).toEqual(['molotov']);
    expect([draw.length, discard.length]).toEqual([left, 0]);
    // nobody is asked while only one of them has it
    const plain = begin(mission).turn('amy').answer('take:objective:0').settle();
    expect(carried(plain, 'amy')).toEqual(['molotov']);
  });

  it('a crate holds an epic weapon, said or not', () => {
    for (const rules of [[], [{ 'on-take': { what: 'crate', then: [{ gain: { card: 'epic' } }] } }]]) {
      const t = begin(spec({ map: { crates: ['A'] }, rules })).act('amy', 'take:crate:0');
      expect(carried(t, 'amy')).toHaveLength(1);
      expect(t.g.decks.epic.draw).toHaveLength(1);
    }
  });

  it('a companion, a rope ladder', () => {
    const t = take(taking([{ gain: { companion: 'random-unused' } }], { objectives: [{ recruited: { count: 1 } }] }));
    expect(t.g.over).toMatchObject({ result: 'won' });
    const named = take(taking([{ gain: { companion: 'tiger' } }]));
    expect(named.who('tiger')).toMatchObject({ role: 'companion', leader: 0 });
    const ladder = take(taking([{ gain: { token: 'rope-ladder' } }], { edition: 'white-death' }));
    expect(ladder.g.ladders).toMatchObject([{ by: 0, to: -1 }]);
  });
});

describe('zombies', () => {
  it('put: the first of a list that is not on the board', () => {
    const put = [{ put: { kind: ['necromancer', 'abomination'], zone: 'there', 'first-absent': true } }];
    const t = take(taking(put, { edition: 'black-plague' }));
    expect(t.count('A', 'necromancer')).toBe(1);
    expect(t.g.spawns.map((s) => s.colour)).toEqual(['necro']);
    const second = begin(taking(put, { edition: 'black-plague' }))
      .zombies('E', 'necromancer', 1)
      .act('amy', 'take:objective:0');
    expect(second.count('A', 'abomination')).toBe(1);
    const neither = begin(taking(put, { edition: 'black-plague' }))
      .zombies('E', 'necromancer', 1)
      .zombies('E', 'abomination', 1)
      .act('amy', 'take:objective:0');
    expect(neither.count('A', 'abomination') + neither.count('A', 'necromancer')).toBe(0);
  });

  it('spawn: a card for the zone; a rush is drawn again', () => {
    const rush: ZombieCardDef = { ...walkers(2, 4), is: 'rush' } as ZombieCardDef;
    const t = begin(taking([{ spawn: { zone: 'there', cards: 1, redraw: 'rush' } }], { zombieCards: [walkers(1, 2), rush] }));
    t.g.zombieDeck = { draw: [0, 1], discard: [] };
    t.act('amy', 'take:objective:0');
    expect(t.count('A', 'walker')).toBe(2);
    expect(t.g.zombieDeck.discard.slice().sort()).toEqual([0, 1]);
  });

  it('move-zombies in place of a move', () => {
    const t = begin(
      spec({
        places: { start: ['A'], marked: ['B'] },
        map: { spawns: [{ zone: 'E', colour: 'starting' }] },
        rules: [{ 'on-zombie-move': { zone: 'marked', then: [{ 'move-zombies': { to: 'spawn:starting', 'ends-move': true } }] } }],
      }),
    );
    t.zombies('B', 'walker', 2);
    expect(intent(t.t)).toMatchObject([{ does: 'move', next: [t.zone('E')], reason: 'drawn' }]);
    t.play('zombies-activation');
    expect(t.count('E', 'walker')).toBe(2);
  });
});

describe('tokens', () => {
  it('move-token: the spawn token of a burning zone', () => {
    const t = begin(
      spec({
        map: {
          spawns: [
            { zone: 'A', colour: 'starting' },
            { zone: 'E', colour: 'red' },
          ],
        },
        objectives: [{ at: { what: 'spawn-token:red', count: 'all', zone: 'spawn:starting' } }],
        rules: [
          {
            'on-fire': {
              zone: 'spawn:red',
              from: 'molotov',
              then: [{ 'move-token': { what: 'spawn-token', from: 'there', to: 'spawn:starting' } }],
            },
          },
        ],
      }),
    );
    t.play('burn-zone', { who: 0, zone: t.zone('E'), with: 'cauldron' });
    expect(t.judged()).toBe('on');
    t.play('burn-zone', { who: 0, zone: t.zone('E'), with: 'molotov' });
    expect(t.judged()).toBe('won objectives');
  });

  it('discard-token, burn, ruin and mark: a building on fire', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        board: { ...board, doors: '', openings: 'c-d, c-B' },
        map: { objectives: [{ zone: 'c' }] },
        objectives: [{ marks: { name: 'burnt-building', count: 1 } }],
        rules: [
          {
            'on-fire': {
              zone: 'with:red',
              from: 'dragon-fire',
              then: [
                { 'discard-token': { what: 'red', zone: 'there' } },
                { gain: { ap: 5 } },
                { burn: { zone: 'building:there' } },
                { ruin: { zone: 'building:there' } },
                { mark: { name: 'burnt-building' } },
              ],
            },
          },
        ],
      }),
    );
    t.zombies('d', 'walker', 2).play('burn-zone', { who: 0, zone: t.zone('c'), with: 'dragon-fire' });
    expect(t.count('d', 'walker')).toBe(0);
    expect(t.who('amy').ap).toBe(7);
    expect(t.g.ruins.slice().sort()).toEqual([t.zone('c'), t.zone('d')]);
    expect(t.judged()).toBe('won objectives');
  });

  it('a mark that tokens raise is lost with them', () => {
    const lost = begin(
      spec({
        edition: 'white-death',
        map: { objectives: [{ zone: 'E' }] },
        objectives: [{ marks: { name: 'burnt', count: 1 } }],
        rules: [
          { 'on-fire': { zone: 'with:red', then: [{ 'discard-token': { what: 'red', zone: 'there' } }, { mark: { name: 'burnt' } }] } },
        ],
      }),
    );
    expect(lost.judged()).toBe('on');
    lost.g.objectives[0].place = 'gone';
    expect(lost.judged()).toBe('lost objective-impossible');
  });
});

describe('moments', () => {
  it('open-doors: all of them, buildings spawn', () => {
    const t = begin(taking([{ 'open-doors': { which: 'all' } }], { board: { ...board, dark: 'd' }, zombieCards: [walkers(1, 3)] }));
    t.act('amy', 'take:objective:0');
    expect(t.g.doors).toEqual([1, 1]);
    expect(t.count('d', 'walker')).toBe(3);
  });

  it('doors open from the start spawn nothing', () => {
    const t = begin(
      spec({
        board: { grid: 'A B c', rooms: 'c', dark: 'c', doors: 'c-B closed blue' },
        zombieCards: [walkers(1, 3)],
        edition: 'washington',
        campaign: { achievements: ['tunnel-dweller'], survivors: {}, dead: {} },
        setup: [
          { when: { if: { achieved: { id: 'tunnel-dweller' } }, then: [{ 'open-doors': { which: ['door:blue'] } }] } },
          { locked: { what: 'door:blue', until: { achieved: { id: 'tunnel-dweller' } } } },
        ],
      }),
    );
    expect(t.g.doors).toEqual([1]);
    expect(t.count('c', 'walker')).toBe(0);
  });

  it('on-kill, unless with a certain thing', () => {
    const t = begin(
      spec({
        map: { spawns: [{ zone: 'A', colour: 'starting' }], zombies: [{ zone: 'E', kind: 'abomination', count: 1 }] },
        rules: [
          {
            'on-kill': { kind: 'abomination', 'unless-with': 'molotov', then: [{ put: { kind: 'abomination', zone: 'spawn:starting' } }] },
          },
        ],
      }),
    );
    t.play('burn-zone', { who: 0, zone: t.zone('E'), with: 'cauldron' });
    expect(t.count('A', 'patient-0')).toBe(1);
    t.stand('amy', 'E').stand('doug', 'E');
    t.play('burn-zone', { who: 0, zone: t.zone('A'), with: 'molotov' });
    expect(t.count('A', 'patient-0')).toBe(0);
  });

  it('when: once, as soon as it is so', () => {
    const t = begin(spec({ rules: [{ when: { if: { level: { danger: 'yellow', count: 1 } }, then: [{ mark: { name: 'woken' } }] } }] }));
    t.act('amy', 'noise');
    expect(t.g.progress['mark:woken']).toBeUndefined();
    t.who('amy').ap = 7;
    t.act('amy', 'noise').act('amy', 'noise');
    expect(t.g.progress['mark:woken']).toBe(1);
  });

  it('on-phase: the Beacon walks with the team', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        places: { start: ['A'], beacon: ['A'], exit: ['B'] },
        objectives: [{ at: { what: 'beacon', zone: 'exit', clear: true } }],
        loseIf: [{ dead: { who: 'beacon' } }],
        rules: [
          { actor: { who: 'beacon', 'counts-as': 'survivor', noise: 1, health: 1, acts: false } },
          {
            'on-phase': {
              phase: 'players-start',
              if: { 'all-of': [{ at: { who: 'survivor', count: 1, zone: 'beacon' } }, { none: { what: 'zombie', zone: 'beacon' } }] },
              then: [{ 'move-token': { what: 'beacon', by: 1, chosen: true, optional: true } }],
            },
          },
        ],
      }),
      true,
    );
    expect(t.g.ask).toMatchObject({ kind: 'zone', topic: 'move-beacon' });
    t.answer(String(t.zone('B'))).settle();
    expect(t.who('beacon').zone).toBe(t.zone('B'));
    expect(t.judged()).toBe('won objectives');
  });

  it('on-sight: a new one in sight, once', () => {
    const t = begin(spec({ rules: [{ 'on-sight': { kind: 'abomination', new: true, then: [{ mark: { name: 'seen' } }] } }] }));
    t.zombies('E', 'patient-0', 1).act('amy', 'noise');
    expect(t.g.progress['mark:seen']).toBeUndefined();
    t.zombies('E', 'patient-0', -1).zombies('B', 'patient-0', 1).act('amy', 'noise').act('amy', 'noise');
    expect(t.g.progress['mark:seen']).toBe(1);
  });
});

describe('cards of Washington', () => {
  it('heal the taker, or everyone in the zone', () => {
    const hurt = (to: object) => {
      const t = begin(taking([{ heal: { count: 1, ...to } }])).stand('doug', 'A');
      for (const s of t.g.survivors) s.wounds = 2;
      return t.act('amy', 'take:objective:0').g.survivors.map((s) => s.wounds);
    };
    expect(hurt({})).toEqual([1, 2]);
  });

  it('let zombies of a kind act once more, and no others', () => {
    const t = begin(taking([{ activate: { kind: 'runner' } }])).stand('doug', 'E');
    t.zombies('B', 'runner', 1).zombies('B', 'walker', 1).act('amy', 'take:objective:0');
    expect([t.count('A', 'runner'), t.count('B', 'runner'), t.count('A', 'walker'), t.count('B', 'walker')]).toEqual([1, 0, 0, 1]);
    expect(t.who('amy').wounds).toBe(1);
  });
});
