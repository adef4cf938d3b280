// What a deed asks on its way: ties, ways that part, who takes the wounds. The questions of the table itself.
import { Suspense, useMemo, useState } from 'react';
import type { GameHost, HostSnapshot } from '../game/host.ts';
import { useForMe } from '../table/decisions/for-me.ts';
import { decisionOf } from '../table/decisions/registry.ts';
import { SceneContext, type TableScene } from '../table/scene.ts';
import { createShow } from '../table/show/player.ts';
import type { UiStore } from '../table/store.ts';
import type { At } from './parts.ts';
import { Steps } from './Steps.tsx';

const nothing = async (): Promise<readonly never[]> => [];

export function DeedQuestion({ at, ui }: { readonly at: At; readonly ui: UiStore }) {
  const { view, board, edition, content, names, doing, told } = at;
  const [show] = useState(() => createShow(view, () => 0));
  const scene = useMemo<TableScene>(() => {
    const snapshot: HostSnapshot = {
      view,
      board,
      events: [],
      connection: 'local',
      mine: [0],
      undo: { can: false, why: 'undo.nothing' },
      proposal: null,
      presence: [],
    };
    const answer = async (key: string) => doing.answer(key);
    const host: GameHost = {
      snapshot: () => snapshot,
      subscribe: () => () => {},
      answer: async (key) => ((await doing.answer(key)) ? { ok: true } : { ok: false, refusal: { reason: 'not-an-option' } }),
      undo: async () => ({ ok: false, refusal: { reason: 'undo-nothing' } }),
      whyNot: async () => null,
      loses: async () => false,
      reach: nothing,
      sight: nothing,
      odds: async () => null,
      intent: nothing,
      forecast: nothing,
      threat: nothing,
      // what the rules list first is the sensible default
      hint: async () => (view.ask?.options[0] === undefined ? null : { key: view.ask.options[0].key, why: '' }),
      close: () => {},
    };
    const items = new Map(content.items.map((item) => [item.id, item]));
    const mission = content.missions.find((one) => one.id === view.mission) ?? null;
    return { host, snapshot, view, board, edition, content, mission, items, names, ui, show, may: true, answer };
  }, [view, board, edition, content, names, ui, show, doing.answer]);
  const { ask } = view;
  if (ask === null) return null;
  const Decision = decisionOf(ask.kind);
  return (
    <SceneContext value={scene}>
      <ForMe />
      <Suspense>
        <Decision key={view.tick} ask={ask} may give={(key) => void doing.answer(key)} proposed={null} />
      </Suspense>
      <Steps at={at} ui={ui} events={told} />
    </SceneContext>
  );
}

function ForMe() {
  useForMe();
  return null;
}
