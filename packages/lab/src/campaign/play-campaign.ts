// A whole campaign played by one bot for every seat: mission after mission, the sheet handed on, the dead replaced.
import type { Bot } from '@holdout/bots';
import {
  addChapter,
  type Campaign,
  type CampaignEnd,
  type Chapter,
  campaignEnd,
  type EditionContent,
  type Engine,
  newCampaign,
  nextSetup,
  type Options,
  replaceDead,
  successors,
  vacancies,
} from '@holdout/engine';
import { playGame } from '../run-game.ts';

export interface CampaignWish {
  readonly seats: readonly (readonly string[])[];
  readonly options: Options;
  readonly seed: string;
  /** how often one mission is tried */
  readonly tries: number;
}

export interface CampaignPlayed {
  readonly campaign: Campaign;
  readonly end: CampaignEnd;
}

/** Every seat of the dead is filled with the first survivor who may come. */
export function fillSeats(campaign: Campaign, content: EditionContent): Campaign {
  let now = campaign;
  for (const dead of vacancies(campaign)) {
    const [heir] = successors(now, content);
    now = (heir === undefined ? null : replaceDead(now, content, dead, heir)) ?? now;
  }
  return now;
}

export function playCampaign(
  engine: Engine,
  content: EditionContent,
  bot: Bot,
  wish: CampaignWish,
  told: (chapter: Chapter, campaign: Campaign) => void,
): CampaignPlayed {
  let campaign = newCampaign(content.edition, wish.seats, wish.options);
  for (let game = 0; campaignEnd(campaign, content) === null; game++) {
    const setup = nextSetup(campaign, content, `${wish.seed}-${game}`);
    if (setup === null) break;
    const { state } = playGame(engine, setup, bot, null);
    const sheet = engine.nextSheet(state);
    // a limit stopped the game: nothing to write down
    if (sheet === null) break;
    const parsed = engine.parseSheet(campaign.edition, sheet);
    if (!parsed.ok) throw new Error(`the sheet cannot be read again: ${JSON.stringify(parsed.problems)}`);
    campaign = addChapter(campaign, state, parsed.sheet);
    const chapter = campaign.chapters.at(-1);
    if (chapter !== undefined) told(chapter, campaign);
    campaign = fillSeats(campaign, content);
    const tried = campaign.chapters.filter((c) => c.mission === setup.mission).length;
    if (chapter?.result === 'lost' && tried >= wish.tries) break;
  }
  return { campaign, end: campaignEnd(campaign, content) };
}
