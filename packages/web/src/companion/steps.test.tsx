// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { playGames } from '../table/games.fixture.ts';
import { labelsFrom } from '../table/labels.fixture.ts';
import { makeNames } from '../table/model/names.ts';
import { createUi } from '../table/store.ts';
import { Steps } from './Steps.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('a card that brings nobody says so to whoever holds the box: hands cannot tell it from one that is still to come', async () => {
  const told: string[] = [];
  const box = document.createElement('main');
  const root = createRoot(box);
  const shown: Promise<void>[] = [];
  playGames(1, 1, ({ engine, state, content, view }) => {
    const empty = content.zombieDeck.find((card) => 'levels' in card && Object.keys(card.levels[0] ?? {}).length === 0);
    if (empty === undefined || told.length > 0) return;
    told.push(content.edition);
    const board = engine.board(state);
    const names = makeNames(labelsFrom('en', content.edition), view, board, (seat) => `P${seat}`);
    const events = [{ t: 'zombie-card' as const, card: empty.no, zone: 0, level: 'blue' as const, deck: 'spawn' as const }];
    shown.push(act(async () => root.render(<Steps at={{ names, board, view, content }} ui={createUi()} events={events} />)));
  });
  await Promise.all(shown);
  expect(told).toHaveLength(1);
  expect(box.textContent).toMatch(/Zombie card \(Blue\), .*: \S+/);
  await act(async () => root.unmount());
});
