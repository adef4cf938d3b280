import { describe, expect, it } from 'vitest';
import { begin, type MissionTable } from '../../test/mission-table.ts';
import { newFrame } from '../kernel/index.ts';

/** Everyone a seat of their own, in the order of the box: amy, doug, elle. */
function seats(players: number): MissionTable {
  const t = begin({ board: { grid: 'A b', rooms: 'b', doors: 'A-b open' }, players, places: { start: ['b'] } });
  Object.assign(t.g, { setup: { ...t.g.setup, seats: t.g.survivors.map((s) => [s.id]) } });
  t.g.survivors.forEach((s, i) => {
    s.seat = i;
  });
  return t;
}

function phase(t: MissionTable): MissionTable {
  t.g.stack = [newFrame(t.t.r.program, 'game')];
  t.g.ask = null;
  t.g.stack[0].step = 'round';
  return t.play('round');
}

describe('Tactician', () => {
  it('may wait until another seat has gone, and comes at the end at the latest', () => {
    const t = seats(3);
    t.who('amy').skills.push('tactician');
    phase(t);
    expect(t.g.ask).toMatchObject({ kind: 'order', by: 0, keys: ['amy', 'later'] });
    t.answer('later');
    expect(t.g.ask).toMatchObject({ kind: 'order', by: -1, keys: ['amy', 'doug'] });
    t.answer('doug').answer('end');
    expect(t.g.ask).toMatchObject({ kind: 'order', keys: ['amy', 'elle'] });
    t.answer('elle').answer('end');
    expect(t.g.ask).toMatchObject({ kind: 'turn', who: 0 });
  });

  it('alone at the table is simply asked for the turn', () => {
    const t = seats(1);
    t.who('amy').skills.push('tactician');
    phase(t);
    expect(t.g.ask).toMatchObject({ kind: 'turn', who: 0 });
  });
});

describe('a new round', () => {
  it('forgets the last one, also for who acts before its own turn (Born Leader)', () => {
    const t = seats(2);
    t.who('amy').skills.push('born-leader');
    t.who('doug').used.push('search');
    t.g.first = 1;
    t.play('end-phase');
    phase(t);
    t.answer('skill:born-leader:doug');
    expect(t.g.ask).toMatchObject({ kind: 'turn', who: 1 });
    expect(t.keys()).toContain('search');
  });
});

describe('a trade', () => {
  const offered = (options = {}): MissionTable => {
    const t = seats(2);
    Object.assign(t.t, { r: { ...t.t.r, options } });
    phase(t);
    const card = t.give('doug', 'crowbar');
    return t.answer(`arrange:amy/h=${card} -,b=-,p=;doug/h=- -,b=-,p=;x=`);
  };

  it('takes cards of another player only with a yes; a no costs nothing and holds for the turn', () => {
    const t = offered();
    expect(t.g.ask).toMatchObject({ kind: 'use', by: 1, who: 1, topic: 'trade', from: 'amy' });
    const [card] = t.who('doug').hands;
    t.answer('no');
    expect(t.who('doug').hands[0]).toBe(card);
    expect(t.g.ask).toMatchObject({ kind: 'turn', who: 0 });
    expect(t.who('amy').actions).toBe(3);
    expect(t.refused(`arrange:amy/h=${card} -,b=-,p=;doug/h=- -,b=-,p=;x=`)).toBe('trade-refused');
    t.answer('end');
    expect(t.g.ask).toMatchObject({ kind: 'turn', who: 1 });
  });

  it('with a yes is done, and the other may lay out the own cards', () => {
    const t = phase(seats(2));
    const crowbar = t.give('doug', 'crowbar');
    const pistol = t.give('doug', 'pistol');
    t.answer(`arrange:amy/h=${crowbar} -,b=-,p=;doug/h=- ${pistol},b=-,p=;x=`).answer('arrange');
    expect(t.g.ask).toMatchObject({ kind: 'arrange', by: 1, survivors: [1] });
    t.answer(`doug/h=${pistol} -,b=-,p=;x=`);
    expect(t.who('amy').hands[0]).toBe(crowbar);
    expect(t.who('doug').hands[0]).toBe(pistol);
    expect(t.g.ask).toMatchObject({ kind: 'turn', who: 0 });
  });

  it('asks nobody where the table has agreed to free trades', () => {
    expect(offered({ freeTrades: true }).g.ask).toMatchObject({ kind: 'turn', who: 0 });
  });
});

describe('Lifesaver', () => {
  it('of another player may be refused', () => {
    const t = seats(2);
    t.stand('doug', 'A').zombies('A', 'walker', 1);
    t.who('amy').skills.push('lifesaver');
    phase(t);
    t.answer(`skill:lifesaver:${t.zone('A')}`);
    expect(t.g.ask).toMatchObject({ kind: 'use', by: 1, who: 1, topic: 'be-saved' });
    t.answer('no');
    expect(t.who('doug').zone).toBe(t.zone('A'));
    expect(t.g.ask).toMatchObject({ kind: 'turn', who: 0 });
  });
});

describe('Field Medic', () => {
  it('goes only to where somebody is', () => {
    const t = seats(2);
    t.who('amy').skills.push('field-medic');
    phase(t);
    expect(t.refused(`skill:field-medic:${t.zone('A')}:amy`)).toBe('nobody-there');
    t.stand('doug', 'A');
    expect(t.refused(`skill:field-medic:${t.zone('A')}:amy`)).toBeNull();
  });
});
