// A die that shows its result and its fate: hit, miss, thrown again, broken.
import './cards.css';

export type DieFate = 'hit' | 'miss' | 'again' | 'broken' | 'plain';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DieProps {
  /** 0 is the broken face of a risk die */
  readonly value: number;
  readonly fate?: DieFate;
  readonly risk?: boolean;
  readonly label: string;
}

export function Die({ value, fate = 'plain', risk = false, label }: DieProps) {
  return (
    <svg className="die" viewBox="-26 -26 60 60" data-fate={fate} data-risk={risk || undefined} role="img" aria-label={label}>
      <rect x="-21" y="-18" width="44" height="44" rx="9" fill="#000" opacity=".4" />
      <rect x="-23" y="-23" width="46" height="46" rx="9" className="die-body" />
      <rect x="-20" y="-20.5" width="40" height="8" rx="4" fill="#fff" opacity=".25" />
      {value > 0 ? (
        PIPS[value]?.map(([x, y]) => <circle key={`${x}${y}`} cx={x * 11.5} cy={y * 11.5} r="4.6" className="die-pip" />)
      ) : (
        <path d="M-12-12L12 12M12-12L-12 12M0-15V15" className="die-break" />
      )}
      {fate === 'hit' && <path d="M22 28l4 4l9-11" className="die-sign" />}
      {fate === 'miss' && <path d="M24 24l9 9M33 24l-9 9" className="die-sign" />}
      {fate === 'again' && <path d="M35 27a6 6 0 1 1-3-5l2.4-2.4v6.4h-6.4" className="die-sign" />}
    </svg>
  );
}
