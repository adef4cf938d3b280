// A game that runs in this browser: every answer is saved before it is shown.
import { type Engine, type GameEvent, type GameSetup, type Refusal, type SeatView, type State, WalkedTrail } from '@holdout/engine';
import { askedOf, botOfSurvivors, changes, diff, type GameStep, type Patch } from '@holdout/protocol';
import type { Told } from '../host.ts';
import { standing, withoutOptions } from '../record/record.ts';
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
  /** the day whose mission this is the one try at */
  readonly daily?: string;
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
  #trail: WalkedTrail;
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
    this.#trail = new WalkedTrail(this.state);
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
      ...(wish.daily === undefined ? {} : { daily: wish.daily }),
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
    if (ask.by >= 0) {
      const player = this.card.players[ask.by];
      const asked = askedOf(this.state);
      return player?.bot ?? (asked === null ? null : botOfSurvivors(player?.bots ?? {}, asked));
    }
    return this.card.players.some((player) => player.bot === null) ? null : (this.card.players[0]?.bot ?? null);
  }

  async answer(key: string, bot: string | null = null): Promise<Done> {
    const next = this.engine.clone(this.state);
    const seat = next.ask?.by ?? EVERYONE;
    const answered = this.engine.watch(next, key);
    if (!answered.ok) return answered;
    const shown = changes(answered.scenes);
    const before = this.state;
    await this.#save(next, { kind: 'answer', key, to: null, seat, bot, events: answered.events });
    this.#trail.answered(before, next, bot);
    for (const event of answered.events) this.events.push({ tick: next.tick, event });
    this.shown = shown;
    return answered;
  }

  canUndo(): { readonly can: boolean; readonly why: string } {
    if (this.state.over) return { can: false, why: 'undo.over' };
    const { answers, back } = this.#trail.way();
    if (back !== null) return { can: true, why: 'undo.last' };
    return { can: false, why: answers === 0 && this.card.tick === 0 ? 'undo.nothing' : 'undo.revealed' };
  }

  /** Takes the last answer back; answers of bots go with it, to the last one a person gave. */
  async undo(): Promise<Done> {
    const allowed = this.canUndo();
    if (!allowed.can) return refused(allowed.why.replace('.', '-'));
    const { back } = this.#trail.way();
    if (back === null) return refused('undo-revealed');
    // a game whose beginning could not be played again has a shorter trail than its card tells of
    const to = back.tick + this.card.tick - this.#trail.tick;
    await this.#save(this.engine.clone(back.state), { kind: 'undo', key: '', to, seat: EVERYONE, bot: null, events: [] });
    this.#trail.wentBack(back.tick);
    this.shown = [];
    this.events = this.events.filter(({ tick }) => tick <= back.state.tick);
    return { ok: true, events: [] };
  }

  /**
   * Back to any earlier moment of one's own game, past what was revealed. The record keeps everything: the step back stands in it, so
   * results and replays can say so.
   */
  async rewind(to: number): Promise<Done> {
    if (this.state.over) return refused('undo-over');
    const target = to - (this.card.tick - this.#trail.tick);
    if (!Number.isInteger(to) || to < 0 || to >= this.card.tick || target < 0) return refused('undo-nothing');
    const saved = await this.saves.load(this.card.id);
    if (!saved) return refused('save-gone');
    const made = this.engine.setup(saved.body.setup);
    if (!made.ok) return made;
    const { state } = made;
    const told: Told[] = made.events.map((event) => ({ tick: 0, event }));
    for (const at of standing(saved, to)) {
      const answered = this.engine.answer(state, saved.steps[at].key);
      if (!answered.ok) return answered;
      for (const event of answered.events) told.push({ tick: state.tick, event });
    }
    await this.#save(
      state,
      { kind: 'undo', key: '', to, seat: EVERYONE, bot: null, events: [] },
      { rewound: (this.card.rewound ?? 0) + 1 },
    );
    this.#trail.wentBack(target);
    this.shown = [];
    this.events = told;
    return { ok: true, events: [] };
  }

  /** With `survivor`, of that one alone. */
  async setBot(seat: number, bot: string | null, survivor?: string): Promise<void> {
    const players = this.card.players.map((player, at) => {
      if (at !== seat) return player;
      if (survivor === undefined) return { ...player, bot };
      const { [survivor]: _, ...others } = player.bots ?? {};
      return { ...player, bots: bot === null ? others : { ...others, [survivor]: bot } };
    });
    this.card = { ...this.card, players, updated: this.clock() };
    await this.saves.update(this.card);
  }

  async #save(
    next: State,
    what: Pick<GameStep, 'kind' | 'key' | 'to' | 'seat' | 'bot' | 'events'>,
    more: Pick<LocalCard, 'rewound'> = {},
  ): Promise<void> {
    const seen = withoutOptions(this.engine.view(next, EVERYONE));
    const at = this.clock();
    const tick = this.card.tick + 1;
    const step: LocalStep = { ...what, game: this.card.id, tick, at, patch: diff(this.#seen, seen) };
    const board = next.boardKey === this.#boardKey ? {} : { board: this.engine.board(next) };
    const card: LocalCard = {
      ...this.card,
      ...more,
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
    const trail = new WalkedTrail(made.state);
    const states = [made.state];
    const told: Told[][] = [made.events.map((event) => ({ tick: 0, event }))];
    for (const step of steps) {
      const here = states[states.length - 1];
      if (step.kind === 'undo') {
        const to = step.to ?? 0;
        trail.wentBack(to);
        states.push(states[to]);
        told.push(told[to]);
        continue;
      }
      const next = this.engine.clone(here);
      const answered = this.engine.answer(next, step.key);
      if (!answered.ok) return;
      trail.answered(here, next, step.bot);
      states.push(next);
      told.push([...told[told.length - 1], ...answered.events.map((event) => ({ tick: next.tick, event }))]);
    }
    if (this.engine.hash(states[states.length - 1]) !== this.engine.hash(this.state)) return;
    this.events = told[told.length - 1];
    this.#trail = trail;
  }
}
