// A sheet from a file, a store or the wire: its shape, then what the rules allow. Says place and reason of everything wrong; never throws.
import type { EditionContent } from '../content.ts';
import { nearest } from '../parse/nearest.ts';
import { listOf, object, record, type ShapeProblem, text, whole } from '../parse/shapes.ts';
import { type CampaignSheet, knownAchievements, rewardsAt, type SurvivorSheet } from './sheet.ts';

export type ParsedSheet =
  | { readonly ok: true; readonly sheet: CampaignSheet }
  | { readonly ok: false; readonly problems: readonly ShapeProblem[] };

const MOST = 40;
const names = listOf(text, 0, MOST);

const shape = object({
  achievements: names,
  survivors: record(object({ xp: whole(0, 1000), skills: names, bonusActions: whole(0, 1000), kept: names, achievements: names })),
  dead: record(names),
});

/** `at` names the place of the sheet in what was read. */
export function parseSheet(json: unknown, content: EditionContent, at = 'campaign'): ParsedSheet {
  const problems: ShapeProblem[] = [];
  const campaign = content.campaign;
  if (campaign === undefined) return { ok: false, problems: [{ place: at, reason: `${content.edition} has no campaign` }] };
  shape(json, at, problems);
  if (problems.length > 0) return { ok: false, problems };
  const sheet = json as CampaignSheet;
  const blame = (place: string, reason: string): void => void problems.push({ place: `${at}.${place}`, reason });

  const known = (place: string, what: string, ids: readonly string[], all: readonly string[]): void => {
    ids.forEach((id, i) => {
      const near = nearest(id, all);
      if (!all.includes(id)) blame(`${place}[${i}]`, `unknown ${what} ${id}${near === '' ? '' : ` (did you mean ${near}?)`}`);
      else if (ids.indexOf(id) !== i) blame(`${place}[${i}]`, `${id} is there twice`);
    });
  };
  const people = content.survivors.filter((s) => s.companionOnly !== true).map((s) => s.id);
  const achievements = knownAchievements(content);
  for (const [id, deeds] of Object.entries(sheet.dead)) {
    known(`dead.${id}`, 'survivor', [id], people);
    known(`dead.${id}`, 'achievement', deeds, achievements);
  }
  known('achievements', 'achievement', sheet.achievements, achievements);
  for (const [id, own] of Object.entries(sheet.survivors)) {
    const who = `survivors.${id}`;
    known(who, 'survivor', [id], people);
    if (Object.hasOwn(sheet.dead, id)) blame(who, 'the dead have no sheet');
    known(`${who}.skills`, 'campaign skill', own.skills, campaign.skills);
    known(`${who}.achievements`, 'achievement', own.achievements, achievements);
    if (own.xp > campaign.boxes) blame(`${who}.xp`, `there are ${campaign.boxes} boxes`);
    const earned = rewardsAt(campaign, own.xp);
    const taken = own.skills.length + own.bonusActions;
    if (taken !== earned) blame(who, `${own.xp} campaign points bring ${earned} rewards, not ${taken}`);
  }
  keptCards(sheet.survivors, content, blame);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, sheet };
}

/** Only cards with a save value are kept, and never more of a card than the box holds. */
function keptCards(
  survivors: Readonly<Record<string, SurvivorSheet>>,
  content: EditionContent,
  blame: (place: string, reason: string) => void,
): void {
  const left: Record<string, number> = {};
  for (const deck of Object.values(content.decks)) for (const [id, copies] of Object.entries(deck)) left[id] = (left[id] ?? 0) + copies;
  for (const [who, own] of Object.entries(survivors)) {
    own.kept.forEach((id, i) => {
      const place = `survivors.${who}.kept[${i}]`;
      const item = content.items.find((known) => known.id === id);
      if (item === undefined) {
        const near = nearest(
          id,
          content.items.map((known) => known.id),
        );
        blame(place, `unknown card ${id}${near === '' ? '' : ` (did you mean ${near}?)`}`);
      } else if ((item.save ?? 0) === 0) blame(place, `${id} has no save value`);
      else if ((left[id] ?? 0) === 0) blame(place, `the box has no further ${id}`);
      else left[id]--;
    });
  }
}
