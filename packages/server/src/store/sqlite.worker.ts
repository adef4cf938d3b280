// The thread that owns the SQLite file, so that waiting for the disk never holds up the games. Whatever has queued up while the last
// commit was on its way to the disk is written with one commit; of several units each is a savepoint of its own and fails alone.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';
import type { Outcome, Result, Unit } from './sqlite-messages.ts';

const MOST_UNITS = 256;
const MOST_STATEMENTS = 200;

if (!parentPort) throw new Error('this is a worker thread');
const port = parentPort;
const database = openFile((workerData as { file: string }).file);

function openFile(path: string) {
  try {
    const opened = new Libsql(path, { timeout: 5000 });
    opened.pragma('journal_mode = WAL');
    opened.pragma('synchronous = FULL');
    return opened;
  } catch (error) {
    // What the library throws does not come out of a thread as an error one can read.
    const { message, code } = error as { message?: string; code?: string };
    throw new Error(`${path}: ${message ?? code ?? 'cannot be opened'}`);
  }
}

type Statement = ReturnType<typeof database.prepare>;
const statements = new Map<string, { statement: Statement; reader: boolean }>();

function prepared(sql: string) {
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  const statement = database.prepare(sql);
  const entry = { statement, reader: statement.reader };
  statements.set(sql, entry);
  return entry;
}

function execute(sql: string, parameters: readonly unknown[]): Result {
  const { statement, reader } = prepared(sql);
  if (reader) return { rows: statement.all(parameters), changes: 0 };
  return { rows: [], changes: statement.run(parameters).changes };
}

const failure = (id: number, error: unknown): Outcome => {
  const { message, code } = error as { message?: string; code?: string };
  return { id, error: { message: String(message), code: code ?? '' } };
};

function attempt(unit: Unit): Outcome {
  try {
    return { id: unit.id, results: unit.queries.map((query) => execute(query.sql, query.parameters)) };
  } catch (error) {
    return failure(unit.id, error);
  }
}

function attemptInSavepoint(unit: Unit): Outcome {
  execute('savepoint unit', []);
  const outcome = attempt(unit);
  // A full disk undoes everything by itself: then all of them fail, for the same reason.
  if ('error' in outcome && !database.inTransaction) throw outcome.error;
  if ('error' in outcome) execute('rollback to unit', []);
  execute('release unit', []);
  return outcome;
}

/** Nobody else in the transaction: it is undone with it. */
function attemptAlone(unit: Unit): readonly Outcome[] {
  const outcome = attempt(unit);
  if (!('error' in outcome)) execute('commit', []);
  else if (database.inTransaction) execute('rollback', []);
  return [outcome];
}

function work(units: readonly Unit[]): readonly Outcome[] {
  // A migration has a transaction of its own open.
  if (database.inTransaction || !units.some((unit) => unit.writes)) return units.map(attempt);
  try {
    execute('begin immediate', []);
    const [first] = units;
    if (first && units.length === 1) return attemptAlone(first);
    const outcomes = units.map(attemptInSavepoint);
    execute('commit', []);
    return outcomes;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    return units.map((unit) => failure(unit.id, error));
  }
}

port.on('message', (first: Unit | 'close') => {
  const units: Unit[] = [];
  let next: Unit | 'close' | undefined = first;
  let closing = false;
  while (next !== undefined) {
    if (next === 'close') closing = true;
    else units.push(next);
    next = units.length < MOST_UNITS && !closing ? receiveMessageOnPort(port)?.message : undefined;
  }
  if (units.length > 0) port.postMessage(work(units));
  if (closing) {
    database.close();
    port.close();
  }
});
