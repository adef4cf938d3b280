// N rooms, two people in each, three survivors to a person; whoever is asked answers after a pause.
import type { GameLink } from '@holdout/protocol';
import { type Address, TestGuest, until } from '../test/support/guest.ts';
import { realWish } from '../test/support/real.ts';
import { pause, type Spread, spread } from './numbers.ts';

const PEOPLE = 2;

export interface Load {
  readonly rooms: number;
  readonly people: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly latency: Spread;
  readonly failed: number;
}

interface Table {
  readonly guests: readonly TestGuest[];
  links: readonly GameLink[];
}

/** A new game for the table; the old links are let go. */
async function begin(table: Table): Promise<void> {
  for (const link of table.links) link.close();
  const [host] = table.guests as [TestGuest];
  const code = (await host.create(realWish('black-plague', 'black-plague/q01', PEOPLE))).room as string;
  table.links = await Promise.all(table.guests.map((guest) => guest.enter(code)));
  for (const [seat, link] of table.links.entries()) await link.request({ t: 'seat', seat, do: 'claim' });
  await table.links[0]?.request({ t: 'start' });
  await until(() => table.links.every((link) => link.state.view !== null), 'views', 60_000);
}

/** One answer from whoever may give it; the time until it is known to be stored. Null: nobody could. */
async function answer(table: Table): Promise<{ ms: number; ok: boolean } | null> {
  const link = table.links.find((candidate) => candidate.state.options !== null);
  const ask = link?.state.view?.ask;
  if (!link || !ask) return null;
  const { tick, options } = link.state;
  const from = performance.now();
  // The host speaks for the team, so that every question takes one answer.
  const reply =
    ask.by === -1
      ? await table.links[0]?.request({ t: 'decide', tick })
      : await link.answer(options?.[Math.floor(Math.random() * options.length)]?.key ?? '');
  return { ms: performance.now() - from, ok: reply?.ok === true };
}

/** Plays for a while before it counts, as a server that has just started is still compiling its own code. */
const WARM_UP_MS = 5000;

export async function load(at: Address, rooms: number, meanMs: number, seconds: number, loaded: () => Promise<void>): Promise<Load> {
  const tables: Table[] = [];
  for (let i = 0; i < rooms; i++) {
    const guests: TestGuest[] = [];
    for (let p = 0; p < PEOPLE; p++) guests.push(await TestGuest.come(at, `P${p}`));
    const table: Table = { guests, links: [] };
    await begin(table);
    tables.push(table);
  }
  await loaded();
  const times: number[] = [];
  let failed = 0;
  let playing = 0;
  const from = Date.now() + WARM_UP_MS;
  const end = from + seconds * 1000;
  await Promise.all(
    tables.map(async (table) => {
      while (Date.now() < end) {
        const wait = pause(meanMs);
        // Not cut short at the end, or every room would answer in that moment.
        if (Date.now() + wait > end) return;
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (table.links[0]?.state.view?.over != null) {
          await begin(table);
          continue;
        }
        const answered = await answer(table);
        if (answered === null) await new Promise((resolve) => setTimeout(resolve, 1));
        else if (!answered.ok) failed++;
        else if (Date.now() >= from) times.push(answered.ms);
        playing++;
      }
    }),
  );
  const took = (Date.now() - from) / 1000;
  for (const table of tables) for (const guest of table.guests) guest.leave();
  if (playing === 0) throw new Error('nobody played');
  return { rooms, people: PEOPLE, seconds: took, answersPerSecond: times.length / took, latency: spread(times), failed };
}
