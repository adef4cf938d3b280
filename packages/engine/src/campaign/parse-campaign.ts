// A campaign from a file or a store: shape first, then its sheet, its people and its missions. Nothing is trusted, nothing thrown.
import type { EditionContent, EditionId } from '../content.ts';
import { isRecord, listOf, object, oneOf, orElse, plain, type ShapeProblem, text, whole } from '../parse/shapes.ts';
import { type Campaign, campaignEnd, nextMission, type ParsedCampaign } from './chronicle.ts';
import { parseSheet } from './parse-sheet.ts';

const names = listOf(text, 0, 12);
const seats = listOf(names, 1, 6);

const shape = object({
  format: oneOf([1]),
  edition: text,
  seats,
  options: plain(2),
  // read closely by `parseSheet`
  sheet: plain(6),
  chapters: listOf(
    object({
      mission: text,
      result: oneOf(['won', 'lost']),
      reason: text,
      rounds: whole(0, 10_000),
      seats,
      story: listOf(object({ read: text, who: orElse('', text), choice: whole(0, 20) })),
      rescued: names,
      died: names,
    }),
  ),
});

export function parseCampaign(json: unknown, books: ReadonlyMap<EditionId, EditionContent>): ParsedCampaign {
  const problems: ShapeProblem[] = [];
  const named = isRecord(json) ? json.edition : undefined;
  const content = books.get(named as EditionId);
  shape(json, '', problems);
  if (problems.length === 0 && content === undefined) problems.push({ place: 'edition', reason: `unknown edition ${String(named)}` });
  if (problems.length > 0 || content === undefined) return { ok: false, problems };
  const campaign = json as Campaign;
  const sheet = parseSheet(campaign.sheet, content, 'sheet');
  if (!sheet.ok) problems.push(...sheet.problems);
  checkTeam(campaign, content, problems);
  checkOrder(campaign, content, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, campaign };
}

function checkTeam(campaign: Campaign, content: EditionContent, problems: ShapeProblem[]): void {
  const people = content.survivors.filter((s) => s.companionOnly !== true).map((s) => s.id);
  const seen = new Set<string>();
  campaign.seats.forEach((team, seat) => {
    team.forEach((id, i) => {
      const place = `seats[${seat}][${i}]`;
      if (!people.includes(id)) problems.push({ place, reason: `unknown survivor ${id}` });
      else if (seen.has(id)) problems.push({ place, reason: `${id} is there twice` });
      seen.add(id);
    });
  });
  if (seen.size === 0) problems.push({ place: 'seats', reason: 'nobody plays' });
}

/** Missions are won one after the other, and nothing comes after the end. */
function checkOrder(campaign: Campaign, content: EditionContent, problems: ShapeProblem[]): void {
  let before: Campaign = { ...campaign, chapters: [] };
  campaign.chapters.forEach((chapter, i) => {
    const place = `chapters[${i}].mission`;
    if (campaignEnd(before, content) !== null) problems.push({ place, reason: 'the campaign was over before' });
    else if (chapter.mission !== nextMission(before, content))
      problems.push({ place, reason: `${nextMission(before, content)} comes before ${chapter.mission}` });
    before = { ...before, chapters: [...before.chapters, chapter] };
  });
}
