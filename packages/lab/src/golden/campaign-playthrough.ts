// A whole campaign as a text: its chapters one after the other, each a playthrough that begins with the sheet the last one left, and the sheet at the end.
import {
  addChapter,
  type Campaign,
  type CampaignSheet,
  campaignEnd,
  type EditionContent,
  type EditionId,
  type Engine,
  newCampaign,
  nextSetup,
  type State,
} from '@holdout/engine';
import { fillSeats } from '../campaign/play-campaign.ts';
import type { Game } from './hunt.ts';
import { checkPlaythrough, playthroughOf, readPlaythrough } from './playthrough.ts';

const HEAD = /^campaign: (\S+) (won|lost|open)$/;
const BETWEEN = '\n----\n\n';
const SHEET = /^sheet at the end: (.*)$/m;

export const isCampaign = (text: string): boolean => HEAD.test(text.slice(0, text.indexOf('\n')));

const endOf = (campaign: Campaign, content: EditionContent): string => campaignEnd(campaign, content) ?? 'open';

/** Writes a finished game into the campaign and fills the seats of the dead. */
export function closeChapter(engine: Engine, campaign: Campaign, content: EditionContent, state: State): Campaign {
  const sheet = engine.nextSheet(state);
  if (sheet === null) throw new Error('the game is not over');
  return fillSeats(addChapter(campaign, state, sheet), content);
}

export function played(engine: Engine, game: Game): State {
  const opened = engine.setup(game.setup);
  if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.refusal)}`);
  for (const key of game.answers) engine.answer(opened.state, key, true);
  return opened.state;
}

export function campaignText(engine: Engine, content: EditionContent, games: readonly Game[]): string {
  const [first] = games;
  if (first === undefined) throw new Error('a campaign without a game');
  let campaign = newCampaign(content.edition, first.setup.seats);
  for (const game of games) campaign = closeChapter(engine, campaign, content, played(engine, game));
  const chapters = games.map((game) => playthroughOf(engine, game.setup, game.answers));
  return `campaign: ${content.edition} ${endOf(campaign, content)}\n\n${chapters.join(BETWEEN)}${BETWEEN}sheet at the end: ${JSON.stringify(campaign.sheet)}\n`;
}

export interface CampaignPlaythrough {
  readonly edition: EditionId;
  readonly end: string;
  readonly chapters: readonly string[];
  readonly sheet: CampaignSheet;
}

export function readCampaign(text: string): CampaignPlaythrough {
  const at = text.indexOf('\n');
  const head = HEAD.exec(text.slice(0, at));
  const sheet = SHEET.exec(text);
  if (head === null || sheet === null) throw new Error('this is no campaign');
  const chapters = text
    .slice(at + 2)
    .split(BETWEEN)
    .slice(0, -1);
  return { edition: head[1] as EditionId, end: head[2] ?? '', chapters, sheet: JSON.parse(sheet[1] ?? '') as CampaignSheet };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Null: every chapter follows from the one before and replays, and it ends as written. */
export function checkCampaign(engine: Engine, content: EditionContent, text: string): string | null {
  const kept = readCampaign(text);
  let campaign: Campaign | null = null;
  for (const [i, chapter] of kept.chapters.entries()) {
    const problem = checkPlaythrough(engine, chapter);
    if (problem !== null) return `chapter ${i + 1}: ${problem}`;
    const game = readPlaythrough(chapter);
    campaign ??= newCampaign(content.edition, game.setup.seats);
    const setup = nextSetup(campaign, content, game.setup.seed);
    if (setup === null) return `chapter ${i + 1}: the campaign was over before it`;
    for (const part of ['mission', 'seats', 'options', 'campaign'] as const)
      if (!same(setup[part], game.setup[part])) return `chapter ${i + 1}: its ${part} do not follow from the chapter before`;
    campaign = closeChapter(engine, campaign, content, played(engine, game));
  }
  if (campaign === null) return 'no chapter';
  const end = endOf(campaign, content);
  if (end !== kept.end) return `ends ${end}, recorded ${kept.end}`;
  return same(campaign.sheet, kept.sheet) ? null : 'another sheet at the end';
}
