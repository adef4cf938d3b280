// @vitest-environment happy-dom
// What a mission's page and card tell about how hard it is: nothing that only a hovering mouse would find, and what was not measured is said.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { BotsPlay } from './BotsWin.tsx';
import data from './difficulty.json';
import { HowHard } from './HowHard.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Labels as a browser fetches them. */
vi.stubGlobal('fetch', async (address: string) => {
  const path = /labels\/\w+\/[\w-]+\.json/.exec(address)?.[0] ?? '';
  return new Response(readFileSync(join(import.meta.dirname, '../../../content', path)));
});

type Told = { readonly stronger?: object; readonly reasons: readonly unknown[]; teams: object };
const missions: readonly (readonly [string, Told])[] = Object.entries(data.missions);
const one = (is: (told: Told) => boolean): string => missions.find(([, told]) => is(told))?.[0] ?? '';

async function textOf(element: ReactNode): Promise<string> {
  const box = document.createElement('main');
  const root = createRoot(box);
  await act(async () => root.render(<Suspense fallback="waiting">{element}</Suspense>));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(box.textContent).not.toBe('waiting');
  });
  const text = box.textContent ?? '';
  await act(async () => root.unmount());
  return text;
}

test('a card has the interval, the usual length and what kills in its text', async () => {
  const id = 'second-edition/m00';
  const { low, high, rounds } = data.missions[id];
  const text = await textOf(<BotsPlay mission={id} />);
  expect(text).toContain(`(${low}–${high} %)`);
  expect(text).toContain(`${rounds[0]}–${rounds[2]} rounds`);
  expect(text).toMatch(/\d+ % of deaths: \p{L}/u);
});

test('a page has the stronger bot beside the one that speaks, how games are lost, and the version of the rules', async () => {
  const id = one(({ stronger, reasons }) => stronger !== undefined && reasons.length > 0);
  const text = await textOf(<HowHard mission={id} edition="second-edition" />);
  expect(text).toContain('The strong bot');
  expect(text).toMatch(/How games are lost: .+ \(\d+ %\)/);
  expect(text).toMatch(/version \d+ of the rules/);
});

test('where teams of other sizes were not measured the page says so', async () => {
  const said = 'Teams of other sizes have not been measured';
  const measured = one(({ teams }) => Object.keys(teams).length > 0);
  expect(await textOf(<HowHard mission={measured} edition="second-edition" />)).not.toContain(said);
  const [, told] = missions.find(([id]) => id === measured) ?? [];
  if (told) told.teams = {};
  expect(await textOf(<HowHard mission={measured} edition="second-edition" />)).toContain(said);
});
