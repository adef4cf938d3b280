// A game that runs in this browser: every answer is saved before it is shown.
import type { Engine, GameEvent, GameSetup, Refusal, SeatView, State } from '@holdout/engine';
import { changes, diff, type GameStep, type Patch } from '@holdout/protocol';
import type { Told } from '../host.ts';
import { withoutOptions } from '../record/record.ts';
import type { Branch, LocalCard, LocalStep, Player, Saved, Saves } from './saves.ts';

export type Done = { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };

type Opened = { readonly ok: true; readonly game: LocalGame } | { readonly ok: false; readonly refusal: Refusal };

export interface NewGame {
  readonly setup: GameSetup;
  readonly players: readonly Player[];
  readonly seedChosen: boolean;
  /** answers to begin with: a branch of an earlier game */
  readonly answers?: readonly string[];
  /** the game and moment it branched off from */
  readonly branch?: Branch;
}

const EVERYONE = -1;

const refused = (reason: string): Done => ({ ok: false, refusal: { reason } });

export class LocalGame {
  state: State;
  card: LocalCard;
  /** what happened on the way to the present state, undone answers left out */
  events: Told[] = [];
  /** what each event of the last answer changed on the table */
  shown: readonly Patch[] = [];
  /** states before answers that revealed nothing: the way back */
  #back: { readonly state: State; readonly tick: number }[] = [];
  #seen: SeatView;
  #boardKey: string;

  private constructor(
    readonly engine: Engine,
    private readonly saves: Saves,
    saved: Saved,
    private readonly clock: () => number,
  ) {
    this.state = saved.body.state;
    this.card = saved.card;
    this.#seen = withoutOptions(engine.view(this.state, EVERYONE));
    this.#boardKey = this.state.boardKey;
  }

  static async create(engine: Engine, saves: Saves, id: string, wish: NewGame, clock = Date.now): Promise<Opened> {
    const made = engine.setup(wish.setup);
    if (!made.ok) return made;
    const { state, events } = made;
    const card: LocalCard = {
      id,
      edition: wish.setup.edition,
      mission: typeof wish.setup.mission === 'string' ? wish.setup.mission : wish.setup.mission.id,
      players: wish.players,
      survivors: wish.setup.seats.flat(),
      tick: 0,
      round: state.round,
      waiting: state.ask?.by ?? null,
      result: null,
      created: clock(),
      updated: clock(),
      ...(wish.branch === undefined ? {} : { branch: wish.branch }),
    };
    const body = {
      id,
      setup: wish.setup,
      ruleset: engine.ruleset(wish.setup.edition),
      seedChosen: wish.seedChosen,
      board: engine.board(state),
      view: withoutOptions(engine.view(state, EVERYONE)),
      events,
      state,
    };
    await saves.create({ card, body, steps: [] });
    const game = new LocalGame(engine, saves, { card, body: { ...body, state: engine.clone(state) }, steps: [] }, clock);
    game.events = events.map((event) => ({ tick: 0, event }));
    for (const key of wish.answers ?? []) {
      const done = await game.answer(key);
      if (!done.ok) return { ok: false, refusal: done.refusal };
    }
    return { ok: true, game };
  }

  static async open(engine: Engine, saves: Saves, id: string, clock = Date.now): Promise<Opened> {
    const saved = await saves.load(id);
    if (!saved) return { ok: false, refusal: { reason: 'save-gone' } };
    const parsed = engine.parse(saved.body.state);
    if (!parsed.ok) return parsed;
    const game = new LocalGame(engine, saves, { ...saved, body: { ...saved.body, state: parsed.state } }, clock);
    game.#remember(saved);
    return { ok: true, game };
  }

  /** The seat whose eyes this browser looks through: who answers, if that is one of its people. */
  eyes(): number {
    const by = this.state.ask?.by ?? EVERYONE;
    if (by >= 0 && this.card.players[by]?.bot === null) return by;
    const person = this.card.players.findIndex((player) => player.bot === null);
    return person >= 0 ? person : EVERYONE;
  }

  /** The bot that answers now; null when a person does or the game is over. */
  bot(): string | null {
    const { ask } = this.state;
    if (!ask) return null;
    if (ask.by >= 0) return this.card.players[ask.by]?.bot ?? null;
    return this.card.players.some((player) => player.bot === null) ? null : (this.card.players[0]?.bot ?? null);
  }

