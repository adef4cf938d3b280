import type { CSSProperties } from 'react';

/** A wish the layout may overrule: a width given in the element itself could not be. */
export const sized = (size: number): CSSProperties => ({ '--size': `${size}px` }) as CSSProperties;
