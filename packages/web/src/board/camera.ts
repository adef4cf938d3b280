// Pan and zoom by pointer, wheel, pinch and code. Writes the transform straight to the stage: no render while the board moves.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Lens } from './badges.ts';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Camera {
  x: number;
  y: number;
  k: number;
}

type Opening = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>;

export interface CameraControl {
  /** `seen`: the opening it looks through, where that is known without asking; `covered`: so much of it is covered from below just now */
  readonly fit: (seen?: Opening, covered?: number) => void;
  readonly zoomBy: (factor: number) => void;
  /** Brings a point of the board into view, only as far as needed unless `middle`. */
  readonly reveal: (x: number, y: number, middle?: boolean) => void;
  /** Moves the board up until this height of it lies above that height of the viewport; whether it had to. */
  readonly liftAbove: (y: number, above: number) => boolean;
  readonly centreOn: (x: number, y: number) => void;
  /** Shows a part of the board as large as it fits, at most at this scale; not against somebody who moved the board by hand. */
  readonly frame: (
    part: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
    most: number,
    /** so much of the opening is covered from below just now */
    covered?: number,
  ) => void;
  readonly current: () => Camera;
  /** by hand, since it was last seen whole */
  readonly moved: () => boolean;
}

interface Options {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly stage: RefObject<HTMLElement | null>;
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  /** how much of each edge is only shadow and need not be seen whole */
  readonly spare: number;
  /** `wide`, `high`: the window it looks through, read before anything was written */
  readonly onChange: (camera: Camera, fitted: number, wide: number, high: number) => void;
}

interface Room {
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
}

/** What panels leave of the opening. */
export function roomIn(seen: Opening, { top, right, left, bottom }: Insets, covered = 0): Room {
  // a panel may leave nothing for a moment
  return {
    left,
    top,
    w: Math.max(40, seen.clientWidth - left - right),
    h: Math.max(40, seen.clientHeight - top - Math.max(bottom, covered)),
  };
}

/** How large a board of this size is when it is seen whole. */
function wholeScale({ w, h }: Room, width: number, height: number, spare: number): number {
  return Math.min(w / (width - spare * 2), h / (height - spare * 2), CLOSEST_FIT);
}

/** The scale a board will most likely have before its opening is there to be asked. */
export const likelyScale = (insets: Insets, width: number, height: number, spare: number): number =>
  wholeScale(roomIn(windowSize(), insets), width, height, spare);

const windowSize = (): Opening => ({ clientWidth: window.innerWidth, clientHeight: window.innerHeight });

const MOST = 4;
/** A small board seen whole grows so far: its pictures are sharp to there. */
const CLOSEST_FIT = 2.6;
/** At this scale and above, the writing on the board is at least 11 px high as it is drawn. */
const LEAST_SIGN = 0.84;
/** Boards are fitted to phones at about a fifth of their size. */
const MOST_SIGN = 4.2;
/** Below this scale figures shrink no further than `MOST_PIECE` can make up for: a face and a kind are still told apart. */
const LEAST_PIECE = 0.7;
const MOST_PIECE = 1.4;
/** Below this scale signs beside pieces would be larger than the pieces. */
const FAR = 0.42;
/** Writing on the board stays readable, and pieces stay known, however small the board is shown: by so much they grow at this scale. */
export const lensAt = (k: number): Lens => ({
  sign: Math.ceil(Math.min(MOST_SIGN, Math.max(1, LEAST_SIGN / k)) * 20) / 20,
  piece: Math.round(Math.min(MOST_PIECE, Math.max(1, LEAST_PIECE / k)) * 20) / 20,
});
/** Less than this is a tap with a trembling hand. */
const SLACK = 7;

