// What the search for golden games needs to know of a mission beyond the bots' outlook.
import type { Engine, State } from '@holdout/engine';

export interface Wish {
  /** how good a table is on the way to victory */
  readonly wish?: (engine: Engine, state: State) => number;
  /** cards that should come early, by id */
  readonly early?: readonly string[];
  /** zombie cards that help the mission, by what they are */
  readonly welcome?: readonly string[];
  /** modes the game is played with */
  readonly options?: string;
  /** defeats nobody stumbles into: how near a table is to each */
  readonly defeats?: Readonly<Record<string, (engine: Engine, state: State) => number>>;
}

export const WISHES: Readonly<Record<string, Wish>> = {
  'black-plague/q04': { early: ['apples', 'salted-meat', 'water'] },
  'black-plague/q09': { welcome: ['necromancer'], early: ['torch'] },
  'second-edition/m01': { early: ['rice', 'canned-food', 'water'] },
  'second-edition/m04': { early: ['molotov'] },
  'second-edition/m06': { early: ['rice', 'canned-food', 'water'] },
  'second-edition/m07': { early: ['molotov'] },
  'second-edition/m24': { options: 'difficultyDeck=easy' },
  'second-edition/m25': { early: ['molotov'] },
};
