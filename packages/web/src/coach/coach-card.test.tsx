// @vitest-environment happy-dom
// Advice to trade: named in words, laid out in the survivor's sheet, and given as it was advised.
import type { Told } from '@holdout/bots';
import type { SeatView } from '@holdout/engine';
import type { EditionId } from '@holdout/engine/content';
import { makeKey } from '@holdout/engine/keys';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { GameHost, Hint, HostSnapshot } from '../game/host.ts';
import { playGames } from '../table/games.fixture.ts';
import SurvivorSheet from '../table/inventory/SurvivorSheet.tsx';
import { labelsFrom } from '../table/labels.fixture.ts';
import { holdingOf, moveCard, spreadKey } from '../table/model/layout.ts';
import { makeNames } from '../table/model/names.ts';
import { SceneContext, type TableScene, usePick } from '../table/scene.ts';
import { createShow } from '../table/show/player.ts';
import { createUi } from '../table/store.ts';
import CoachCard from './CoachCard.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** A card in hand for somebody who stands beside. */
function tradeIn(view: SeatView): string | null {
  const { ask } = view;
  const s = view.survivors[ask?.survivor ?? -1];
  const card = s?.hands[0] ?? s?.hands[1];
  const other = view.survivors.find((one) => one.index !== s?.index && one.zone === s?.zone && one.role === 'played' && one.alive);
  if (ask?.kind !== 'turn' || ask.about !== 'turn' || !card || !other) return null;
  const both = { holdings: [holdingOf(s), holdingOf(other)], incoming: [], discards: [] };
  const given = moveCard(both, card.card, { at: 'hand', who: other.index, slot: 0 });
  return given === null ? null : makeKey({ verb: 'arrange', layout: spreadKey(given) });
}

function sceneOf(): { readonly scene: TableScene; readonly key: string; readonly given: string[] } {
  const found: { readonly scene: TableScene; readonly key: string; readonly given: string[] }[] = [];
  playGames(1, 40, ({ engine, state, content }) => {
    const view = engine.view(state, Math.max(0, state.ask?.by ?? 0));
    const key = tradeIn(view);
    if (found.length > 0 || key === null || engine.whyNot(state, key) !== null) return;
    const given: string[] = [];
    const board = engine.board(state);
    const snapshot: HostSnapshot = {
      view,
      board,
      events: [],
      connection: 'local',
      mine: [0, 1],
      undo: { can: false, why: 'undo.nothing' },
      proposal: null,
      presence: [],
    };
    const host = { snapshot: () => snapshot, whyNot: async () => null, odds: async () => null } as unknown as GameHost;
    const scene: TableScene = {
      host,
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
      answer: async (answer) => {
        given.push(answer);
        return true;
      },
    };
    found.push({ scene, key, given });
  });
  if (found[0] === undefined) throw new Error('nobody could trade');
  return found[0];
}

function Laid({ hint }: { readonly hint: string }) {
  const hinted = usePick((u) => u.hint !== null);
  const looks = usePick((u) => u.looked >= 0);
  return (
    <>
      {hinted && <CoachCard hint={{ key: hint, why: '' }} />}
      {looks && <SurvivorSheet />}
    </>
  );
}

test('"Show me" lays an advised trade out, and its button gives just that', async () => {
  const { scene, key, given } = sceneOf();
  const box = document.createElement('main');
  document.body.append(box);
  const root = createRoot(box);
  scene.ui.set({ hint: { key, why: '' } });
  await act(async () =>
    root.render(
      <SceneContext value={scene}>
        <Laid hint={key} />
      </SceneContext>,
    ),
  );
  expect(box.querySelector('.coach-says')?.textContent).toMatch(/^Trade: \w+/);
  expect(box.textContent).not.toContain('arrange:');
  await act(async () => box.querySelector<HTMLButtonElement>('.coach-do button')?.click());
  const commit = box.querySelector<HTMLButtonElement>('.t-sheet .t-apply .t-commit');
  expect(commit?.textContent).toMatch(/^Trade/);
  await act(async () => commit?.click());
  expect(given).toEqual([key]);
  expect(scene.ui.get()).toMatchObject({ looked: -1, advised: null });
  await act(async () => root.unmount());
});

