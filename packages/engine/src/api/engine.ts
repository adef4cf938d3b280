// The engine: content in, games out. Everything it keeps is derived and can be thrown away; a game is only its state.

import { describeBoard } from '../board/describe.ts';
import { withBox } from '../box.ts';
import { parseCampaign } from '../campaign/parse-campaign.ts';
import { parseSheet } from '../campaign/parse-sheet.ts';
import type { EditionContent, EditionId, MissionDef } from '../content.ts';
import type { Option } from '../decisions/decisions.ts';
import { MapProblem, openRules } from '../editions/open.ts';
import { boxRefused } from '../editions/own-box.ts';
import type { GameEvent } from '../events.ts';
import { canonical, hashText, type Refusal, refuse, run } from '../kernel/index.ts';
import { makeKey, offers, parseKey, unvaried, type Variation, varied } from '../keys/index.ts';
import { oracles } from '../oracles/index.ts';
import type { Ear, Rules, Table } from '../rules.ts';
import { cloneState } from '../state/clone.ts';
import { parseState } from '../state/parse.ts';
import { resample } from '../state/resample.ts';
import { type GameSetup, newState } from '../state/setup.ts';
import type { State } from '../state/state.ts';
import { zombiesIn } from '../table.ts';
import { ASKING, aimsAsked, askingOf } from './asking.ts';
import type { Answered, Engine, Watched } from './engine-api.ts';
import { nextSheet } from './next-sheet.ts';
import { refuseSetup } from './refuse-setup.ts';
import { makeScene, makeView, type Scene } from './view.ts';

const over = (t: Table): boolean => t.g.over !== null;

/** Legal keys of the pending question. */
export function keysOf(t: Table): string[] {
  const keys: string[] = [];
  const question = t.g.ask;
  if (question !== null) askingOf(question).keys(t, question, (key) => keys.push(key));
  return keys;
}

/** Keys of these actions alone, where a whole turn is asked for. */
function turnKeys(t: Table, verbs: readonly string[]): string[] {
  const question = t.g.ask;
  if (question?.kind !== 'turn') return [];
  if (question.verbs !== undefined) return keysOf(t).filter((key) => verbs.includes(key.split(':', 1)[0]));
  const keys: string[] = [];
  for (const verb of verbs) t.r.actionOf[verb]?.list(t, t.g.survivors[question.who], (key) => keys.push(key));
  return keys;
}

export function optionsOf(t: Table): Option[] {
  const question = t.g.ask;
  if (question === null) return [];
  return keysOf(t).map((key) => ({ key, ...askingOf(question).describe(t, question, key) }));
}

export function refusalOf(t: Table, key: string): Refusal | null {
  const question = t.g.ask;
  if (question === null) return refuse(t.g.over !== null ? 'game-over' : 'nothing-asked');
  return askingOf(question).check(t, question, key);
}

/** Verbs whose answers are forms, and cards of others thrown away (`throws` of the view): what their check accepts is offered. */
const FORMS = ['arrange'];

/** Is this answer among the options, one of them in another manner, or a form filled in? What is legal must be. */
export function isOffered(t: Table, key: string): boolean {
  const question = t.g.ask;
  if (question === null) return false;
  if (question.kind !== 'turn') return !('keys' in question) || question.keys.includes(key);
  const said = parseKey(key);
  if (said === null) return false;
  if (FORMS.includes(said.verb) || (said.verb === 'discard' && said.of !== undefined)) return refusalOf(t, key) === null;
  if ('zones' in said && said.zones.some((zone) => zombiesIn(t, zone) === 0)) {
    const aim = aimsAsked(t).find((one) => one.verb === said.verb && one.item === said.item);
    return said.zones.every((zone) => aim?.zones.includes(zone) === true || zombiesIn(t, zone) > 0);
  }
  const keys = keysOf(t);
  const here = t.g.survivors[question.who].zone;
  // the own zone may be named all the same
  const ownZone = said.verb === 'melee' && said.zones.length === 1 && said.zones[0] === here;
  const ownSkill = said.verb === 'skill' && said.args.length === 1 && said.args[0] === String(here) && !keys.includes(key);
  const plain = ownZone ? makeKey({ ...said, zones: [] }) : ownSkill ? makeKey({ ...said, args: [] }) : key;
  const { key: base, variation } = unvaried(plain);
  const { manners = [], ...rest } = variation;
  const alone = varied(base, { manners: manners.filter((manner) => manner === 'single') });
  const byHand = { ...rest, manners: manners.filter((manner) => manner !== 'single') };
  const fits = (option: string, how: Variation): boolean => {
    if (!keys.includes(option)) return false;
    const about = ASKING.turn.describe(t, question, option);
    // naming what happens anyway is no other manner
    return offers(about.variants, how.pay === about.cost?.free ? { ...how, pay: undefined } : how);
  };
  // a door or a reload without a tool named takes the first that serves
  const short = (said.verb === 'open' || said.verb === 'reload') && said.item === undefined;
  const whole = short ? keys.find((one) => one.startsWith(`${base}:`)) : undefined;
  return keys.includes(plain) || fits(whole ?? base, variation) || fits(alone, byHand);
}

/** Gives the answer to the frame that asked and runs on to the next question or the end. */
export function answerTable(t: Table, key: string): void {
  const g = t.g;
  g.tick++;
  g.ask = null;
  g.stack[g.stack.length - 1].answer = key;
  run(t.r.program, t, over);
}

export function runTable(t: Table): void {
  run(t.r.program, t, over);
}

