// @vitest-environment happy-dom
// Drafts and proposals: what others put forward is laid out until this reader changes something; then theirs waits until it is asked for.
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { SceneContext, type TableScene } from '../scene.ts';
import { createUi } from '../store.ts';
import { useProposed } from './use-proposed.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Draft({ proposed }: { readonly proposed: string | null }) {
  const [draft, setDraft] = useState('default');
  useProposed(proposed, draft, setDraft);
  return <input value={draft} onChange={() => {}} onClick={() => setDraft('mine')} />;
}

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function table() {
  const box = document.createElement('main');
  document.body.append(box);
  root = createRoot(box);
  const ui = createUi();
  const scene = { ui } as unknown as TableScene;
  const field = () => box.querySelector('input') as HTMLInputElement;
  return {
    ui,
    draft: () => field().value,
    change: () => act(async () => field().click()),
    put: (proposed: string | null) =>
      act(async () =>
        root?.render(
          <SceneContext value={scene}>
            <Draft proposed={proposed} />
          </SceneContext>,
        ),
      ),
  };
}

test('what others put forward is laid out while nothing was changed here, again and again', async () => {
  const { put, draft } = table();
  await put(null);
  await put('theirs');
  expect(draft()).toBe('theirs');
  await put('another');
  expect(draft()).toBe('another');
});

test('a draft of one’s own stays until theirs is looked at; what follows is laid out again', async () => {
  const { put, draft, change, ui } = table();
  await put('theirs');
  await change();
  await put('another');
  expect(draft()).toBe('mine');
  await act(async () => ui.set({ advised: 'another' }));
  expect(draft()).toBe('another');
  await act(async () => ui.set({ advised: null }));
  await put('a third');
  expect(draft()).toBe('a third');
});

test('whoever put their own forward sees what is put in its place', async () => {
  const { put, draft, change } = table();
  await put(null);
  await change();
  await put('mine');
  await put('theirs');
  expect(draft()).toBe('theirs');
});
