// The table as the first round would find it: objectives that are met already, that never can be, that nothing leads to.
import { withBox } from '../box.ts';
import type { EditionContent, MissionDef } from '../content.ts';
import { openRules } from '../editions/open.ts';
import { NO_SCENE } from '../missions/script.ts';
import type { Table } from '../rules.ts';
import { refreshBoard } from '../state/board-state.ts';
import { newState } from '../state/setup.ts';
import { usualSurvivors } from '../team.ts';
import { type Remark, remark } from './remark.ts';

/** Only for a mission without problems: its words must compile. */
export function startRemarks(book: EditionContent, mission: MissionDef): Remark[] {
  const content = withBox(book, mission.box);
  const rules = openRules(content, mission, {});
  const seats = [usualSurvivors(content, mission)];
  const state = newState(rules, { edition: mission.edition, mission, seats, options: {}, seed: 'workshop' });
  const t: Table = { g: state, r: rules, events: null };
  rules.missionRules.layTokens(t);
  refreshBoard(t);
  const out: Remark[] = [];
  const { script } = rules.missionRules;
  // what the setup asks or brings may still open a way: only a table laid out by the map alone is judged hopeless
  const settled = script.setup.length === 0;
  let due = true;
  for (const [line, goal] of script.lines.entries()) {
    const more = { place: `objectives.list[${line}]`, parameters: { n: line + 1 } };
    if (goal.met(t, NO_SCENE)) {
      if (due) out.push(remark('unwise', 'met-at-start', more));
      continue;
    }
    // in order: a line is looked at when those before it are done
    if (script.ordered) due = false;
    if (settled && goal.hopeless(t)) out.push(remark('wrong', 'never-met', more));
    else if (settled && goal.leads(t, NO_SCENE).length === 0) out.push(remark('unwise', 'no-way-known', more));
  }
  if (script.lines.length > 0 && out.filter((one) => one.about === 'met-at-start').length === script.lines.length)
    out.push(remark('wrong', 'won-at-start', { place: 'objectives.list' }));
  if (script.defeats.some((defeat) => defeat.is(t))) out.push(remark('wrong', 'lost-at-start', { place: 'loseIf' }));
  return out;
}
