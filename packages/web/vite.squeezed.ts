// Every text file of the build also as .br and .gz, so that a server need not squeeze them again and again.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const SMALLEST = 1024;

function* texts(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* texts(path);
    else if (/\.(js|css|html|json|svg|webmanifest)$/.test(name)) yield path;
  }
}

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** As small as it goes, on all processors: they are squeezed once and fetched by everybody. */
export const squeezed = (): Plugin => ({
  name: 'holdout-squeezed',
  apply: 'build',
  async writeBundle({ dir }) {
    const squeeze = async (path: string) => {
      const bytes = readFileSync(path);
      if (bytes.length < SMALLEST) return;
      const [small, smaller] = await Promise.all([gz(bytes, { level: 9 }), br(bytes, { params })]);
      writeFileSync(`${path}.gz`, small);
      writeFileSync(`${path}.br`, smaller);
    };
    await Promise.all([...texts(dir ?? '')].map(squeeze));
  },
});
