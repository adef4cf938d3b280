// `lab campaign`: a campaign played by bots, told chapter by chapter.
import { writeFileSync } from 'node:fs';
import { editions } from '@holdout/content';
import type { Campaign, Chapter, SurvivorSheet } from '@holdout/engine';
import { botNamed } from '../bots.ts';
import type { Command } from '../commands.ts';
import { type Given, usage } from '../flags.ts';
import { editionNamed, engine, optionsNamed, seated, teamFor } from '../library.ts';
import { label } from '../play/labels.ts';
import { playCampaign } from './play-campaign.ts';

const sheetText = (id: string, own: SurvivorSheet): string =>
  [
    `    ${label('survivor', id).padEnd(12)} ${String(own.xp).padStart(2)} points`,
    own.bonusActions > 0 ? `${own.bonusActions} bonus` : '',
    own.skills.map((skill) => label('skill', skill)).join(', '),
    own.kept.length > 0 ? `keeps ${own.kept.map((item) => label('item', item)).join(', ')}` : '',
    own.achievements.join(', '),
  ]
    .filter((part) => part !== '')
    .join(' · ');

function tell(chapter: Chapter, campaign: Campaign): void {
  const read = chapter.story.map((line) => (line.choice > 0 ? `${line.read} (${line.choice})` : line.read)).join(' ');
  console.log(
    `${label('mission', `${chapter.mission}.title`)} [${chapter.mission}]: ${chapter.result}, ${chapter.reason}, ${chapter.rounds} rounds`,
  );
  if (read !== '') console.log(`    read: ${read}`);
  if (chapter.rescued.length > 0) console.log(`    taken up or left lying: ${chapter.rescued.join(', ')}`);
  if (chapter.died.length > 0) console.log(`    died: ${chapter.died.join(', ')}`);
  if (campaign.sheet.achievements.length > 0) console.log(`    deeds: ${campaign.sheet.achievements.join(', ')}`);
  for (const id of campaign.seats.flat()) {
    const own = campaign.sheet.survivors[id];
    if (own !== undefined) console.log(sheetText(id, own));
  }
}

function run(given: Given): number {
  const edition = editionNamed(given.text('edition') ?? 'washington');
  const content = editions.find((e) => e.edition === edition);
  const [first] = content?.missions ?? [];
  if (content?.campaign === undefined || first === undefined) return usage(`${edition} has no campaign`);
  const team = given.text('team')?.split(',') ?? teamFor(first, 0);
  const seed = given.text('seed') ?? String(Date.now());
  const wish = {
    seats: seated(team, given.number('players', 1)),
    options: optionsNamed(given.text('options')),
    seed,
    tries: given.number('tries', 5),
  };
  const { campaign, end } = playCampaign(engine, content, botNamed(given.text('bot') ?? 'sensible'), wish, tell);
  const won = new Set(campaign.chapters.filter((c) => c.result === 'won').map((c) => c.mission)).size;
  console.log(`${won} of ${content.missions.length} missions won; the campaign is ${end ?? 'open'}; seed ${seed}`);
  const file = given.text('save');
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(campaign, null, 1)}\n`);
  return 0;
}

export const campaignCommand: Command = {
  summary: 'plays a campaign with bots, mission after mission, and shows the sheets',
  flags: {
    edition: { type: 'string', value: 'ID', help: 'whose campaign (washington)' },
    bot: { type: 'string', value: 'NAME', help: 'who plays (sensible)' },
    team: { type: 'string', value: 'NAMES', help: 'survivors by id, separated by commas' },
    players: { type: 'string', value: 'N', help: 'seats (1)' },
    options: { type: 'string', value: 'LIST', help: 'optional modes' },
    tries: { type: 'string', value: 'N', help: 'how often a mission is tried before giving up (5)' },
    seed: { type: 'string', value: 'TEXT', help: 'the same campaign again' },
    save: { type: 'string', value: 'FILE', help: 'keep the campaign as a file' },
  },
  run,
};
