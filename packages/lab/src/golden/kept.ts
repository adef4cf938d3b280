// Golden games on disk: `golden/EDITION/MISSION-END-REASON.txt`.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editions } from '@holdout/content';
import { engine } from '../library.ts';
import { campaignText, checkCampaign, isCampaign, readCampaign } from './campaign-playthrough.ts';
import { checkPlaythrough, playthroughOf, readPlaythrough } from './playthrough.ts';

export const FOLDER = 'golden';
/** a campaign won so far and hunted on */
export const OPEN = 'campaign-open.txt';

export function goldenFiles(folder = FOLDER): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(folder, name));
}

/** Null: it replays to the same end. */
export function checkGolden(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    if (!isCampaign(text)) return checkPlaythrough(engine, text);
    const content = editions.find((e) => e.edition === readCampaign(text).edition);
    return content === undefined ? 'a campaign of no known book' : checkCampaign(engine, content, text);
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

export const fileOf = (mission: string, end: string, reason: string): string => join(FOLDER, `${mission}-${end}-${reason}.txt`);

export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The answers still lead to the same end, only the state looks different: the file is written anew. False: they do not. */
export function recordAgain(file: string): boolean {
  try {
    const before = readFileSync(file, 'utf8');
    if (isCampaign(before)) return recordCampaign(file, before);
    const game = readPlaythrough(before);
    const text = playthroughOf(engine, game.setup, game.answers);
    if (readPlaythrough(text).end !== game.end) return false;
    write(file, text);
    return true;
  } catch {
    return false;
  }
}

function recordCampaign(file: string, before: string): boolean {
  const { edition, end, chapters } = readCampaign(before);
  const content = editions.find((e) => e.edition === edition);
  if (content === undefined) return false;
  const text = campaignText(engine, content, chapters.map(readPlaythrough));
  if (readCampaign(text).end !== end) return false;
  write(file, text);
  return true;
}
