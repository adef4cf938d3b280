// @vitest-environment happy-dom
// What a room does not take is said where it was written, and stays there to be sent again.
import { blackPlague, editions } from '@holdout/content';
import { createEngine, type Refusal } from '@holdout/engine';
import { usualSurvivors } from '@holdout/engine/content';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { GameHost } from '../../game/host.ts';
import { pointAt } from '../input/pointing.ts';
import { labelsFrom } from '../labels.fixture.ts';
import { makeNames } from '../model/names.ts';
import { SceneContext, type TableScene } from '../scene.ts';
import { createUi } from '../store.ts';
import { Talk } from './Talk.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The host of the room has muted this person, until `allowed`. */
function muted() {
  const engine = createEngine(editions);
  const mission = blackPlague.missions[0];
  const seats = [usualSurvivors(blackPlague, mission)];
  const made = engine.setup({ edition: 'black-plague', mission: mission.id, seats, options: {}, seed: 'talk' });
  if (!made.ok) throw new Error(made.refusal.reason);
  const view = engine.view(made.state, 0);
  const board = engine.board(made.state);
  const refusal: Refusal = { reason: 'muted' };
  const said: string[] = [];
  const now = { allowed: false };
  const answer = async () => (now.allowed ? { ok: true as const } : { ok: false as const, refusal });
  const talk: GameHost['talk'] = {
    say: (text) => {
      said.push(text);
      return answer();
    },
    point: answer,
  };
  const names = makeNames(labelsFrom('en', 'black-plague'), view, board, String);
  const snapshot = { said: [], presence: [], people: [], mine: [0] };
  const scene = { view, board, ui: createUi(), names, snapshot, host: { talk } } as unknown as TableScene;
  return { scene, said, now };
}

test('a line that is refused is given back with the reason', async () => {
  const { scene, said, now } = muted();
  const box = document.createElement('main');
  document.body.append(box);
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <SceneContext value={scene}>
        <Talk />
      </SceneContext>,
    ),
  );
  const field = box.querySelector<HTMLInputElement>('form input');
  const form = box.querySelector('form');
  if (field === null || form === null) throw new Error('nowhere to write');
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const send = () => act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await act(async () => type('Behind you!'));
  await send();
  expect(said).toEqual(['Behind you!']);
  expect(box.querySelector('[role="alert"]')?.textContent).toContain('muted');
  expect(field.value).toBe('Behind you!');
  // quick words are no typing: the field is left alone
  await act(async () => box.querySelector<HTMLElement>('.t-quick button')?.click());
  expect(field.value).toBe('Behind you!');
  now.allowed = true;
  await send();
  expect(field.value).toBe('');
  expect(box.querySelector('[role="alert"]')).toBeNull();
  await act(async () => root.unmount());
});

test('a mark that is refused says why', async () => {
  const { scene } = muted();
  pointAt(scene, 0, 'danger');
  await vi.waitFor(() => expect(scene.ui.get().refusal).toEqual({ reason: 'muted' }));
});
