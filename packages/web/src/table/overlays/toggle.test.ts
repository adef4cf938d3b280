// @vitest-environment happy-dom
// What has nothing to show says so.
import { expect, test, vi } from 'vitest';
import type { GameHost } from '../../game/host.ts';
import { playGames } from '../games.fixture.ts';
import { labelsFrom } from '../labels.fixture.ts';
import { makeNames } from '../model/names.ts';
import type { TableScene } from '../scene.ts';
import { createUi } from '../store.ts';
import { toggleOverlay } from './toggle.ts';

test('threat and intent without any say so, and a line that is down does not', async () => {
  let scene: Omit<TableScene, 'ui'> | undefined;
  playGames(1, 1, ({ engine, state, content, view }) => {
    if (scene !== undefined) return;
    const names = makeNames(labelsFrom('en', content.edition), view, engine.board(state), String);
    const zones = view.zones.map((zone) => ({ ...zone, zombies: {} }));
    scene = { names, view: { ...view, zones } } as unknown as TableScene;
  });
  if (scene === undefined) throw new Error('no game was begun');
  const quiet = scene.view.zones.map(() => 0);
  for (const [id, threat, says] of [
    ['threat', quiet, /^Threat: nothing/],
    ['threat', [...quiet.slice(1), 2], null],
    ['threat', [], null],
    ['intent', [], /^Intent: no zombies/],
  ] as const) {
    const ui = createUi();
    ui.set({ overlays: new Set() });
    const host = { threat: vi.fn(async () => threat) } as unknown as GameHost;
    toggleOverlay({ ...scene, host, ui }, id);
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    if (says === null) expect(ui.get().flash).toBeNull();
    else expect(ui.get().flash).toMatch(says);
  }
});
