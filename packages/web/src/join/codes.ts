const CODE = /[0-9a-hjkmnp-tv-z]{16}/;

/** The room or watching code in what somebody typed or pasted: the code itself or a whole link. */
export function findCode(text: string): { readonly code: string; readonly watch: boolean } | null {
  const found = CODE.exec(text.trim().toLowerCase());
  return found ? { code: found[0], watch: /#\/watch\//.test(text) } : null;
}
