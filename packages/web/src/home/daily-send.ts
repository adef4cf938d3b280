// Finished tries at missions of the day go to the server's table: at once, or the next time it can be reached.
import { DailyTable, type DailyTry } from '@holdout/protocol';
import { browserSaves, type LocalCard } from '../game/local/saves.ts';
import { engineWorker } from '../game/local/worker.ts';
import { call, problemCode } from '../game/online/api.ts';
import { hasGuest } from '../game/online/guest.ts';
import { stepsOf } from './daily-try.ts';

const TOLD = 'holdout.daily.told';
/** As far back as anybody's results may lie; older ones are forgotten here. */
const KEPT = 10;
/** The server's last word on a try; after anything else it is sent again. */
const SETTLED: ReadonlySet<string> = new Set(['refused', 'finished', 'version', 'bad-message', 'too-large']);

type Told = Readonly<Record<string, string>>;

/** By day what the server said of this browser's try: '' when it stands on the table. */
export function told(): Told {
  try {
    return (JSON.parse(localStorage.getItem(TOLD) ?? '{}') as Told | null) ?? {};
  } catch {
    return {};
  }
}

function keepTold(date: string, said: string): void {
  const days = Object.entries({ ...told(), [date]: said }).sort(([a], [b]) => (a < b ? 1 : -1));
  try {
    localStorage.setItem(TOLD, JSON.stringify(Object.fromEntries(days.slice(0, KEPT))));
  } catch {
    // it is sent once more, and the server keeps the first
  }
}

/** Finished tries the server has not judged yet. */
export const untold = (cards: readonly Pick<LocalCard, 'id' | 'daily' | 'result'>[], known: Told) =>
  cards.flatMap(({ id, daily, result }) =>
    daily !== undefined && result !== null && known[daily] === undefined ? [{ id, date: daily }] : [],
  );

async function send({ id, date }: { readonly id: string; readonly date: string }): Promise<void> {
  const file = await engineWorker().record(id);
  if (!file) return;
  try {
    const bot = file.steps.some((step) => step.bot !== null);
    DailyTable.parse(await call('POST', '/daily', { date, ruleset: file.ruleset, bot, steps: stepsOf(file) } satisfies DailyTry));
    keepTold(date, '');
  } catch (error) {
    const code = problemCode(error);
    if (!SETTLED.has(code)) throw error;
    keepTold(date, code);
  }
}

/** Sends what is finished, under the name this browser has on the server; without one nothing leaves it. */
export async function sendTries(): Promise<void> {
  if (!hasGuest()) return;
  for (const one of untold(await browserSaves.cards(), told())) await send(one);
}

export const tableOf = async (date: string): Promise<DailyTable> => DailyTable.parse(await call('GET', `/daily/${date}`));
