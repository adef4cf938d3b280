import type { AttackOdds, Option, SeatView, ZoneId } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { atOnce } from './at-once.ts';
import { burnsOwn, notByPress } from './by-press.ts';
import { answersAt } from './choices.ts';
import { isDeadly, warningsFor } from './warnings.ts';

const shot: Option = { key: 'shoot-car:pistol:0', verb: 'shoot-car', zones: [4], attack: 'ranged', reveals: true };
const walk: Option = { key: 'move:4', verb: 'move', zones: [4] };
const bullet: Option = { key: 'ranged:pistol:4', verb: 'ranged', zones: [4], attack: 'ranged', reveals: true };

const person = (index: number, zone: ZoneId) => ({
  index,
  id: `s${index}`,
  zone,
  alive: true,
  out: false,
  health: 3,
  wounds: 0,
  ap: 0,
  laps: 0,
});
const viewWith = (zones: readonly number[]): SeatView =>
  ({
    ask: { survivor: 0 },
    survivors: zones.map((zone, i) => person(i, zone)),
    zones: [],
    spawns: [],
    danger: 'blue',
  }) as unknown as SeatView;

const odds = (more: Partial<AttackOdds>): AttackOdds => ({
  kills: [0.5, 0.5],
  expectedKills: 0.5,
  clear: 0.5,
  friendlyWounds: 0,
  noise: 1,
  expectedAp: 0,
  need: 4,
  dice: 1,
  ...more,
});

describe('what can kill one’s own', () => {
  it('is never the first answer of a tap on a zone', () => {
    const here = viewWith([4]);
    const answers = answersAt([shot, bullet, walk], 4, null, (o) => burnsOwn(here, o));
    expect(answers.map((o) => o.verb)).toEqual(['ranged', 'move', 'shoot-car']);
  });

  it('is laid out before it is done, whatever verb brings it', () => {
    const breach: Option = { key: 'grant:breach:4', verb: 'grant', zones: [4], burns: true };
    expect(atOnce(breach)).toBe(false);
    expect(burnsOwn(viewWith([1, 4]), breach)).toBe(true);
    expect(atOnce({ key: 'grant:load-box', verb: 'grant', zones: [4] })).toBe(true);
    expect(atOnce({ key: 'grant:draw-from-stack', verb: 'grant', zones: [4], reveals: true })).toBe(false);
  });

  it('a shot at a car is never what a press on its zone means, and is asked once where nobody stands', () => {
    const away = viewWith([1]);
    expect(answersAt([walk, shot], 4, null, (o) => notByPress(away, o))[0]).toBe(walk);
    expect(notByPress(away, bullet)).toBe(false);
    expect(isDeadly(away, shot, null)).toBe(false);
  });

  it('misses are said to hit those who stand there, guards where nobody else does', () => {
    const said = (view: SeatView) => warningsFor(view, bullet, new Map(), odds({ friendlyWounds: 0.4 })).map((one) => one.key);
    expect(said(viewWith([1, 4]))).toContain('warn.friendly-fire');
    expect(said(viewWith([1]))).toEqual(['warn.friendly-fire.guards']);
  });

  it('a shot that loses the mission is said with its chance and asked twice', () => {
    const away = viewWith([1]);
    const doom = odds({ loses: 0.67 });
    expect(isDeadly(away, shot, doom)).toBe(true);
    expect(warningsFor(away, shot, new Map(), doom)).toContainEqual({ key: 'warn.loses', parameters: { p: 67 }, grave: true });
  });

  it('is asked twice before its odds are known, and after', () => {
    const here = viewWith([4]);
    expect(isDeadly(here, shot, null)).toBe(true);
    expect(isDeadly(here, shot, odds({ deaths: { survivors: [0], chance: 0.5 } }))).toBe(true);
  });

  it('is said with names and chance', () => {
    const told = warningsFor(viewWith([4]), shot, new Map(), odds({ deaths: { survivors: [0], chance: 2 / 3 }, friendlyWounds: 2 }));
    expect(told).toEqual([{ key: 'warn.deaths', parameters: { p: 67 }, survivors: [0], grave: true }]);
  });

  it('counts stray shots only when they may be the last ones', () => {
    const beside = viewWith([1, 4]);
    expect(isDeadly(beside, bullet, odds({ friendlyWounds: 1 }))).toBe(false);
    expect(isDeadly(beside, bullet, odds({ friendlyWounds: 3 }))).toBe(true);
  });

  it('is a single miss where a friend has one health left, however unlikely', () => {
    const hurt = viewWith([1, 4]);
    const weak = { ...hurt, survivors: [hurt.survivors[0], { ...hurt.survivors[1], wounds: 2 }] } as SeatView;
    expect(isDeadly(weak, bullet, odds({ friendlyWounds: 0.17 }))).toBe(true);
    expect(isDeadly(weak, bullet, odds({ friendlyWounds: 0 }))).toBe(false);
  });
});

