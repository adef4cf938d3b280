// A finished game looked at again: the chance to win at every turn, what each turn cost against the best that was found, and what luck did.
import type { Engine, GameEvent, GameSetup, State, SurvivorId } from '@holdout/engine';
import { seatAsked } from '../bot.ts';
import { botRandom } from '../random.ts';
import { ahead, chanceIn } from './chance.ts';
import { type Analysis, costOf, type Moment } from './findings.ts';
import { endsOfKeys, type Level, weigh } from './planner.ts';

/** Enough games to tell a turn that costs a tenth of the chance to win from one that does not. */
export const STUDY: Level = { id: 'study', beam: 8, width: 4, within: 150, trials: [4, 4, 8], kept: [3, 2], rounds: 1 };

interface Turn {
  readonly step: number;
  readonly keys: string[];
}

/** A better turn stands out when it is this many standard errors ahead. */
const STANDS_OUT = 1.5;
/** chance lost that halves the accuracy of a turn */
const HALF = 0.1;

export const accuracyOf = (lost: number): number => 100 * 0.5 ** (Math.max(0, lost) / HALF);

/** Whole turns of survivors, each with the answers that were given to its own questions; null when the answers do not fit the rules. */
function turnsOf(
  engine: Engine,
  setup: GameSetup,
  answers: readonly string[],
  hear: (state: State, events: readonly GameEvent[]) => void,
): Turn[] | null {
  const opened = engine.setup(setup);
  if (!opened.ok) return null;
  const { state } = opened;
  const turns: Turn[] = [];
  let now = null as (Turn & { readonly who: SurvivorId; readonly round: number }) | null;
  for (const [step, key] of answers.entries()) {
    const { ask } = state;
    if (ask === null) return null;
    if (ask.kind === 'order' || state.phase !== 'players') now = null;
    else if (ask.kind === 'turn' && ask.verbs === undefined && (now?.who !== ask.who || now.round !== state.round)) {
      now = { step, keys: [], who: ask.who as number, round: state.round };
      turns.push(now);
    }
    now?.keys.push(key);
    hear(state, []);
    const answered = engine.answer(state, key);
    if (!answered.ok) return null;
    hear(state, answered.events);
  }
  return turns;
}

/** Counts what fell: told before every answer (no events) and after it. */
class Ledger {
  readonly dice = { rolled: 0, hits: 0, expected: 0 };
  readonly spawned = { came: 0, expected: 0 };
  #forecast = 0;
  #spawns = false;

  constructor(private readonly engine: Engine) {}

  hear = (state: State, events: readonly GameEvent[]): void => {
    // the last word before the enemy moves is what the deck led to expect
    if (events.length === 0) {
      if (state.phase !== 'players') return;
      this.#forecast = this.engine.oracles
        .forecast(state)
        .reduce((sum, zone) => sum + Object.values(zone.expected).reduce((n, one) => n + one, 0), 0);
      return;
    }
    for (const event of events) {
      if (event.t === 'phase') {
        this.#spawns = event.phase === 'spawn';
        if (this.#spawns) this.spawned.expected += this.#forecast;
      } else if (event.t === 'spawned' && this.#spawns) this.spawned.came += event.count;
      else if (event.t === 'dice' && event.need >= 2 && event.need <= 6) {
        this.dice.rolled += event.rolled.length;
        this.dice.hits += event.rolled.filter((face) => face >= event.need).length;
        this.dice.expected += (event.rolled.length * (7 - event.need)) / 6;
      }
    }
  };
}

type Found = Omit<Moment, 'luck' | 'last'>;

/** A game looked at turn by turn: `next` as often as there are turns, then `result`. */
export class Study {
  /** the answers fit the rules of today */
  readonly fits: boolean;
  readonly turns: number;
  readonly #turns: readonly Turn[];
  readonly #state: State | null;
  readonly #ledger: Ledger;
  readonly #found: Found[] = [];
  #at = 0;

  constructor(
    private readonly engine: Engine,
    setup: GameSetup,
    private readonly answers: readonly string[],
    private readonly level: Level = STUDY,
  ) {
    this.#ledger = new Ledger(engine);
    const turns = turnsOf(engine, setup, answers, this.#ledger.hear);
    const opened = engine.setup(setup);
    this.fits = turns !== null && opened.ok;
    this.#turns = turns ?? [];
    this.turns = this.#turns.length;
    this.#state = opened.ok ? opened.state : null;
  }

  /** Looks at the next turn; how many are done. */
  next(): number {
    const turn = this.#turns[this.#found.length];
    if (turn !== undefined && this.#state !== null) {
      this.#goTo(this.#state, turn.step);
      this.#found.push(looked(this.engine, this.#state, turn, this.level));
    }
    return this.#found.length;
  }

  result(): Analysis {
    const state = this.#state;
    if (state !== null) this.#goTo(state, this.answers.length);
    const over = state?.over ?? null;
    const won = over?.result === 'won';
    const found = this.#found;
    // the last turn of a game may win or lose it by itself: then no enemy came after it
    const enemyCame = state?.phase !== 'players';
    const end = over === null ? (found.at(-1)?.taken ?? 0) : won ? 1 : 0;
    const moments = found.map((moment, i): Moment => {
      const after = found[i + 1];
      return { ...moment, luck: (after?.best ?? end) - moment.taken, last: after === undefined ? enemyCame : after.round !== moment.round };
    });
    const sum = (list: readonly Moment[], of: (m: Moment) => number): number => list.reduce((n, m) => n + of(m), 0);
    return {
      moments,
      won,
      over: over !== null,
      players: playersOf(moments),
      fortune: { dice: this.#ledger.dice, spawned: this.#ledger.spawned },
      luck: {
        turns: sum(
          moments.filter((m) => !m.last),
          (m) => m.luck,
        ),
        zombies: sum(
          moments.filter((m) => m.last),
          (m) => m.luck,
        ),
      },
      cost: sum(moments, costOf),
    };
  }

  #goTo(state: State, step: number): void {
    for (; this.#at < step; this.#at++) this.engine.answer(state, this.answers[this.#at] ?? '', true);
  }
}

function looked(engine: Engine, state: State, { step, keys }: Turn, level: Level): Found {
  const seat = seatAsked(state);
  const random = () => botRandom(`analysis ${step}`);
  const { ranked, told } = weigh(engine, state, seat, level, random());
  const done = { ends: endsOfKeys(engine, state, seat, level, random(), keys) };
  const [first] = ranked;
  const taken = chanceIn(done);
  const { mean, error } = first === undefined ? { mean: 0, error: 1 } : ahead(first, done);
  const standsOut = mean > STANDS_OUT * error;
  return {
    step,
    answers: keys.length,
    round: state.round,
    who: state.ask?.who as number,
    seat,
    best: taken + (standsOut ? mean : 0),
    taken,
    better: standsOut ? (told?.plan[0] ?? null) : null,
  };
}

function playersOf(moments: readonly Moment[]): Analysis['players'] {
  const seats = [...new Set(moments.map((moment) => moment.seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = moments.filter((moment) => moment.seat === seat);
    const accuracy = own.reduce((sum, moment) => sum + accuracyOf(costOf(moment)), 0) / Math.max(1, own.length);
    return { seat, turns: own.length, accuracy: Math.round(accuracy), cost: own.reduce((sum, moment) => sum + costOf(moment), 0) };
  });
}
