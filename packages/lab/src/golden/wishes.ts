// What the search for golden games needs to know of a mission beyond what bots are about.
import { stepsTo } from '@holdout/bots';
import type { Engine, SeatView, State } from '@holdout/engine';
import { WHITE_DEATH_WISHES } from './white-death-wishes.ts';

export interface Wish {
  /** what a table is worth beyond the planner's measure */
  readonly more?: (engine: Engine, state: State) => number;
  /** cards that should come early, by id */
  readonly early?: readonly string[];
  /** so many of each are enough; all of them else */
  readonly enough?: number;
  /** zombie cards that help the mission, by what they are */
  readonly welcome?: readonly string[];
  /** modes the game is played with */
  readonly options?: string;
  /** defeats nobody stumbles into: how near a table is to each */
  readonly defeats?: Readonly<Record<string, (engine: Engine, state: State) => number>>;
}

const burns = (zone: SeatView['zones'][number]): boolean => zone.tokens.includes('marked') || (zone.zombies.abomination ?? 0) > 0;

/** Cards the mission cannot be won without: one of each must be somewhere in reach. */
const keeping =
  (cards: readonly string[]) =>
  (engine: Engine, state: State): number => {
    const view = engine.view(state, -1);
    const held = view.survivors.filter((s) => s.alive && !s.out).flatMap((s) => [...s.hands, s.body ?? null, ...s.pack]);
    const have = (card: string): boolean =>
      held.some((c) => c?.item === card) ||
      view.loose.some((heap) => heap.count > 0 && (heap.name === card || heap.cards.includes(card))) ||
      (card === 'dragon-bile' && view.zones.some((zone) => zone.tokens.includes('bile') && burns(zone)));
    return DEAR * cards.filter(have).length;
  };
const DEAR = 80;

/** Two fires for one round: in hand or pack until then, and each one that burns where it should counts as well. */
const twoFires = (engine: Engine, state: State): number => {
  const view = engine.view(state, -1);
  const held = view.survivors.filter((s) => s.alive && !s.out).flatMap((s) => [...s.hands, ...s.pack]);
  const molotovs = held.filter((card) => card?.item === 'molotov').length;
  const burning = Object.entries(state.progress).reduce((n, [key, count]) => (/burned:.*:\d+$/.test(key) ? n + count : n), 0);
  // drivers have their hands full: passengers should hold them
  const throwers = view.survivors.filter((s) => s.alive && !s.out && s.car >= 0 && !s.driver && s.hands.some((c) => c?.item === 'molotov'));
  return 2 * DEAR * Math.min(2, molotovs + 2 * burning) + DEAR * Math.min(2, throwers.length + 2 * burning);
};

/** Z8: who has the shaft's key has to go to the shaft, though nothing there counts for the mission: it is the way to where it counts. */
const toTheShaft = (engine: Engine, state: State): number => {
  if (state.progress['keyword:shaft-key'] === undefined || state.progress['note:3'] !== undefined) return 0;
  const way = stepsTo(engine, state, [engine.board(state).zones.findIndex((zone) => zone.name === '1,1/C')]);
  const people = state.survivors.filter((s) => s.role === 'played' && s.alive && !s.out && s.zone >= 0);
  return -2 * DEAR - 20 * Math.min(FARTHEST, ...people.map((s) => way[s.zone] ?? FARTHEST));
};
const FARTHEST = 30;

export const WISHES: Readonly<Record<string, Wish>> = {
  'black-plague/q04': { early: ['apples', 'salted-meat', 'water'] },
  'black-plague/q08': { more: keeping(['dragon-bile', 'torch']) },
  'black-plague/q09': { welcome: ['necromancer'], early: ['torch'], more: keeping(['dragon-bile', 'torch']) },
  'second-edition/m01': { early: ['rice', 'canned-food', 'water'] },
  'second-edition/m04': { early: ['molotov'] },
  'second-edition/m06': { early: ['rice', 'canned-food', 'water'] },
  'second-edition/m07': { early: ['molotov'] },
  'second-edition/m24': { options: 'difficultyDeck=easy', more: twoFires },
  'second-edition/m25': { early: ['molotov'] },
  'washington/z08': { more: toTheShaft },
  ...WHITE_DEATH_WISHES,
};
