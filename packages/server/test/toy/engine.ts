// A toy game behind the engine's interface, for tests of the server: seats in turn, a shuffled deck, face-down tokens, team choices with
// a form, and an end. Small enough to know by heart, and it hides something worth stealing.
import type {
  Answered,
  BoardOf,
  Campaign,
  CampaignSheet,
  Engine,
  GameEvent,
  GameSetup,
  Option,
  Refusal,
  Scene,
  SeatView,
  State,
} from './types.ts';

interface ToyState {
  format: 1;
  setup: GameSetup;
  tick: number;
  info: number;
  round: number;
  random: [number, number, number, number];
  boardKey: string;
  ask: { kind: string; by: number; who?: number } | null;
  over: { result: 'won' | 'lost'; reason: string } | null;
  deck: number[];
  discard: number[];
  tokens: { zone: number; colour: string; down: boolean }[];
  noise: number[];
  survivors: { id: string; seat: number; zone: number }[];
  turn: number;
  length: number;
}

const ZONES = 12;
const COLOURS = ['toy-crimson', 'toy-azure', 'toy-amber'];
const toy = (state: State): ToyState => state as unknown as ToyState;
const real = (state: ToyState): State => state as unknown as State;

function roll(state: ToyState, below: number): number {
  let x = state.random[0];
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) >>> 0;
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39) >>> 0;
  x = (x ^ (x >>> 15)) >>> 0;
  state.random[0] = (state.random[0] + 0x9e3779b9) >>> 0;
  return x % below;
}

const hashSeed = (seed: string): number =>
  [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);

function shuffle(state: ToyState, cards: number[]): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = roll(state, i + 1);
    [cards[i], cards[j]] = [cards[j] as number, cards[i] as number];
  }
  return cards;
}

/** Every seventh question goes to the team; the others to seats in turn. */
function askNext(state: ToyState): void {
  const seats = state.setup.seats.length;
  if (state.tick % 7 === 6) {
    state.ask = { kind: 'wounds', by: -1 };
    return;
  }
  // The survivors of a seat act one after the other, round by round.
  const by = state.turn % seats;
  const own = state.survivors.flatMap((survivor, index) => (survivor.seat === by ? [index] : []));
  const who = own[Math.floor(state.turn / seats) % own.length];
  state.ask = { kind: 'turn', by, ...(own.length > 1 && who !== undefined ? { who } : {}) };
}

function keys(state: ToyState): string[] {
  if (!state.ask) return [];
  if (state.ask.by < 0) return ['a=2,b=0', 'a=1,b=1', 'a=0,b=2'];
  return [
    'pass',
    ...state.noise.map((_, zone) => `noise:${zone}`),
    ...(state.deck.length > 0 ? ['draw'] : []),
    ...state.tokens.flatMap((token, i) => (token.down ? [`turn:${i}`] : [])),
  ];
}

function play(state: ToyState, key: string): GameEvent[] {
  const events: GameEvent[] = [];
  const by = state.ask?.by ?? 0;
  const [verb, what] = key.split(':');
  if (by < 0) events.push({ t: 'wounded', who: 0, wounds: Number(key[2]), left: 1, by: key });
  else {
    state.turn++;
    if (state.turn % state.setup.seats.length === 0) events.push({ t: 'round', round: ++state.round, hour: -1 });
  }
  if (verb === 'draw') {
    const card = state.deck.pop() as number;
    state.discard.push(card);
    state.info++;
    events.push(
      { t: 'zombie-card', card, zone: 0, level: 'blue', deck: 'spawn' },
      { t: 'dice', why: 'toy', who: by, rolled: [1 + roll(state, 6)], need: 4, hits: 0 },
    );
  } else if (verb === 'noise') {
    const zone = Number(what);
    state.noise[zone] = (state.noise[zone] ?? 0) + 1;
    events.push({ t: 'noise', zone, tokens: state.noise[zone] as number, who: by });
  } else if (verb === 'turn') {
    const token = state.tokens[Number(what)];
    if (token) {
      token.down = false;
      state.info++;
      events.push({ t: 'revealed', what: 'objective', colour: token.colour, zone: token.zone });
    }
  }
  return events;
}

function refusal(state: ToyState, key: string): Refusal | null {
  if (state.over) return { reason: 'game-over' };
  return keys(state).includes(key) ? null : { reason: 'not-an-option' };
}

function view(state: ToyState, seat: number, bare: boolean): SeatView {
  const mine = !bare && state.ask !== null && (state.ask.by < 0 || state.ask.by === seat || seat < 0);
  const seen = {
    seat,
    seats: state.setup.seats.length,
    edition: state.setup.edition,
    mission: 'toy',
    tick: state.tick,
    info: state.info,
    round: state.round,
    over: state.over,
    ask: state.ask && { ...state.ask, survivor: -1, zone: -1, about: 'toy', parameters: {}, options: mine ? options(state) : [] },
    zones: state.noise.map((noise) => ({ noise, zombies: {}, guards: 0, tokens: [], building: -1 })),
    survivors: state.survivors.map((survivor, index) => ({ index, ...survivor })),
    objectives: state.tokens.map((token) => ({ zone: token.zone, colour: token.down ? 'down' : token.colour, place: 'board', by: -1 })),
    zombieDeck: { left: state.deck.length, discard: state.discard },
  };
  return structuredClone(seen) as unknown as SeatView;
}

const options = (state: ToyState): Option[] => keys(state).map((key) => ({ key, verb: key.split(':')[0] as string }));

