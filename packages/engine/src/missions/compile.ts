// A mission's words into closures. Everything that is wrong is collected; a mission with problems is not played.
import type { Board } from '../board/index.ts';
import type { EditionContent, MissionDef } from '../content.ts';
import { nearest } from '../parse/nearest.ts';
import type { Law, ZombieKind } from '../rules.ts';
import { NOWHERE, type ZoneId } from '../state/state.ts';
import { finish } from '../survivors/finish.ts';
import { goalOf } from './conditions/index.ts';
import { type Draft, newDraft } from './draft.ts';
import { effectsOf } from './effects/index.ts';
import { judge } from './judge.ts';
import { compileMap } from './lay.ts';
import { openLeads } from './leads/open.ts';
import { addWay, cardWay, treasures } from './leads/ways.ts';
import { lockRules, ruleFor } from './locks.ts';
import { MODULES } from './modules/index.ts';
import { blame, type Compiling, type MissionProblem, Reading, wordsIn } from './reading.ts';
import { type CardOnBoard, type Goal, NO_SCENE, type Script } from './script.ts';
import type { MissionRules } from './types.ts';
import { DEFEATS, WORDS } from './words/index.ts';

/** The board a mission lies on, and the book it is from. */
export interface MissionGround {
  readonly board: Board;
  readonly places: Readonly<Record<string, readonly ZoneId[]>>;
  readonly printed: { readonly objectives: readonly ZoneId[]; readonly crates: readonly ZoneId[] };
  readonly content: EditionContent;
  readonly kinds: readonly ZombieKind[];
  readonly law: Law;
}

export type Compiled =
  | { readonly ok: true; readonly rules: MissionRules }
  | { readonly ok: false; readonly problems: readonly MissionProblem[] };

export function compileMission(mission: MissionDef, ground: MissionGround): Compiled {
  const c: Compiling = {
    mission,
    content: ground.content,
    kinds: ground.kinds,
    board: ground.board,
    places: ground.places,
    printed: ground.printed,
    problems: [],
    effects: [],
    listeners: { fires: [], kills: [] },
    means: {
      marks: new Map(),
      tags: new Map(),
      spawnPrice: null,
      corruptionPrice: null,
      bringsUnused: false,
      ways: [],
      branches: new Map(),
      exits: [],
    },
    aims: [],
  };
  if ((ground.places.start ?? []).length === 0) blame(c, 'map.places', 'start', 'the map has no starting zone');
  const map = compileMap(c);
  const d = newDraft();
  compileWords(c, d, mission.setup, 'setup', WORDS);
  compileWords(c, d, mission.rules, 'rules', WORDS);
  compileWords(c, d, mission.loseIf, 'loseIf', DEFEATS);
  if (mission.module !== undefined) {
    const module = MODULES[mission.module];
    if (module === undefined)
      blame(c, 'module', mission.module, `unknown module ${mission.module}`, nearest(mission.module, Object.keys(MODULES)));
    else module(c, d);
  }
  if (!d.cratesNamed && ground.content.decks.epic !== undefined) {
    d.takes.push({ fits: (what) => what === 'crate', list: effectsOf(c, [{ gain: { card: 'epic' } }], 'edition') });
  }
  const script = scriptOf(c, d);
  if (c.problems.length > 0) return { ok: false, problems: c.problems };
  return {
    ok: true,
    rules: rulesOf(c, d, script, ground.law, (t) => {
      map(t);
      for (const lay of d.lay) lay(t);
    }),
  };
}

function compileWords(c: Compiling, d: Draft, entries: readonly unknown[], where: string, known: typeof WORDS): void {
  entries.forEach((entry, i) => {
    const place = `${where}[${i}]`;
    for (const [word, given] of wordsIn(c, place, entry)) {
      const compile = known[word];
      if (compile === undefined) {
        blame(c, place, word, `unknown word ${word}`, nearest(word, Object.keys(known)));
        continue;
      }
      for (const one of Array.isArray(given) ? given : [given]) {
        const r = new Reading(c, place, word, one);
        compile(r, d);
        r.close();
      }
    }
  });
}

