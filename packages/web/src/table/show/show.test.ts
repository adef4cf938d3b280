import type { GameEvent, SeatView } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { playGames } from '../games.fixture.ts';
import { beatsOf } from './beats.ts';
import { stage } from './staging.ts';

const figures = (view: SeatView) => ({
  zombies: view.zones.map((z) =>
    Object.entries(z.zombies)
      .map(([kind, n]) => `${kind} ${n}`)
      .sort(),
  ),
  people: view.survivors.filter((s) => s.alive && !s.out).map((s) => `${s.id} ${s.zone}`),
  doors: view.doors,
});

const isAbomination = (kind: string): boolean => kind === 'patient-0';
const start = (view: SeatView) => ({
  phase: view.phase,
  round: view.round,
  zoneOf: (who: number) => view.survivors[who]?.zone ?? -1,
  isAbomination,
});

function differences(
  shown: ReturnType<typeof figures>,
  real: ReturnType<typeof figures>,
  mission: string,
  events: readonly GameEvent[],
): string {
  const zones = real.zombies.flatMap((z, i) =>
    String(z) === String(shown.zombies[i]) ? [] : [`zone ${i}: shown ${shown.zombies[i]}, is ${z}`],
  );
  const people = real.people.filter((p) => !shown.people.includes(p));
  return `${mission}: ${[...zones, ...people].join('; ')} after ${[...new Set(events.map((e) => e.t))].join(' ')}`;
}

describe('the show', () => {
  it('ends where the game is: what events say moves every figure to its place', () => {
    const wrong = new Set<string>();
    playGames(8, 300, ({ before, view, events }) => {
      if (before === null || before.phase === 'setup') return;
      const shown = events.reduce((now, event) => stage(now, event, view), before);
      if (JSON.stringify(figures(shown)) !== JSON.stringify(figures(view)))
        wrong.add(differences(figures(shown), figures(view), view.mission, events));
    });
    expect([...wrong]).toEqual([]);
  }, 60_000);

  it('tells everything once and in order', () => {
    playGames(2, 100, ({ before, events }) => {
      if (before === null) return;
      expect(beatsOf(events, start(before)).flatMap((beat) => beat.events)).toEqual(events);
    });
  });

  it('takes five seconds at most for forty zombies', () => {
    const events: GameEvent[] = [{ t: 'phase', phase: 'zombies' }];
    for (let i = 0; i < 40; i++)
      events.push({ t: 'zombies-move', from: i, to: i + 1, kind: 'walker', count: 1, target: 3, reason: 'sees' });
    events.push({ t: 'phase', phase: 'spawn' });
    for (let i = 0; i < 6; i++)
      events.push(
        { t: 'zombie-card', card: i, zone: i, level: 'blue', deck: 'spawn' },
        { t: 'spawned', zone: i, kind: 'walker', count: 3, how: 'card' },
      );
    const beats = beatsOf(events, { phase: 'players', round: 1, zoneOf: () => -1, isAbomination });
    expect(beats.reduce((ms, beat) => ms + beat.ms, 0)).toBeLessThanOrEqual(5001);
  });

  it('gives what matters a breath of its own, however long the phase is', () => {
    const events: GameEvent[] = [
      { t: 'phase', phase: 'zombies' },
      ...Array.from(
        { length: 60 },
        (_, i): GameEvent => ({ t: 'zombies-move', from: i, to: i + 1, kind: 'walker', count: 1, target: 3, reason: 'sees' }),
      ),
      { t: 'died', who: 2, by: 'zombies' },
      { t: 'spawned', zone: 4, kind: 'patient-0', count: 1, how: 'card' },
      { t: 'car', car: 0, change: 'destroyed', who: -1, zone: 3 },
      { t: 'level', who: 1, level: 'yellow', lap: 0 },
      { t: 'over', result: 'lost', reason: 'survivor-died' },
    ];
    const moments = beatsOf(events, { phase: 'players', round: 1, zoneOf: () => -1, isAbomination }).filter((b) => b.look.is === 'moment');
    expect(moments.map(({ look }) => look.is === 'moment' && look.what)).toEqual(['death', 'abomination', 'blast', 'level', 'over']);
    for (const { ms } of moments) expect(ms).toBeGreaterThanOrEqual(1000);
  });
});
