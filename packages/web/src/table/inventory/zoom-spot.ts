// Where an enlarged card lies: beside the small one, whole in the window, never over it.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const EDGE = 8;

/** Left of it by custom, where the board is; right of it where there is more room. */
export function zoomSpot(card: Box, size: Size, window: Size): { readonly left: number; readonly top: number } {
  const before = card.left - GAP - size.width;
  const after = card.left + card.width + GAP;
  const left = before >= EDGE || after + size.width > window.width - EDGE ? before : after;
  const middle = card.top + card.height / 2 - size.height / 2;
  return { left: Math.max(EDGE, left), top: Math.max(EDGE, Math.min(window.height - EDGE - size.height, middle)) };
}
