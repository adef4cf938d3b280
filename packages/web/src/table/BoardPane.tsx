// The board with what the table says on it: the question's zones, overlays, plans of others, and the show.
import type { ZoneId } from '@holdout/engine';
import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTheme } from '../app/settings.ts';
import { ringColours } from '../art/figures/survivors.ts';
import { BoardCanvas, type BoardHandle } from '../board/BoardCanvas.tsx';
import type { Insets } from '../board/camera.ts';
import type { FigureRef, PathArrow, Ping } from '../board/types.ts';
import { worldOf } from '../game/editions.ts';
import { type Framed, frameSoon, leaveAlone } from './framing.ts';
import { useLongPress } from './input/long-press.ts';
import { pointAt } from './input/pointing.ts';
import { useRightDrag, zoneAt } from './input/right-drag.ts';
import { keyOnBoard, pressedWithin, tapOnBoard } from './input/twin-tap.ts';
import { tokenLetters } from './model/token-letters.ts';
import { layered } from './overlays/layered.ts';
import { useOverlays } from './overlays/use-overlays.ts';
import { tellRefusal, usePick, useScene, useShown } from './scene.ts';
import { BoardShow } from './show/BoardShow.tsx';
import { CLEARED } from './store.ts';

const PlanArrows = lazy(() => import('../coach/PlanArrows.tsx'));

/** Where what is asked begins to cover the board; undefined where it lies beside it. */
const sheetTop = (): number | undefined => document.querySelector('[data-layout="phone"] .t-low')?.getBoundingClientRect().top;

/** A good part of a zone, not an edge, lies under what is asked or above the board's window. */
function isHidden(zone: ZoneId, sheet: number): boolean {
  const box = document.querySelector(`.board-zones [data-zone="${zone}"]`)?.getBoundingClientRect();
  const window = document.querySelector('.t-board')?.getBoundingClientRect();
  if (box === undefined || window === undefined) return false;
  return Math.max(box.bottom - sheet, window.top - box.top) > box.height / 4;
}

const GLIDE_MS = 300;

