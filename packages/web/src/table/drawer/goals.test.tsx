// @vitest-environment happy-dom
// A goal that names a tile: the name is pressed for itself and lights its zones, the goal around it all of its own.
import { blackPlague, editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { usualSurvivors } from '@holdout/engine/content';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { labelsFrom } from '../labels.fixture.ts';
import { makeNames } from '../model/names.ts';
import { SceneContext, type TableScene } from '../scene.ts';
import { createShow } from '../show/player.ts';
import { createUi } from '../store.ts';
import { Goals } from './Goals.tsx';
import { zonesOn } from './tile-name.ts';
import './TileWords.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('the tile a goal names lights its zones', async () => {
  const engine = createEngine(editions);
  const mission = blackPlague.missions.find((one) => one.id === 'black-plague/q02') ?? blackPlague.missions[0];
  const seats = [usualSurvivors(blackPlague, mission)];
  const made = engine.setup({ edition: 'black-plague', mission: mission.id, seats, options: {}, seed: 'goals' });
  if (!made.ok) throw new Error(made.refusal.reason);
  const view = engine.view(made.state, 0);
  const board = engine.board(made.state);
  const ui = createUi();
  const names = makeNames(labelsFrom('en', 'black-plague'), view, board, String);
  const box = document.createElement('main');
  document.body.append(box);
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <SceneContext value={{ view, board, names, ui, show: createShow(view, () => 0) } as unknown as TableScene}>
        <Suspense>
          <Goals />
        </Suspense>
      </SceneContext>,
    ),
  );
  await vi.waitFor(() => expect(box.querySelector('.t-goal .t-term')).not.toBeNull());
  const name = box.querySelector<HTMLElement>('.t-goal .t-term');
  expect(name?.textContent).toBe('8R');
  expect(name?.parentElement?.closest('button')).toBeNull();
  await act(async () => name?.click());
  expect(ui.get().lit).toEqual(zonesOn(board, '8R'));
  await act(async () => box.querySelector<HTMLElement>('.t-goal-all')?.click());
  expect(ui.get().lit).toEqual(expect.arrayContaining([...zonesOn(board, '8R')]));
  await act(async () => root.unmount());
});

test('a goal that is met counts as whole, whatever is left of it', async () => {
  const engine = createEngine(editions);
  const mission = blackPlague.missions.find((one) => one.id === 'black-plague/q02') ?? blackPlague.missions[0];
  const made = engine.setup({
    edition: 'black-plague',
    mission: mission.id,
    seats: [usualSurvivors(blackPlague, mission)],
    options: {},
    seed: 'goals',
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  const seen = engine.view(made.state, 0);
  const [line] = seen.lines;
  const view = { ...seen, lines: [{ ...line, met: true, have: 5, want: 6 }] };
  const board = engine.board(made.state);
  const names = makeNames(labelsFrom('en', 'black-plague'), view, board, String);
  const box = document.createElement('main');
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <SceneContext value={{ view, board, names, ui: createUi(), show: createShow(view, () => 0) } as unknown as TableScene}>
        <Suspense>
          <Goals />
        </Suspense>
      </SceneContext>,
    ),
  );
  expect(box.querySelector('.t-goal-list b')?.textContent).toBe('6/6');
  await act(async () => root.unmount());
});

test('what is still being told has not been reached yet', async () => {
  const engine = createEngine(editions);
  const mission = blackPlague.missions.find((one) => one.id === 'black-plague/q02') ?? blackPlague.missions[0];
  const seats = [usualSurvivors(blackPlague, mission)];
  const made = engine.setup({ edition: 'black-plague', mission: mission.id, seats, options: {}, seed: 'goals' });
  if (!made.ok) throw new Error(made.refusal.reason);
  const before = engine.view(made.state, 0);
  const [line] = before.lines;
  const now = { ...before, lines: [{ ...line, met: true, have: 6, want: 6 }] };
  const show = createShow({ ...before, lines: [{ ...line, met: false, have: 5, want: 6 }] }, () => 1);
  const board = engine.board(made.state);
  const names = makeNames(labelsFrom('en', 'black-plague'), now, board, String);
  const box = document.createElement('main');
  const root = createRoot(box);
  const scene = { view: now, board, names, ui: createUi(), show } as unknown as TableScene;
  await act(async () =>
    root.render(
      <SceneContext value={scene}>
        <Suspense>
          <Goals />
        </Suspense>
      </SceneContext>,
    ),
  );
  expect(box.querySelector('.t-goal-list b')?.textContent).toBe('5/6');
  await act(async () => show.feed(now, []));
  expect(box.querySelector('.t-goal-list b')?.textContent).toBe('6/6');
  await act(async () => root.unmount());
});