  async answer(key: string, bot: string | null = null): Promise<Done> {
    const next = this.engine.clone(this.state);
    const seat = next.ask?.by ?? EVERYONE;
    const answered = this.engine.watch(next, key);
    if (!answered.ok) return answered;
    const shown = changes(answered.scenes);
    const before = { state: this.state, tick: this.card.tick };
    await this.#save(next, { kind: 'answer', key, to: null, seat, bot, events: answered.events });
    if (next.info === before.state.info) this.#back.push(before);
    else this.#back = [];
    for (const event of answered.events) this.events.push({ tick: next.tick, event });
    this.shown = shown;
    return answered;
  }

  canUndo(): { readonly can: boolean; readonly why: string } {
    if (this.state.over) return { can: false, why: 'undo.over' };
    if (this.#back.length > 0) return { can: true, why: 'undo.last' };
    return { can: false, why: this.card.tick === 0 ? 'undo.nothing' : 'undo.revealed' };
  }

  /** Takes the last answer back; answers of bots go with it, to the last one a person gave. */
  async undo(): Promise<Done> {
    const allowed = this.canUndo();
    if (!allowed.can) return refused(allowed.why.replace('.', '-'));
    let at = this.#back.length - 1;
    while (at > 0 && this.#answeredByBot(this.#back[at].state)) at--;
    const target = this.#back[at];
    await this.#save(this.engine.clone(target.state), { kind: 'undo', key: '', to: target.tick, seat: EVERYONE, bot: null, events: [] });
    this.#back.length = at;
    this.events = this.events.filter(({ tick }) => tick <= target.state.tick);
    return { ok: true, events: [] };
  }

  async setBot(seat: number, bot: string | null): Promise<void> {
    const players = this.card.players.map((player, at) => (at === seat ? { ...player, bot } : player));
    this.card = { ...this.card, players, updated: this.clock() };
    await this.saves.update(this.card);
  }

  #answeredByBot(state: State): boolean {
    const by = state.ask?.by ?? EVERYONE;
    return by >= 0 && this.card.players[by]?.bot !== null;
  }

  async #save(next: State, what: Pick<GameStep, 'kind' | 'key' | 'to' | 'seat' | 'bot' | 'events'>): Promise<void> {
    const seen = withoutOptions(this.engine.view(next, EVERYONE));
    const at = this.clock();
    const tick = this.card.tick + 1;
    const step: LocalStep = { ...what, game: this.card.id, tick, at, patch: diff(this.#seen, seen) };
    const board = next.boardKey === this.#boardKey ? {} : { board: this.engine.board(next) };
    const card: LocalCard = {
      ...this.card,
      tick,
      round: next.round,
      waiting: next.ask?.by ?? null,
      result: next.over?.result ?? null,
      updated: at,
    };
    await this.saves.step({ ...step, ...board }, next, card);
    this.card = card;
    this.state = next;
    this.#seen = seen;
    this.#boardKey = next.boardKey;
  }

  /** Plays the saved answers again for events and the way back; if the rules changed since, the saved state stands alone. */
  #remember({ body, steps }: Saved): void {
    const made = this.engine.setup(body.setup);
    if (!made.ok) return;
    const trails: { state: State; events: Told[]; back: { state: State; tick: number }[] }[] = [];
    let here = {
      state: made.state,
      events: made.events.map((event) => ({ tick: 0, event })),
      back: [] as { state: State; tick: number }[],
    };
    trails.push(here);
    for (const step of steps) {
      if (step.kind === 'undo') here = trails[step.to ?? 0];
      else {
        const next = this.engine.clone(here.state);
        const answered = this.engine.answer(next, step.key);
        if (!answered.ok) return;
        const events = [...here.events, ...answered.events.map((event) => ({ tick: next.tick, event }))];
        const back = next.info === here.state.info ? [...here.back, { state: here.state, tick: step.tick - 1 }] : [];
        here = { state: next, events, back };
      }
      trails.push(here);
    }
    if (this.engine.hash(here.state) !== this.engine.hash(this.state)) return;
    this.events = here.events;
    this.#back = here.back;
  }
}