/** Books kept open at missions nobody may be playing any more. */
const MOST_OPENED = 100;

export function createEngine(editions: readonly EditionContent[]): Engine {
  const content = new Map<EditionId, EditionContent>(editions.map((e) => [e.edition, e]));
  const missions = new Map<string, MissionDef>(editions.flatMap((e) => e.missions.map((m) => [m.id, m] as const)));
  const opened = new Map<string, Rules>();

  /** States of one setup share one book; it is looked up by what decides it, so equal setups share too. Those not used for
   * longest are forgotten; a game in play keeps its own. */
  const bySetup = new WeakMap<GameSetup, Rules>();
  const rulesOf = (setup: GameSetup): Rules => {
    const known = bySetup.get(setup);
    if (known) return known;
    const mission = typeof setup.mission === 'string' ? missions.get(setup.mission) : setup.mission;
    const book = content.get(setup.edition);
    if (!mission || !book) throw new Error(`unknown mission or edition: ${setup.edition}`);
    const key = [
      setup.edition,
      typeof setup.mission === 'string' ? setup.mission : hashText(canonical(setup.mission)),
      canonical(setup.options),
      ...(setup.box === undefined ? [] : [hashText(canonical(setup.box))]),
    ].join(' ');
    const rules = opened.get(key) ?? openRules(withBox(book, mission.box, setup.box), mission, setup.options);
    opened.delete(key);
    opened.set(key, rules);
    const [oldest] = opened.keys();
    if (opened.size > MOST_OPENED && oldest !== undefined) opened.delete(oldest);
    bySetup.set(setup, rules);
    return rules;
  };
  /** The books as they are at this table: with what the mission and the players have put into the box. */
  const booksFor = (setup: GameSetup): ReadonlyMap<EditionId, EditionContent> => {
    const mission = typeof setup.mission === 'string' ? undefined : setup.mission;
    const book = content.get(setup.edition);
    if (book === undefined || (mission?.box === undefined && setup.box === undefined)) return content;
    return new Map(content).set(setup.edition, withBox(book, mission?.box, setup.box));
  };
  /** A mission of one's own may not fit together: said like every other refusal. */
  const mapRefused = (setup: GameSetup): Refusal | null => {
    try {
      rulesOf(setup);
      return null;
    } catch (problem) {
      if (problem instanceof MapProblem) return refuse('mission-unplayable', { problems: problem.message });
      throw problem;
    }
  };
  const seat = (state: State, events: Ear | null): Table => ({ g: state, r: rulesOf(state.setup), events });

  return {
    editions,
    mission: (id) => missions.get(id) ?? null,
    ruleset: (edition) => `${edition}@${content.get(edition)?.version ?? 0}`,
    setup(setup) {
      const refusal = boxRefused(setup, content) ?? refuseSetup(setup, booksFor(setup), missions) ?? mapRefused(setup);
      if (refusal !== null) return { ok: false, refusal };
      const state = newState(rulesOf(setup), setup);
      const events: GameEvent[] = [];
      runTable(seat(state, events));
      return { ok: true, state, events };
    },
    options: (state) => optionsOf(seat(state, null)),
    optionKeys: (state, verbs) => (verbs === undefined ? keysOf(seat(state, null)) : turnKeys(seat(state, null), verbs)),
    answer(state, key, quiet = false): Answered {
      const events: GameEvent[] = [];
      const t = seat(state, quiet ? null : events);
      const refusal = refusalOf(t, key);
      if (refusal !== null) return { ok: false, refusal };
      answerTable(t, key);
      return { ok: true, events };
    },
    watch(state, key, between = false): Watched {
      const events: GameEvent[] = [];
      const scenes: Scene[] = [];
      const look = (): unknown => scenes.push(makeScene(seat(state, null)));
      const t = seat(state, {
        push(event) {
          events.push(event);
          // The scene after an event is drawn when it is told, which is before the next one.
          look();
        },
      });
      const refusal = refusalOf(t, key);
      if (refusal !== null) return { ok: false, refusal };
      if (!between) look();
      answerTable(t, key);
      if (between) {
        scenes.pop();
        return { ok: true, events, scenes };
      }
      // what changed without a word belongs to the last thing told
      if (events.length > 0) {
        scenes.pop();
        look();
      }
      return { ok: true, events, scenes };
    },
    offered: (state, key) => isOffered(seat(state, null), key),
    whyNot: (state, key) => refusalOf(seat(state, null), key),
    view: (state, who, bare = false) => makeView(seat(state, null), who, bare ? () => [] : optionsOf),
    board: (state) => describeBoard(rulesOf(state.setup).board),
    clone: cloneState,
    hash: (state) => hashText(canonical(state)),
    resample: (state, _seat, seed) => resample(seat(cloneState(state), null), seed),
    parse(json) {
      const setup = (json as { readonly setup?: unknown } | null)?.setup as GameSetup | undefined;
      const refusal = setup === undefined || setup === null ? null : boxRefused(setup, content);
      return refusal === null ? parseState(json, setup ? booksFor(setup) : content, missions) : { ok: false, refusal };
    },
    parseSheet(edition, json) {
      const book = content.get(edition);
      return book ? parseSheet(json, book) : { ok: false, problems: [{ place: 'edition', reason: `unknown edition ${String(edition)}` }] };
    },
    parseCampaign: (json) => parseCampaign(json, content),
    nextSheet: (state) => nextSheet(rulesOf(state.setup), state),
    oracles: oracles(seat),
    tableOf: seat,
  };
}
