// The few verbs every rule uses: tell, ask, call, roll, look at the board.
import type { BoardTables } from './board/index.ts';
import type { Ask } from './decisions/asks.ts';
import type { GameEvent } from './events.ts';
import { newFrame, randomBelow, TEAM } from './kernel/index.ts';
import type { Caller, CoreLocals, FrameOf, ProcedureName } from './procedures.ts';
import type { Table } from './rules.ts';
import type { Survivor, SurvivorId, ZoneId } from './state/state.ts';

export function tell(t: Table, event: GameEvent): void {
  if (t.events !== null) t.events.push(event);
}

/**
 * Runs the procedure before the caller's next step. Frames are a stack: of several calls in one step the last runs first, so a step that
 * cares about the order calls once and goes on in its next step.
 */
export const call: Caller<CoreLocals> = push;

function push(t: Table, proc: string, locals?: unknown): void {
  t.g.stack.push(newFrame(t.r.program, proc, locals as object | undefined));
}

/** The same for procedures that only some rulesets have: `const callOwn = callIn<WhiteDeathLocals>()`. */
export const callIn = <L>(): Caller<L> => push;

/** Stops the machine at a question; the answer is in `frame.answer` at the caller's next step. */
export function ask(t: Table, question: Ask): void {
  t.g.ask = question;
}

/** Who decides for zombies and the table: the first player (ruling 1), or the team where several play. */
export function tableSeat(t: Table): number {
  return t.g.setup.seats.length > 1 ? TEAM : 0;
}

/** Something unknown became known: undo stops here. */
export function reveal(t: Table): void {
  t.g.info++;
}

export function rollDie(t: Table): number {
  t.g.info++;
  if (t.g.dice !== null) {
    const scripted = t.g.dice.shift();
    if (scripted === undefined) throw new Error('a die is rolled that the script does not have');
    return scripted;
  }
  return randomBelow(t.g.random, 6) + 1;
}

export function tables(t: Table): BoardTables {
  return t.r.board.tables(t.g.boardKey);
}

/** On the board and alive: seen, heard, attacked. */
export function present(s: Survivor): boolean {
  return s.alive && !s.out && s.zone >= 0;
}

export function survivorsIn(t: Table, zone: ZoneId): SurvivorId[] {
  const found: SurvivorId[] = [];
  const all = t.g.survivors;
  for (let i = 0; i < all.length; i++) if (all[i].zone === zone && all[i].alive && !all[i].out) found.push(i);
  return found;
}

export function zombiesIn(t: Table, zone: ZoneId): number {
  const kinds = t.r.kinds.length;
  const all = t.g.zombies;
  let sum = 0;
  for (let i = zone * kinds, end = i + kinds; i < end; i++) sum += all[i];
  return sum;
}

/** The innermost running frame of a procedure that is known to run, wherever on the stack: for what hands its results to it. */
export function running<P extends ProcedureName>(t: Table, proc: P): FrameOf<P> {
  const frame = t.g.stack.findLast((f) => f.proc === proc);
  if (frame === undefined) throw new Error(`not running: ${proc}`);
  return frame as FrameOf<P>;
}
