// The mission of a case: nothing to win, or one in the words of missions, compiled as the books' own are.
import type { EditionContent, ZoneId } from '@holdout/engine';
import type { Board } from '@holdout/engine/board';
import type { Condition, MissionDef, Word } from '@holdout/engine/content';
import { compileMission, type MissionRules, noMission, RULESETS, type Rules, refuse, zombiesIn } from '@holdout/engine/testing';
import type { RuleCase } from './documents.ts';
import { type Fields, known, listOf, mapOf, pairsOf, problem } from './words.ts';

const NO_MISSION: MissionDef = {
  id: 'case',
  edition: 'second-edition',
  code: '-',
  difficulty: 'easy',
  minutes: 0,
  survivors: { count: 0 },
  map: { tiles: [], places: {}, spawns: [], from: { tiles: 'ours', tokens: 'ours' } },
  objectives: { ordered: false, list: [] },
  loseIf: [],
  setup: [],
  rules: [],
};

/** Nothing to win, but an exit laid out may be left by, and a coloured door waits for the objective of its colour if one lies there. */
const plainMission = (law: Rules['law']): MissionRules => ({
  ...noMission,
  tokenAp: () => law.objectiveAp,
  doorLocked(t, _s, door) {
    const colour = t.r.board.plan.doors[door]?.colour;
    const waits = t.g.objectives.some((o) => o.place === 'board' && o.colour === colour);
    return colour !== 'red' && waits ? refuse('door-locked', { why: 'not-yet' }) : null;
  },
  exitRefused(t, s) {
    if (t.g.exit < 0) return undefined;
    if (s.zone !== t.g.exit) return refuse('not-at-the-exit');
    return zombiesIn(t, s.zone) > 0 ? refuse('zombies-at-the-exit') : null;
  },
});

const WORDS = ['objectives', 'ordered', 'loseIf', 'setup', 'rules', 'places'];
/** A case that is about a rule and not about winning has an objective nobody reaches. */
const NEVER: Condition = { marks: { name: 'never', count: 1 } };

function written(c: RuleCase, said: Fields): MissionDef {
  for (const word of Object.keys(said)) known('word of a mission', word, WORDS);
  const words = (name: string): readonly Word[] => listOf(`mission.${name}`, said[name]).map((word) => mapOf(`mission.${name}`, word));
  const list = listOf('mission.objectives', said.objectives) as readonly Condition[];
  return {
    ...NO_MISSION,
    edition: c.edition,
    objectives: { ordered: said.ordered === true, list: list.length > 0 ? list : [NEVER] },
    loseIf: words('loseIf'),
    setup: words('setup'),
    rules: words('rules'),
  };
}

export interface CaseMission {
  readonly mission: MissionDef;
  readonly rules: MissionRules;
  readonly places: Readonly<Record<string, readonly ZoneId[]>>;
}

/** `start`: the zones survivors stand in. */
export function missionOf(c: RuleCase, content: EditionContent, board: Board, start: readonly ZoneId[]): CaseMission {
  const { kinds, law } = RULESETS[c.edition];
  if (c.mission === null) return { mission: { ...NO_MISSION, edition: c.edition }, rules: plainMission(law), places: { start } };
  const mission = written(c, c.mission);
  // every zone of the case is a place by its own name
  const places: Record<string, readonly ZoneId[]> = { ...Object.fromEntries(board.zones.map((zone, i) => [zone.name, [i]])), start };
  for (const [name, zones] of Object.entries(mapOf('mission.places', c.mission.places)))
    places[name] = pairsOf(`mission.places.${name}`, zones).map(([zone]) => board.zoneNamed(zone));
  const compiled = compileMission(mission, { board, places, printed: { objectives: [], crates: [] }, content, kinds, law });
  return compiled.ok
    ? { mission, rules: compiled.rules, places }
    : problem(compiled.problems.map((p) => `mission.${p.place}: ${p.reason}`).join('; '));
}
