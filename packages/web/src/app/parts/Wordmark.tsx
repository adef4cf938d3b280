import { NAME } from '../brand.ts';

/** An H that is a barricaded door with light behind it. */
const door = (
  <>
    <g fill="currentColor">
      <rect x="2" y="4" width="7" height="32" />
      <rect x="21" y="4" width="7" height="32" />
    </g>
    <path className="wordmark-light" d="M11 6h8v28h-8z" />
    <path d="M-1 24.500 30 13l1.500 4.500L.5 29z" fill="currentColor" />
  </>
);

/** The door alone, for where one waits before it. */
export function DoorSign() {
  return (
    <svg className="door-sign" viewBox="-2 2 35 36" aria-hidden="true" focusable="false">
      {door}
    </svg>
  );
}

/** The name as a sign: the door, then the rest. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="-1 0 170 40" aria-hidden="true" focusable="false">
      {door}
      <text x="33" y="36" fill="currentColor" textLength="136" lengthAdjust="spacingAndGlyphs">
        {NAME.slice(1).toUpperCase()}
      </text>
    </svg>
  );
}
