import { assemble } from '../board/assemble.ts';
import type { Board, BoardProblem } from '../board/index.ts';
import { makeBoard } from '../board/tables.ts';
import type { EditionContent, MissionDef } from '../content.ts';
import { compile } from '../kernel/index.ts';
import { compileMission } from '../missions/compile.ts';
import { reasonText } from '../missions/reading.ts';
import type { MissionRules } from '../missions/types.ts';
import type { Law, Rules, Ruleset } from '../rules.ts';
import { openSkill } from '../skills/combat/open.ts';
import { isSkill } from '../skills/lookup.ts';
import type { Options } from '../state/setup.ts';
import type { ZoneId } from '../state/state.ts';
import type { Action } from '../survivors/action.ts';
import { RULESETS } from './rulesets.ts';

const numbered = (list: readonly { readonly id: string }[]): Record<string, number> => Object.fromEntries(list.map((x, i) => [x.id, i]));

/** Why a mission's map cannot be laid out; the parser turns it into a message. */
export class MapProblem extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

interface Laid {
  readonly board: Board;
  readonly places: Readonly<Record<string, readonly ZoneId[]>>;
  readonly rules: MissionRules;
}

/** The board assembled and the words compiled, or everything that is wrong with either. */
function layMission(content: EditionContent, mission: MissionDef): Laid | readonly BoardProblem[] {
  const { law, kinds } = RULESETS[content.edition];
  const faces = new Map(content.tiles.map((face) => [face.id, face]));
  const laid = assemble(mission.map, faces, { mergeStreets: law.mergeStreets });
  if ('problems' in laid) return laid.problems.map((p) => ({ ...p, place: `map.${p.place}` }));
  const board = makeBoard(laid.plan);
  const compiled = compileMission(mission, { board, places: laid.places, printed: laid.printed, content, kinds, law });
  if (!compiled.ok) return compiled.problems.map((p) => ({ place: p.place, reason: reasonText(p) }));
  return { board, places: laid.places, rules: compiled.rules };
}

/** What is wrong with a mission's map or words; nothing: it can be played. */
export function missionProblems(content: EditionContent, mission: MissionDef): readonly BoardProblem[] {
  const laid = layMission(content, mission);
  return 'rules' in laid ? [] : laid;
}

/** Opens the edition's book at a mission: assembles the board, compiles the words and the procedures. */
export function openRules(content: EditionContent, mission: MissionDef, options: Options): Rules {
  const laid = layMission(content, mission);
  if (!('rules' in laid)) throw new MapProblem(laid.map((p) => `${mission.id} ${p.place}: ${p.reason}`));
  return bindRules(content, mission, options, laid.board, laid.places, laid.rules);
}

/** Where the book has risk dice they are part of the game unless the table leaves them out. */
const agreed = (law: Law, options: Options): Options => (law.risk && options.risk === undefined ? { ...options, risk: true } : options);

/** Procedures named in data, where no call shows the name to the compiler: reactions of skills, steps of a mission's setup, the first of all. */
function namedBy(set: Ruleset, mission: MissionRules): string[] {
  const reactions = Object.values(set.skills).flatMap((skill) => Object.values(skill.reactions ?? {}));
  return ['game', ...reactions.map((reaction) => reaction.proc), ...mission.script.setup.map((step) => step.proc)];
}

/** The same for a board made by hand (rule cases). */
export function bindRules(
  content: EditionContent,
  mission: MissionDef,
  options: Options,
  board: Board,
  places: Readonly<Record<string, readonly ZoneId[]>>,
  missionRules: MissionRules,
): Rules {
  const set = RULESETS[content.edition];
  const actions: readonly Action[] = set.actions;
  const skillActions = new Map<string, Action>();
  for (const skill of Object.values(set.skills)) for (const action of skill.actions ?? []) skillActions.set(action.verb, action);
  const rules: Rules = {
    edition: content.edition,
    version: content.version,
    content,
    law: set.law,
    options: agreed(set.law, options),
    program: compile({ ...set.procedures, ...missionRules.procedures }, namedBy(set, missionRules)),
    items: content.items,
    itemNumber: numbered(content.items),
    kinds: set.kinds,
    kindNumber: numbered(set.kinds),
    kindOf: Object.fromEntries(set.kinds.map((kind) => [kind.id, kind])),
    zombieCards: content.zombieDeck,
    survivorCards: Object.fromEntries(content.survivors.map((s) => [s.id, s])),
    skills: set.skills,
    skillsMet: new Map(Object.entries(set.skills)),
    openSkill,
    actions,
    actionOf: Object.fromEntries([...actions, ...skillActions.values()].map((a) => [a.verb, a])),
    board,
    places,
    mission,
    missionRules,
  };
  const strange = skillsNamed(content).filter((id) => !isSkill(rules, id));
  if (strange.length > 0) throw new Error(`${content.edition} names skills that no rule knows: ${strange.join(', ')}`);
  return rules;
}

/** Every skill the cards of a book name. */
const skillsNamed = (content: EditionContent): string[] => [
  ...new Set([
    ...content.survivors.flatMap((s) => [...s.blue, ...s.orange, ...s.red]),
    ...content.items.flatMap((item) => [...(item.skills ?? []), ...(item.enchantment?.skills ?? []), item.enchantment?.skill ?? []].flat()),
    ...(content.extraSkills ?? []),
  ]),
];