/** Every survivor has a point more after each mission; those who are dead stay dead. */
function sheetAfter({ setup }: ToyState): CampaignSheet {
  const before = setup.campaign ?? { achievements: [], survivors: {}, dead: {} };
  const next = setup.seats.flat().map((id) => {
    const known = before.survivors[id] ?? { xp: 0, skills: [], bonusActions: 0, kept: [], achievements: [] };
    return [id, { ...known, xp: known.xp + 1 }] as const;
  });
  return { ...before, survivors: { ...before.survivors, ...Object.fromEntries(next) } };
}

export interface ToyOptions {
  readonly version?: number;
  /** answers until the game is over */
  readonly length?: number;
  /** other rules under the same version: a card says more */
  readonly louder?: boolean;
}

export function createToyEngine({ version = 1, length = 60, louder = false }: ToyOptions = {}): Engine {
  const missions = [{ id: 'toy' }, { id: 'toy-2' }, { id: 'toy-3' }];
  const survivors = ['s0', 's1', 's2', 's3', 's9'].map((id) => ({ id }));
  const edition = { edition: 'black-plague', version, missions, survivors } as unknown as Engine['editions'][number];
  const nothing = () => [];
  const sceneOf = (state: State): Scene => view(toy(state), -1, true);
  const engine: Engine = {
    watch(state, key) {
      const before = sceneOf(state);
      const answered = engine.answer(state, key);
      if (!answered.ok) return answered;
      const after = sceneOf(state);
      return { ok: true, events: answered.events, scenes: [before, ...answered.events.map(() => after)] };
    },
    tableOf() {
      throw new Error('the toy has no table');
    },
    parseSheet: () => ({ ok: false, problems: [] }),
    parseCampaign: (json) =>
      (json as { format?: unknown } | null)?.format === 1
        ? { ok: true, campaign: json as Campaign }
        : { ok: false, problems: [{ place: 'format', reason: 'only format 1 is known' }] },
    nextSheet: (state) => (state.over ? sheetAfter(toy(state)) : null),
    editions: [edition],
    mission: (id) => edition.missions.find((mission) => mission.id === id) ?? null,
    ruleset: (id) => `${id}@${version}`,
    setup: (setup) => {
      if (setup.seats.some((seat) => seat.length === 0)) return { ok: false, refusal: { reason: 'setup-empty-seat' } };
      if (typeof setup.mission !== 'string' && setup.mission.id !== 'own') throw new Error('a mission the rules stumble over');
      const state: ToyState = {
        format: 1,
        setup,
        tick: 0,
        info: 0,
        round: 1,
        random: [hashSeed(setup.seed), 0, 0, 0],
        boardKey: 'toy',
        ask: null,
        over: null,
        deck: [],
        discard: [],
        tokens: [],
        noise: Array.from({ length: ZONES }, () => 0),
        survivors: setup.seats.flatMap((ids, seat) => ids.map((id) => ({ id, seat, zone: 0 }))),
        turn: 0,
        length,
      };
      state.deck = shuffle(
        state,
        Array.from({ length: 40 }, (_, i) => 7000 + i),
      );
      state.tokens = [0, 1, 2].map((i) => ({ zone: i, colour: COLOURS[roll(state, 3)] as string, down: true }));
      askNext(state);
      return { ok: true, state: real(state), events: [{ t: 'round', round: 1, hour: -1 }] };
    },
    options: (state) => options(toy(state)),
    optionKeys: (state) => keys(toy(state)),
    answer: (given, key): Answered => {
      const state = toy(given);
      // Missions of one's own with holes in them: one answer never ends, one throws.
      if (typeof state.setup.mission !== 'string' && key === 'noise:11') for (;;);
      if (typeof state.setup.mission !== 'string' && key === 'noise:10') throw new Error('a hole in the mission');
      const refused = refusal(state, key);
      if (refused) return { ok: false, refusal: refused };
      const events = play(state, key);
      if (louder && key === 'draw') events.push({ t: 'noise', zone: 0, tokens: 1, who: 0 });
      state.tick++;
      if (state.tick >= state.length) {
        state.over = { result: 'won', reason: 'toy' };
        state.ask = null;
        events.push({ t: 'over', result: 'won', reason: 'toy' });
      } else askNext(state);
      return { ok: true, events };
    },
    offered: (state, key) => refusal(toy(state), key) === null,
    whyNot: (state, key) => refusal(toy(state), key),
    view: (state, seat, bare = false) => view(toy(state), seat, bare),
    board: () => ({ zones: ZONES }) as unknown as BoardOf,
    clone: (state) => structuredClone(state),
    hash: (state) => String(hashSeed(JSON.stringify(state))),
    resample: (state, _seat, seed) => {
      const other = structuredClone(toy(state));
      other.random = [hashSeed(seed), 0, 0, 0];
      shuffle(other, other.deck);
      for (const token of other.tokens) if (token.down) token.colour = COLOURS[roll(other, 3)] as string;
      return real(other);
    },
    parse: (json) => ({ ok: true, state: structuredClone(json) as State }),
    oracles: {
      reach: nothing,
      sight: nothing,
      odds: () => null,
      arms: () => [],
      guardArms: () => [],
      shortage: () => [],
      intent: nothing,
      forecast: nothing,
      leads: () => [],
      ground: () => ({ steps: [], searchable: [], fills: [] }),
      oneDeathLoses: () => true,
      guardDeathLoses: () => false,
      lockedDoors: () => [],
      keptFree: () => [],
      toClear: () => [],
      treasures: () => [],
      takeAp: () => 0,
      threat: nothing,
    },
  };
  return engine;
}
