// What lies beside the board: log, goals, rules, talk. On phones a sheet over it.
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react';
import { giveBack } from '../input/focus.ts';
import { useSwipeDown } from '../input/swipe-down.ts';
import { Behind } from '../parts/Behind.tsx';
import { Icon } from '../parts/Icon.tsx';
import { usePick, useScene } from '../scene.ts';
import type { PanelId, UiStore } from '../store.ts';
import { Goals } from './Goals.tsx';

const PANELS: Readonly<Record<PanelId, ComponentType>> = {
  log: lazy(() => import('../../log/Log.tsx').then((file) => ({ default: file.Log }))),
  goals: Goals,
  rules: lazy(() => import('../../teach/Rules.tsx').then((file) => ({ default: file.Rules }))),
  chat: lazy(() => import('./Talk.tsx').then((file) => ({ default: file.Talk }))),
};

interface Opened {
  readonly panel: PanelId | null;
  /** who had the focus before it */
  readonly at: Element | null;
}

/** What each table had open last: with the panel the layout may change, and the drawer is another one in another place. */
const last = new WeakMap<UiStore, Opened>();

export const Drawer = memo(function Drawer() {
  const { names, ui, host } = useScene();
  const panel = usePick((u) => u.panel);
  const { l } = names;
  // whoever opens it reads it: the focus goes there and comes back; what lay open from the start calls nobody
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const was = last.get(ui);
    if (was === undefined) last.set(ui, { panel, at: null });
    if (was === undefined || was.panel === panel) return;
    if (panel === null) {
      last.set(ui, { panel, at: null });
      giveBack(was.at);
      return;
    }
    last.set(ui, { panel, at: was.panel === null ? document.activeElement : was.at });
    // one who goes from tab to tab stays on the tabs
    if (!document.activeElement?.matches('[role="tab"]')) body.current?.focus({ preventScroll: true });
  }, [panel, ui]);
  const close = () => ui.set({ panel: null });
  const swipe = useSwipeDown(close);
  if (panel === null) return null;
  const Body = PANELS[panel];
  const tabs = (Object.keys(PANELS) as PanelId[]).filter((id) => id !== 'chat' || host.talk !== undefined);
  return (
    <>
      <Behind close={close} />
      <aside className="t-drawer" aria-label={l.t(`panel.${panel}`)}>
        <div className="t-drawer-head" {...swipe}>
          <div className="t-tabs" role="tablist">
            {tabs.map((id) => (
              <button key={id} type="button" role="tab" aria-selected={id === panel} onClick={() => ui.set({ panel: id })}>
                <Icon name={id} /> {l.t(`panel.${id}`)}
              </button>
            ))}
          </div>
          <button type="button" className="t-close" onClick={close} aria-label={l.t('table.close')}>
            ×
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="t-drawer-body" role="tabpanel" ref={body} tabIndex={0} aria-label={l.t(`panel.${panel}`)}>
          <Suspense>
            <Body />
          </Suspense>
        </div>
      </aside>
    </>
  );
});
