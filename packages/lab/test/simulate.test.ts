import { describe, expect, it } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { engine, missionNamed, setupOf, teamFor } from '../src/library.ts';
import { playGame } from '../src/run-game.ts';
import { heatMap, objectivesByRound, peopleOf, reportPage, zoneCounts } from '../src/simulate/report.ts';
import { nameOf, readKept } from '../src/simulate/settings.ts';
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
    const page = reportPage('three games', [results], 'a <note>');
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
});
