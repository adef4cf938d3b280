// One moment of every kind of question, and turns that between them can do everything, reached by play, each as an address of its own: setup and answers so far.
import { deflateRawSync } from 'node:zlib';
import { type Bot, botRandom, playerNamed, seatAsked, sensibleBot } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine, type DecisionKind, type GameEvent, type GameSetup, type State } from '@holdout/engine';
import { groupOf } from '../src/table/model/choices.ts';

export interface Moment {
  readonly kind: DecisionKind;
  /** the record's id for an address */
  readonly id: string;
  readonly step: number;
}

/** Between them these missions ask everything: cars, vaults, guards, campaigns' skills, dragons, kids. */
const MISSIONS = ['second-edition/m00', 'black-plague/q03', 'white-death/w01', 'washington/z01', 'second-edition/m13', 'black-plague/q09'];
/** Played first: what is seldom asked comes up here. Should it no longer, the others are searched. */
const KNOWN: readonly (readonly [mission: string, seed: string])[] = [['black-plague/q03', 'moment 6']];
/** Bots see no use in ladders: this one goes where a ladder lies and takes it up. */
const climber: Bot = {
  ...sensibleBot,
  choose: (rules, state, seat, random) => {
    const options = rules.options(state);
    const lying = new Set(state.ladders.filter((one) => one.by < 0).map((one) => one.at));
    const carried = state.ladders.some((one) => one.by >= 0);
    const up = options.find((option) => option.key.startsWith('take:ladder'));
    const there = options.find((option) => option.verb === 'move' && lying.has(option.zones?.at(-1) ?? -1));
    const found = carried ? undefined : (up ?? there);
    return found === undefined
      ? sensibleBot.choose(rules, state, seat, random)
      : { ...sensibleBot.choose(rules, state, seat, random), key: found.key };
  },
};
/** Between them these turns can do whatever a turn can; should bots play them otherwise by now, more games of theirs are searched. */
const TURNS: readonly (readonly [mission: string, seed: string, bot?: Bot])[] = [
  ['second-edition/m04', 'moment 10'],
  ['white-death/w01', 'moment 3'],
  ['white-death/w01', 'moment 3', climber],
  ['white-death/w05', 'moment 8'],
  ['black-plague/q09', 'moment 6'],
  ['washington/z01', 'moment 3'],
];
const MOST_GAMES = 240;
const MOST_ANSWERS = 1500;

const packed = (setup: GameSetup, answers: readonly string[]): string =>
  `z.${deflateRawSync(JSON.stringify({ v: 1, setup, players: ['Ada'], answers })).toString('base64url')}`;

const engine = createEngine(editions);

/** A question before it is answered and the answers given, the one it gets among them. */
type Look = (state: State, setup: GameSetup, answers: readonly string[]) => boolean;

/** Lets bots play a game while `look` says that it goes on; `heard` is told what came of each answer. */
function playOut(
  mission: string,
  seed: string,
  look: Look,
  heard: (events: readonly GameEvent[], state: State, setup: GameSetup, answers: readonly string[]) => void = () => {},
  bot: Bot = sensibleBot,
): void {
  const content = editions.find((one) => one.missions.some(({ id }) => id === mission));
  if (!content) throw new Error(`no mission ${mission}`);
  const people = content.survivors.filter((one) => !one.companionOnly).map((one) => one.id);
  const setup: GameSetup = { edition: content.edition, mission, seats: [people.slice(0, 6)], options: {}, seed };
  const made = engine.setup(setup);
  if (!made.ok) throw new Error(made.refusal.reason);
  const { state } = made;
  const random = botRandom(setup.seed);
  const answers: string[] = [];
  while (!state.over && state.ask && answers.length < MOST_ANSWERS) {
    // a record is played on from before its end
    const { key } = bot.choose(engine, state, seatAsked(state), random);
    answers.push(key);
    if (!look(state, setup, answers)) return;
    const answered = engine.answer(state, key);
    if (!answered.ok) throw new Error(`${key} is refused`);
    heard(answered.events, state, setup, answers);
  }
}

/** A whole game of a bot. */
export function playedOut(mission: string, seed: string, bot: string): { readonly setup: GameSetup; readonly answers: readonly string[] } {
  let way: { readonly setup: GameSetup; readonly answers: readonly string[] } | undefined;
  const look: Look = (_, setup, answers) => {
    way = { setup, answers };
    return true;
  };
  playOut(mission, seed, look, undefined, playerNamed(bot));
  if (way === undefined) throw new Error(`nothing is asked in ${mission}`);
  return way;
}

