// The odds against the attack itself: every way the dice can fall is played on the engine and counted.

import { expect, test } from 'vitest';
import { begin } from '../../test/mission-table.ts';
import { answerTable, keysOf, runTable } from '../api/engine.ts';
import type { ZoneId } from '../ids.ts';
import type { Table } from '../rules.ts';
import { cloneState } from '../state/clone.ts';
import { zombiesIn } from '../table.ts';
import { smallTable, type TableSaid } from '../testing/small-table.ts';
import { odds } from './odds.ts';

interface Counted {
  kills: number[];
  wounds: number;
  ap: number;
}

/** Deeper branches are cut off; their chance is what the comparison allows. */
const DEEPEST = 6;

function play(said: TableSaid, key: string, zone: ZoneId, reroll: (t: Table) => string): { counted: Counted; cut: number } {
  const start = smallTable(said);
  const before = zombiesIn(start, zone);
  const counted: Counted = { kills: new Array<number>(before + 1).fill(0), wounds: 0, ap: 0 };
  let cut = 0;
  const go = (dice: number[], chance: number): void => {
    const t: Table = { ...start, g: cloneState(start.g) };
    t.g.dice = dice.slice();
    try {
      answerTable(t, key);
      while (t.g.ask !== null && t.g.over === null && t.g.ask.kind !== 'turn') {
        answerTable(t, t.g.ask.kind === 'reroll' ? reroll(t) : (keysOf(t)[0] ?? ''));
      }
    } catch (thrown) {
      if (!(thrown instanceof Error) || !thrown.message.startsWith('a die is rolled')) throw thrown;
      if (dice.length === DEEPEST) cut += chance;
      else for (let face = 1; face <= 6; face++) go([...dice, face], chance / 6);
      return;
    }
    counted.kills[before - zombiesIn(t, zone)] += chance;
    counted.ap += chance * t.g.survivors[0].ap;
    for (const s of t.g.survivors) counted.wounds += chance * s.wounds;
  };
  go([], 1);
  return { counted, cut };
}

function agree(said: TableSaid, key: string, zone: ZoneId, reroll: (t: Table) => string = () => 'no'): void {
  const t = smallTable(said);
  runTable(t);
  const told = odds(t, key);
  if (told === null) throw new Error(`${key} has no odds`);
  const { counted, cut } = play(said, key, zone, reroll);
  expect(told.kills.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 6);
  told.kills.forEach((p, n) => {
    expect(Math.abs(p - (counted.kills[n] ?? 0)), `chance of ${n} kills`).toBeLessThanOrEqual(cut + 1e-9);
  });
  expect(Math.abs(told.expectedAp - counted.ap)).toBeLessThanOrEqual(cut * 30 + 1e-9);
  expect(Math.abs(told.friendlyWounds - counted.wounds)).toBeLessThanOrEqual(cut * 30 + 1e-9);
}

const A = 0;
const B = 1;

test('melee against a mixed crowd', () => {
  agree({ zombies: { A: { walker: 2, brute: 1, runner: 1 } }, hands: ['axe-2', 'axe-2'] }, 'melee:axe-2', A);
});

test('a brute absorbs weak shots', () => {
  agree({ zombies: { B: { walker: 1, brute: 1 } }, hands: ['bow'] }, `ranged:bow:${B}`, B);
});

test('misses among friends', () => {
  agree({ zombies: { B: { walker: 2 } }, hands: ['bow', 'bow'], friend: 'B' }, `ranged:bow:${B}`, B);
});

test('Reaper takes one more', () => {
  agree({ zombies: { A: { walker: 3, runner: 1 } }, hands: ['axe-2'], skills: ['reaper-melee'] }, 'melee:axe-2', A);
});

test('sixes raise the damage', () => {
  agree({ zombies: { A: { abomination: 1, brute: 2, walker: 1 } }, hands: ['katana'] }, 'melee:katana', A);
});

test('sixes bring dice without end', () => {
  agree({ zombies: { A: { walker: 4 } }, hands: ['axe-2'], skills: ['roll-6-plus-1-die-melee'] }, 'melee:axe-2', A);
});

test('a reroll is taken when a fresh roll promises more', () => {
  // two dice at 3+: 4/3 hits expected, so one hit or none is thrown again
  const hits = (t: Table): number => (t.g.ask?.kind === 'reroll' ? (t.g.ask.dice ?? []) : []).filter((die) => die >= 3).length;
  agree({ zombies: { B: { walker: 3 } }, hands: ['bow'], skills: ['lucky'] }, `ranged:bow:${B}`, B, (t) =>
    hits(t) < 4 / 3 ? 'yes' : 'no',
  );
});

test('risk dice hit as the others do', () => {
  agree({ edition: 'washington', options: { risk: true }, zombies: { A: { walker: 4 } }, hands: ['katana'] }, 'melee:katana:risk', A);
});

test('no odds for what is no attack, none for what is refused', () => {
  const t = smallTable({ zombies: { B: { walker: 1 } }, hands: ['bow'] });
  expect(odds(t, 'noise')).toBeNull();
  expect(odds(t, `ranged:bow:${A}`)).toBeNull();
  expect(odds(t, 'melee:axe-2')).toBeNull();
});

test('fire is certain', () => {
  const t = smallTable({ edition: 'second-edition', zombies: { B: { walker: 2, brute: 1 } }, hands: ['molotov'], friend: 'B' });
  expect(odds(t, `throw:molotov:${B}`)).toMatchObject({ kills: [0, 0, 0, 1], clear: 1, expectedAp: 3, friendlyWounds: 3, noise: 1 });
});

test('a fast drive has the odds of every attack on its way, a slow or a calm one has none', () => {
  const table = begin({
    board: { grid: 'A B C D' },
    places: { start: ['A'] },
    map: { cars: [{ kind: 'muscle', zone: 'A' }] },
    objectives: [{ exited: { who: 'survivor', count: 'all' } }],
    rules: [{ cars: { drive: true } }],
  });
  table.zombies('B', 'walker', 1).zombies('C', 'walker', 2).act('amy', 'enter:0:driver');
  const [b, c] = [table.zone('B'), table.zone('C')];
  expect(odds(table.t, `drive:${b}`)).toBeNull();
  expect(odds(table.t, `drive:${b}:${c}:calm`)).toBeNull();
  const told = odds(table.t, `drive:${b}:${c}`);
  // three dice in each zone, a hit on 4+
  expect(told).toMatchObject({ dice: 6, need: 4, friendlyWounds: 0 });
  expect(told?.clear).toBeCloseTo((7 / 8) * (4 / 8), 9);
  expect(told?.expectedKills).toBeCloseTo(7 / 8 + (3 / 8) * 1 + (4 / 8) * 2, 9);
  const before = table.count('B', 'walker') + table.count('C', 'walker');
  table.g.dice = [4, 1, 1, 4, 1, 1];
  table.answer(`drive:${b}:${c}`).settle();
  expect(before - table.count('B', 'walker') - table.count('C', 'walker')).toBe(2);
});
