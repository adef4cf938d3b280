import { describe, expect, it } from 'vitest';
import { begin, type MissionSpec } from '../../../test/mission-table.ts';

const board = { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed blue, d-E closed', openings: 'c-d' };
const spec = (more: Partial<MissionSpec>): MissionSpec => ({ board, ...more });
const blueAtA = { objectives: [{ zone: 'A', colour: 'blue' as const }] };

describe('locked', () => {
  it('a coloured door until its token is taken', () => {
    const t = begin(spec({ map: blueAtA, rules: [{ locked: { what: 'door:blue', until: { taken: { what: 'blue' } } } }] }));
    t.give('amy', 'crowbar');
    t.turn('amy').stand('amy', 'B');
    expect(t.refused(`open:${t.zone('c')}:crowbar`)).toBe('door-locked');
    t.stand('amy', 'A').act('amy', 'take:objective:0').stand('amy', 'B');
    expect(t.refused(`open:${t.zone('c')}:crowbar`)).toBeNull();
  });

  it('other doors never, but for one', () => {
    const t = begin(spec({ rules: [{ locked: { what: 'door', except: 'door:blue', until: 'never' } }] }));
    t.give('amy', 'crowbar');
    t.turn('amy').stand('amy', 'E');
    expect(t.refused(`open:${t.zone('d')}:crowbar`)).toBe('door-locked');
    t.stand('amy', 'B');
    expect(t.refused(`open:${t.zone('c')}:crowbar`)).toBeNull();
  });

  it('doors of a building for survivors of a level', () => {
    const t = begin(
      spec({
        places: { start: ['B'], 'building:x': ['c', 'd'] },
        rules: [{ locked: { what: 'doors of building:x', until: { level: { danger: 'orange', who: 'opener' } } } }],
      }),
    );
    t.give('amy', 'crowbar');
    t.turn('amy');
    expect(t.refused(`open:${t.zone('c')}:crowbar`)).toBe('door-locked');
    t.who('amy').ap = 19;
    expect(t.refused(`open:${t.zone('c')}:crowbar`)).toBeNull();
  });

  it('a spawn zone sleeps and wakes', () => {
    const t = begin(
      spec({
        map: { ...blueAtA, spawns: [{ zone: 'E', colour: 'blue' }] },
        rules: [{ locked: { what: 'spawn:blue', until: { taken: { what: 'blue' } } } }],
      }),
    );
    expect(t.g.spawns[0].active).toBe(false);
    t.act('amy', 'take:objective:0');
    expect(t.g.spawns[0].active).toBe(true);
  });

  it('tokens, searches, crates, guards', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        places: { start: ['A'], beacon: ['A'], 'building:x': ['c', 'd'] },
        map: {
          objectives: [{ zone: 'A' }],
          guards: [
            { zone: 'A', count: 2 },
            { zone: 'E', count: 1 },
          ],
        },
        rules: [
          { locked: { what: 'red', until: 'never' } },
          { locked: { what: 'search', zone: 'building:x', until: { none: { what: 'objective', zone: 'board' } } } },
          { locked: { what: 'guard-move', from: 'beacon', until: { taken: { what: 'beacon' } } } },
        ],
      }),
    );
    t.turn('amy');
    expect(t.refused('take:objective:0')).toBe('take-locked');
    expect(t.refused(`guards:${t.zone('A')}:move:${t.zone('B')}`)).toBe('guards-locked');
    t.stand('amy', 'c');
    expect(t.refused('search')).toBe('search-locked');
    t.g.objectives[0].place = 'gone';
    expect(t.refused('search')).not.toBe('search-locked');
  });

  it('guards behind a closed door are shut in, and no longer so when it is open', () => {
    const shut = { grid: 'A b', rooms: 'b', doors: 'b-A closed' };
    const t = begin({ board: shut, edition: 'white-death', places: { start: ['A'] }, map: { guards: [{ zone: 'b', count: 1 }] } });
    t.turn('amy');
    const order = `guards:${t.zone('b')}:move:${t.zone('A')}`;
    expect(t.refused(order)).toBe('guards-shut-in');
    t.give('amy', 'crowbar');
    t.act('amy', `open:${t.zone('b')}:crowbar`);
    expect(t.refused(order)).toBeNull();
  });

  it('guards held in a zone neither march, nor carry a cauldron out, nor are pulled out', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        places: { start: ['B'], beacon: ['A'] },
        map: { guards: [{ zone: 'A', count: 3 }], cauldrons: ['A'] },
        rules: [{ locked: { what: 'guard-move', from: 'beacon', until: { taken: { what: 'beacon' } } } }],
      }),
    );
    t.who('amy').skills.push('lifesaver');
    t.zombies('A', 'walker', 1).turn('amy');
    const [a, b] = [t.zone('A'), t.zone('B')];
    expect(t.refused(`guards:${a}:carry:${b}`)).toBe('guards-locked');
    expect(t.refused(`skill:lifesaver:${a}`)).toBe('nobody-there');
    t.g.progress['taken:beacon'] = 1;
    t.g.beaconBy = 1;
    expect(t.refused(`guards:${a}:carry:${b}`)).toBeNull();
    t.answer(`skill:lifesaver:${a}`).settle();
    expect(t.g.guards[b]).toBe(3);
  });

  it('a lock on one colour says nothing about a face-down token', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'A' }] },
        setup: [{ hide: { colours: ['blue'], among: 'red' } }],
        rules: [{ locked: { what: 'blue', until: 'never' } }],
      }),
    );
    t.turn('amy');
    expect(t.refused('take:objective:0')).toBeNull();
  });
});

