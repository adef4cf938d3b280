// What is agreed before a game, and what lies on the table before anyone is asked. The rest of the setup (dealing, mission words) is the procedure `setup`.
import { startingDoors } from '../board/key.ts';
import type { CampaignSheet } from '../campaign/sheet.ts';
import type { EditionId, MissionDef, OwnBox } from '../content.ts';
import { newFrame, seedRandom, shuffle } from '../kernel/index.ts';
import type { Rules } from '../rules.ts';
import { boxOf, zombieDeckOf } from './box.ts';
import { type CampaignState, type Deck, NO_CARD, NOBODY, NOWHERE, type State, type Survivor } from './state.ts';

/** Optional modes, all off by default. They are shown on the game's card, in log and replay. */
export interface Options {
  readonly darkZones?: boolean;
  readonly ultrared?: boolean;
  /** most abominations on the board at once; 0 or absent: off */
  readonly abominationFest?: number;
  /** Washington clock in any mission of that edition: hour at the start */
  readonly clock?: number;
  readonly risk?: boolean;
  readonly campaign?: boolean;
  readonly difficultyDeck?: 'easy' | 'hard' | 'normal';
  readonly cabal?: boolean;
  readonly severalNecromancers?: boolean;
  readonly guardSkills?: boolean;
  /** cards and companions pass between players without asking */
  readonly freeTrades?: boolean;
}

/** What is agreed before the first round. Immutable for the whole game; states share one copy. */
export interface GameSetup {
  readonly edition: EditionId;
  /** id of a mission of the content, or a mission of one's own */
  readonly mission: string | MissionDef;
  /** survivors by seat: seat 0 plays seats[0] … */
  readonly seats: readonly (readonly string[])[];
  readonly options: Options;
  readonly seed: string;
  /** campaign: what earlier missions left (Washington) */
  readonly campaign?: CampaignSheet;
  /** cards, people and decks of one's own, on top of what the mission brings */
  readonly box?: OwnBox;
}

/** What the sheet says before the first round; a survivor's own entry is opened when it is first needed. */
function campaignState(sheet: CampaignSheet | undefined): CampaignState {
  return { lives: {}, achievements: [...(sheet?.achievements ?? [])], story: [] };
}

export function newSurvivor(r: Rules, id: string, seat: number): Survivor {
  const card = r.survivorCards[id];
  return {
    id,
    role: 'played',
    seat,
    kid: card?.kid ?? false,
    zone: NOWHERE,
    alive: true,
    out: false,
    wounds: 0,
    health: card?.health ?? 3,
    ap: 0,
    skills: [...(card?.blue ?? [])],
    lent: [],
    spells: [],
    hands: [NO_CARD, NO_CARD],
    body: NO_CARD,
    pack: [],
    actions: 0,
    free: [],
    done: false,
    used: [],
    marks: [],
    leader: NOBODY,
    car: NOBODY,
    driver: false,
    light: NOWHERE,
    lit: false,
    laps: 0,
    led: 0,
  };
}

/** An empty table for these rules: board, full box of miniatures, numbered cards in unshuffled decks. Cases start here too. */
export function emptyState(r: Rules, setup: GameSetup): State {
  const zones = r.board.zones.length;
  const cards: number[] = [];
  const decks: Record<string, Deck> = {};
  for (const [name, list] of Object.entries(r.content.decks)) {
    const draw: number[] = [];
    for (const [item, copies] of Object.entries(list)) {
      for (let i = 0; i < copies; i++) draw.push(cards.push(r.itemNumber[item]) - 1);
    }
    decks[name] = { draw, discard: [] };
  }
  // fields in the order of `cloneState`: copies and new games are then one kind of object to the machine that runs all this
  const state: State = {
    format: 1,
    setup,
    tick: 0,
    random: seedRandom(setup.seed),
    stack: [],
    ask: null,
    dice: null,
    strict: [],
    info: 0,
    over: null,
    round: 0,
    phase: 'setup',
    first: 0,
    hour: -1,
    cards,
    empty: [],
    tagged: {},
    decks,
    zombieDeck: { draw: zombieDeckOf(r), discard: [] },
    abominationDeck: [],
    survivors: [],
    active: NOBODY,
    loud: NOWHERE,
    loudBy: NOBODY,
    brothers: false,
    killed: 0,
    zombies: new Array(zones * r.kinds.length).fill(0),
    pool: boxOf(r),
    necromancers: [],
    noise: new Array(zones).fill(0),
    doors: startingDoors(r.board.plan),
    opened: new Array(zones).fill(0),
    boardKey: '0',
    corruption: [],
    ruins: [],
    freeze: [],
    bile: [],
    guards: new Array(zones).fill(0),
    cauldrons: [],
    ladders: [],
    beacon: NOWHERE,
    beaconBy: NOBODY,
    exit: NOWHERE,
    objectives: [],
    crates: [],
    spawns: [],
    cars: [],
    loose: [],
    progress: {},
    met: r.mission.objectives.list.map(() => false),
  };
  if (r.content.campaign !== undefined) state.campaign = campaignState(setup.campaign);
  return state;
}

/** The table before anyone is asked, everything shuffled; `game` runs next. */
export function newState(r: Rules, setup: GameSetup): State {
  const state = emptyState(r, setup);
  setup.seats.forEach((names, seat) => {
    for (const name of names) state.survivors.push(newSurvivor(r, name, seat));
  });
  for (const deck of Object.values(state.decks)) shuffle(state.random, deck.draw);
  shuffle(state.random, state.zombieDeck.draw);
  state.stack.push(newFrame(r.program, 'game'));
  return state;
}
