// The play table. It knows a game only through its host, and rules not at all: every choice it offers is one the game listed.
import {
  type CSSProperties,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { settings } from '../app/settings.ts';
import { makeTextures } from '../art/texture.ts';
import type { GameHost, HostSnapshot, TableProps } from '../game/host.ts';

import { play } from '../sound/sounds.ts';
import { Announcer } from './Announcer.tsx';
import { BoardPane } from './BoardPane.tsx';
import { Dock } from './dock/Dock.tsx';
import { LastDice } from './dock/LastDice.tsx';
import { Drawer } from './drawer/Drawer.tsx';
import { useBack } from './input/back.ts';
import { GlobalKeys } from './input/GlobalKeys.tsx';
import { notTheTwin } from './input/twin-tap.ts';
import { type Laid, useLayout } from './insets.ts';
import { makeNames } from './model/names.ts';
import { Notices } from './parts/Notices.tsx';
import { Rail } from './rail/Rail.tsx';
import { mayAnswer, SceneContext, type TableScene } from './scene.ts';
import { useScrolls } from './scrolls.ts';
import { newsOf } from './show/news.ts';
import { createShow } from './show/player.ts';
import { Stage } from './show/Stage.tsx';
import { createUi, NO_PLAN, type PanelId, useUi } from './store.ts';
import { TopBar } from './TopBar.tsx';
import { useTableLabels } from './use-table-labels.ts';
import './table.css';
import { worldOf } from '../game/editions.ts';

const SurvivorSheet = lazy(() => import('./inventory/SurvivorSheet.tsx'));
const TipCard = lazy(() => import('../teach/TipCard.tsx'));
const ZoneInfo = lazy(() => import('./parts/ZoneInfo.tsx').then((file) => ({ default: file.ZoneInfo })));
const Log = lazy(() => import('../log/Log.tsx').then((file) => ({ default: file.Log })));
const Explain = lazy(() => import('../teach/Explain.tsx'));
const Help = lazy(() => import('./Help.tsx'));

// whoever comes through a room's door types a name first: their table has time for this then
makeTextures();

const ROOMY = '(min-width: 1280px) and (min-height: 700px)';

export default function Table(props: TableProps) {
  const { host } = props;
  const snapshot = useSyncExternalStore(host.subscribe, host.snapshot);
  const { view, board } = snapshot;
  if (view === null || board === null) return <div className="t-table t-waiting" aria-busy="true" />;
  return <Open {...props} snapshot={snapshot} view={view} board={board} />;
}

type OpenProps = TableProps & {
  readonly snapshot: HostSnapshot;
  readonly view: NonNullable<HostSnapshot['view']>;
  readonly board: NonNullable<HostSnapshot['board']>;
};

/** For what lies on the board's lower edge, and beside it. */
const room = ({ insets, column = 0 }: Laid) => ({ '--under': `${insets.bottom}px`, '--column': `${column}px` }) as CSSProperties;

/** In a replay nothing in the panel may take the focus: keys that scroll it need the panel itself. */
const reachable = (name: string) => ({ role: 'group', 'aria-label': name, tabIndex: 0 }) as const;

/** Feeds the show with what is new since the last time. */
function useShow(snapshot: HostSnapshot, view: OpenProps['view'], host: GameHost) {
  const [show] = useState(() => createShow(view, () => settings().speed * (host.pace?.() ?? 1)));
  const told = useRef({ events: snapshot.events, view });
  // before anything is painted: what is to be told is not shown for a moment first
  useLayoutEffect(() => {
    const { events } = snapshot;
    const before = told.current;
    if (before.view === view) return;
    told.current = { events, view };
    const recorded = host.moments !== undefined;
    // whoever steps on through a record has seen enough of the step before
    if (recorded) show.skip();
    show.feed(view, newsOf(before.events, events, recorded));
  }, [show, snapshot, view, host]);
  useEffect(() => {
    const hold = () => host.hold?.(show.shown().playing);
    const stop = show.subscribe(hold);
    return () => {
      stop();
      host.hold?.(false);
    };
  }, [show, host]);
  useEffect(() => () => show.stop(), [show]);
  return show;
}

function Open({ host, edition, content, menu, aside, ended, snapshot, view, board }: OpenProps) {
  const l = useTableLabels(edition);
  // wide screens have room for the goals from the start
  const [ui] = useState(() => createUi(matchMedia(ROOMY).matches ? { panel: 'goals' } : {}));
  const show = useShow(snapshot, view, host);
  const seatName = useCallback(
    (seat: number) =>
      seat < 0
        ? l.t('table.team')
        : snapshot.presence.find((p) => p.seat === seat)?.name ||
          // in a room a seat without a name is nobody's; elsewhere people need none
          l.t(host.seats === undefined ? 'table.seat' : 'table.seat-free', { n: seat + 1 }),
    [l, snapshot.presence, host],
  );
  const names = useMemo(() => makeNames(l, view, board, seatName), [l, view, board, seatName]);
  const items = useMemo(() => new Map(content.items.map((item) => [item.id, item])), [content]);
  const mission = useMemo(() => content.missions.find((m) => m.id === view.mission) ?? null, [content, view.mission]);
  const may = mayAnswer(snapshot, view.ask);
  const answer = useCallback(
    async (key: string): Promise<boolean> => {
      show.skip();
      const outcome = await host.answer(key);
      if (!outcome.ok) {
        play('refuse');
        ui.set({ refusal: outcome.refusal });
      }
      return outcome.ok;
    },
    [host, show, ui],
  );
  const scene = useMemo<TableScene>(
    () => ({ host, snapshot, view, board, edition, content, mission, items, names, ui, show, may, answer }),
    [host, snapshot, view, board, edition, content, mission, items, names, ui, show, may, answer],
  );
  useEnd(scene, ended);
  useBack(ui);
  // what was said about a moment goes with it
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tick is a new moment
  useEffect(() => ui.set({ hint: null, plan: NO_PLAN, advised: null, armed: null, refusal: null }), [view.tick, ui]);
  const drawer = useUi(ui, (u) => u.panel !== null);
  const looks = useUi(ui, (u) => u.looked >= 0);
  const zone = useUi(ui, (u) => u.zone);
  const helps = useUi(ui, (u) => u.help);
  const explains = useUi(ui, (u) => u.explained !== null);
  const asided = aside !== undefined;
  // what is opened is what is read
  useEffect(() => {
    if (asided) ui.set({ panel: null });
  }, [asided, ui]);
  const laid = useLayout(board, { drawer: drawer || asided, told: host.moments !== undefined, aside: asided });
  const { layout, insets } = laid;
  const low = useScrolls<HTMLDivElement>();
  // only the tutorial has tips
  const tips = mission?.tutorial === true && (
    <Suspense>
      <TipCard floats={layout === 'bottom' || layout === 'side'} />
    </Suspense>
  );
  const little = layout === 'phone' || layout === 'land';
  // a drawer that lay beside the board would lie over it on a screen that became small; it comes back with the room
  const lay = useRef<PanelId | null>(null);
  useEffect(() => {
    if (little) lay.current = ui.get().panel;
    if (little || lay.current !== null) ui.set({ panel: little ? null : lay.current });
    if (!little) lay.current = null;
  }, [little, ui]);
  const wide = layout === 'bottom';
  const beside = layout === 'side';
  return (
    <SceneContext value={scene}>
      <div
        className="t-table"
        data-layout={layout}
        data-world={worldOf(edition)}
        data-night={view.night || undefined}
        data-reads={laid.reads}
        style={room(laid)}
      >
        <GlobalKeys />
        <Announcer />
        <TopBar menu={menu} />
        <Stage />
        {(wide || beside) && tips}
        <div className="t-low" ref={low.ref} onClickCapture={notTheTwin} {...(low.scrolls && reachable(l.t('table.asked')))}>
          {!wide && !beside && tips}
          {beside && (
            <div className="t-beside">
              <Drawer />
              {!drawer && aside}
            </div>
          )}
          {layout === 'land' && aside}
          {/* nobody is asked in a replay: the question's column of a low screen tells the game */}
          {layout === 'land' && !asided && !drawer && host.moments !== undefined && (
            <div className="t-low-log" {...reachable(l.t('panel.log'))}>
              <Suspense>
                <Log />
              </Suspense>
            </div>
          )}
          <LastDice />
          <Suspense>{zone >= 0 && <ZoneInfo zone={zone} />}</Suspense>
          <Notices />
          <Dock />
        </div>
        {/* read after the question: it lies below everything else by its place, not by its order */}
        <Rail />
        <BoardPane insets={insets} close={little} />
        <Suspense>{looks && <SurvivorSheet />}</Suspense>
        {!beside && <Drawer />}
        {(wide ? !drawer : layout === 'phone') && asided && <div className="t-aside">{aside}</div>}
        <Suspense>{explains && <Explain />}</Suspense>
        <Suspense>{helps && <Help />}</Suspense>
      </div>
    </SceneContext>
  );
}

/** The last beat of the last show leads to the end screen. */
function useEnd({ view, show }: TableScene, ended: () => void): void {
  const over = view.over;
  useEffect(() => {
    if (over === null) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      if (show.shown().playing || timer !== null) return;
      play(over.result);
      timer = setTimeout(ended, settings().speed === 0 ? 0 : 300);
    };
    look();
    const stop = show.subscribe(look);
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [over, show, ended]);
}