describe('exit-rule', () => {
  it('on foot, at the end of the own turn, without zombies there', () => {
    const t = begin(
      spec({
        places: { start: ['A'], exit: ['B'] },
        rules: [{ 'exit-rule': { who: 'survivor', moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } }],
      }),
    );
    t.turn('amy').stand('amy', 'B').zombies('B', 'walker', 1).answer('end');
    expect(t.g.ask?.kind).not.toBe('use');
    t.zombies('B', 'walker', -1).turn('doug').stand('doug', 'B').answer('end');
    expect(t.g.ask).toMatchObject({ kind: 'use', topic: 'exit' });
    t.answer('yes');
    expect(t.who('doug').out).toBe(true);
  });

  it('a car with everyone in it', () => {
    const t = begin(
      spec({
        places: { start: ['A'], exit: ['A'] },
        map: { cars: [{ kind: 'police', zone: 'A' }] },
        objectives: [{ exited: { who: 'survivor', count: 'all', by: 'car' } }],
        rules: [{ 'exit-rule': { who: 'car', moment: 'end-of-driver-turn' } }, { cars: { drive: true } }],
      }),
    );
    t.act('doug', 'enter:0:passenger');
    t.act('amy', 'enter:0:driver').answer('end').settle();
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('guards go along', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        places: { start: ['A'], exit: ['A'] },
        players: 1,
        map: { guards: [{ zone: 'A', count: 2 }] },
        objectives: [{ exited: { who: ['survivor', 'guard'], count: 'all' } }],
        loseIf: [{ dead: { who: 'guard' } }],
        rules: [{ 'exit-rule': { who: 'survivor', with: 'guards', moment: 'end-of-own-turn' } }],
      }),
    );
    t.turn('amy').answer('end').answer('yes');
    expect(t.g.ask).toMatchObject({ topic: 'guards-leave' });
    t.answer('2');
    expect(t.g.over).toMatchObject({ result: 'won' });
  });
});

