// The board with what the table says on it: the question's zones, overlays, plans of others, and the show.
import type { ZoneId } from '@holdout/engine';
import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTheme } from '../app/settings.ts';
import { ringColours } from '../art/figures/survivors.ts';
import { BoardCanvas, type BoardHandle } from '../board/BoardCanvas.tsx';
import type { Insets } from '../board/camera.ts';
import type { FigureRef, PathArrow, Ping } from '../board/types.ts';
import { worldOf } from '../game/editions.ts';
import type { Framed } from './framing.ts';
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
const PhoneCamera = lazy(() => import('./PhoneCamera.tsx'));

const GLIDE_MS = 300;

export const BoardPane = memo(function BoardPane({ insets, close }: { readonly insets: Insets; readonly close: boolean }) {
  const scene = useScene();
  const { board, edition, names, ui, view, snapshot, show, host } = scene;
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
      <Suspense>{close && <PhoneCamera handle={handle} framed={framed} active={active} bottom={insets.bottom} />}</Suspense>
    </div>
  );
});