export function useCamera({ viewport, stage, width, height, insets, spare, onChange }: Options): CameraControl {
  const state = useRef({ camera: { x: 0, y: 0, k: 1 }, fitted: 1, own: false, lifted: false, touched: false });
  // Asking for a size reckons every style on the board, and a scale that comes after it reckons them again. So a scale is guessed before
  // anything of the board is there.
  const [opening] = useState(windowSize);
  const guess = useRef<Opening | null>(opening);
  const notify = useRef(onChange);
  notify.current = onChange;

  const apply = useCallback(
    (next: Camera, glide: boolean, seen?: Opening) => {
      const port = viewport.current;
      const board = stage.current;
      if (!port || !board) return;
      const { clientWidth: vw, clientHeight: vh } = seen ?? port;
      const k = Math.min(MOST, Math.max(state.current.fitted * 0.7, next.k));
      const keep = (at: number, size: number, room: number) => Math.min(room * 0.7, Math.max(room * 0.3 - size * k, at));
      state.current.camera = { k, x: keep(next.x, width, vw), y: keep(next.y, height, vh) };
      const { x, y } = state.current.camera;
      const [sign, piece] = [lensAt(k).sign.toString(), lensAt(k).piece.toString()];
      const unit = (Math.ceil(20 / k) / 20).toString();
      if (board.style.getPropertyValue('--sign') !== sign) board.style.setProperty('--sign', sign);
      if (board.style.getPropertyValue('--unit') !== unit) board.style.setProperty('--unit', unit);
      if (board.style.getPropertyValue('--piece') !== piece) board.style.setProperty('--piece', piece);
      port.toggleAttribute('data-far', k < FAR);
      board.classList.toggle('board-glide', glide);
      board.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      port.toggleAttribute('data-whole', !state.current.own && !state.current.lifted);
      notify.current(state.current.camera, state.current.fitted, vw, vh);
    },
    [viewport, stage, width, height],
  );

  const control = useMemo<CameraControl>(() => {
    const port = () => viewport.current as HTMLElement;
    const zoomAt = (factor: number, px: number, py: number, glide: boolean) => {
      const { x, y, k } = state.current.camera;
      const to = Math.min(MOST, Math.max(state.current.fitted * 0.7, k * factor));
      state.current.own = true;
      state.current.touched = true;
      apply({ k: to, x: px - ((px - x) / k) * to, y: py - ((py - y) / k) * to }, glide);
    };
    const fit = (seen?: Opening, covered = 0) => {
      if (!viewport.current) return;
      const room = roomIn(seen ?? port(), insets, covered);
      const { w, h } = room;
      const k = wholeScale(room, width, height, spare);
      state.current.fitted = k;
      state.current.own = false;
      state.current.lifted = false;
      state.current.touched = false;
      apply({ k, x: insets.left + (w - width * k) / 2, y: insets.top + (h - height * k) / 2 }, true, seen);
    };
    return {
      current: () => state.current.camera,
      moved: () => state.current.touched,
      fit,
      zoomBy: (factor) => zoomAt(factor, port().clientWidth / 2, port().clientHeight / 2, true),
      liftAbove: (by, above) => {
        const { x, y, k } = state.current.camera;
        const over = y + by * k - above;
        if (over <= 0) return false;
        state.current.lifted = !state.current.own;
        apply({ k, x, y: y - over }, true);
        return true;
      },
      centreOn: (bx, by) => {
        const { k } = state.current.camera;
        state.current.own = true;
        apply({ k, x: port().clientWidth / 2 - bx * k, y: port().clientHeight / 2 - by * k }, false);
      },
      frame: (part, most, covered = 0) => {
        if (state.current.touched || !viewport.current) return;
        const { left, top, w, h } = roomIn(port(), insets, covered);
        const k = Math.max(state.current.fitted, Math.min(w / part.w, h / part.h, most));
        // a board seen whole is left so, unless a part of it lies under what covers it
        if (k <= state.current.fitted * 1.05 && covered <= insets.bottom) return fit();
        state.current.own = true;
        // what lies at the board's edge is not brought to the middle: bare table would be seen in the board's place
        const within = (at: number, size: number, room: number, from: number): number =>
          size <= room ? from + (room - size) / 2 : Math.min(from, Math.max(from + room - size, at));
        const [bare, wide, high] = [spare * k, (width - spare * 2) * k, (height - spare * 2) * k];
        const x = within(left + w / 2 - (part.x + part.w / 2) * k + bare, wide, w, left) - bare;
        const y = within(top + h / 2 - (part.y + part.h / 2) * k + bare, high, h, top) - bare;
        apply({ k, x, y }, true);
      },
      reveal: (bx, by, middle = false) => {
        // a board that fits is seen whole: nothing to bring in
        if (!middle && !state.current.own) {
          if (state.current.lifted) fit();
          return;
        }
        const { x, y, k } = state.current.camera;
        const { clientWidth: vw, clientHeight: vh } = port();
        const margin = Math.min(90, vw / 5, vh / 5);
        const shift = (at: number, low: number, high: number) => (at < low ? low - at : at > high ? high - at : 0);
        const dx = middle ? vw / 2 - (x + bx * k) : shift(x + bx * k, insets.left + margin, vw - insets.right - margin);
        const dy = middle ? vh / 2 - (y + by * k) : shift(y + by * k, insets.top + margin, vh - insets.bottom - margin);
        if (dx !== 0 || dy !== 0) apply({ k, x: x + dx, y: y + dy }, true);
      },
    };
  }, [apply, viewport, width, height, insets, spare]);

  useLayoutEffect(() => {
    const port = viewport.current;
    if (!port) return;
    if (guess.current !== null) control.fit(guess.current);
    guess.current = null;
    control.fit();
    const watch = new ResizeObserver(() => {
      if (!state.current.own) control.fit();
      else apply(state.current.camera, false);
    });
    watch.observe(port);
    return () => watch.disconnect();
  }, [viewport, control, apply]);

  useEffect(() => {
    const port = viewport.current;
    if (!port) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let start = { x: 0, y: 0 };
    let moved = false;
    const local = (e: { clientX: number; clientY: number }) => {
      const box = port.getBoundingClientRect();
      return { x: e.clientX - box.left, y: e.clientY - box.top };
    };
    const pair = () => {
      const [a, b] = [...fingers.values()];
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
    };
    const down = (e: PointerEvent) => {
      if (e.pointerType === 'mouse' && e.button !== 0 && e.button !== 1) return;
      if (fingers.size === 0) moved = false;
      else moved = true;
      fingers.set(e.pointerId, local(e));
      start = local(e);
    };
    const move = (e: PointerEvent) => {
      const before = fingers.get(e.pointerId);
      if (!before) return;
      const now = local(e);
      if (!moved && Math.hypot(now.x - start.x, now.y - start.y) > SLACK) {
        moved = true;
        port.setPointerCapture(e.pointerId);
      }
      if (!moved) return;
      const { camera } = state.current;
      state.current.own = true;
      state.current.touched = true;
      if (fingers.size >= 2) {
        const was = pair();
        fingers.set(e.pointerId, now);
        const is = pair();
        const k = Math.min(MOST, Math.max(state.current.fitted * 0.7, (camera.k * is.apart) / Math.max(1, was.apart)));
        apply({ k, x: is.x - ((was.x - camera.x) / camera.k) * k, y: is.y - ((was.y - camera.y) / camera.k) * k }, false);
      } else {
        fingers.set(e.pointerId, now);
        apply({ k: camera.k, x: camera.x + now.x - before.x, y: camera.y + now.y - before.y }, false);
      }
    };
    const up = (e: PointerEvent) => {
      fingers.delete(e.pointerId);
    };
    // A drag or a pinch that ends over a zone is not a choice of that zone.
    const click = (e: MouseEvent) => {
      if (!moved) return;
      e.stopPropagation();
      e.preventDefault();
      moved = false;
    };
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      const { camera } = state.current;
      const mouse = e.deltaMode !== 0 || (e.deltaX === 0 && Math.abs(e.deltaY) >= 50);
      state.current.own = true;
      state.current.touched = true;
      if (!e.ctrlKey && !mouse) {
        apply({ k: camera.k, x: camera.x - e.deltaX, y: camera.y - e.deltaY }, false);
        return;
      }
      const at = local(e);
      const k = Math.min(
        MOST,
        Math.max(state.current.fitted * 0.7, camera.k * Math.exp(-e.deltaY * (e.ctrlKey && !mouse ? 0.012 : 0.0016))),
      );
      apply({ k, x: at.x - ((at.x - camera.x) / camera.k) * k, y: at.y - ((at.y - camera.y) / camera.k) * k }, false);
    };
    port.addEventListener('pointerdown', down);
    port.addEventListener('pointermove', move);
    port.addEventListener('pointerup', up);
    port.addEventListener('pointercancel', up);
    port.addEventListener('click', click, true);
    port.addEventListener('wheel', wheel, { passive: false });
    return () => {
      port.removeEventListener('pointerdown', down);
      port.removeEventListener('pointermove', move);
      port.removeEventListener('pointerup', up);
      port.removeEventListener('pointercancel', up);
      port.removeEventListener('click', click, true);
      port.removeEventListener('wheel', wheel);
    };
  }, [viewport, apply]);

  return control;
}