describe('tokens', () => {
  it('are kept bound or passed on, slow their bearer, ask for a level, have a limit', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'A' }, { zone: 'A' }, { zone: 'A', colour: 'blue' }, { zone: 'A', colour: 'green' }] },
        rules: [
          { token: { what: 'blue', ap: 2, keep: 'tradable', 'slows-move': 2 } },
          { token: { what: 'green', ap: 5, keep: 'bound', 'needs-level': 'yellow' } },
          { token: { what: 'objective', ap: 5, limit: 1 } },
        ],
      }),
    );
    t.turn('amy');
    expect(t.refused('take:objective:3')).toBe('needs-level');
    t.act('amy', 'take:objective:2');
    expect(t.who('amy').ap).toBe(2);
    expect(t.g.objectives[2]).toMatchObject({ place: 'held', by: 0 });
    const before = t.who('amy').actions;
    t.act('amy', `move:${t.zone('B')}`);
    expect(before - t.who('amy').actions).toBe(-(4 - before) + 2);
    // a free Move pays for none of it: movement skills are off
    t.who('amy').actions = 2;
    t.who('amy').free.push('move');
    t.answer(`move:${t.zone('A')}`).stand('amy', 'B');
    expect(t.who('amy')).toMatchObject({ actions: 0, free: ['move'] });
    t.who('amy').free.pop();
    t.who('amy').actions = 2;
    t.who('amy').skills.push('sprint');
    expect(t.refused(`skill:sprint:${t.zone('A')}:${t.zone('B')}`)).toBe('heavy-load');
    t.who('amy').skills.pop();
    t.stand('amy', 'A').act('amy', 'pass:objective:2:doug');
    expect(t.g.objectives[2].by).toBe(1);
    t.act('amy', 'take:objective:0');
    expect(t.refused('take:objective:1')).toBe('taken-enough');
    t.act('amy', 'take:objective:3');
    expect(t.keys().some((key) => key.startsWith('pass:objective:3'))).toBe(false);
  });

  it('change hands in one trade, however many, each of them once', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'A' }, { zone: 'A' }, { zone: 'A' }] },
        rules: [{ token: { what: 'objective', ap: 0, keep: 'tradable' } }],
      }),
    );
    for (const token of t.g.objectives) Object.assign(token, { place: 'held', by: 0 });
    t.turn('amy');
    const before = t.who('amy').actions;
    t.answer('pass:objective:0:doug').answer('pass:objective:1:doug').answer('pass:objective:2:doug');
    expect(t.g.objectives.map((token) => token.by)).toEqual([1, 1, 1]);
    expect(t.who('amy').actions).toBe(before - 1);
    // back again would be another trade
    t.answer('pass:objective:0:amy');
    expect(t.who('amy').actions).toBe(before - 2);
    // so is one after something else was done
    t.who('amy').actions = 2;
    t.answer(`move:${t.zone('B')}`)
      .stand('amy', 'A')
      .answer('pass:objective:0:doug');
    expect(t.who('amy').actions).toBe(0);
    expect(t.keys()).toContain('pass:objective:1:amy');
    expect(t.refused('pass:objective:0:amy')).toBe('not-enough-actions');
    t.answer('end').settle();
    expect(t.who('amy').marks).toEqual([]);
  });

  it('change hands in the trade that swaps cards', () => {
    const t = begin(spec({ map: { objectives: [{ zone: 'A' }] }, rules: [{ token: { what: 'objective', ap: 0, keep: 'tradable' } }] }));
    Object.assign(t.g.objectives[0], { place: 'held', by: 1 });
    t.give('amy', 'crowbar');
    t.turn('amy');
    const before = t.who('amy').actions;
    const card = t.who('amy').hands.find((c) => c >= 0);
    t.answer(`arrange:amy/h=- -,b=-,p=;doug/h=${card} -,b=-,p=;x=`).answer('pass:objective:0:amy');
    expect(t.who('amy').actions).toBe(before - 1);
    expect(t.refused(`arrange:amy/h=${card} -,b=-,p=;doug/h=- -,b=-,p=;x=`)).toBeNull();
    t.answer(`arrange:amy/h=${card} -,b=-,p=;doug/h=- -,b=-,p=;x=`);
    expect(t.who('amy').actions).toBe(before - 2);
  });

  it('act as a card, which leaves the game when spent', () => {
    const t = begin(
      spec({
        map: blueAtA,
        rules: [{ token: { what: 'blue', ap: 5, 'acts-as': 'molotov' } }],
        places: { start: ['A'], marked: ['B'] },
        ordered: true,
        objectives: [{ burned: { zone: 'marked', with: 'molotov' } }, { marks: { name: 'never', count: 1 } }],
      }),
    );
    t.turn('amy').answer('take:objective:0').settle();
    const cards = t.g.cards.length;
    expect(t.keys()).toContain(`throw:molotov:${t.zone('B')}`);
    t.answer(`throw:molotov:${t.zone('B')}`).settle();
    expect(t.g.met[0]).toBe(true);
    t.play('mission-end-phase');
    expect(t.g.decks.equipment.discard).not.toContain(cards - 1);
  });
});

