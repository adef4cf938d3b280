// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRested } from './rested.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Tools() {
  const of = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const piece = useRested({ of, pieces: '.tool', told: box });
  return (
    <div ref={of}>
      <button type="button" className="tool">
        Threat
      </button>
      {piece !== null && <div ref={box} className="tip" />}
    </div>
  );
}

async function restOn(keys: readonly string[]): Promise<{ tips: () => number; heard: string[] }> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(<Tools />));
  const heard: string[] = [];
  document.addEventListener('keydown', (e) => heard.push(e.key), true);
  await act(async () => {
    place.querySelector('.tool')?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
    vi.advanceTimersByTime(1000);
  });
  expect(place.querySelectorAll('.tip')).toHaveLength(1);
  for (const key of keys)
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  return { tips: () => place.querySelectorAll('.tip').length, heard };
}

test('Escape puts away what the mouse rests on, and nothing else', async () => {
  const { tips, heard } = await restOn(['Shift', 'Escape']);
  expect(tips()).toBe(0);
  expect(heard).toEqual(['Shift']);
});

test('after a command Escape is meant for what the command laid out', async () => {
  const { tips, heard } = await restOn(['e', 'Escape']);
  expect(tips()).toBe(0);
  expect(heard).toEqual(['e', 'Escape']);
});
