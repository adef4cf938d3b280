// What a designer would want to know before anybody plays: each remark has a name for its text and a place to look at.
import { boardKey, DOOR } from '../board/key.ts';
import { FAR } from '../board/types.ts';
import type { EditionContent, MissionDef } from '../content.ts';
import { RULESETS } from '../editions/rulesets.ts';
import { NOWHERE, type ZoneId } from '../state/state.ts';
import { type Drafted, layDraft } from './lay-draft.ts';

export interface Remark {
  /** `wrong`: it cannot be played; `unwise`: it can, but look at it */
  readonly weight: 'wrong' | 'unwise';
  /** label key after `workshop.check.` */
  readonly about: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly zones: readonly ZoneId[];
  /** where in the mission's data, '' when nowhere in particular */
  readonly place: string;
}

/** Nearer than this the first zombies are upon the team before it has moved. */
const NEAR = 3;

const remark = (weight: Remark['weight'], about: string, more: Partial<Remark> = {}): Remark => ({
  weight,
  about,
  parameters: {},
  zones: [],
  place: '',
  ...more,
});

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
  else if (!map.spawns.some((spawn) => spawn.colour === 'starting' || spawn.colour === '1'))
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
  }
  remarks.push(...boxRemarks(content, mission), ...wordRemarks(mission));
  return { draft, remarks };
}

/** Ladders and links join zones in play that the tiles keep apart. */
const waysAppear = ({ map, rules, cards }: MissionDef): boolean =>
  (map.ladders ?? []).length > 0 || /"(link|rope-ladder)"/.test(JSON.stringify([rules, cards ?? []]));

/** More figures than the box holds, and two sides of one tile. */
function boxRemarks(content: EditionContent, { map }: MissionDef): Remark[] {
  const out: Remark[] = [];
  const placed = new Map<string, number>();
  for (const group of map.zombies ?? []) placed.set(group.kind, (placed.get(group.kind) ?? 0) + group.count);
  const kinds = RULESETS[content.edition].kinds;
  for (const [kind, n] of placed) {
    const most = content.miniatures[kind] ?? content.miniatures[kinds.find((one) => one.id === kind)?.base ?? ''] ?? 0;
    if (most > 0 && n > most) out.push(remark('unwise', 'too-many-figures', { parameters: { kind, n, most }, place: 'map.zombies' }));
  }
  const sides = new Map<string, string>();
  for (const tile of map.tiles.flat()) {
    if (!tile) continue;
    const board = tile.face.slice(0, -1);
    const other = sides.get(board);
    if (other !== undefined && other !== tile.face)
      out.push(remark('unwise', 'both-sides', { parameters: { face: tile.face, other }, place: 'map.tiles' }));
    sides.set(board, tile.face);
  }
  return out;
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