describe('the end of a turn', () => {
  const end: Option = { key: 'end', verb: 'end', reveals: true };
  const spell: Option = { key: 'magic:bolt:4', verb: 'magic', zones: [4], attack: 'magic', cost: { actions: 0, free: 'magic' } };
  const spent = (options: readonly Option[]): SeatView => {
    const view = viewWith([4]);
    return {
      ...view,
      ask: { ...view.ask, survivor: 0, options },
      survivors: [{ ...view.survivors[0], actions: 0, free: ['magic'] }],
    } as unknown as SeatView;
  };

  it('warns of a free action that could still be used, not of one nothing is left for', () => {
    const keys = (options: readonly Option[]) => warningsFor(spent(options), end, new Map(), null).map((one) => one.key);
    expect(keys([spell, end])).toEqual(['warn.free-left']);
    expect(keys([end])).toEqual([]);
  });
});

it('names those an attack is too weak for, not the weaker ones behind them', () => {
  const there = { ...viewWith([1]), zones: [{}, {}, {}, {}, { zombies: { walker: 14, brute: 1 } }] };
  const view = { ...there, kinds: { walker: { toughness: 1 }, brute: { toughness: 2 } } } as unknown as SeatView;
  const told = warningsFor(view, bullet, new Map(), odds({ kills: [1], expectedKills: 0 }));
  expect(told).toEqual([{ key: 'warn.too-weak', parameters: {}, kinds: ['brute'], grave: false }]);
});

describe('fire', () => {
  const pour: Option = { key: 'pour:4', verb: 'pour', zones: [4] };
  const over = (zone: object): SeatView => ({ ...viewWith([1]), zones: [{}, {}, {}, {}, zone] }) as unknown as SeatView;
  const warned = (view: SeatView) => warningsFor(view, pour, new Map(), null).map(({ key, parameters }) => [key, parameters.count]);

  it('is laid out before it is spent, and says when nobody stands there', () => {
    expect(atOnce(pour)).toBe(false);
    expect(atOnce(walk)).toBe(true);
    expect(warned(over({ zombies: {}, guards: 0 }))).toEqual([['warn.nobody-there', undefined]]);
    expect(warned(over({ zombies: { walker: 2 }, guards: 0 }))).toEqual([]);
  });

  it('poured by guards burns as well as by hand', () => {
    const order: Option = { key: 'guards:3:pour:4', verb: 'guards', zones: [3, 4] };
    expect(atOnce(order)).toBe(false);
    const told = (view: SeatView) => warningsFor(view, order, new Map(), null).map(({ key }) => key);
    expect(told(over({ zombies: { walker: 2 }, guards: 3 }))).toEqual(['warn.burns-guards']);
    expect(told(over({ zombies: {}, guards: 0 }))).toEqual(['warn.nobody-there']);
    const march: Option = { key: 'guards:3:move:4', verb: 'guards', zones: [3, 4] };
    expect(warningsFor(over({ zombies: {}, guards: 0 }), march, new Map(), null)).toEqual([]);
  });

  it('says that guards burn too', () => {
    expect(warned(over({ zombies: {}, guards: 3 }))).toEqual([['warn.burns-guards', 3]]);
  });
});
