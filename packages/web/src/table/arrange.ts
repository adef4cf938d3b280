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
/** Where nobody is asked a line is enough, which says who acts. */
const TOLD = 76;
/** Plots and lists need more than goals do. */
const LEAST_ASIDE = 320;

export interface Circumstances {
  /** the bar above is so much taller with the reader's letters */
  readonly more: number;
  /** goals or log are open */
  readonly drawer: boolean;
  /** nobody is asked here, as in a replay */
  readonly told?: boolean;
  /** something is read beside the board that needs a column of its own */
  readonly aside?: boolean;
}

const within = (least: number, most: number, wished: number): number => Math.round(Math.max(least, Math.min(most, wished)));

export function arrange(window: Size, board: Size, { more, drawer, told = false, aside = false }: Circumstances): Arranged {
  const top = TOP + more;
  const band = told ? TOLD : BAND;
  const scale = ({ left, right, bottom }: Insets): number =>
    Math.min((window.w - left - right) / (board.w + RIM), (window.h - top - bottom) / (board.h + RIM));
  // a tall board leaves more beside it than it can use
  const spare = window.w - RAIL - 2 * EDGE - ((board.w + RIM) * (window.h - top - EDGE)) / (board.h + RIM);
  const beside = within(within(336, 372, window.w * 0.236), WIDEST, spare);
  const free = window.w - RAIL - 2 * EDGE - ((board.w + RIM) * (window.h - top - band)) / (board.h + RIM);
  const narrow = within(aside ? LEAST_ASIDE : 252, 332, free);
  const ways: (Arranged & { readonly worth: number })[] = [
    {
      layout: 'side',
      reads: 'column',
      column: beside,
      insets: { top, right: beside + 2 * EDGE, bottom: EDGE, left: RAIL },
      worth: WORTH.side,
    },
  ];
  // a line that says who acts has no room for goals beside it
  if (!aside && !(told && drawer))
    ways.push({
      layout: 'bottom',
      reads: 'band',
      column: within(282, 420, window.w / 2 - FULL_ROW),
      insets: { top, right: EDGE + 4, bottom: band, left: RAIL },
      worth: WORTH.band,
    });
  if (drawer || aside)
    ways.push({
      layout: 'bottom',
      reads: 'column',
      column: narrow,
      insets: { top, right: narrow + 2 * EDGE, bottom: band, left: RAIL },
      worth: WORTH.column,
    });
  const { worth: _, ...best } = ways.reduce((a, b) => (scale(b.insets) * b.worth > scale(a.insets) * a.worth ? b : a));
  if (best.layout === 'side') return best;
  // the board lies under the bar and leaves all the rest to what is asked
  const bare = Math.floor(window.h - top - (board.h + RIM) * scale(best.insets));
  return { ...best, insets: { ...best.insets, bottom: within(band, HIGHEST_BAND, bare) } };
}
