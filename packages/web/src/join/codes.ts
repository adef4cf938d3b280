import { readShort } from '@holdout/protocol';

const LETTERS = '[0-9a-hjkmnp-tv-z]';
const LONG = new RegExp(`${LETTERS}{16}`);
const SHORT = new RegExp(`^${LETTERS}{5}$`);

export const isShort = (code: string): boolean => SHORT.test(code);

/** The room or watching code in what somebody typed or pasted: the code itself, long or short, or a whole link. */
export function findCode(text: string): { readonly code: string; readonly watch: boolean } | null {
  const found = LONG.exec(text.trim().toLowerCase());
  if (found) return { code: found[0], watch: /#\/watch\//.test(text) };
  const short = readShort(text);
  return isShort(short) ? { code: short, watch: false } : null;
}