describe('modifiers', () => {
  it('a kind spawns as another', () => {
    const t = begin(spec({ edition: 'black-plague', rules: [{ 'replace-spawn': { kind: 'abomination', by: 'brute' } }] }));
    t.play('spawn-zombies', { zone: t.zone('E'), kind: t.t.r.kindNumber.abomination, count: 1, how: 'card' });
    expect(t.count('E', 'brute')).toBe(1);
  });

  it('never more abominations than the mission allows, whatever the mode', () => {
    for (const [rules, most] of [[[], 3] as const, [[{ 'at-most': { kind: 'abomination', count: 1 } }], 1] as const]) {
      const t = begin(spec({ options: { abominationFest: 3 }, rules: [...rules] }));
      for (let i = 0; i < 4; i++) t.play('abomination-card', { zone: t.zone('E') });
      const width = t.t.r.kinds.length;
      const there = t.g.zombies.reduce((sum, n, at) => sum + (t.t.r.kinds[at % width].base === 'abomination' ? n : 0), 0);
      expect(there).toBe(most);
    }
  });

  it('the dead do not come back from a moment on', () => {
    const t = begin(spec({ rules: [{ 'no-return': { from: { opened: { what: 'door:blue', count: 1 } } } }] }));
    const pool = () => t.g.pool[t.t.r.kindNumber.walker];
    const kill = () => t.zombies('E', 'walker', 1).play('burn-zone', { who: 0, zone: t.zone('E'), with: 'molotov' });
    kill();
    expect(pool()).toBe(35);
    t.stand('amy', 'B').give('amy', 'crowbar');
    t.act('amy', `open:${t.zone('c')}:crowbar`);
    kill();
    expect(pool()).toBe(34);
  });

  it('a door parts a building, zones are linked, cars stand still', () => {
    const linked = spec({
      board: { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed blue, d-E closed green' },
      edition: 'washington',
      campaign: { achievements: ['tunnel-dweller'], survivors: {}, dead: {} },
      map: {
        cars: [
          { kind: 'police', zone: 'A' },
          { kind: 'wreck', zone: 'A' },
        ],
      },
      rules: [
        { 'split-building': { door: 'door:blue', for: 'spawn' } },
        { link: { zones: ['behind:blue', 'behind:green'], if: { achieved: { id: 'tunnel-dweller' } } } },
        { cars: { drive: false, search: 'none' } },
      ],
    });
    const t = begin(linked);
    expect(t.t.r.board.tables(t.g.boardKey).steps[t.zone('c')]).toContain(t.zone('d'));
    expect(t.t.r.missionRules.splitsBuilding(t.t, 0)).toBe(true);
    t.turn('amy');
    expect(t.refused('search')).toBe('search-locked');
    expect(t.refused('enter:1:driver')).toBe('no-car-here');
    t.act('amy', 'enter:0:driver');
    expect(t.refused(`drive:${t.zone('B')}`)).toBe('cars-not-driven-here');
    const without = begin({ ...linked, campaign: { achievements: [], survivors: {}, dead: {} } });
    expect(without.t.r.board.tables(without.g.boardKey).steps[without.zone('c')]).not.toContain(without.zone('d'));
  });
});

describe('defeats', () => {
  it('a guard dies', () => {
    const t = begin(spec({ edition: 'white-death', map: { guards: [{ zone: 'E', count: 2 }] }, loseIf: [{ dead: { who: 'guard' } }] }));
    expect(t.judged()).toBe('on');
    t.play('burn-zone', { who: 0, zone: t.zone('E'), with: 'dragon-fire' });
    expect(t.judged()).toBe('lost guard-died');
  });

  it('a zombie begins an activation in a zone, or gets there at all', () => {
    const start = begin(
      spec({ places: { start: ['A'], marked: ['E'] }, loseIf: [{ 'zombie-in': { zone: 'marked', moment: 'starts-activation' } }] }),
    );
    start.zombies('E', 'walker', 1).play('zombies-activation');
    expect(start.g.over).toMatchObject({ result: 'lost', reason: 'zombie-in-zone' });
    const enters = begin(
      spec({ places: { start: ['A'], marked: ['B'] }, loseIf: [{ 'zombie-in': { zone: 'marked', moment: 'enters' } }] }),
    );
    enters.play('spawn-zombies', { zone: enters.zone('B'), kind: enters.t.r.kindNumber.walker, count: 1, how: 'ambush' });
    expect(enters.g.over).toMatchObject({ result: 'lost', reason: 'zombie-in-zone' });
    enters.g.over = null;
    expect(enters.judged()).toBe('lost zombie-in-zone');
  });

  it('fewer cars than spawn tokens to blow up', () => {
    const t = begin(
      spec({
        map: {
          spawns: [
            { zone: 'A', colour: 'starting' },
            { zone: 'E', colour: 'red' },
          ],
          cars: [{ kind: 'police', zone: 'B' }],
        },
        loseIf: [{ impossible: { what: 'spawn-token-moved' } }],
      }),
    );
    expect(t.judged()).toBe('on');
    t.g.cars[0].zone = -1;
    expect(t.judged()).toBe('lost objective-impossible');
  });
});
