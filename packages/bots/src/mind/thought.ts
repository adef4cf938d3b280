// What everyone may know of a table, as a game to think about, and the turn that is best on average in it.
import type { Engine, State, SurvivorId } from '@holdout/engine';
import { type Agenda, agendaOf, waysOf } from './candidates.ts';
import { followersOf } from './company.ts';
import { hurryTo } from './corruption.ts';
import { HOLD } from './dealing.ts';
import { type Errand, type Order, team, waits } from './errands.ts';
import { FAR, factsOf, zombiesAt } from './facts.ts';
import { burningGiants } from './giants.ts';
import type { Goal, Turn } from './goal.ts';
import { Model } from './model.ts';
import { orderOf } from './order.ts';
import { TurnPlan } from './turns.ts';
import type { Weights } from './weights.ts';

export interface Thought {
  readonly order: Order;
  /** the real order of cards and dice is left out */
  readonly state: State;
  readonly agenda: Agenda;
  /** what everyone is about, with the way to it */
  readonly goals: readonly Goal[];
  /** what was left to do */
  readonly work: string;
}

const ALONG: ReadonlySet<Errand['deed']> = new Set(['join', 'hold']);

/** The last thought about: who is asked changes nothing of what there is to do. */
let latest: { readonly engine: Engine; readonly table: string; readonly thought: Thought } | null = null;

export function thoughtOf(engine: Engine, real: State, seat: number): Thought {
  const state = engine.resample(real, seat, 'thought');
  const table = `${seat} ${tableOf(state)}`;
  if (latest !== null && latest.engine === engine && latest.table === table) return { ...latest.thought, state };
  const thought = about(engine, state);
  latest = { engine, table, thought };
  return thought;
}

/** Everything that what there is to do depends on. */
const tableOf = (state: State): string =>
  JSON.stringify([
    typeof state.setup.mission === 'string' ? state.setup.mission : state.setup.mission.id,
    state.round,
    state.hour,
    state.boardKey,
    state.zombies,
    state.doors,
    state.met,
    state.progress,
    state.objectives,
    state.crates,
    state.loose,
    state.cars,
    state.guards,
    state.spawns,
    state.necromancers,
    state.ladders,
    state.bile,
    state.beacon,
    state.exit,
    state.survivors.map((s) => [s.id, s.zone, s.alive, s.out, s.hands, s.body, s.pack, s.car, s.ap, s.leader]),
  ]);

/** The same table with the team split up otherwise. */
export const inGroups = (t: Thought, most: number, arming = false): Thought => about(t.order.facts.engine, t.state, most, arming);

/** Fires and cars of one round: once the first of them burns nothing else matters, and everybody is in reach of it. */
const FINALE = { haste: 8 };

function about(engine: Engine, state: State, most?: number, arming?: boolean): Thought {
  const facts = factsOf(engine, state);
  const lines = engine.oracles.leads(state).map((line) => ({ ...line, leads: burningGiants(facts, state, line.leads) }));
  const order = orderOf(
    engine,
    state,
    lines.flatMap((line) => line.leads),
  );
  const agenda = agendaOf(order, state, lines, most, arming);
  const ways = waysOf(order, state, agenda.defaults);
  const goals = agenda.defaults.map((errand, who) => {
    const field = ways[who] ?? NOWHERE.field;
    const steps = field[state.survivors[who]?.zone ?? -1] ?? FAR;
    const hurry = errand.deed === 'kill' ? hurryTo(order.facts, state, errand.zones, steps) : errand.now === true ? FINALE : {};
    return { errand, field, along: ALONG.has(errand.deed), ...hurry };
  });
  apart(state, goals);
  return { order, state, agenda, goals, work: workOf(state) };
}

const ONE_DOES: ReadonlySet<Errand['deed']> = new Set(['take', 'recruit', 'use', 'carry', 'open']);

/**
 * What one can do the nearest does (or as many as there is work for); the others of its group come along and keep the way open. A card is read with
 * all of them in its zone, not a step behind: what it brings may attack at once.
 */
