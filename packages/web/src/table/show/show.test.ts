import type { GameEvent, Scene, SeatView, SurvivorId, ZoneId } from '@holdout/engine';
import { changes } from '@holdout/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playGames } from '../games.fixture.ts';
import { beatsOf } from './beats.ts';
import { ENEMY_MS, enemyTime } from './pace.ts';
import { createShow } from './player.ts';

vi.mock('../../sound/sounds.ts', () => ({ play: () => {} }));

const isAbomination = (kind: string): boolean => kind === 'patient-0';
const start = (view: SeatView) => ({
  phase: view.phase,
  round: view.round,
  zoneOf: (who: SurvivorId) => view.survivors[who]?.zone ?? -1,
  isAbomination,
});

const at = (scene: Scene, zone: ZoneId, kind: string): number => scene.zones[zone]?.zombies[kind] ?? 0;

/** Is what the event says already so when it is told? null: it says nothing about the table. */
function holds(e: GameEvent, now: Scene, before: Scene): boolean | null {
  switch (e.t) {
    case 'moved':
      return now.survivors[e.who]?.zone === e.path[e.path.length - 1];
    case 'spawned':
      return at(now, e.zone, e.kind) >= at(before, e.zone, e.kind) + e.count;
    case 'killed':
      return at(now, e.zone, e.kind) <= at(before, e.zone, e.kind) - e.count;
    case 'zombies-move':
      return at(now, e.to, e.kind) >= at(before, e.to, e.kind) + e.count || at(now, e.from, e.kind) <= at(before, e.from, e.kind) - e.count;
    case 'door':
      return now.doors[e.door] === e.state;
    case 'wounded':
      return (now.survivors[e.who]?.wounds ?? 0) > (before.survivors[e.who]?.wounds ?? 0);
    case 'died':
      return now.survivors[e.who]?.alive === false;
    case 'left-board':
      return now.survivors[e.who]?.out === true;
    case 'ap':
      return now.survivors[e.who]?.ap === e.total;
    case 'recruited':
      return now.survivors[e.companion] !== undefined;
    case 'car':
      return e.change !== 'drove' || (now.cars[e.car]?.zone === e.zone && now.survivors.every((s) => s.car !== e.car || s.zone === e.zone));
    default:
      return null;
  }
}

const sceneOf = (view: SeatView, like: Scene): unknown =>
  Object.fromEntries(Object.keys(like).map((key) => [key, view[key as keyof SeatView]]));

describe('the engine, watched', () => {
  it('tells a thing when it is so: riders, recruits, spawned, moved and fallen stand where the event says', () => {
    const late = new Map<string, string>();
    let told = 0;
    playGames(8, 300, ({ events, scenes, view }) => {
      events.forEach((event, i) => {
        const so = scenes[i + 1] === undefined ? null : holds(event, scenes[i + 1], scenes[i]);
        if (so !== null) told++;
        if (so === false) late.set(event.t, `${view.mission} ${JSON.stringify(event)}`);
      });
    });
    expect([...late.values()]).toEqual([]);
    expect(told).toBeGreaterThan(2500);
  }, 120_000);
});

