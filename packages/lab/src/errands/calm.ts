// A game with the danger taken away: what is left of a mission is where to go, with what and in which order.
import { type Bot, botRandom, seatAsked } from '@holdout/bots';
import type { Engine, GameSetup, Lead, State } from '@holdout/engine';

/** nobody dies of what is left on the board */
const HEALTH = 10_000;
/** of those that somebody may have to fell for adrenaline, so many stay in a zone */
const PREY = 5;

export interface CalmGame {
  readonly end: 'won' | 'lost' | 'stalled';
  readonly reason: string;
  readonly rounds: number;
  readonly ms: number;
  /** lines met when it ended, by number */
  readonly met: readonly boolean[];
  readonly state: State;
  readonly answers: readonly string[];
}

/** A necromancer that never came has left no token either. */
function withoutToken(state: State, token: number): void {
  state.spawns.splice(token, 1);
  for (const other of state.necromancers) {
    if (other.token > token) other.token--;
    if (other.source > token) other.source--;
  }
}

/** Zombies nobody has to kill go back into the box, and wounds are nothing to those who stay. */
function calm(engine: Engine, state: State, kinds: readonly string[]): void {
  for (const s of state.survivors) if (s.alive && s.health < HEALTH) s.health += HEALTH;
  const width = kinds.length;
  if (!state.zombies.some((n) => n > 0)) return;
  const leads = engine.oracles.leads(state).flatMap((line) => line.leads);
  const hunted = new Set(leads.flatMap((lead) => lead.kinds ?? (lead.deed === 'kill' ? kinds : [])));
  const rises = leads.some((lead: Lead) => lead.deed === 'rise');
  // where the box itself has to be emptied, what comes out of it stays out
  const boxed = !leads.some((lead) => lead.deed === 'wait' && lead.hour === undefined && lead.kinds === undefined);
  state.zombies.forEach((n, i) => {
    const kind = i % width;
    const stays = hunted.has(kinds[kind] ?? '') ? n : rises ? Math.min(PREY, n) : 0;
    if (stays === n) return;
    state.zombies[i] = stays;
    if (boxed) state.pool[kind] = (state.pool[kind] ?? 0) + n - stays;
  });
  for (const figure of [...state.necromancers]) {
    if ((state.zombies[figure.zone * width + figure.kind] ?? 0) > 0) continue;
    state.necromancers.splice(state.necromancers.indexOf(figure), 1);
    if (figure.token >= 0) withoutToken(state, figure.token);
  }
}

/** Those who spoil the ground as soon as they come do not come at all, unless the mission wants them. */
function withoutNecromancers(engine: Engine, state: State): void {
  const cards = engine.editions.find((e) => e.edition === state.setup.edition)?.zombieDeck ?? [];
  const { zombieDeck } = state;
  zombieDeck.draw = zombieDeck.draw.filter((card) => cards[card]?.is !== 'necromancer');
}

const wantsNecromancers = (engine: Engine, state: State): boolean =>
  engine.oracles
    .leads(state)
    .some(({ leads }) =>
      leads.some((lead) => lead.deed !== 'find' && (lead.kinds ?? []).some((kind) => kind.includes('necromancer') || kind === 'defiler')),
    );

/** Plays to the end or so many rounds. Throws when the engine refuses what the bot answers. */
export function playCalmly(engine: Engine, setup: GameSetup, bot: Bot, rounds: number): CalmGame {
  const opened = engine.setup(setup);
  if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.refusal)}`);
  const { state } = opened;
  const kinds = Object.keys(engine.view(state, -1).kinds);
  let hunting = false;
  const random = botRandom(`${setup.seed} ${bot.id}`);
  const started = performance.now();
  const answers: string[] = [];
  while (state.over === null && state.round <= rounds && answers.length < 300 * rounds) {
    if (state.ask?.kind === 'order' || state.ask?.kind === 'turn') {
      hunting ||= wantsNecromancers(engine, state);
      if (!hunting) withoutNecromancers(engine, state);
      calm(engine, state, kinds);
    }
    const { key } = bot.choose(engine, state, seatAsked(state), random);
    const result = engine.answer(state, key, true);
    if (!result.ok) throw new Error(`refused ${key}: ${JSON.stringify(result.refusal)}`);
    answers.push(key);
  }
  return {
    end: state.over === null ? 'stalled' : state.over.result,
    reason: state.over?.reason ?? '',
    rounds: Math.min(state.round, rounds),
    ms: performance.now() - started,
    met: [...state.met],
    state,
    answers,
  };
}
