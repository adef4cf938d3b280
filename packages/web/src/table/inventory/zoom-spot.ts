// Where an enlarged card lies: beside all that lies round the small one, whole in the window, never over it.
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

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** over other cards: the mouse must get through it to them */
  readonly over: boolean;
}

/** Left of what holds the card by custom, where the board is, or right of it; where neither has room, beside the card itself. */
export function zoomSpot(card: Box, holder: Box, size: Size, window: Size): Spot {
  const before = (box: Box) => box.left - GAP - size.width;
  const after = (box: Box) => box.left + box.width + GAP;
  const fits = (left: number) => left >= EDGE && left + size.width <= window.width - EDGE;
  const beside = [before(holder), after(holder)].find(fits);
  const left = beside ?? (fits(before(card)) || !fits(after(card)) ? before(card) : after(card));
  const middle = card.top + card.height / 2 - size.height / 2;
  return {
    left: Math.max(EDGE, left),
    top: Math.max(EDGE, Math.min(window.height - EDGE - size.height, middle)),
    over: beside === undefined,
  };
}
