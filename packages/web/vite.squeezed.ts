// Every text file of the build also as .br and .gz, so that a server need not squeeze them again and again.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SMALLEST = 1024;

function* texts(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* texts(path);
    else if (/\.(js|css|html|json|svg|webmanifest)$/.test(name)) yield path;
  }
}

export const squeezed = (): Plugin => ({
  name: 'holdout-squeezed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const path of texts(dir ?? '')) {
      const bytes = readFileSync(path);
      if (bytes.length < SMALLEST) continue;
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    }
  },
});