function apart(state: State, goals: { readonly errand: Errand; readonly field: Float64Array; along: boolean }[]): void {
  const steps = (who: SurvivorId): number => goals[who]?.field[state.survivors[who]?.zone ?? -1] ?? FAR;
  const groups = new Map<Errand, SurvivorId[]>();
  for (const who of team(state)) {
    const errand = goals[who]?.errand;
    if (errand === undefined || !ONE_DOES.has(errand.deed)) continue;
    const group = groups.get(errand);
    if (group === undefined) groups.set(errand, [who]);
    else group.push(who);
  }
  for (const [errand, group] of groups) {
    const others = group.sort((a, b) => steps(a) - steps(b) || a - b).slice(errand.hands ?? 1);
    for (const who of others) if (goals[who] !== undefined) goals[who].along = true;
  }
}

/** What is left to do, as far as it shows: when it changes everyone has something else to be about. */
function workOf(state: State): string {
  let left = 0;
  for (const token of state.objectives) if (token.place === 'board') left++;
  return `${state.met.join()} ${left} ${state.necromancers.length}`;
}

/** The same thought, or a new one where a game tried out has come so far that there is something else to do. */
export const stillAbout = (t: Thought, game: State): Thought =>
  t.work === workOf(game) ? t : about(t.order.facts.engine, t.order.facts.engine.clone(game));

const NOWHERE: Goal = { errand: HOLD, field: new Float64Array(0), along: true };

export const goalFor = (t: Thought, who: SurvivorId): Goal => t.goals[who] ?? NOWHERE;

/** Turns of whoever acts in this game, best first: one for each answer it may begin with and place it may end in. */
export function turnsFor(t: Thought, game: State, who: SurvivorId, w: Weights, beam?: number, packs?: boolean): Turn[] {
  const model = new Model(t.order, game, w);
  const turns = new TurnPlan(model, who, goalFor(t, who), beam, packs).best();
  if (turns[0]?.key !== 'end') return turns;
  // nothing to do where one stands: perhaps there is, if those beside come along
  const followers = followersOf(model, who);
  return followers.length === 0 ? turns : new TurnPlan(model, who, goalFor(t, who), beam, packs, followers).best();
}

/** whoever waits for others acts after them */
const LAST = 1000;
/** so does, of those who leave, whoever is farther from the exit: the first ones clear the way */
const BEHIND = 30;
const behindOthers = ({ field }: Goal, { survivors }: State, who: SurvivorId): number =>
  BEHIND * Math.min(LAST, field[survivors[who]?.zone ?? -1] ?? 0);

/** Whoever sits at a wheel with nowhere to drive yet waits for what the others do. */
const isAtWheel = ({ deed, zones, to }: Errand): boolean => deed === 'drive' && to?.some((zone) => zones.includes(zone)) === true;

/** whoever is held by zombies and does nothing about them acts after those who may fell them */
const HELD = 40;

function held({ order, goals }: Thought, game: State, who: SurvivorId, turn: Turn): boolean {
  const s = game.survivors[who];
  if (s === undefined || turn.zone !== s.zone || zombiesAt(order.facts, game, s.zone) === 0) return false;
  if ((goals[who]?.field[s.zone] ?? 0) <= 0) return false;
  const here = `:${s.zone}`;
  return !turn.steps.some((step) => step.startsWith('melee') || (/^(ranged|magic):/.test(step) && step.endsWith(here)));
}

export interface First {
  readonly who: SurvivorId;
  readonly gain: number;
  readonly turn: Turn;
}

/** Who may go first, whoever has most to gain in front. */
export function firsts(t: Thought, w: Weights, names: readonly string[], beam?: number): First[] {
  const { engine } = t.order.facts;
  const found: First[] = [];
  for (const who of team(t.state)) {
    const id = t.state.survivors[who]?.id ?? '';
    if (!names.includes(id)) continue;
    const game = engine.clone(t.state);
    if (!engine.answer(game, id, true).ok || game.ask?.kind !== 'turn') continue;
    const turns = turnsFor(t, game, who, w, beam);
    const [turn] = turns;
    if (turn === undefined) continue;
    const gain = turn.value - (turns.find((one) => one.key === 'end')?.value ?? 0);
    const goal = goalFor(t, who);
    const late =
      waits(t.order, t.state, who, goal.errand) || isAtWheel(goal.errand)
        ? LAST
        : goal.errand.deed === 'leave'
          ? behindOthers(goal, game, who)
          : 0;
    found.push({ who, turn, gain: gain - late - (held(t, game, who, turn) ? HELD : 0) });
  }
  return found.sort((a, b) => b.gain - a.gain || a.who - b.who);
}
