// Where panels lie round the board on a wide window: of the ways there are, the one that shows the board largest.
import type { Insets } from '../board/camera.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** `column`: beside the board; `band`: under it, beside the question. */
export type Reading = 'column' | 'band';

export interface Arranged {
  /** `bottom`: the question under the board; `side`: beside it */
  readonly layout: 'bottom' | 'side';
  readonly insets: Insets;
  /** where goals and log are read */
  readonly reads: Reading;
  /** how wide they are */
  readonly column: number;
}

const RAIL = 240;
const TOP = 64;
const EDGE = 12;
/** A row of verbs and a preview, or all the faces of a team. */
const BAND = 206;
/** More room than this under the board is bare table: the board comes to its middle. */
const HIGHEST_BAND = 300;
/** Longer lines are not read better. */
const WIDEST = 440;
/** Half a window and so much more holds the rail, the verbs in one row and the buttons that zoom. */
const FULL_ROW = 358;
/** What a board's own edge needs beyond its tiles. */
const RIM = 24;
/** A question beside the board has more room than one under it, and goals in a column more than in a band: worth so much of the board's size. */
const WORTH = { side: 1.06, column: 1.03, band: 1 };

const within = (least: number, most: number, wished: number): number => Math.round(Math.max(least, Math.min(most, wished)));

/** `more`: the bar above is so much taller with the reader's letters; `drawer`: goals or log are open. */
export function arrange(window: Size, board: Size, more: number, drawer: boolean): Arranged {
  const top = TOP + more;
  const scale = ({ left, right, bottom }: Insets): number =>
    Math.min((window.w - left - right) / (board.w + RIM), (window.h - top - bottom) / (board.h + RIM));
  // a tall board leaves more beside it than it can use
  const spare = window.w - RAIL - 2 * EDGE - ((board.w + RIM) * (window.h - top - EDGE)) / (board.h + RIM);
  const beside = within(within(336, 372, window.w * 0.236), WIDEST, spare);
  const free = window.w - RAIL - 2 * EDGE - ((board.w + RIM) * (window.h - top - BAND)) / (board.h + RIM);
  const narrow = within(252, 332, free);
  const ways: (Arranged & { readonly worth: number })[] = [
    {
      layout: 'side',
      reads: 'column',
      column: beside,
      insets: { top, right: beside + 2 * EDGE, bottom: EDGE, left: RAIL },
      worth: WORTH.side,
    },
    {
      layout: 'bottom',
      reads: 'band',
      column: within(282, 420, window.w / 2 - FULL_ROW),
      insets: { top, right: EDGE + 4, bottom: BAND, left: RAIL },
      worth: WORTH.band,
    },
  ];
  if (drawer)
    ways.push({
      layout: 'bottom',
      reads: 'column',
      column: narrow,
      insets: { top, right: narrow + 2 * EDGE, bottom: BAND, left: RAIL },
      worth: WORTH.column,
    });
  const { worth: _, ...best } = ways.reduce((a, b) => (scale(b.insets) * b.worth > scale(a.insets) * a.worth ? b : a));
  if (best.layout === 'side') return best;
  // the board lies under the bar and leaves all the rest to what is asked
  const bare = Math.floor(window.h - top - (board.h + RIM) * scale(best.insets));
  return { ...best, insets: { ...best.insets, bottom: within(BAND, HIGHEST_BAND, bare) } };
}
