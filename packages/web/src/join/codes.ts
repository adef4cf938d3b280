import { readShort } from '@holdout/protocol';

const LETTERS = '[0-9a-hjkmnp-tv-z]';
const LONG = new RegExp(`${LETTERS}{16}`);
const SHORT = new RegExp(`^${LETTERS}{5}$`);

export const isShort = (code: string): boolean => SHORT.test(code);

/** Letters no code has, as the ones they are taken for when a code is read aloud or copied by hand. */
const MISTAKEN: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0', u: 'v' };
const unmistaken = (typed: string): string =>
  /^[0-9a-z]{16}$/.test(typed) ? typed.replace(/[ilou]/g, (letter) => MISTAKEN[letter] ?? letter) : '';

/** The room or watching code in what somebody typed or pasted: the code itself, long or short, or a whole link. */
export function findCode(text: string): { readonly code: string; readonly watch: boolean } | null {
  const typed = text.trim().toLowerCase();
  const found = LONG.exec(typed) ?? LONG.exec(unmistaken(typed));
  if (found) return { code: found[0], watch: /#\/watch\//.test(text) };
  const short = readShort(text);
  return isShort(short) ? { code: short, watch: false } : null;
}
