// The special rules of Washington's missions, each on its own board: what the words promise happens there.
import { createEngine, type State } from '@holdout/engine';
import { DOOR, placeAt } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { editions, washington } from '../src/index.ts';
import { answer, settle } from './answering.ts';

const engine = createEngine(editions);
const SIX = washington.survivors
  .filter((s) => s.companionOnly !== true)
  .map((s) => s.id)
  .slice(0, 6);

/** A mission at its first turn, with hands on the pieces; the deeds of earlier missions as given. */
function play(id: string, ...deeds: string[]) {
  const campaign = deeds.length === 0 ? {} : { campaign: { achievements: deeds, survivors: {}, dead: {} } };
  const opened = engine.setup({
    edition: 'washington',
    mission: `washington/${id}`,
    seats: [SIX],
    options: deeds.length === 0 ? {} : { campaign: true },
    seed: 'missions',
    ...campaign,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const state: State = opened.state;
  const board = engine.board(state);
  const kindIds = Object.keys(engine.view(state, 0).pool);
  const kinds = kindIds.length;
  // nobody falls over what a card brings along
  for (const s of state.survivors) s.health = 30;
  const zone = (at: string): number => {
    const [row = 0, col = 0] = at.slice(1).split(',').map(Number);
    return at.startsWith('@') ? (board.cells[row * board.cols + col] ?? -1) : board.zones.findIndex((one) => one.name === at);
  };
  const table = {
    state,
    zone,
    active() {
      const s = state.survivors[state.active];
      if (s === undefined) throw new Error('nobody is on turn');
      return s;
    },
    /** answers whatever is asked until somebody's turn */
    settle(prefer?: (keys: readonly string[]) => string | undefined) {
      settle(engine, state, prefer);
      return this;
    },
    answer(key: string) {
      answer(engine, state, key);
      return this;
    },
    act(key: string, choice?: string) {
      return this.answer(key).settle((keys) => (choice !== undefined && keys.includes(choice) ? choice : undefined));
    },
    refused: (key: string): string | null => engine.whyNot(state, key)?.reason ?? null,
    offered: (start: string): string[] => engine.optionKeys(state).filter((key) => key.startsWith(start)),
    /** the one on turn stands there with time and a crowbar */
    stand(at: string | number) {
      const s = this.active();
      placeAt(s, typeof at === 'number' ? at : zone(at));
      s.actions = 9;
      const crowbar = state.cards.findIndex((number) => washington.items[number]?.id === 'crowbar');
      s.hands = [crowbar, -1];
      return this;
    },
    knows(...words: string[]) {
      for (const word of words) state.progress[`keyword:${word}`] = 1;
      return this;
    },
    zombies(at: string | number, kind: string, count = 1) {
      const number = kindIds.indexOf(kind);
      state.zombies[(typeof at === 'number' ? at : zone(at)) * kinds + number] = count;
      return this;
    },
    count: (at: number): number => state.zombies.slice(at * kinds, (at + 1) * kinds).reduce((sum, n) => sum + n, 0),
    coloured: (colour: string) => board.doors.filter((door) => door.colour === colour),
    awake: (colour: string): boolean => state.spawns.some((token) => token.colour === colour && token.active),
    crates: (face: string): number =>
      state.crates.filter((crate) => crate.place === 'board' && board.zones[crate.zone]?.faces.includes(face)).length,
  };
  return table.settle();
}

/** Everyone ends the turn until the next round begins. */
function nextRound(t: ReturnType<typeof play>): void {
  const { round } = t.state;
  while (t.state.round === round && t.state.over === null) t.answer('end').settle();
}

describe('Z1, the diner', () => {
  it('lets nobody search a tile or take its crate while a card lies on it, and the Humvee only after two', () => {
    const t = play('z01').stand('1,0/A');
    expect(t.refused('search')).toBe('search-locked');
    expect(t.offered('take:crate')).toEqual([]);
    t.act('read:z01-c04');
    expect(t.refused('search')).toBeNull();
    t.stand('@4,7');
    expect(t.refused('search')).toBe('search-locked');
    t.stand('0,1/B').act('read:z01-c02');
    expect(t.stand('@4,7').refused('search')).toBe('search-locked');
    t.stand('1,1/B').act('read:z01-c05');
    expect(t.stand('@4,7').refused('search')).toBeNull();
  });

  it('keeps six noise tokens in the marked zone', () => {
    const t = play('z01');
    expect(t.state.noise[t.zone('@0,14')]).toBe(6);
    nextRound(t);
    expect(t.state.noise[t.zone('@0,14')]).toBe(6);
  });
});

describe('Z2, the street that does not end', () => {
  it('sends whoever would begin to walk in the marked zone back to the starting spawn zone, where the walk ends', () => {
    const t = play('z02');
    const [marked, start] = [t.zone('@0,4'), t.zone('@14,0')];
    for (const token of t.state.spawns) token.active = false;
    t.zombies(marked, 'walker', 2).zombies(marked, 'brute', 1);
    nextRound(t);
    expect([t.count(marked), t.count(start), t.state.noise[marked]]).toEqual([0, 3, 6]);
  });
});

describe('Z3, fade out', () => {
  it('opens each building by a door with a card first', () => {
    const t = play('z03');
    const doors = engine.board(t.state).doors;
    const carded = ['@4,0', '@4,7', '@7,4', '@14,2', '@7,5', '@10,5'].map(t.zone);
    const street = (zone: number): boolean => engine.board(t.state).zones[zone]?.kind === 'street';
    const tries = (): string[] =>
      doors.flatMap(({ a, b }) => {
        const [out, into] = street(a) ? [a, b] : [b, a];
        return [`${out}-${into} ${t.stand(out).refused(`open:${into}:crowbar`) ?? 'opens'}`];
      });
    const before = tries();
    expect(before.filter((line) => line.endsWith('opens'))).toHaveLength(6);
    expect(before.filter((line) => line.endsWith('door-locked')).length).toBe(before.length - 6);
    for (const line of before) if (line.endsWith('opens')) expect(carded).toContain(Number(line.split('-')[0]));
    t.stand('@7,4').act(`open:${t.zone('@7,3')}:crowbar`);
    expect(t.state.progress['card:z03-c03']).toBe(1);
    t.state.zombies.fill(0);
    const after = tries();
    const freed = before.filter((line, i) => line.endsWith('door-locked') && after[i]?.endsWith('opens'));
    expect(freed).toEqual([`${t.zone('@5,0')}-${t.zone('@6,0')} door-locked`]);
    expect(after.filter((line) => line.endsWith('door-locked'))).toHaveLength(2);
  });

  it('has a card that happens at 19:00 and is not needed', () => {
    const t = play('z03');
    t.state.hour = 18;
    nextRound(t);
    expect(t.state.hour).toBe(19);
    expect(t.state.progress['card:z03-c07']).toBe(1);
    const won = play('z03');
    for (const no of [1, 2, 3, 4, 5]) won.state.progress[`card:z03-c0${no}`] = 1;
    won.stand('@10,5').act(`open:${won.zone('@10,6')}:crowbar`);
    expect(won.state.over).toMatchObject({ result: 'won' });
  });
});

describe('Z4, the searchlight', () => {
  it('has a card where 10V would have a crate, and a light on 11V', () => {
    const t = play('z04');
    expect([t.crates('10V'), t.crates('6R')]).toEqual([0, 1]);
    expect(engine.view(t.state, 0).zones[t.zone('3,0/C')]?.tokens).toContain('light');
  });

  it('goes out with the tool box only, at a price, and wakes the green zone where one takes it', () => {
    const t = play('z04').stand('3,0/C');
    expect(t.awake('green')).toBe(false);
    t.act('read:z04-c08');
    expect(t.state.progress['mark:searchlight-off']).toBeUndefined();
    t.knows('toolbox').stand('3,0/C').act('read:z04-c08', '2');
    expect(t.state.met[0]).toBe(true);
    expect(t.awake('green')).toBe(true);
    expect(engine.view(t.state, 0).zones[t.zone('3,0/C')]?.tokens).not.toContain('light');
  });

  it('is left on foot where no zombie is', () => {
    const t = play('z04').stand('@9,9');
    const leaver = t.active();
    t.answer('end').settle((keys) => (keys.includes('yes') ? 'yes' : undefined));
    expect(leaver.out).toBe(true);
    const next = t.stand('@9,9').zombies('@9,9', 'walker').active();
    t.answer('end').settle((keys) => (keys.includes('yes') ? 'yes' : undefined));
    expect(next.out).toBe(false);
  });
});

describe('Z5, the west wing', () => {
  it('locks the blue door until the keyring, the green one until it is freed, the red ones for good', () => {
    const t = play('z05');
    const tried = (colour: string) =>
      t.coloured(colour).flatMap(({ a, b }) => [t.stand(a).refused(`open:${b}:crowbar`), t.stand(b).refused(`open:${a}:crowbar`)]);
    for (const colour of ['blue', 'green', 'red']) expect(new Set(tried(colour)), colour).toEqual(new Set(['door-locked']));
    t.knows('keyring');
    expect(new Set(tried('blue'))).toEqual(new Set([null]));
    t.state.progress['mark:green-door-free'] = 1;
    expect(new Set(tried('green'))).toEqual(new Set([null]));
    expect(new Set(tried('red'))).toEqual(new Set(['door-locked']));
  });

  it('wakes the green zone with the light, or leads round the green door by the tunnel', () => {
    const lit = play('z05').stand('3,0/C').act('read:z05-c03', '1');
    expect([lit.awake('green'), lit.state.progress['mark:green-door-free']]).toEqual([true, 1]);
    const dark = play('z05').stand('3,0/C').act('read:z05-c03', '2');
    expect([dark.awake('green'), dark.state.progress['mark:green-door-free']]).toEqual([false, undefined]);
    const t = play('z05').knows('keyring');
    const archive = t.zone('1,0/B');
    const [{ a, b } = { a: -1, b: -1 }] = t.coloured('blue');
    const [out, into] = a === archive ? [b, a] : [a, b];
    expect(into).toBe(archive);
    t.stand(out).act(`open:${into}:crowbar`, '1');
    t.state.zombies.fill(0);
    expect(t.stand(archive).refused(`move:${t.zone('0,0/B')}`)).toBeNull();
    t.act(`move:${t.zone('0,0/B')}`).act('read:z05-c09');
    expect(t.state.over).toMatchObject({ result: 'won' });
  });
});

describe('Z6, the entrance', () => {
  it('never opens the blue door', () => {
    const t = play('z06');
    for (const { a, b } of t.coloured('blue')) expect(t.stand(a).refused(`open:${b}:crowbar`)).toBe('door-locked');
  });

  it('is found with the blueprint, quietly by those who know the knocking', () => {
    const blind = play('z06').stand('2,1/B').act('read:z06-c06');
    expect(blind.state.over).toBeNull();
    const loud = play('z06').knows('blueprint').stand('2,1/B');
    loud.answer('read:z06-c06');
    expect(loud.state.noise[loud.zone('2,1/B')]).toBeGreaterThanOrEqual(4);
    expect(loud.settle().state.over).toMatchObject({ result: 'won' });
    const quiet = play('z06').knows('blueprint', 'knocking').stand('2,1/B').act('read:z06-c06');
    expect(quiet.count(quiet.zone('2,1/B'))).toBe(0);
    expect(quiet.state.over).toMatchObject({ result: 'won' });
  });
});

describe('Z7, the keycard', () => {
  it('opens both doors and joins the rooms behind them for those who know the tunnel', () => {
    const t = play('z07');
    for (const colour of ['blue', 'green'])
      for (const { a, b } of t.coloured(colour)) expect(t.stand(a).refused(`open:${b}:crowbar`)).toBe('door-locked');
    const known = play('z07', 'tunnel-dweller');
    for (const colour of ['blue', 'green']) for (const { door } of known.coloured(colour)) expect(known.state.doors[door]).toBe(DOOR.open);
    const [blue, green] = [known.zone('2,1/B'), known.zone('0,0/F')];
    expect(known.stand(blue).refused(`move:${green}`)).toBeNull();
  });

  it('wakes the green zone for those who lit the house', () => {
    expect(play('z07').awake('green')).toBe(false);
    expect(play('z07', 'let-there-be-light').awake('green')).toBe(true);
  });

  it('reads the notes in order as abominations fall, never for a Molotov; charges are thrown with the satchel, from the next zone, for two actions', () => {
    const t = play('z07').knows('roster');
    const there = t.zone('2,0/KC');
    t.zombies(there, 'patient-0').stand('2,0/KE');
    expect(t.refused(`grant:breach:${there}`)).toBe('grant-needs');
    t.knows('satchel');
    expect(t.stand('2,1/H').refused(`grant:breach:${there}`)).toBe('grant-not-here');
    const beside = t.state.noise.findIndex((_, z) => z !== there && t.stand(z).refused(`grant:breach:${there}`) === null);
    for (const no of [1, 2]) {
      t.zombies(there, 'patient-0').stand(beside);
      // no new level, no new action
      t.active().ap = 43;
      const before = t.active().actions;
      expect(engine.options(t.state).find(({ key }) => key === `grant:breach:${there}`)).toMatchObject({ burns: true });
      t.act(`grant:breach:${there}`);
      expect([before - t.active().actions, t.state.progress[`note:${no}`], t.state.noise[there] ?? 0]).toEqual([2, 1, 2 * no]);
    }
    expect(t.state.over).toMatchObject({ result: 'won' });
  });

  it('lets the guard’s heirs look at the note before the fight', () => {
    const t = play('z07', 'praetorian');
    t.zombies(t.zone('2,1/O'), 'patient-0').stand('2,1/H').answer('noise');
    expect(t.state.ask).toMatchObject({ kind: 'use', topic: 'read-note' });
    const other = play('z07');
    other.zombies(other.zone('2,1/O'), 'patient-0').stand('2,1/H').answer('noise');
    expect(other.state.ask?.kind).toBe('turn');
  });
});

describe('Z8, the generator', () => {
  it('lies apart until the shaft is opened with its key', () => {
    const t = play('z08');
    t.state.doors.fill(DOOR.open);
    const basement = t.zone('0,3/K');
    expect(t.stand('1,1/C').refused(`move:${basement}`)).not.toBeNull();
    t.act('read:z08-c08');
    expect(t.stand('1,1/C').refused(`move:${basement}`)).not.toBeNull();
    t.knows('shaft-key').act('read:z08-c08');
    expect(t.stand('1,1/C').refused(`move:${basement}`)).toBeNull();
    expect(t.count(basement)).toBe(2);
  });

  it('keeps the red door shut, and both rooms but for the door their card lies on', () => {
    const t = play('z08');
    const board = engine.board(t.state);
    const tried = (zone: number): (string | null)[] =>
      board.doors
        .filter(({ a, b }) => a === zone || b === zone)
        .map(({ a, b }) => {
          const out = a === zone ? b : a;
          return t.stand(out).refused(`open:${zone}:crowbar`);
        });
    for (const { a, b } of t.coloured('red')) expect(t.stand(a).refused(`open:${b}:crowbar`)).toBe('door-locked');
    for (const [room, no] of [
      ['0,0/B', '06'],
      ['0,0/D', '02'],
    ] as const) {
      const before = tried(t.zone(room));
      expect(before.filter((why) => why === null)).toHaveLength(1);
      expect(before.filter((why) => why === 'door-locked')).toHaveLength(before.length - 1);
      t.state.progress[`card:z08-c${no}`] = 1;
      expect(new Set(tried(t.zone(room)))).toEqual(new Set([null]));
    }
  });

  it('joins the rooms behind the coloured doors once both were opened by those who know the tunnel', () => {
    const barred = play('z08');
    for (const { a, b } of barred.coloured('blue')) expect(barred.stand(a).refused(`open:${b}:crowbar`)).toBe('door-locked');
    const t = play('z08', 'tunnel-dweller');
    const [blue] = t.coloured('blue');
    const [green] = t.coloured('green');
    if (blue === undefined || green === undefined) throw new Error('no coloured doors');
    t.stand(blue.a).act(`open:${blue.b}:crowbar`);
    t.state.zombies.fill(0);
    t.stand(green.a).act(`open:${green.b}:crowbar`);
    t.state.zombies.fill(0);
    const ends = [blue.a, blue.b].flatMap((x) => [green.a, green.b].map((y) => t.stand(x).refused(`move:${y}`)));
    expect(ends.filter((why) => why === null)).toHaveLength(1);
  });

  it('starts with fuel; without the fuse it costs everyone there a wound', () => {
    const t = play('z08').stand('0,3/G').act('read:z08-c09');
    expect(t.state.over).toBeNull();
    for (const [words, wounds] of [
      [['fuel'], 1],
      [['fuel', 'fuse'], 0],
    ] as const) {
      const won = play('z08')
        .knows(...words)
        .stand('0,3/G');
      const reader = won.active();
      won.act('read:z08-c09');
      expect([won.state.over?.result, reader.wounds]).toEqual(['won', wounds]);
    }
  });
});

describe('Z9, the bunker', () => {
  it('opens with card 13, before which no other is taken; there is no crate on 12R', () => {
    const t = play('z09').stand('0,1/C');
    expect([t.crates('12R'), t.crates('13R')]).toEqual([0, 1]);
    expect(t.refused('read:z09-c02')).toBe('take-locked');
    t.stand('1,0/B').act('read:z09-c13', '2');
    expect(t.stand('0,1/C').refused('read:z09-c02')).toBeNull();
    expect(t.state.survivors.some((s) => s.id === 'president')).toBe(true);
  });

  it('is empty when five groups are out', () => {
    const t = play('z09').stand('1,0/B').act('read:z09-c13', '1');
    t.stand('0,0/D').act('read:z09-c01', '1');
    t.stand('0,1/C').act('read:z09-c02');
    expect(t.state.over).toBeNull();
    t.stand('0,2/B').act('read:z09-c03');
    expect(t.state.over).toMatchObject({ result: 'won' });
  });
});

describe('Z10, the last night', () => {
  it.each([
    ['tank', '0,0/C', 'z10-c07', ['fuel', 'handle'], '0,1/N', 'z10-c08', ['chart']],
    ['drain', '0,1/N', 'z10-c08', ['chart'], '0,0/C', 'z10-c07', ['fuel', 'handle']],
  ] as const)(
    'the %s is the way once it is ready, for everyone at once and without zombies',
    (_way, here, card, words, there, other, more) => {
      const t = play('z10').stand(here).act(`read:${card}`);
      expect(t.state.progress[`card:${card}`] ?? 0).toBe(0);
      t.knows(...words, ...more)
        .stand(here)
        .act(`read:${card}`);
      expect(t.state.progress[`card:${card}`]).toBe(1);
      expect(t.stand(there).refused(`read:${other}`)).toBe('take-locked');
      for (const s of t.state.survivors) placeAt(s, t.zone(here));
      t.zombies(here, 'walker').stand(here).act('noise');
      expect(t.state.over).toBeNull();
      t.zombies(here, 'walker', 0).stand(here).act('noise');
      expect(t.state.over).toMatchObject({ result: 'won' });
    },
  );

  it('knows the drain without a chart for those who crawled before', () => {
    const t = play('z10', 'tunnel-dweller').stand('0,1/N').act('read:z10-c08');
    expect(t.state.progress['mark:drain-open']).toBe(1);
  });
});
