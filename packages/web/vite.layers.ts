// Every style sheet lies in a layer, and its place says in which: what a window's size asks for wins over a part however exactly the part is named,
// and a part wins over the ground it stands on. So nothing needs to shout, and no sheet can forget its layer.
import type { Plugin } from 'vite';

const ORDER = '@layer base, parts, layout;';
const BASE = /\/src\/(theme\/|app\/(fonts|tokens)\.css)/;
const LAYOUT = /\/src\/table\/layout\//;

const layerOf = (file: string): string => (BASE.test(file) ? 'base' : LAYOUT.test(file) ? 'layout' : 'parts');

export const layers = (): Plugin => ({
  name: 'holdout-layers',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!file.endsWith('.css') || !file.includes('/web/src/')) return null;
    // a list of sheets puts each of them into its layer itself
    if (/^\s*@import\b/m.test(code)) return null;
    return { code: `${ORDER}@layer ${layerOf(file)} {\n${code}\n}`, map: null };
  },
});