function scriptOf(c: Compiling, d: Draft): Script {
  const { ordered, list } = c.mission.objectives;
  const lines = list.map((entry, line): Goal => {
    // in order, what happens before a line's turn does not count for it
    const counts = ordered && line > 0 ? (t: { g: { met: boolean[] } }) => t.g.met[line - 1] === true : undefined;
    return goalOf(c, entry, `objectives.list[${line}]`, '.', counts);
  });
  if (list.length === 0) blame(c, 'objectives.list', '', 'the mission has no objective');
  const cards = (c.mission.cards ?? []).map((card, i) => lieCard(c, d, card, `cards[${i}]`));
  const notes = new Map((c.mission.notes ?? []).map((note, i) => [note.no, effectsOf(c, note.script, `notes[${i}].script`)]));
  const aims = c.aims.map(({ entry, place }) => goalOf(c, entry, place, '.'));
  return {
    ordered,
    exitLine: Math.max(
      0,
      list.findIndex((entry) => 'exited' in entry),
    ),
    lines,
    aims,
    defeats: d.defeats,
    effects: c.effects,
    takes: d.takes,
    kills: d.kills,
    fires: d.fires,
    phases: d.phases,
    whens: d.whens,
    sights: d.sights,
    listeners: c.listeners,
    grants: d.grants,
    setup: d.setup,
    cards,
    notes,
    noReturn: d.noReturn,
    tags: c.means.tags,
    actsAs: d.actsAs,
    linked: d.links.length > 0,
    beaconWalks: d.beaconWalks,
    guardsLeave: d.guardsLeave,
    exits: d.exits[0]?.area ?? null,
  };
}

function lieCard(c: Compiling, d: Draft, card: NonNullable<MissionDef['cards']>[number], place: string): CardOnBoard {
  const zone = 'zone' in card.lies ? c.board.zoneNamed(card.lies.zone) : NOWHERE;
  const doors = 'door' in card.lies ? c.board.doorsNamed(card.lies.door) : [];
  const hour = 'hour' in card.lies ? card.lies.hour : -1;
  if (zone < 0 && doors.length === 0 && hour < 0) blame(c, `${place}.lies`, card.id, 'there is no such zone or door');
  addWay(c, card.script, cardWay(c, d, card));
  return { card, zone, door: doors[0] ?? -1, hour, list: effectsOf(c, card.script, `${place}.script`) };
}

function rulesOf(c: Compiling, d: Draft, script: Script, law: Law, layTokens: MissionRules['layTokens']): MissionRules {
  const given = (colour: string): boolean => d.takes.some((trigger) => trigger.fits('objective', colour));
  const links = d.links;
  const slows = d.tokens.some((rule) => rule.slowsMove > 1);
  return {
    procedures: d.procedures,
    script,
    judge,
    layTokens,
    ...lockRules(d),
    leads: (t) => openLeads(t, c, d),
    links(t) {
      if (links.length === 0 && c.mission.cards === undefined) return [];
      const now = links.filter((link) => link.goal === null || link.goal.met(t, NO_SCENE)).map((link) => link.zones);
      for (const name in t.g.progress) {
        if (!name.startsWith('link:')) continue;
        const [a, b] = name.slice(5).split('-').map(Number);
        now.push([a, b]);
      }
      return now;
    },
    // a token that gives something else gives no adrenaline unless the mission says so
    tokenAp: (colour) => ruleFor(d, colour)?.ap ?? (given(colour) ? 0 : law.objectiveAp),
    keeps: (colour) => (ruleFor(d, colour)?.keep ?? null) !== null,
    tradable: (colour) => ruleFor(d, colour)?.keep === 'tradable',
    companionsPass: d.companionsPass,
    spawnsAs: (_t, kind) => d.spawnsAs.get(kind) ?? kind,
    abominationsMost: d.abominationsMost,
    drive: d.drive,
    moveCost(t, s) {
      if (!slows) return 0;
      const who = t.g.survivors.indexOf(s);
      let most = 0;
      for (const o of t.g.objectives) {
        if (o.place === 'held' && o.by === who) most = Math.max(most, ruleFor(d, o.colour)?.slowsMove ?? 0);
      }
      return Math.max(0, most - 1);
    },
    pathsThroughDoors: (t, target) => d.pathsThroughDoors.some((area) => area.has(t, NO_SCENE, target)),
    splitsBuilding: (_t, door) => d.splits.includes(door),
    zombiesStart(t, zone) {
      if (d.forbiddenStart.some((area) => area.has(t, NO_SCENE, zone))) finish(t, { result: 'lost', reason: 'zombie-in-zone', zone });
    },
    keptFree: (t) => d.forbidden.flatMap((area) => area.zones(t, NO_SCENE)).filter((zone) => zone >= 0),
    toClear: (t) => d.forbiddenStart.flatMap((area) => area.zones(t, NO_SCENE)).filter((zone) => zone >= 0),
    treasures: (t) => treasures(t, c),
    zombiesEntered(t, zone, from) {
      for (const enter of d.entered) enter(t, zone, from);
      if (d.forbidden.some((area) => area.has(t, NO_SCENE, zone))) finish(t, { result: 'lost', reason: 'zombie-in-zone', zone });
    },
    movesInstead(t, zone) {
      const rule = d.movesInstead.find((r) => r.area.has(t, NO_SCENE, zone));
      return rule === undefined ? NOWHERE : (rule.to.zones(t, NO_SCENE)[0] ?? NOWHERE);
    },
  };
}