export const BoardPane = memo(function BoardPane({ insets, close }: { readonly insets: Insets; readonly close: boolean }) {
  const scene = useScene();
  const { board, edition, names, ui, view, snapshot, show, may, host } = scene;
  const latest = useRef(scene);
  latest.current = scene;
  const shown = useShown();
  const link = usePick((u) => u.link);
  const plan = usePick((u) => u.plan);
  const mode = useTheme();
  const overlay = useOverlays();
  const handle = useRef<BoardHandle>(null);
  const framed = useRef<Framed>({ what: '', at: 0 });
  const { l } = names;

  // the card a right press opens on some systems goes when the press becomes an arrow
  const draw = useRightDrag(host.talk !== undefined, (from, to) => {
    ui.set({ zone: -1 });
    tellRefusal({ ui }, host.talk?.point(from, 'go', to));
  });
  const { drawn } = draw;

  // while something is being told, the board shows that moment and nothing of what comes after it
  const highlights = useMemo(() => (shown.playing ? [] : layered(link.highlights, overlay.highlights)), [link, overlay, shown.playing]);
  const arrows = useMemo((): readonly PathArrow[] => {
    const pointed = (snapshot.pointed ?? [])
      .filter((p) => p.to >= 0)
      .map((p): PathArrow => ({ zones: [p.zone, p.to], tone: 'plan', label: p.name }));
    if (drawn !== null) pointed.push({ zones: [drawn.from, drawn.to], tone: 'plan', label: l.t('point.go') });
    const { look } = shown;
    if (look.is === 'horde')
      return [{ zones: look.zones, tone: 'intent', label: l.t(`intent.${look.reason === 'sees' ? 'sees' : 'hears'}`) }];
    return shown.playing ? pointed : [...overlay.arrows, ...link.arrows, ...pointed];
  }, [link, overlay, snapshot.pointed, shown, l, drawn]);
  const pings = useMemo(
    () =>
      (snapshot.pointed ?? []).map(
        (p): Ping => ({
          id: p.id,
          zone: p.zone,
          mark: p.mark,
          colour: ringColours[Math.max(0, p.seat) % ringColours.length],
          label: `${p.name}: ${l.t(`point.${p.mark}`)}`,
        }),
      ),
    [snapshot.pointed, l],
  );
  const says = useMemo(() => {
    const words = new Map<number, string>();
    for (const { zone, says: own } of highlights) if (own !== undefined) words.set(zone, own);
    if (!shown.playing)
      for (const [zone, line] of overlay.told) words.set(zone, [words.get(zone), line].filter((one) => one !== undefined).join(', '));
    return words;
  }, [highlights, overlay.told, shown.playing]);
  const labels = useMemo(
    () => ({
      board: l.t('table.board'),
      zone: (zone: ZoneId) => names.zoneFull(zone, says.get(zone)),
      around: names.around,
      zoomIn: l.t('table.zoom-in'),
      zoomOut: l.t('table.zoom-out'),
      fit: l.t('table.fit'),
      minimap: l.t('table.minimap'),
      letters: tokenLetters(l),
    }),
    [l, names, says],
  );
  const onZone = useCallback(
    (zone: ZoneId) => {
      // a press on what has just moved under the finger was meant for something else
      if (framed.current.what !== '' && pressedWithin(GLIDE_MS, framed.current.at)) return;
      show.skip();
      const { aiming } = ui.get();
      if (aiming !== null) {
        pointAt(latest.current, zone, aiming);
        return ui.set({ aiming: null });
      }
      if (ui.get().link.onZone?.(zone)) return;
      ui.set({ zone: ui.get().zone === zone ? -1 : zone });
    },
    [ui, show],
  );
  const onDoor = useCallback(
    (door: number) => {
      show.skip();
      const place = board.doors.find((one) => one.door === door);
      if (place !== undefined && (ui.get().aiming !== null || !ui.get().link.onDoor?.(door))) onZone(place.b >= 0 ? place.b : place.a);
    },
    [board, onZone, show, ui],
  );
  const onPoint = useCallback((zone: ZoneId) => ui.set({ pointed: zone }), [ui]);
  const onFigure = useCallback(
    (figure: FigureRef) => {
      const { link, aiming } = ui.get();
      if (aiming !== null) return onZone(figure.zone);
      if (figure.is === 'survivor' && link.onSurvivor?.(figure.survivor)) return;
      if (figure.is === 'token' && link.onThing?.(figure.name, figure.zone)) return;
      onZone(figure.zone);
    },
    [onZone, ui],
  );

  const fits = usePick((u) => u.fits);
  useEffect(() => {
    if (fits > 0) handle.current?.fit();
  }, [fits]);

  // whoever acts next is brought into view
  const active = view.ask?.kind === 'turn' ? (view.survivors[view.ask.survivor]?.zone ?? -1) : (view.ask?.zone ?? -1);
  useEffect(() => {
    if (active >= 0 && !shown.playing) handle.current?.show(active);
  }, [active, shown.playing]);

  // on a small screen whoever acts is seen with all that is within reach; the whole board comes back with the next question of the table.
  // Whoever waits for others looks at all of it. A phone that was turned lays out other panels and shows the whole board: they are looked for anew.
  const acting = view.ask?.kind === 'turn' && may && !shown.playing ? `${view.ask.survivor} ${active} ${insets.bottom}` : '';
  const known = link.known === true;
  // of a question about zones all of them are seen: the board makes room for its sheet where one of them would lie under it
  const points = acting === '' && may && !shown.playing && link.onZone !== null && link.highlights.length > 1;
  const near = points ? `points ${view.tick}` : acting;
  useEffect(() => {
    if (!close || framed.current.what === near) return;
    if (near === '') {
      if (shown.playing) return;
      framed.current = { what: '', at: performance.now() };
      return handle.current?.fit();
    }
    return frameSoon(framed, near, points || known, () => {
      const zones = ui.get().link.highlights.map((h) => h.zone);
      const top = sheetTop();
      if (!points) handle.current?.frame([active, ...zones], top);
      else if (top !== undefined && zones.some((zone) => isHidden(zone, top))) handle.current?.fitAbove(top);
    });
  }, [close, near, points, active, known, shown.playing, ui]);

  // a tip in the sheet is read beside the board, not over it: whoever reads it looks for what it speaks of. A phone that is turned gets its sheet only then
  const { bottom } = insets;
  useEffect(() => {
    const sheet = close && acting === '' && bottom > 0 ? document.querySelector('[data-layout="phone"] .t-low') : null;
    if (sheet === null) return;
    let frame = 0;
    const look = () => {
      const top = sheet.querySelector('.t-tip') === null ? undefined : sheetTop();
      if (top !== undefined) handle.current?.fitAbove(top);
    };
    // the board itself may be fitting to a window that was turned just now
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    watch.observe(sheet);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [close, acting, bottom]);

  // the board stays where it is when the sheet grows, unless what was chosen would lie under it
  const lit = usePick((u) => u.lit[0] ?? -1);
  const aimed = link.highlights.find((h) => h.mark === 'chosen')?.zone ?? lit;
  useEffect(() => {
    const sheet = aimed < 0 ? null : document.querySelector('[data-layout="phone"] .t-low');
    if (sheet === null) return;
    // it grows once more when the odds are known
    const watch = new ResizeObserver(() => {
      const top = sheetTop();
      if (top !== undefined && handle.current?.uncover(aimed, top)) framed.current = { ...framed.current, at: performance.now() };
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, [aimed]);

  const hold = useLongPress((target) => {
    const zone = zoneAt(target);
    if (zone === null) return false;
    ui.set({ ...CLEARED, zone });
    return true;
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the zones inside are the controls; this is their second button
    <div
      className="t-board"
      {...hold}
      onPointerDownCapture={(e) => {
        leaveAlone(framed, near);
        tapOnBoard(e);
        hold.onPointerDownCapture(e);
        draw.onPointerDown(e);
      }}
      onPointerMove={draw.onPointerMove}
      onPointerUp={draw.onPointerUp}
      onKeyDownCapture={keyOnBoard}
      onContextMenu={(e) => {
        const zone = zoneAt(e.target);
        if (zone === null) return;
        e.preventDefault();
        if (!draw.draws()) ui.set({ ...CLEARED, zone });
      }}
    >
      <BoardCanvas
        board={board}
        view={shown.view}
        world={worldOf(edition)}
        mode={mode}
        labels={labels}
        highlights={highlights}
        arrows={arrows}
        pings={pings}
        moves={shown.moves}
        insets={insets}
        onZone={onZone}
        onPoint={onPoint}
        onFigure={onFigure}
        onDoor={onDoor}
        handle={handle}
      >
        <Suspense>{plan.length > 0 && !shown.playing && <PlanArrows plan={plan} />}</Suspense>
        <BoardShow />
      </BoardCanvas>
    </div>
  );
});