test('whoever is advised to end with actions left is told why', async () => {
  const { scene } = sceneOf();
  const left = scene.view.survivors[scene.view.ask?.survivor ?? -1]?.actions ?? 0;
  expect(left).toBeGreaterThan(0);
  const told = { trials: 6, wounds: 0, lost: 0, chance: 40, close: false, plan: [] };
  const other = { deed: 'flee', wounds: 1, lost: 0, chance: 30 } as const;
  const box = document.createElement('main');
  document.body.append(box);
  const root = createRoot(box);
  for (const [numbers, says] of [
    [{ ...told, other }, /whatever else was tried out .* went worse/],
    [{ ...told, other, close: true }, /about as well/],
    [{ ...told, other: null }, /no other plan/],
  ] as const) {
    await act(async () =>
      root.render(
        <SceneContext value={scene}>
          <CoachCard hint={{ key: 'end', why: 'bot.why.wait', told: numbers }} />
        </SceneContext>,
      ),
    );
    expect(box.querySelector('.coach-says p')?.textContent).toMatch(says);
  }
  // where wounds and games lost speak for the other, what speaks for the advice stands there too
  const safer = { ...other, wounds: 0, chance: 31 };
  await act(async () =>
    root.render(
      <SceneContext value={scene}>
        <CoachCard hint={{ key: 'end', why: 'bot.why.wait', told: { ...told, wounds: 0.3, other: safer } }} />
      </SceneContext>,
    ),
  );
  expect(box.querySelector('.coach-numbers')?.textContent).toMatch(
    /a chance to win of 40 %\. Next best \([^)]+\): 0 wounds, 0 % lost, a chance to win of 31 %/,
  );
  // what the blows of the turn come to
  const first = { who: 0, deed: 'hunt', from: 0, to: 0, path: [0] } as unknown as Told['plan'][number];
  const strike = { zone: 0, clears: 71, cleared: 0.4, otherwise: 2 };
  await act(async () =>
    root.render(
      <SceneContext value={scene}>
        <CoachCard hint={{ key: 'end', why: 'bot.why.wait', told: { ...told, other: null, plan: [first], strike } }} />
      </SceneContext>,
    ),
  );
  expect(box.querySelector('.coach-numbers')?.textContent).toMatch(/clears .+ in 71 % of them, with 0\.4 wounds; otherwise 2\./);
  await act(async () => root.unmount());
});

const OTHER = { wounds: 1, lost: 0, chance: 30 } as const;

/** An advice of that question, its numbers among them. */
async function advised(hint: Hint, judge: (box: HTMLElement) => void | Promise<void>): Promise<void> {
  const { scene } = sceneOf();
  const box = document.createElement('main');
  document.body.append(box);
  const root = createRoot(box);
  const card = <CoachCard hint={hint} />;
  await act(async () => root.render(<SceneContext value={scene}>{card}</SceneContext>));
  await judge(box);
  await act(async () => root.unmount());
}

const keyOf = (verb: string): string => {
  const found = sceneOf().scene.view.ask?.options.find((one) => one.verb === verb)?.key;
  if (found === undefined) throw new Error(`nobody can ${verb}`);
  return found;
};

test('a small screen shows what to do and its buttons, the numbers on demand', async () => {
  const told = { trials: 6, wounds: 0, lost: 0, chance: 40, close: false, plan: [], other: null };
  const hint: Hint = { key: 'end', why: 'bot.why.wait', told };
  await advised(hint, (box) => expect(box.querySelector('.coach-more')).toBeNull());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await advised(hint, async (box) => {
    const more = box.querySelector<HTMLButtonElement>('.coach-do .coach-more');
    expect(more?.getAttribute('aria-expanded')).toBe('false');
    expect(box.querySelector('.coach-numbers')).toBeNull();
    await act(async () => more?.click());
    expect(more?.getAttribute('aria-expanded')).toBe('true');
    expect(box.querySelector('.coach-numbers')?.parentElement?.id).toBe(more?.getAttribute('aria-controls'));
    expect(box.querySelectorAll('.coach-do button')).toHaveLength(3);
  });
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('the next best is not called by the name of what is advised', async () => {
  const { view } = sceneOf().scene;
  const plan = [{ who: view.ask?.survivor ?? 0, deed: 'open', from: 0, to: 0, path: [0] }] as unknown as Told['plan'];
  const told: Told = { trials: 6, wounds: 0, lost: 0, chance: 40, close: true, plan, other: { ...OTHER, deed: 'open', key: 'end' } };
  await advised({ key: keyOf('move'), why: 'door', told }, (box) => {
    expect(box.querySelector('.coach-close')?.textContent).not.toContain('open the door');
    expect(box.querySelector('.coach-close')?.textContent).toContain('End turn');
  });
  // with nothing to tell them apart there is no next best to speak of
  for (const close of [true, false])
    await advised({ key: keyOf('move'), why: 'door', told: { ...told, close, other: { ...OTHER, deed: 'open' } } }, (box) => {
      expect(box.querySelector('.coach-numbers')?.textContent).toMatch(/Tried out 6 times/);
      expect(box.textContent).not.toMatch(/open the door”|Next best/);
    });
});
