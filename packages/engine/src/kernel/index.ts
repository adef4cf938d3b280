export { canonical, hashText } from './hash.ts';
export type { Json } from './json.ts';
export type { Frame, MachineState, Procedure, Procedures, Program, Question, Step } from './machine.ts';
export { compile, END, newFrame, patch, run, TEAM } from './machine.ts';
export type { RandomState } from './random.ts';
export { randomBelow, seedRandom, shuffle } from './random.ts';
export type { Refusal } from './refusal.ts';
export { refuse } from './refusal.ts';