/** The first moment of each wanted kind. */
export function momentsOf(kinds: readonly DecisionKind[]): readonly Moment[] {
  const found = new Map<DecisionKind, Moment>();
  for (let game = 0; game < MOST_GAMES && found.size < kinds.length; game++) {
    const [mission, seed] = KNOWN[game] ?? [MISSIONS[game % MISSIONS.length] ?? '', `moment ${game}`];
    playOut(mission, seed, (state, setup, answers) => {
      const kind = state.ask?.kind as DecisionKind;
      if (kinds.includes(kind) && !found.has(kind)) found.set(kind, { kind, step: answers.length - 1, id: packed(setup, answers) });
      return found.size < kinds.length;
    });
  }
  return [...found.values()];
}

/** A turn and the groups of verbs that can be done in it. */
export interface TurnMoment extends Moment {
  readonly groups: readonly string[];
}

/** As few turns as it takes to do all of these, each with those that no turn before it can. */
export function turnsOf(groups: readonly string[]): readonly TurnMoment[] {
  const met: { readonly setup: GameSetup; readonly answers: readonly string[]; readonly groups: readonly string[] }[] = [];
  const lacking = new Set(groups);
  const play = (mission: string, seed: string, bot: Bot | undefined): void => {
    const look: Look = (state, setup, answers) => {
      if (state.ask?.kind !== 'turn') return true;
      const here = new Set(engine.options(state).map(groupOf));
      met.push({ setup, answers: [...answers], groups: groups.filter((group) => here.has(group)) });
      for (const group of here) lacking.delete(group);
      return true;
    };
    playOut(mission, seed, look, undefined, bot);
  };
  for (const [mission, seed, bot] of TURNS) play(mission, seed, bot);
  for (let game = 0; game < MOST_GAMES && lacking.size > 0; game++) {
    const [mission, , bot] = TURNS[game % TURNS.length] ?? ['second-edition/m00'];
    play(mission, `search ${game}`, bot);
  }
  const chosen: TurnMoment[] = [];
  const wanting = new Set(groups);
  const gain = (turn: (typeof met)[number]) => turn.groups.filter((group) => wanting.has(group)).length;
  while (wanting.size > 0) {
    const best = met.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    if (gain(best) === 0) throw new Error(`no turn can do ${[...wanting].join(', ')}`);
    const own = best.groups.filter((group) => wanting.has(group));
    chosen.push({ kind: 'turn', step: best.answers.length - 1, id: packed(best.setup, best.answers), groups: own });
    for (const group of own) wanting.delete(group);
  }
  return chosen;
}

/** What takes the stage, as the show calls it. */
export type Great = 'death' | 'level' | 'blast' | 'abomination' | 'won' | 'lost';

/** A great moment and the step before the answer that brings it. */
export interface GreatMoment {
  readonly what: Great;
  readonly id: string;
  readonly step: number;
  /** that answer */
  readonly answer: string;
}

const GREAT: readonly Great[] = ['level', 'blast', 'abomination', 'death', 'won', 'lost'];
/** Games in which it comes to them, and who plays: a car to blow up, missions that are won and lost. */
const GREAT_GAMES: readonly (readonly [mission: string, bot: string])[] = [
  ['second-edition/m00', 'swift'],
  ['second-edition/m04', 'sensible'],
  ['black-plague/q00', 'swift'],
];
const MOST_GREAT = 8;
/** Answers that are given by a key and a button, whatever is on the table. */
const BY_KEY = /^(end|yes)$|^(take|shoot-car):/;

function greatIn(event: GameEvent, state: State): Great | null {
  switch (event.t) {
    case 'died':
      return 'death';
    case 'level':
      return 'level';
    case 'car':
      return event.change === 'destroyed' ? 'blast' : null;
    case 'spawned':
      return engine.view(state, -1).kinds[event.kind]?.base === 'abomination' ? 'abomination' : null;
    case 'over':
      return event.result;
    default:
      return null;
  }
}

/** The first of every great moment that an answer by key brings. */
export function greatMoments(): readonly GreatMoment[] {
  const found = new Map<Great, GreatMoment>();
  const heard = (events: readonly GameEvent[], state: State, setup: GameSetup, answers: readonly string[]): void => {
    const answer = answers[answers.length - 1] ?? '';
    if (!BY_KEY.test(answer)) return;
    for (const what of events.map((event) => greatIn(event, state)))
      if (what !== null && !found.has(what)) found.set(what, { what, answer, step: answers.length - 1, id: packed(setup, answers) });
  };
  for (let game = 0; game < MOST_GREAT; game++)
    for (const [mission, bot] of GREAT_GAMES)
      if (found.size < GREAT.length) playOut(mission, `moment ${game}`, () => true, heard, playerNamed(bot));
  const missing = GREAT.filter((what) => !found.has(what));
  if (missing.length > 0) throw new Error(`no game has: ${missing.join(', ')}`);
  return [...found.values()];
}
