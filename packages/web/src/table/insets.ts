// Where panels lie, and the room they leave the board.
import type { BoardView } from '@holdout/engine';
import { useMemo, useSyncExternalStore } from 'react';
import type { Insets } from '../board/camera.ts';
import { boardSize } from '../board/geometry.ts';
import { arrange, type Reading } from './arrange.ts';

/** `bottom`: the question under the board; `side`: beside it; `phone`: a sheet below; `land`: a low wide screen, columns on both sides. */
export type Layout = 'bottom' | 'side' | 'phone' | 'land';

/** The same conditions as in styles/phone.css and styles/land.css. */
const PHONE = '(max-width: 920px) and (min-height: 541px), (max-width: 559px)';
const LAND = '(max-height: 540px) and (min-width: 560px)';

const INSETS: Readonly<Record<'phone' | 'land', Insets>> = {
  // the sheet at rest; what grows out of it lies over the board, which does not move
  phone: { top: 4, right: 4, bottom: 148, left: 4 },
  land: { top: 4, right: 4, bottom: 4, left: 4 },
};
/** Wide sheets have one row of verbs. */
const WIDE_SHEET = 600;
/** Where nobody is asked, the sheet is the line that says who acts. */
const TOLD_SHEET = 48;

/** Panels lie over the board, not beside it. */
export const isSmall = (): boolean => small() !== 'none';

/** What is asked lies on the board's lower part. */
export const isSheet = (): boolean => small() === 'phone';

const small = (): Layout | 'none' => (matchMedia(LAND).matches ? 'land' : matchMedia(PHONE).matches ? 'phone' : 'none');
/** The bar above grows with the reader's letters, as `--bar` does. */
const PLAIN_LETTERS = 16;
const lettersNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || PLAIN_LETTERS;
/** Asked for once and then told by the browser: asking at every render would have all styles reckoned in the middle of it. */
let letters = 0;
const taller = (): number => {
  letters ||= lettersNow();
  return Math.round(3 * (letters - PLAIN_LETTERS));
};
/** A replay's bar lies under the table. */
const house = (): Element | null => document.querySelector('.game');
const size = (): string => `${window.innerWidth} ${house()?.clientHeight || window.innerHeight} ${small()} ${taller()}`;

function onResize(listener: () => void): () => void {
  const now = () => {
    letters = lettersNow();
    listener();
  };
  window.addEventListener('resize', now);
  // as wide as the reader's letters
  const letter = document.createElement('div');
  letter.setAttribute('style', 'position: absolute; visibility: hidden; width: 1rem; height: 0');
  const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(now);
  document.body.append(letter);
  grown?.observe(letter);
  const table = house();
  if (table !== null) grown?.observe(table);
  return () => {
    window.removeEventListener('resize', now);
    grown?.disconnect();
    letter.remove();
  };
}

export interface Laid {
  readonly layout: Layout;
  readonly insets: Insets;
  /** where goals and log are read on a wide window, and how wide they are */
  readonly reads?: Reading;
  readonly column?: number;
}

interface Holds {
  /** goals or log are open */
  readonly drawer: boolean;
  /** nobody is asked here, as in a replay */
  readonly told: boolean;
  /** something is read beside the board that needs a column of its own */
  readonly aside: boolean;
}

export function useLayout(board: BoardView, { drawer, told, aside }: Holds): Laid {
  const now = useSyncExternalStore(onResize, size);
  return useMemo(() => {
    const [wide, high, little, more] = now.split(' ');
    const [width, height] = [Number(wide), Number(high)];
    if (little === 'land') return { layout: 'land', insets: INSETS.land };
    if (little === 'phone') {
      const bottom = told ? TOLD_SHEET : width < WIDE_SHEET ? INSETS.phone.bottom : 118;
      return { layout: 'phone', insets: { ...INSETS.phone, bottom } };
    }
    return arrange({ w: width, h: height }, boardSize(board), { more: Number(more), drawer, told, aside });
  }, [now, board, drawer, told, aside]);
}
