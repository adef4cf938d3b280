// A phone's board is brought close to whoever acts, and makes room where the sheet over its lower part would hide what is asked about.
import { type RefObject, useEffect, useRef } from 'react';
import type { BoardHandle } from '../board/BoardCanvas.tsx';
import { type Framed, frameSoon, isHidden, leaveAlone, sheetTop } from './framing.ts';
import { usePick, useScene, useShown } from './scene.ts';

/** Something that was given has begun to be shown by then: the board waits for its end. */
const ANSWERED_MS = 600;

interface PhoneCameraProps {
  readonly handle: RefObject<BoardHandle | null>;
  readonly framed: RefObject<Framed>;
  /** the zone of whoever acts, or of what is asked */
  readonly active: number;
  /** what the sheet at rest covers; a phone that is turned lays out other panels */
  readonly bottom: number;
}

/** Told whenever the sheet is there or has grown. Gives what ends it. */
function onSheet(look: (sheet: Element) => void): (() => void) | undefined {
  const sheet = document.querySelector('[data-layout="phone"] .t-low');
  if (sheet === null) return;
  let frame = 0;
  // the board itself may be fitting to a window that was turned just now
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => look(sheet));
  });
  watch.observe(sheet);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
}

export default function PhoneCamera({ handle, framed, active, bottom }: PhoneCameraProps) {
  const { ui, view, may } = useScene();
  const { playing } = useShown();
  const link = usePick((u) => u.link);

  // whoever acts is seen with all that is within reach; the whole board comes back with the next question of the table. Whoever waits for others
  // looks at all of it. A phone that was turned shows the whole board: those who act are looked for anew.
  const acting = view.ask?.kind === 'turn' && may && !playing ? `${view.ask.survivor} ${active} ${bottom}` : '';
  const known = link.known === true;
  // of a question about zones all of them are seen: the board makes room for its sheet where one of them would lie under it
  const points = acting === '' && may && !playing && link.onZone !== null && link.highlights.length > 1;
  const near = points ? `points ${view.tick}` : acting;
  useEffect(() => {
    if (framed.current.what === near) return;
    if (near === '') {
      if (playing) return;
      framed.current = { what: '', at: performance.now() };
      return handle.current?.fit();
    }
    return frameSoon(framed, near, points || known, () => {
      const zones = ui.get().link.highlights.map((h) => h.zone);
      const top = sheetTop();
      if (!points) handle.current?.frame([active, ...zones], top);
      else if (top !== undefined && zones.some((zone) => isHidden(zone, top))) handle.current?.fitAbove(top);
    });
  }, [near, points, active, known, playing, ui, handle, framed]);
  useEffect(() => {
    const touched = () => leaveAlone(framed, near);
    const board = document.querySelector('.t-board');
    board?.addEventListener('pointerdown', touched, true);
    return () => board?.removeEventListener('pointerdown', touched, true);
  }, [near, framed]);

  // a tip is read beside the board, not over it: whoever reads it looks for what it speaks of
  useEffect(() => {
    if (acting !== '' || bottom === 0) return;
    return onSheet((sheet) => {
      const top = sheet.querySelector('.t-tip') === null ? undefined : sheetTop();
      if (top !== undefined) handle.current?.fitAbove(top);
    });
  }, [acting, bottom, handle]);

  // the board stays where it is when the sheet grows, unless what was chosen would lie under it
  const lit = usePick((u) => u.lit[0] ?? -1);
  const aimed = usePick((u) => u.link.highlights.find((h) => h.mark === 'chosen')?.zone ?? -1);
  const zone = aimed >= 0 ? aimed : lit;
  useEffect(() => {
    if (zone < 0 || bottom === 0) return;
    return onSheet(() => {
      const top = sheetTop();
      if (top !== undefined && handle.current?.uncover(zone, top)) framed.current = { ...framed.current, at: performance.now() };
    });
  }, [zone, bottom, handle, framed]);

  // a list of answers names zones: where none of it can be seen beside its list, they are brought into what is left of the board
  const listing = usePick((u) => acting !== '' && u.group !== null && u.chosen === null && u.walk === null);
  const brought = useRef(false);
  useEffect(() => {
    if (!listing || bottom === 0) return;
    return onSheet(() => {
      const top = sheetTop();
      const zones = ui.get().link.highlights.map((h) => h.zone);
      if (top === undefined || !zones.some((one) => isHidden(one, top))) return;
      brought.current = true;
      handle.current?.frame(zones, top);
    });
  }, [listing, bottom, handle, ui]);

  // and whoever acts has all of their reach again, once its marks are there; between turns the board is seen whole anyway
  const settled = usePick((u) => u.group === null && u.chosen === null && u.link.known === true) && !playing;
  useEffect(() => {
    if (acting === '') brought.current = false;
    if (!settled || !brought.current) return;
    const timer = setTimeout(() => {
      brought.current = false;
      framed.current = { ...framed.current, at: performance.now() };
      handle.current?.frame([active, ...ui.get().link.highlights.map((h) => h.zone)], sheetTop());
    }, ANSWERED_MS);
    return () => clearTimeout(timer);
  }, [settled, acting, active, handle, framed, ui]);

  return null;
}
