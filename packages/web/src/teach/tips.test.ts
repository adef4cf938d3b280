import type { SeatView } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { labelsFrom } from '../table/labels.fixture.ts';
import { nextTip, TIPS, type TipScene, tipText } from './tips.ts';

const turnOf = (...verbs: readonly string[]): SeatView =>
  ({
    round: 2,
    lines: [],
    zones: [],
    survivors: [],
    spawns: [],
    ask: { kind: 'turn', survivor: 0, options: verbs.map((verb) => ({ key: verb, verb })) },
  }) as unknown as SeatView;
const scene = (change: Partial<TipScene>): TipScene => ({ view: turnOf('open', 'melee', 'end'), may: true, has: () => false, ...change });
const allBut = (...ids: readonly string[]): ReadonlySet<string> => new Set(TIPS.map((tip) => tip.id).filter((id) => !ids.includes(id)));

describe('tips of the first game', () => {
  it('speak of what the lesson says is next, not of what could be done as well', () => {
    const seen = allBut('attack', 'door');
    expect(nextTip(scene({ next: 'open' }), seen)?.id).toBe('door');
    expect(nextTip(scene({ next: 'melee' }), seen)?.id).toBe('attack');
    expect(nextTip(scene({ next: 'end' }), seen)).toBe(null);
  });

  it('speak of what is offered where nothing leads', () => {
    expect(nextTip(scene({}), allBut('door'))?.id).toBe('door');
  });

  it('speak of taking back only where something can be taken back', () => {
    const seen = allBut('undo');
    expect(nextTip(scene({ undoes: false }), seen)).toBe(null);
    expect(nextTip(scene({ undoes: true }), seen)?.id).toBe('undo');
  });
});

describe('a tip', () => {
  const mouse = { finger: false, led: false };

  it('speaks of two who lead only where two do', () => {
    const l = labelsFrom('en', 'second-edition');
    expect(tipText(l, 'goal', { finger: false, led: true })).toContain('Two of you lead');
    expect(tipText(l, 'goal', mouse)).not.toContain('Two of you lead');
  });

  it('says what the first mission of each book asks for', () => {
    expect(tipText(labelsFrom('en', 'black-plague'), 'goal', mouse)).not.toContain('crate');
    expect(tipText(labelsFrom('en', 'white-death'), 'goal', mouse)).toContain('both objectives');
    expect(tipText(labelsFrom('en', 'black-plague'), 'hurt', mouse)).not.toContain('the game is lost');
  });

  it('speaks to a finger of fingers', () => {
    expect(tipText(labelsFrom('en', 'second-edition'), 'turn', { finger: true, led: true })).toMatch(/^Tap/);
  });
});
