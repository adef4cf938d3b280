// A game is played on by the version of the rules it began with. Every built server leaves its rules in a folder that outlives it (`RULES_FOLDER`,
// beside the database), and takes up what servers before it left there.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGINE_API, type Engine } from '@holdout/engine';
import type { Logger } from 'pino';
import { openRules } from './open-rules.ts';

const ENDING = '.mjs';

/** `black-plague@1+second-edition@3.mjs`: what the file plays is its name. */
export const rulesName = (engine: Engine): string =>
  `${engine.editions
    .map(({ edition }) => engine.ruleset(edition))
    .sort()
    .join('+')}${ENDING}`;

/** The rulesets a file is named after. */
export const rulesetsIn = (name: string): string[] => (name.endsWith(ENDING) ? name.slice(0, -ENDING.length).split('+') : []);

/** Where an older engine came from: threads open it from there for themselves. */
const files = new WeakMap<Engine, string>();
export const rulesFileOf = (engine: Engine): string | undefined => files.get(engine);

/** Leaves the built rules of this server in the folder; a later build of the same version takes the place of an earlier one. */
async function leave(folder: string, built: URL, engine: Engine): Promise<void> {
  const text = await readFile(built, 'utf8');
  const file = join(folder, rulesName(engine));
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  // whole or not at all: another server may be reading
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** Engines of earlier versions, the newest file first. What cannot be read is told and left out: its games stand still, and say why. */
export async function olderEngines(folder: string, built: URL | null, engine: Engine, log: Logger): Promise<Engine[]> {
  try {
    await mkdir(folder, { recursive: true });
    if (built !== null) await leave(folder, built, engine);
  } catch (error) {
    log.warn({ problem: String(error), folder }, 'the rules of this version cannot be kept for later servers');
  }
  const names = await readdir(folder).catch(() => []);
  const found: Engine[] = [];
  for (const name of names.sort().reverse()) {
    if (!name.endsWith(ENDING) || name === rulesName(engine)) continue;
    const file = pathToFileURL(join(folder, name)).href;
    try {
      const older = await openRules(file);
      if (older === null) log.warn({ file: name, api: ENGINE_API }, 'rules of an earlier version speak to servers otherwise: left out');
      else {
        files.set(older, file);
        found.push(older);
      }
    } catch (error) {
      log.warn({ problem: String(error), file: name }, 'rules of an earlier version cannot be read');
    }
  }
  return found;
}
