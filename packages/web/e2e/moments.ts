// One moment of every kind of question, reached by play, as an address of its own: setup and answers so far.
import { deflateRawSync } from 'node:zlib';
import { botRandom, seatAsked, sensibleBot } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine, type DecisionKind, type GameSetup } from '@holdout/engine';

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
const MOST_GAMES = 240;
const MOST_ANSWERS = 1500;

const packed = (setup: GameSetup, answers: readonly string[]): string =>
  `z.${deflateRawSync(JSON.stringify({ v: 1, setup, players: ['Ada'], answers })).toString('base64url')}`;

/** The first moment of each wanted kind. A turn is taken with as much to do as there is in the first games. */
export function momentsOf(kinds: readonly DecisionKind[]): readonly Moment[] {
  const engine = createEngine(editions);
  const found = new Map<DecisionKind, Moment & { readonly weight: number }>();
  for (let game = 0; game < MOST_GAMES && found.size < kinds.length; game++) {
    const [mission, seed] = KNOWN[game] ?? [MISSIONS[game % MISSIONS.length] ?? '', `moment ${game}`];
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
      const kind = state.ask.kind as DecisionKind;
      const weight = kind === 'turn' ? new Set(engine.options(state).map((option) => option.verb)).size : 1;
      const step = answers.length;
      const { key } = sensibleBot.choose(engine, state, seatAsked(state), random);
      if (!engine.answer(state, key).ok) throw new Error(`${key} is refused`);
      answers.push(key);
      // a record is played on from before its end
      if (kinds.includes(kind) && weight > (found.get(kind)?.weight ?? 0))
        found.set(kind, { kind, weight, step, id: packed(setup, answers) });
    }
  }
  return [...found.values()];
}
