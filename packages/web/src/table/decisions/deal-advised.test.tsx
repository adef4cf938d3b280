// @vitest-environment happy-dom
// Advice to deal a card: named with the card, and shown by laying it before whoever is to have it.
import type { EditionId } from '@holdout/engine/content';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import CoachCard from '../../coach/CoachCard.tsx';
import type { GameHost, HostSnapshot } from '../../game/host.ts';
import { playGames } from '../games.fixture.ts';
import { labelsFrom } from '../labels.fixture.ts';
import { makeNames } from '../model/names.ts';
import { SceneContext, type TableScene } from '../scene.ts';
import { createShow } from '../show/player.ts';
import { createUi } from '../store.ts';
import { DealDecision } from './DealDecision.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function dealing(): TableScene {
  let scene: TableScene | undefined;
  playGames(1, 3, ({ engine, state, content }) => {
    const view = engine.view(state, 0);
    if (scene !== undefined || view.ask?.about !== 'starting-card' || !Array.isArray(view.ask.parameters.then)) return;
    const board = engine.board(state);
    const snapshot = { view, board, events: [], connection: 'local', mine: [0], presence: [] } as unknown as HostSnapshot;
    scene = {
      host: { snapshot: () => snapshot, odds: async () => null } as unknown as GameHost,
      snapshot,
      view,
      board,
      edition: content.edition,
      content,
      mission: null,
      items: new Map(content.items.map((item) => [item.id, item])),
      names: makeNames(labelsFrom('en', content.edition as EditionId), view, board, (seat) => `P${seat}`),
      ui: createUi(),
      show: createShow(view, () => 0),
      may: true,
      answer: async () => true,
    };
  });
  if (scene === undefined) throw new Error('nobody is dealt cards');
  return scene;
}

test('"Show me" lays the advised card before whoever is to have it', async () => {
  const scene = dealing();
  const { view, names } = scene;
  const { ask } = view;
  if (ask === null) throw new Error('nothing is asked');
  const who = view.survivors.filter((s) => s.role === 'played').at(-1);
  if (who === undefined) throw new Error('nobody plays');
  const card = names.item(String(ask.parameters.card));
  const box = document.createElement('main');
  document.body.append(box);
  const root = createRoot(box);
  const cards = () => [...box.querySelectorAll('.t-deal li')].map((li) => li.querySelector('.t-slot')?.getAttribute('aria-label'));
  await act(async () =>
    root.render(
      <SceneContext value={scene}>
        <CoachCard hint={{ key: who.id, why: 'usual' }} />
        <DealDecision ask={ask} may give={() => {}} proposed={null} />
      </SceneContext>,
    ),
  );
  const laid = `${names.survivor(who.index)}: ${card}`;
  expect(box.querySelector('.coach-says b')?.textContent).toBe(laid);
  expect(cards()).not.toContain(laid);
  await act(async () => box.querySelector<HTMLButtonElement>('.coach-do button')?.click());
  expect(cards()[view.survivors.filter((s) => s.role === 'played').indexOf(who)]).toBe(laid);
  expect(box.querySelector('.t-deal li[data-shown]')?.textContent).toContain(names.survivor(who.index));
  await act(async () => root.unmount());
});
