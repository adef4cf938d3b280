// Takes the types out of a file as it is loaded; see ts.mjs. Imports name their files with `.ts`, so nothing is to be resolved.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const TYPESCRIPT = /\.ts$/;

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !TYPESCRIPT.test(url)) return next(url, context);
  const file = fileURLToPath(url);
  const { code, map, errors } = transformSync(file, await readFile(file, 'utf8'), { lang: 'ts', sourcemap: true });
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'));
  const inline =
    map === undefined || map === null
      ? ''
      : `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
  return { format: 'module', source: code + inline, shortCircuit: true };
}
