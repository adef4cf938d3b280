import { describe, expect, it } from 'vitest';
import { begin, type MissionSpec } from '../../test/mission-table.ts';

const board = { grid: 'A B C D E' };
const spec = (more: Partial<MissionSpec>): MissionSpec => ({ board, ...more });
const kept = { token: { what: 'objective', ap: 5, keep: 'tradable' } };

describe('grant', () => {
  it('costs actions, has a place and a need, and moves a spawn token', () => {
    const t = begin(
      spec({
        map: {
          spawns: [
            { zone: 'E', colour: 'starting' },
            { zone: 'B', colour: 'red' },
          ],
        },
        rules: [
          {
            grant: {
              id: 'shut-spawn',
              cost: 1,
              where: 'with:spawn-token',
              needs: { none: { what: 'zombie', zone: 'here' } },
              then: [{ 'move-token': { what: 'spawn-token', from: 'here', to: 'spawn:starting' } }],
            },
          },
        ],
      }),
    );
    t.turn('amy');
    expect(t.refused('grant:shut-spawn')).toBe('grant-not-here');
    t.stand('amy', 'B').zombies('B', 'walker', 1);
    expect(t.refused('grant:shut-spawn')).toBe('grant-needs');
    t.zombies('B', 'walker', -1);
    expect(t.keys()).toContain('grant:shut-spawn');
    t.answer('grant:shut-spawn');
    expect(t.g.spawns.map((s) => s.zone)).toEqual([t.zone('E'), t.zone('E')]);
    expect(t.who('amy').actions).toBe(3);
  });

  it('within range, paid with a kept token', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        places: { start: ['A'], flag: ['E'] },
        map: { objectives: [{ zone: 'A' }], spawns: [{ zone: 'C', colour: '1' }] },
        objectives: [{ at: { what: ['spawn-token', 'defiler-token'], count: 'all', zone: 'flag' } }],
        rules: [
          kept,
          {
            grant: {
              id: 'repel',
              cost: 1,
              where: 'with:spawn-token',
              range: [0, 1],
              pays: { token: 'red' },
              then: [{ 'move-token': { what: 'spawn-token', to: 'flag' } }],
            },
          },
        ],
      }),
    );
    t.act('amy', 'take:objective:0');
    expect(t.refused(`grant:repel:${t.zone('C')}`)).toBe('grant-not-here');
    t.stand('amy', 'B').act('amy', `grant:repel:${t.zone('C')}`);
    expect(t.g.objectives[0].place).toBe('gone');
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('repelling is hopeless with fewer tokens than spawn zones', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        places: { start: ['A'], flag: ['E'] },
        map: {
          objectives: [{ zone: 'A' }],
          spawns: [
            { zone: 'C', colour: '1' },
            { zone: 'D', colour: '2' },
          ],
        },
        objectives: [{ at: { what: 'spawn-token', count: 'all', zone: 'flag' } }],
        rules: [
          kept,
          {
            grant: {
              id: 'repel',
              where: 'with:spawn-token',
              range: [0, 1],
              pays: { token: 'red' },
              then: [{ 'move-token': { what: 'spawn-token', to: 'flag' } }],
            },
          },
        ],
      }),
    );
    expect(t.judged()).toBe('lost objective-impossible');
  });

  it('food onto a car and back, in any number', () => {
    const t = begin(
      spec({
        map: { cars: [{ kind: 'police', zone: 'A' }] },
        objectives: [{ holds: { cards: 'food', count: 3, by: 'team', in: ['inventories', 'cars'] } }],
        rules: [
          {
            grant: {
              id: 'stow-food',
              cost: 1,
              where: 'with:car',
              pays: { cards: 'food', count: 'any' },
              then: [{ 'move-token': { what: 'food-card', to: 'car' } }],
              reverse: true,
            },
          },
        ],
      }),
    );
    const first = t.give('amy', 'water');
    t.give('amy', 'water');
    t.turn('amy');
    expect(t.keys().filter((key) => key.startsWith('grant:'))).toHaveLength(3);
    t.act('amy', 'grant:stow-food:0:all');
    expect(t.g.loose).toMatchObject([{ name: 'car:0', zone: -1 }]);
    t.act('amy', `grant:stow-food:0:back:${first}`);
    expect(t.who('amy').pack).toContain(first);
    expect(t.g.over).toBeNull();
    t.give('doug', 'water');
    expect(t.judged()).toBe('won objectives');
  });

  it('boxes onto the muscle car', () => {
    const t = begin(
      spec({
        map: {
          objectives: [{ zone: 'A' }],
          cars: [
            { kind: 'muscle', zone: 'A' },
            { kind: 'police', zone: 'A' },
          ],
        },
        objectives: [{ stored: { what: 'objective', count: 'all', onto: 'car' } }],
        rules: [
          kept,
          {
            grant: {
              id: 'load-box',
              cost: 1,
              where: 'with:muscle-car',
              pays: { token: 'objective' },
              then: [{ 'move-token': { what: 'objective', to: 'car' } }],
            },
          },
        ],
      }),
    );
    t.act('amy', 'take:objective:0');
    expect(t.keys().filter((key) => key.startsWith('grant:'))).toEqual(['grant:load-box:0']);
    t.answer('grant:load-box:0');
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('first aid turns the wounded into companions', () => {
    const t = begin(
      spec({
        places: { start: ['A'], marked: ['A'] },
        map: { objectives: [{ zone: 'A' }] },
        setup: [{ actor: { who: 'wounded', count: 2, zone: 'marked' } }],
        objectives: [{ recruited: { count: 1 } }],
        rules: [
          kept,
          {
            grant: { id: 'first-aid', cost: 1, where: 'marked', pays: { token: 'red' }, then: [{ gain: { companion: 'chosen-wounded' } }] },
          },
        ],
      }),
    );
    t.act('amy', 'take:objective:0');
    t.answer('grant:first-aid');
    expect(t.g.ask).toMatchObject({ topic: 'first-aid' });
    t.answer(t.keys()[1]);
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('a stack is drawn card by card and locks the token on it', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        map: { objectives: [{ zone: 'A' }] },
        setup: [{ stock: { zone: 'with:objective', cards: 'equipment', random: 'survivors' } }],
        rules: [
          { grant: { id: 'draw-from-stack', cost: 1, where: 'with:stack', repeat: true, then: [{ gain: { card: 'from-stack' } }] } },
          { locked: { what: 'objective', until: { none: { what: 'stacked-card', zone: 'there' } } } },
        ],
      }),
    );
    t.turn('amy');
    expect(t.refused('take:objective:0')).toBe('take-locked');
    // only as the mission says: a search, with all that it asks and brings
    expect(t.refused('take:card:0')).toBe('nothing-to-take');
    expect(t.keys()).not.toContain('take:card:0');
    t.act('amy', 'grant:draw-from-stack').act('amy', 'grant:draw-from-stack');
    expect(t.refused('take:objective:0')).toBeNull();
    expect(t.refused('grant:draw-from-stack')).toBe('grant-not-here');
  });

  it('fragments are joined into a tome; a tome banishes joined corruption', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        players: 1,
        places: { start: ['A'], beacon: ['E'] },
        map: {
          objectives: [{ zone: 'A' }, { zone: 'A' }],
          spawns: [
            { zone: 'E', colour: '1' },
            { zone: 'C', colour: '2' },
          ],
          corruption: ['B', 'C'],
        },
        objectives: [{ none: { what: 'corruption', zone: 'board' } }],
        rules: [
          kept,
          {
            grant: {
              id: 'join-tome',
              cost: 0,
              needs: { holds: { cards: 'token:red', count: 'all', by: 'survivor' } },
              then: [{ 'discard-token': { what: 'red', keep: 1 } }],
            },
          },
          {
            grant: {
              id: 'banish',
              cost: 1,
              where: 'with:spawn-token',
              range: [0, 1],
              pays: { token: 'tome' },
              then: [
                { 'move-token': { what: 'spawn-token', to: 'spawn:starting' } },
                { 'discard-token': { what: 'corruption', from: 'there', connected: true } },
              ],
            },
          },
        ],
      }),
    );
    t.act('amy', 'take:objective:0');
    expect(t.refused('grant:join-tome')).toBe('grant-needs');
    t.act('amy', 'take:objective:1').stand('amy', 'B');
    expect(t.refused(`grant:banish:${t.zone('C')}`)).toBe('not-carried');
    t.act('amy', 'grant:join-tome').act('amy', `grant:banish:${t.zone('C')}`);
    expect(t.g.corruption).toEqual([]);
    expect(t.g.spawns[1].zone).toBe(t.zone('E'));
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('the Beacon is taken and carried to the exit', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        places: { start: ['A'], beacon: ['B'], exit: ['D'] },
        objectives: [{ at: { what: 'beacon', zone: 'exit' } }],
        rules: [
          { grant: { id: 'take-beacon', cost: 1, where: 'beacon', then: [{ gain: { token: 'beacon' } }] } },
          { token: { what: 'beacon', keep: 'tradable', 'stands-with-bearer': true } },
        ],
      }),
    );
    t.act('amy', `move:${t.zone('B')}`)
      .act('amy', 'grant:take-beacon')
      .act('amy', `move:${t.zone('C')}`);
    expect(t.g.beacon).toBe(t.zone('C'));
    t.stand('doug', 'C');
    expect(t.refused('pass:beacon:1:doug')).toBe('not-carried');
    t.act('amy', 'pass:beacon:0:doug');
    t.act('doug', `move:${t.zone('D')}`);
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('a Beacon that walks is where Lifesaver pulls its figure', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        places: { start: ['A'], beacon: ['B'], exit: ['D'] },
        objectives: [{ at: { what: 'beacon', zone: 'exit', clear: true } }],
        setup: [{ actor: { who: 'beacon', 'counts-as': 'survivor', noise: 1, health: 1, acts: false } }],
      }),
    );
    t.who('amy').skills.push('lifesaver');
    t.zombies('B', 'walker', 1)
      .turn('amy')
      .answer(`skill:lifesaver:${t.zone('B')}`)
      .settle();
    expect(t.g.survivors.find((s) => s.id === 'beacon')?.zone).toBe(t.zone('A'));
    expect(t.g.beacon).toBe(t.zone('A'));
  });

  it('ingredients handed over become a card with a name, which alone kills for good', () => {
    const ingredients = ['molotov', 'blue', 'green'];
    const t = begin(
      spec({
        players: 3,
        ordered: true,
        places: { start: ['A'], 'zone:ned': ['A'] },
        map: {
          objectives: [
            { zone: 'A', colour: 'blue' },
            { zone: 'A', colour: 'green' },
          ],
          zombies: [{ zone: 'B', kind: 'abomination', count: 1 }],
        },
        setup: [{ actor: { who: 'ned', zone: 'zone:ned' } }],
        objectives: [
          { stored: { what: ingredients, count: 'all', onto: 'zone:ned' } },
          { killed: { kind: 'abomination', count: 1, with: 'moloturbo' } },
        ],
        rules: [
          kept,
          {
            grant: {
              id: 'hand-ingredient',
              cost: 1,
              where: 'zone:ned',
              pays: { any: [{ card: 'molotov' }, { token: 'blue' }, { token: 'green' }] },
              then: [{ 'move-token': { what: 'ingredient', to: 'zone:ned' } }],
            },
          },
          {
            when: {
              if: { stored: { what: ingredients, count: 'all', onto: 'zone:ned' } },
              then: [
                { 'discard-token': { what: ['blue', 'green'] } },
                { gain: { card: 'molotov', tag: 'moloturbo', to: 'chosen-survivor-there', zone: 'zone:ned' } },
              ],
            },
          },
        ],
      }),
    );
    t.give('amy', 'molotov');
    t.act('amy', 'take:objective:0').act('amy', 'take:objective:1');
    // one went away: only those with Ned may be given the card
    const away = t.g.survivors[2].id;
    t.stand(away, 'E');
    for (const way of ingredients) t.turn('amy').answer(`grant:hand-ingredient:${way}`);
    expect(t.keys()).not.toContain(away);
    expect(t.keys()).toContain('doug');
    t.answer('doug').settle();
    expect(t.g.met).toEqual([true, false]);
    expect(Object.values(t.g.tagged)).toEqual(['moloturbo']);
    expect(t.g.objectives.map((o) => o.place)).toEqual(['gone', 'gone']);
    const bearer = t.g.survivors.findIndex((s) => s.hands.some((card) => t.g.tagged[card] === 'moloturbo'));
    t.act(t.g.survivors[bearer].id, `throw:moloturbo:${t.zone('B')}`);
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('the named card thrown elsewhere loses the game', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'A' }] },
        objectives: [{ killed: { kind: 'abomination', count: 1, with: 'moloturbo' } }],
        rules: [{ 'on-take': { what: 'objective', then: [{ gain: { card: 'molotov', tag: 'moloturbo' } }] } }],
      }),
    );
    t.act('amy', 'take:objective:0').act('amy', `throw:moloturbo:${t.zone('B')}`);
    expect(t.g.over).toMatchObject({ result: 'lost', reason: 'objective-impossible' });
  });
});
