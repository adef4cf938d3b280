import { describe, expect, it } from 'vitest';
import { begin, type MissionSpec } from '../../../test/mission-table.ts';

const board = { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed, d-E closed', openings: 'c-d' };
const spec = (more: Partial<MissionSpec>): MissionSpec => ({ board, ...more });
const reds = (n: number) =>
  'ABcdE'
    .slice(0, n)
    .split('')
    .map((zone) => ({ zone }));

describe('the map', () => {
  it('lays everything it shows', () => {
    const t = begin(
      spec({
        edition: 'white-death',
        board: { grid: 'A B W\nC D W', walkways: 'W', stairs: 'B-W' },
        places: { start: ['A'], exit: ['D'] },
        map: {
          spawns: [{ zone: 'C', colour: '1' }],
          objectives: [{ zone: 'A' }, { zone: 'B', colour: 'blue' }],
          zombies: [
            { zone: 'C', kind: 'abomination', count: 1 },
            { zone: 'C', kind: 'walker', count: 2 },
          ],
          guards: [{ zone: 'W', count: 3 }],
          cauldrons: ['W'],
          ladders: ['A'],
          corruption: ['C'],
        },
      }),
    );
    expect(t.count('C', 'khan')).toBe(1);
    expect(t.count('C', 'walker')).toBe(2);
    expect(t.g.guards[t.zone('W')]).toBe(3);
    expect(t.g.cauldrons).toEqual([t.zone('W')]);
    expect(t.g.ladders).toEqual([{ at: t.zone('A'), to: -1, by: -1 }]);
    expect(t.g.corruption).toEqual([t.zone('C')]);
    // a quest of this book without a Beacon has it where the survivors start
    expect(t.g.beacon).toBe(t.zone('A'));
    expect(t.g.exit).toBe(t.zone('D'));
    expect(t.g.objectives.map((o) => o.colour)).toEqual(['red', 'blue']);
    expect(t.g.survivors.every((s) => s.zone === t.zone('A'))).toBe(true);
  });

  it('Black Plague with seven survivors lays one spawn token more', () => {
    const seven = begin(
      spec({
        edition: 'black-plague',
        players: 7,
        map: {
          spawns: [
            { zone: 'E', colour: 'red' },
            { zone: 'B', colour: 'red' },
          ],
        },
      }),
    );
    expect(seven.g.spawns.map((s) => s.zone)).toEqual([seven.zone('E'), seven.zone('B'), seven.zone('E')]);
  });
});

describe('hide', () => {
  it('mixes colours face down among the red ones, open ones apart', () => {
    const t = begin(
      spec({ map: { objectives: [...reds(4), { zone: 'E', colour: 'green' }] }, setup: [{ hide: { colours: ['blue'], among: 'red' } }] }),
    );
    expect(
      t.g.objectives
        .filter((o) => o.down)
        .map((o) => o.colour)
        .sort(),
    ).toEqual(['blue', 'red', 'red', 'red']);
    expect(t.g.objectives[4]).toMatchObject({ colour: 'green', down: false });
  });

  it('spares a place, and puts some aside', () => {
    const spared = begin(
      spec({
        faces: { A: ['8R'] },
        map: { objectives: reds(3) },
        setup: [{ hide: { colours: ['blue', 'green'], among: 'red', except: 'tile:8R' } }],
      }),
    );
    expect(spared.g.objectives[0]).toMatchObject({ colour: 'red', down: false });
    expect(
      spared.g.objectives
        .slice(1)
        .map((o) => o.colour)
        .sort(),
    ).toEqual(['blue', 'green']);
    const aside = begin(
      spec({ map: { objectives: reds(3) }, setup: [{ hide: { colours: ['blue', 'green'], among: 'red', mix: 5, placed: 3, aside: 2 } }] }),
    );
    expect(aside.g.objectives).toHaveLength(3);
    expect(aside.g.objectives.every((o) => o.down)).toBe(true);
  });

  it('turns the colour up only when taken', () => {
    const t = begin(spec({ map: { objectives: [{ zone: 'A' }] }, setup: [{ hide: { colours: ['blue'], among: 'red' } }] }));
    const before = t.g.info;
    t.act('amy', 'take:objective:0');
    expect(t.g.objectives[0]).toMatchObject({ colour: 'blue', down: false });
    expect(t.g.info).toBeGreaterThan(before);
  });
});

describe('place and omit', () => {
  it('noise that stays, light, crates on muscle cars, further objectives and zombies', () => {
    const t = begin(
      spec({
        places: { start: ['A'], marked: ['E'] },
        map: {
          cars: [
            { kind: 'muscle', zone: 'B' },
            { kind: 'police', zone: 'A' },
          ],
        },
        setup: [
          { place: { what: 'noise', count: 3, zone: 'marked', permanent: true } },
          { place: { what: 'light', zone: 'marked' } },
          { place: { what: 'crate', zone: 'with:muscle-car' } },
          { place: { what: 'objective', zone: 'with:muscle-car' } },
          { place: { what: { brute: 2 }, zone: 'marked' } },
        ],
      }),
    );
    expect(t.g.crates).toEqual([{ zone: t.zone('B'), place: 'board', car: 0 }]);
    expect(t.g.objectives.map((o) => o.zone)).toEqual([t.zone('B')]);
    expect(t.g.progress[`light:${t.zone('E')}`]).toBe(1);
    expect(t.count('E', 'brute')).toBe(2);
    t.play('clear-tokens');
    expect(t.g.noise[t.zone('E')]).toBe(3);
  });

  it('leaves out what a tile prints', () => {
    const t = begin(
      spec({
        faces: { c: ['9R'] },
        map: { objectives: [{ zone: 'c' }, { zone: 'A' }], crates: ['c', 'A'] },
        setup: [{ omit: { what: ['objective', 'crate'], zone: 'tile:9R' } }],
      }),
    );
    expect(t.g.objectives.map((o) => o.zone)).toEqual([t.zone('A')]);
    expect(t.g.crates.map((c) => c.zone)).toEqual([t.zone('A')]);
  });
});

describe('cards', () => {
  it('takes zombie cards and equipment out, or into a vault', () => {
    const t = begin(
      spec({
        edition: 'black-plague',
        board: { grid: 'A B', vaults: 'V A closed' },
        places: { start: ['A'], 'vault:purple': ['V'] },
        zombieCards: [
          { no: 1, is: 'necromancer' },
          { no: 2, is: 'double' },
        ],
        setup: [
          { 'remove-cards': { deck: 'zombie', cards: 'necromancer', count: 'all', to: 'box' } },
          { 'remove-cards': { deck: 'equipment', cards: 'dragon-bile', count: 'all', to: 'vault:purple' } },
        ],
      }),
    );
    expect(t.g.zombieDeck.draw).toEqual([1]);
    expect(t.g.loose.map((l) => [l.name, l.zone, l.cards.length])).toEqual([['dragon-bile', t.zone('V'), 4]]);
    expect(t.g.decks.equipment.draw.some((card) => t.t.r.items[t.g.cards[card]].id === 'dragon-bile')).toBe(false);
  });

  it('lays random artefacts and stacks', () => {
    const t = begin(
      spec({
        edition: 'black-plague',
        board: { grid: 'A B', vaults: 'V A open' },
        places: { start: ['A'], 'vault:each': ['V'] },
        setup: [{ stock: { zone: 'vault:each', cards: 'artefact', random: 1 } }],
        objectives: [{ taken: { what: 'artefact', count: 1 } }],
      }),
    );
    expect(t.g.loose).toMatchObject([{ name: 'artefact', down: true }]);
    t.stand('amy', 'V').act('amy', 'take:card:0');
    expect(t.g.over).toMatchObject({ result: 'won' });
    const stacks = begin(
      spec({
        edition: 'white-death',
        map: { objectives: reds(2) },
        setup: [{ stock: { zone: 'with:objective', cards: 'equipment', random: 'survivors' } }],
      }),
    );
    expect(stacks.g.loose.map((l) => [l.name, l.cards.length])).toEqual([
      ['stack', 2],
      ['stack', 2],
    ]);
  });
});

describe('people', () => {
  it('companions the players choose and hand out', () => {
    const t = begin(spec({ setup: [{ companions: { count: 1, 'chosen-by': 'players', with: 'leaders' } }] }), true);
    expect(t.g.ask).toMatchObject({ kind: 'option', topic: 'companion' });
    t.answer('ned');
    expect(t.g.ask).toMatchObject({ topic: 'leader' });
    t.answer('doug').settle();
    expect(t.who('ned')).toMatchObject({ role: 'companion', leader: 1, zone: t.zone('A') });
  });

  it('one companion each, who stays with the leader', () => {
    const t = begin(spec({ setup: [{ companions: { count: 'one-each', 'chosen-by': 'players', with: 'leaders', trade: false } }] }));
    expect(
      t.g.survivors
        .filter((s) => s.role === 'companion')
        .map((s) => s.leader)
        .sort(),
    ).toEqual([0, 1]);
    t.turn('amy');
    expect(t.keys().some((key) => key.startsWith('pass:companion'))).toBe(false);
  });

  it('groups shared evenly over the starting zones', () => {
    const t = begin(spec({ players: 3, places: { start: ['A', 'E'] }, setup: [{ 'start-groups': { how: 'evenly', zones: 2 } }] }), true);
    t.answer(String(t.zone('E')))
      .answer(String(t.zone('E')))
      .settle();
    expect(t.g.survivors.map((s) => s.zone)).toEqual([t.zone('E'), t.zone('E'), t.zone('A')]);
  });

  it('figures nobody plays: seen, one wound kills, and the game with them', () => {
    const t = begin(
      spec({
        places: { start: ['A'], marked: ['B'], 'zone:ned': ['E'] },
        setup: [
          { actor: { who: 'wounded', count: 2, zone: 'marked', noise: 1, acts: false } },
          { actor: { who: 'ned', zone: 'zone:ned' } },
        ],
      }),
    );
    expect(t.g.survivors.filter((s) => s.role === 'actor').map((s) => s.zone)).toEqual([t.zone('B'), t.zone('B'), t.zone('E')]);
    t.play('survivor-down', { who: 2, by: 'zombies' });
    expect(t.judged()).toBe('lost survivor-died');
  });
});

describe('others', () => {
  it('clock, cards counted, a tile apart, doors told in passing', () => {
    const t = begin(
      spec({
        edition: 'washington',
        setup: [{ clock: { start: 22 } }, { 'deal-cards': { cards: 0, notes: 0 } }, { doors: { zone: 'start', state: 'open' } }],
      }),
    );
    expect(t.g.hour).toBe(22);
    const apart = begin(spec({ board: { grid: 'A B . E' }, faces: { E: ['12V'] }, setup: [{ detach: { tile: '12V' } }] }));
    expect(apart.g.round).toBe(1);
  });

  it('spawns a building as if it had just been opened', () => {
    const line = { walker: 2 };
    const t = begin(
      spec({
        board: { ...board, dark: 'd', doors: 'c-B open, d-E closed' },
        places: { start: ['A'], 'building:both': ['c', 'd'] },
        zombieCards: [{ no: 1, is: 'spawn', levels: [line, line, line, line] }],
        setup: [{ spawn: { zone: 'building:both', as: 'opening' } }],
      }),
    );
    expect(t.count('d', 'walker')).toBe(2);
    expect(t.count('c', 'walker')).toBe(0);
  });
});