describe('the show', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('shows after each event the table as the engine had it at that moment, and ends where the game is', () => {
    let beats = 0;
    playGames(3, 200, ({ before, view, events, scenes }) => {
      if (before === null || events.length === 0) return;
      const shown = changes(scenes);
      const show = createShow(before, () => 1);
      show.feed(
        view,
        events.map((event, i) => ({ tick: view.tick, event, shown: shown[i] })),
      );
      const told = { ...start(before), isAbomination: (kind: string) => view.kinds[kind]?.base === 'abomination' };
      for (const beat of beatsOf(events, told)) {
        const last = events.indexOf(beat.events[beat.events.length - 1]);
        expect(sceneOf(show.shown().view, scenes[0])).toEqual(scenes[last + 1]);
        vi.advanceTimersToNextTimer();
        beats++;
      }
      expect(show.shown().view).toBe(view);
      show.stop();
    });
    expect(beats).toBeGreaterThan(500);
  }, 120_000);

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

  it('has no more than that for a phase that questions cut into pieces', () => {
    const piece: GameEvent[] = Array.from(
      { length: 30 },
      (_, i): GameEvent => ({ t: 'zombies-move', from: i, to: i + 1, kind: 'walker', count: 1, target: 3, reason: 'sees' }),
    );
    let spent = 0;
    const pieces: number[] = [];
    for (let n = 0; n < 4; n++) {
      const told = beatsOf(piece, { phase: 'zombies', round: 1, zoneOf: () => -1, isAbomination, within: ENEMY_MS - spent, cut: n < 3 });
      pieces.push(enemyTime(told));
      spent += enemyTime(told);
    }
    expect(spent).toBeLessThanOrEqual(ENEMY_MS + 1);
    // each is told for a moment at least
    expect(Math.min(...pieces)).toBeGreaterThanOrEqual(300);
  });

  it('shows every one of six deaths with a question before each, and takes five seconds in all', () => {
    let spent = 0;
    for (let who = 0; who < 6; who++) {
      const piece: GameEvent[] = [
        ...Array.from(
          { length: 6 },
          (_, i): GameEvent => ({ t: 'zombies-move', from: i, to: i + 1, kind: 'walker', count: 1, target: 3, reason: 'sees' }),
        ),
        { t: 'died', who, by: 'zombies' },
      ];
      const told = beatsOf(piece, {
        phase: 'zombies',
        round: 1,
        zoneOf: () => 3,
        isAbomination,
        within: ENEMY_MS - spent,
        cut: who < 5,
      });
      const death = told.find(({ look }) => look.is === 'moment');
      expect(death?.ms).toBeGreaterThanOrEqual(350);
      spent += enemyTime(told);
    }
    // half a second is left for the banner after it and a page that comes late
    expect(spent).toBeLessThanOrEqual(4500);
  });

  it('keeps to the clock where the page comes late with every beat, and ends where the game is', () => {
    playGames(1, 1, ({ view }) => {
      const events = Array.from(
        { length: 40 },
        (_, i): GameEvent => ({ t: 'zombies-move', from: i, to: i + 1, kind: 'walker', count: 1, target: 3, reason: 'sees' }),
      );
      let clock = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => clock);
      const before = { ...view, phase: 'zombies' as const };
      const show = createShow(before, () => 1);
      // each beat takes the page longer than it is to last
      show.subscribe(() => {
        clock += 400;
      });
      show.feed(
        before,
        events.map((event) => ({ tick: view.tick, event })),
      );
      for (let n = 0; n < 100 && show.shown().playing; n++) vi.advanceTimersToNextTimer();
      expect(show.shown()).toMatchObject({ playing: false, view: before });
      expect(clock).toBeLessThanOrEqual(ENEMY_MS + 3 * 400);
    });
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
      { t: 'knocked-out', who: 0, zone: 3 },
      { t: 'campaign-reward', who: 1, reward: 'bonus-action' },
      { t: 'over', result: 'lost', reason: 'survivor-died' },
    ];
    const moments = beatsOf(events, { phase: 'players', round: 1, zoneOf: () => -1, isAbomination }).filter((b) => b.look.is === 'moment');
    const named = moments.flatMap(({ look }) =>
      look.is !== 'moment' ? [] : look.what === 'several' ? look.moments.map((one) => one.what) : [look.what],
    );
    expect(named).toEqual(['death', 'abomination', 'blast', 'level', 'down', 'reward', 'over']);
    for (const { ms } of moments) expect(ms).toBeGreaterThanOrEqual(699);
    expect(moments[moments.length - 1].ms).toBe(2400);
  });

  it('fits a crowd and its great moments into five seconds, up to four of them', () => {
    const great: readonly GameEvent[] = [
      { t: 'spawned', zone: 4, kind: 'patient-0', count: 1, how: 'card' },
      { t: 'died', who: 2, by: 'zombies' },
      { t: 'knocked-out', who: 0, zone: 3 },
      { t: 'car', car: 0, change: 'destroyed', who: -1, zone: 3 },
    ];
    for (let n = 0; n <= great.length; n++) {
      const events: GameEvent[] = [
        { t: 'phase', phase: 'zombies' },
        ...Array.from(
          { length: 40 },
          (_, i): GameEvent => ({ t: 'zombies-move', from: i, to: i + 1, kind: 'walker', count: 1, target: 3, reason: 'sees' }),
        ),
        ...great.slice(0, n),
        { t: 'phase', phase: 'end' },
        { t: 'phase', phase: 'players' },
      ];
      const beats = beatsOf(events, { phase: 'players', round: 1, zoneOf: () => -1, isAbomination });
      const moments = beats.filter((b) => b.look.is === 'moment').map((b) => b.ms);
      expect(moments).toHaveLength(n);
      expect(beats.reduce((sum, b) => sum + b.ms, 0)).toBeLessThanOrEqual(5001);
      for (const ms of moments) expect(ms).toBeGreaterThanOrEqual(n === 1 ? 1500 : 699);
    }
  });

  it('has five seconds for a crowd and any number of great moments: what is too many shares the stage, and the table moves in order', () => {
    const walks = (n: number, from: number): GameEvent[] =>
      Array.from(
        { length: n },
        (_, i): GameEvent => ({
          t: 'zombies-move',
          from: from + i,
          to: from + i + 1,
          kind: 'walker',
          count: 1,
          target: 3,
          reason: 'sees',
        }),
      );
    const great: readonly GameEvent[] = Array.from(
      { length: 12 },
      (_, i): GameEvent =>
        i % 3 === 0
          ? { t: 'spawned', zone: i, kind: 'patient-0', count: 1, how: 'card' }
          : i % 3 === 1
            ? { t: 'died', who: i, by: 'zombies' }
            : { t: 'car', car: i, change: 'destroyed', who: -1, zone: i },
    );
    for (let n = 5; n <= great.length; n++) {
      // beside each other and far apart
      for (const apart of [0, 3]) {
        const events: GameEvent[] = [
          { t: 'phase', phase: 'zombies' },
          ...walks(40 - apart * n, 0),
          ...great.slice(0, n).flatMap((one, i) => [one, ...walks(apart, 50 + 5 * i)]),
          { t: 'phase', phase: 'end' },
          { t: 'phase', phase: 'players' },
        ];
        const beats = beatsOf(events, { phase: 'players', round: 1, zoneOf: () => -1, isAbomination });
        const looks = beats.flatMap((b) => (b.look.is === 'moment' ? [b.look] : []));
        expect(looks.length).toBe(4);
        expect(looks.flatMap((look) => (look.what === 'several' ? look.moments : [look]))).toHaveLength(n);
        expect(Math.max(...looks.map((look) => (look.what === 'several' ? look.moments.length : 1)))).toBeLessThanOrEqual(
          Math.ceil(n / 4) + 1,
        );
        expect(beats.reduce((sum, b) => sum + b.ms, 0)).toBeLessThanOrEqual(5001);
        for (const b of beats) if (b.look.is === 'moment') expect(b.ms).toBeGreaterThanOrEqual(699);
        expect(beats.flatMap((b) => b.events)).toEqual(events);
      }
    }
  });
});
