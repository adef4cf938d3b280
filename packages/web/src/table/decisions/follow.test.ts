// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { changeSettings } from '../../app/settings.ts';
import type { GameHost } from '../../game/host.ts';
import { playGames } from '../games.fixture.ts';
import { followers } from './follow.ts';

test('whoever is offered after a spent turn may really go next, and only after a spent one', { timeout: 60_000 }, () => {
  let [spent, offered] = [0, 0];
  playGames(4, 400, ({ engine, state, content, view: seen }) => {
    if (seen.ask?.kind !== 'turn') return;
    const view = engine.view(state, Math.max(0, seen.ask.by));
    const { ask } = view;
    if (ask === null) return;
    const items = new Map(content.items.map((item) => [item.id, item]));
    const next = followers({ view, may: true, host: {} as GameHost, mission: null, items });
    if ((view.survivors[ask.survivor]?.actions ?? 0) > 0) expect(next).toEqual([]);
    else spent++;
    if (next.length === 0) return;
    offered++;
    expect(followers({ view, may: false, host: {} as GameHost, mission: null, items })).toEqual([]);
    // whoever wants to be asked before everything is not hurried on
    changeSettings({ oneClick: false });
    expect(followers({ view, may: true, host: {} as GameHost, mission: null, items })).toEqual([]);
    changeSettings({ oneClick: true });
    const after = engine.clone(state);
    engine.answer(after, 'end');
    const asked = engine.view(after, Math.max(0, seen.ask.by)).ask;
    // something may be asked in between, and the last one left is not asked for
    if (asked?.kind === 'order') expect(next.every((id) => asked.options.some((o) => o.key === id))).toBe(true);
    if (asked?.kind === 'turn') expect(next).toEqual([view.survivors[asked.survivor]?.id]);
  });
  expect(spent).toBeGreaterThan(0);
  expect(offered).toBeGreaterThan(0);
});
