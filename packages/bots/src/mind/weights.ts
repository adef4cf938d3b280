// What the mind holds dear, in points; a game won is worth 1000. Tuned by play: `npm run lab -- tune`.
import type { CardId } from '@holdout/engine';
export interface Weights {
  /** each wound taken, and being down to the last one */
  readonly wound: number;
  readonly last: number;
  readonly dead: number;
  readonly out: number;
  /** expected wounds of the next zombies phase beyond what the team can fell */
  readonly threat: number;
  /** somebody will die of it, where one death loses the game */
  readonly lethal: number;
  /** zombies near, far */
  readonly near: number;
  readonly far: number;
  /** a line done; each errand left; each step to it */
  readonly line: number;
  readonly errand: number;
  readonly step: number;
  /** a step of those not needed for an errand */
  readonly stray: number;
  /** a step towards the exit while leaving */
  readonly exit: number;
  /** danger levels */
  readonly yellow: number;
  readonly orange: number;
  readonly red: number;
  /** adrenaline that brings the next level nearer */
  readonly adrenaline: number;
  /** killing power in hand */
  readonly arms: number;
  readonly spawn: number;
  readonly alone: number;
  /** cards carried */
  readonly card: CardId;
  /** thinking in averages: an attack to expect, a death by it, more coming than can be felled, anything coming, coming and too tough */
  readonly bite: number;
  readonly fatal: number;
  readonly press: number;
  readonly crowd: number;
  readonly hard: number;
  /** a kill next door, far away; a step of the way; the work at its end; another step of those who come along */
  readonly killNear: number;
  readonly killFar: number;
  readonly way: number;
  readonly work: number;
  /** the work that wins the game, besides */
  readonly win: number;
  readonly along: number;
  /** searching with nothing in hand, noise made, leaving the others */
  readonly search: number;
  readonly noise: number;
  readonly apart: number;
  /** somebody with a turn to come has to walk away */
  readonly goes: number;
  /** strikes to hope for of a friend next door */
  readonly hands: number;
  /** leaving while another is far from the exit */
  readonly behind: number;
  /** chance that those next door attack before the next turn */
  readonly rush: number;
  /** the zombies phase after the next, as a share of the next one */
  readonly later: number;
  /** each zombie let out of a room that those near cannot fell in the same round */
  readonly release: number;
  /** how often those whom nobody here can hurt bite again besides */
  readonly stuck: number;
}

export const WEIGHTS: Weights = {
  wound: 22,
  last: 18,
  dead: 160,
  out: 40,
  threat: 9,
  lethal: 200,
  near: 2.2,
  far: 0.8,
  line: 220,
  errand: 130,
  step: 14,
  stray: 6,
  exit: 12,
  yellow: 25,
  orange: 60,
  red: 110,
  adrenaline: 0.7,
  arms: 9,
  spawn: 12,
  alone: 4,
  card: 9,
  bite: 22,
  fatal: 300,
  press: 1.5,
  crowd: 0.6,
  hard: 5,
  killNear: 8,
  killFar: 8,
  way: 12,
  work: 40,
  win: 250,
  along: 8,
  search: 8,
  noise: 0.3,
  apart: 5,
  goes: 12,
  hands: 0.6,
  behind: 100,
  rush: 0.08,
  later: 0.2,
  release: 5,
  stuck: 1.5,
};
