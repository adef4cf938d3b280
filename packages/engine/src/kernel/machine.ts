// Procedures made of named steps on an explicit stack of plain frames. A step advances (returns nothing), jumps (returns a step's
// name), calls (`call`), asks (`ask`) or ends (returns END). Nothing is kept in closures, so a game can be saved at every question.
import type { RandomState } from './random.ts';

/**
 * One running procedure: `answer` is the last answer given to it, `ret` the last value returned to it. Beside these it carries its locals,
 * plain JSON; which ones a procedure has is the game's to say.
 */
export interface Frame {
  proc: string;
  /** the step that runs next; '' when none is left */
  step: string;
  answer: string;
  ret: number;
}

/** A question to a player. `by` is a seat number, or TEAM. Which kinds there are, and what each says, is the game's matter. */
export interface Question {
  readonly kind: string;
  readonly by: number;
}

export const TEAM = -1;
export const END = '';

export interface MachineState {
  /** answers given so far */
  tick: number;
  random: RandomState;
  stack: Frame[];
  ask: Question | null;
}

export type Step<T, F = Frame> = (table: T, frame: F) => string | void;
/** Steps in order; names are what frames, saves and overriding rulesets use. F: the frame with its locals. */
export type Procedure<T, F = Frame> = Readonly<Record<string, Step<T, F>>>;
/** Procedures by name, each with locals of its own: only the machine runs them, with the frames made for them. */
export type Procedures<T> = Readonly<Record<string, Procedure<T, never>>>;

/** A step and the name of the one behind it. */
interface Linked<T> {
  readonly run: Step<T>;
  readonly next: string;
}
interface Compiled<T> {
  readonly first: string;
  readonly steps: ReadonlyMap<string, Linked<T>>;
}
export type Program<T> = ReadonlyMap<string, Compiled<T>>;

/** `named`: procedures that data speaks of. One that does not exist is found here, not when a game gets there. */
export function compile<T>(procedures: Procedures<T>, named: readonly string[] = []): Program<T> {
  for (const name of named) if (!Object.hasOwn(procedures, name)) throw new Error(`unknown procedure: ${name}`);
  const program = new Map<string, Compiled<T>>();
  for (const [name, procedure] of Object.entries(procedures)) {
    const names = Object.keys(procedure);
    const steps = names.map((step, i) => [step, { run: procedure[step] as Step<T>, next: names[i + 1] ?? END }] as const);
    program.set(name, { first: names[0], steps: new Map(steps) });
  }
  return program;
}

/** Later rulesets replace whole procedures, or single steps of them when both define the procedure and `patch` is used. */
export function patch<T, F>(base: Procedure<T, F>, steps: Procedure<T, F>): Procedure<T, F> {
  for (const name of Object.keys(steps)) if (!(name in base)) throw new Error(`patch names an unknown step: ${name}`);
  return { ...base, ...steps };
}

export function newFrame<T>(program: Program<T>, proc: string, locals?: object): Frame {
  const compiled = program.get(proc);
  if (!compiled) throw new Error(`unknown procedure: ${proc}`);
  return { proc, step: compiled.first, answer: '', ret: 0, ...locals };
}

/** A runaway is a bug in the rules, never a legal game: better to stop than to hang a server. */
const RUNAWAY = 200_000;

/** Runs frames until somebody is asked, `stop` says so, or nothing is left to run. */
export function run<T extends { readonly g: MachineState }>(program: Program<T>, table: T, stop: (table: T) => boolean): void {
  const g = table.g;
  // most steps follow one of the same procedure
  let proc = '';
  let steps: Compiled<T>['steps'] | undefined;
  for (let guard = 0; guard < RUNAWAY; guard++) {
    if (g.ask !== null || stop(table)) return;
    const depth = g.stack.length;
    if (depth === 0) return;
    const frame = g.stack[depth - 1];
    if (frame.step === END) {
      g.stack.pop();
      if (depth > 1) g.stack[depth - 2].ret = frame.ret;
      continue;
    }
    if (frame.proc !== proc) {
      proc = frame.proc;
      steps = program.get(proc)?.steps;
    }
    const step = steps?.get(frame.step);
    if (step === undefined) throw new Error(`unknown step: ${frame.proc}.${frame.step}`);
    frame.step = step.next;
    const to = step.run(table, frame);
    if (to !== undefined) frame.step = to;
  }
  throw new Error(`runaway in ${g.stack.map((f) => `${f.proc}.${f.step}`).join(' > ')}`);
}
