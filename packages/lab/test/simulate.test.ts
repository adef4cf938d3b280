import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { engine, missionNamed, setupOf, teamFor, teamNamed, teamOf } from '../src/library.ts';
import { playGame } from '../src/run-game.ts';
import { heatMap, objectivesByRound, peopleOf, reportPage, zoneCounts } from '../src/simulate/report.ts';
import { labelsOf, nameOf, readKept } from '../src/simulate/settings.ts';
import { type GameResult, newTally } from '../src/simulate/tally.ts';

const ID = 'second-edition/m00';
const mission = missionNamed(ID);

const results = [0, 1, 2].map((n): GameResult => {
  const tally = newTally();
  const played = playGame(engine, setupOf(mission, teamFor(mission, 0), 1, {}, `simulate ${n}`), botNamed('sensible'), tally);
  return tally.result(ID, 'sensible', played.state, played.answers.length, 1);
});

describe('simulator', () => {
  it('knows where turns ended and where survivors died', () => {
    const turns = [...zoneCounts(results, 'turns').values()].reduce((a, b) => a + b, 0);
    expect(turns).toBeGreaterThan(30);
    const died = results.flatMap((r) => Object.values(r.people)).filter((p) => p.died).length;
    expect(results.flatMap((r) => r.deathsAt)).toHaveLength(died);
  });

  it('knows which zombies killed', () => {
    const deaths = results.flatMap((r) => Object.keys(r.deaths));
    expect(deaths).not.toContain('zombies');
    expect(
      deaths.some((cause) => /^(walker|runner|brute|abomin|patient)/.test(cause)),
      deaths.join(' '),
    ).toBe(true);
  });

  it('has a line for every survivor, kills adding up to those of the game', () => {
    const people = peopleOf(results);
    expect(people.map((p) => p.games)).toEqual(people.map(() => 3));
    for (const r of results) {
      const own = Object.values(r.people).reduce((sum, p) => sum + p.kills, 0);
      expect(own).toBeLessThanOrEqual(Object.values(r.kills).reduce((a, b) => a + b, 0));
      expect(own).toBeGreaterThan(0);
    }
  });

  it('objectives by round only ever grow', () => {
    for (const { byRound } of objectivesByRound(results)) expect(byRound).toEqual([...byRound].sort((a, b) => a - b));
    const won = results.filter((r) => r.end === 'won');
    for (const r of won) expect(r.met.every((round) => round > 0)).toBe(true);
  });

  it('draws maps and one page that needs nothing else', () => {
    expect(heatMap(ID, results, 'turns')).toContain('turns ended by zone, 3 games');
    const page = reportPage('three games', [{ label: '', results }], 'a <note>');
    expect(page).toContain('objectives met by round');
    expect(page).not.toMatch(/<script|src=|href=/);
    expect(page).toContain('a &#60;note&#62;');
  });

  it('goes on where it was stopped: kept games are known by all that makes them, a torn line is left out', () => {
    const job = { mission: ID, bot: 'sensible', options: 'none', players: 1, rounds: 120, sameTeam: false };
    const [first] = results;
    const line = JSON.stringify({ name: nameOf(job, 's 0'), result: first });
    const kept = readKept(`${line}\n${line.slice(0, 40)}`);
    expect([...kept.keys()]).toEqual([nameOf(job, 's 0')]);
    expect(kept.get(nameOf({ ...job, team: 4 }, 's 0'))).toBeUndefined();
  });

  it('does not take games of another version of a mission for its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
    const write = (name: string, change: object) => {
      const file = join(folder, name);
      writeFileSync(file, JSON.stringify({ ...mission, id: 'second-edition/own-1', ...change }));
      return nameOf({ mission: file, bot: 'swift', options: 'none', players: 1, rounds: 120, sameTeam: false }, 's 0').replace(name, '');
    };
    expect(write('a.json', {})).toBe(write('b.json', {}));
    expect(write('c.json', { minutes: 77 })).not.toBe(write('d.json', {}));
    rmSync(folder, { recursive: true });
    // nor games of other rules
    const of = { mission: ID, bot: 'swift', options: 'none', players: 1, rounds: 120, sameTeam: false };
    expect(nameOf(of, 's 0')).toContain(engine.ruleset('second-edition'));
  });
});

describe('two settings', () => {
  it('are named by what they differ in', () => {
    const one = { bot: 'swift', options: 'none', players: 1 };
    expect(labelsOf([one])).toEqual(['']);
    expect(labelsOf([one, { ...one, team: 4 }])).toEqual(["the mission's team", 'team 4']);
    expect(labelsOf([one, { ...one, bot: 'quick', options: 'clock=7' }])).toEqual(['swift, no options', 'quick, clock=7']);
    expect(labelsOf([one, { ...one, mission: 'mine.json' }])).toEqual(['the mission', 'mine.json']);
    expect(labelsOf([one, { ...one }])).toEqual(['first', 'second']);
  });

  it('may be teams of a size, or of just these people', () => {
    expect(teamNamed('team', '4')).toBe(4);
    expect(teamOf(mission, 3, teamNamed('team', 'ned,amy'))).toEqual(['ned', 'amy']);
    expect(teamOf(mission, 1, 2)).toEqual(teamFor(mission, 1, 2));
    for (const wrong of ['0', '', 'amy,amy']) expect(() => teamNamed('team', wrong), wrong).toThrow('--team');
    expect(() => teamOf(mission, 0, 99)).toThrow('12 survivors, not 99');
    expect(() => teamOf(mission, 0, ['bob'])).toThrow('unknown survivor bob');
  });
});
