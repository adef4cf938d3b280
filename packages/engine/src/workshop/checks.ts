// What a designer would want to know before anybody plays: each remark has a name for its text and a place to look at.
import { boardKey, DOOR, startingDoors } from '../board/key.ts';
import { type Board, FAR } from '../board/types.ts';
import type { EditionContent, MissionDef } from '../content.ts';
import { NOWHERE, type ZoneId } from '../state/state.ts';
import { boxRemarks } from './box-checks.ts';
import { type Drafted, layDraft } from './lay-draft.ts';
import { type Remark, remark } from './remark.ts';
import { startRemarks } from './start-checks.ts';

/** Nearer than this the first zombies are upon the team before it has moved. */
const NEAR = 3;

export function checkDraft(content: EditionContent, mission: MissionDef): { readonly draft: Drafted; readonly remarks: readonly Remark[] } {
  const { made, ...draft } = layDraft(content, mission);
  const remarks: Remark[] = draft.problems.map((problem) =>
    remark('wrong', 'problem', { parameters: { place: problem.place, reason: problem.reason }, place: problem.place }),
  );
  if (!made) return { draft, remarks };
  const { map } = mission;
  const zone = (ref: string): ZoneId => draft.zoneOf[ref] ?? NOWHERE;
  const start = (map.places.start ?? []).map(zone).filter((one) => one >= 0);
  if (start.length === 0) remarks.push(remark('wrong', 'no-start', { place: 'map.places.start' }));
  if (map.spawns.length === 0) remarks.push(remark('unwise', 'no-spawn', { place: 'map.spawns' }));
  else if (hasStarting(content) && !map.spawns.some(isStarting))
    remarks.push(remark('unwise', 'no-starting-spawn', { place: 'map.spawns' }));

  const corruption = (map.corruption ?? []).map(zone).filter((one) => one >= 0);
  // every door open: what can be reached then can be reached at all
  const tables = made.tables(boardKey({ doors: made.plan.doors.map(() => DOOR.open), corruption, ruins: [], ladders: [], links: [] }));
  const away = (to: ZoneId): number => Math.min(FAR, ...start.map((from) => tables.distance(from, to)));

  if (start.length > 0) {
    const goals: [about: string, zones: readonly ZoneId[], place: string][] = [
      [
        'unreachable-objective',
        map.objectives === 'printed' ? draft.printed.objectives : (map.objectives ?? []).map((one) => zone(one.zone)),
        'map.objectives',
      ],
      ['unreachable-crate', map.crates === 'printed' ? draft.printed.crates : (map.crates ?? []).map(zone), 'map.crates'],
      ['unreachable-exit', (map.places.exit ?? []).map(zone), 'map.places.exit'],
    ];
    for (const [about, zones, place] of goals) {
      const lost = zones.filter((one) => one >= 0 && away(one) >= FAR);
      if (lost.length > 0)
        remarks.push(remark(waysAppear(mission) ? 'unwise' : 'wrong', about, { zones: lost, place, parameters: { n: lost.length } }));
    }
    const onFoot = draft.board?.zones.flatMap((one, i) => (one.kind !== 'vault' && away(i) >= FAR ? [i] : [])) ?? [];
    if (onFoot.length > 0) remarks.push(remark('unwise', 'zones-apart', { zones: onFoot, parameters: { n: onFoot.length } }));
    for (const [i, spawn] of map.spawns.entries()) {
      const at = zone(spawn.zone);
      const far = at < 0 ? FAR : away(at);
      const where = { zones: [at], place: `map.spawns[${i}]` };
      if (far === 0) remarks.push(remark('unwise', 'spawn-at-start', where));
      else if (far < NEAR) remarks.push(remark('unwise', 'spawn-near', { ...where, parameters: { n: far } }));
    }
    remarks.push(
      ...sightRemarks(
        made,
        start,
        map.spawns.map((spawn) => zone(spawn.zone)),
      ),
    );
  }
  const printed = { objectives: draft.printed.objectives.length, crates: draft.printed.crates.length };
  remarks.push(...boxRemarks(content, map, printed), ...wordRemarks(mission));
  if (draft.problems.length === 0) remarks.push(...startRemarks(content, mission));
  return { draft, remarks };
}

const isStarting = ({ colour }: { readonly colour: string }): boolean => colour === 'starting' || colour === '1';
/** Black Plague has no spawn zone that is first. */
const hasStarting = (content: EditionContent): boolean => content.missions.some(({ map }) => map.spawns.some(isStarting));

/** Ladders and links join zones in play that the tiles keep apart. */
const waysAppear = ({ map, rules, cards }: MissionDef): boolean =>
  (map.ladders ?? []).length > 0 || /"(link|rope-ladder)"/.test(JSON.stringify([rules, cards ?? []]));

/** Spawn zones the team sees as the game begins: what comes out of them sees the team too. */
function sightRemarks(board: Board, start: readonly ZoneId[], spawns: readonly ZoneId[]): Remark[] {
  const closed = boardKey({ doors: startingDoors(board.plan), corruption: [], ruins: [], ladders: [], links: [] });
  const tables = board.tables(closed);
  const seen = spawns.filter((spawn) => spawn >= 0 && start.some((from) => from !== spawn && tables.sees(from).includes(spawn)));
  if (seen.length === 0) return [];
  return [remark('unwise', 'spawn-in-sight', { zones: seen, place: 'map.spawns', parameters: { n: seen.length } })];
}

/** Words that go together: whoever must leave needs a way out, what is locked behind a colour needs a token of it. */
function wordRemarks(mission: MissionDef): Remark[] {
  const out: Remark[] = [];
  const words = JSON.stringify(mission.objectives.list);
  const exits = mission.rules.flatMap((rule) => rule['exit-rule'] ?? []) as readonly { readonly zone?: unknown }[];
  if (words.includes('"exited"') && exits.length === 0) out.push(remark('wrong', 'no-exit-rule', { place: 'rules' }));
  if (words.includes('"exited"') && exits.every((exit) => exit.zone === undefined) && (mission.map.places.exit ?? []).length === 0)
    out.push(remark('wrong', 'no-exit', { place: 'map.places.exit' }));
  return out;
}
