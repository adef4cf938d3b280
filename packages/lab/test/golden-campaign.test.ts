import { readFileSync } from 'node:fs';
import { editions } from '@holdout/content';
import { describe, expect, it } from 'vitest';
import { campaignText, checkCampaign, isCampaign, readCampaign } from '../src/golden/campaign-playthrough.ts';
import { readPlaythrough } from '../src/golden/playthrough.ts';
import { engine } from '../src/library.ts';

const text = readFileSync('golden/washington/campaign-lost.txt', 'utf8');
const content = editions.find((e) => e.edition === 'washington');

describe('a campaign kept as a text', () => {
  if (content === undefined) throw new Error('no Washington');

  it('replays, and is written again as the same text', () => {
    expect(isCampaign(text)).toBe(true);
    expect(checkCampaign(engine, content, text)).toBeNull();
    expect(campaignText(engine, content, readCampaign(text).chapters.map(readPlaythrough))).toBe(text);
  });

  it('another sheet, another end or a chapter that does not follow is told', () => {
    const won = text.replace('campaign: washington lost', 'campaign: washington won');
    expect(checkCampaign(engine, content, won)).toBe('ends lost, recorded won');
    const forged = text.replace(/^sheet at the end: .*$/m, 'sheet at the end: {"achievements":[],"survivors":{},"dead":{}}');
    expect(checkCampaign(engine, content, forged)).toBe('another sheet at the end');
    const [first = ''] = readCampaign(text).chapters;
    const twice = text.replace(first, `${first}\n----\n\n${first}`);
    expect(checkCampaign(engine, content, twice)).toBe('chapter 2: the campaign was over before it');
  });
});
