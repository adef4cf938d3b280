// Games laid on a browser's shelf: made from setup and answers by the client's own code, put into its store and opened there. What a replay
// that is played on from would come to, without drawing the replay first, and what a game played to its end would leave, without playing it.
import { inflateRawSync } from 'node:zlib';
import { editions } from '@holdout/content';
import { createEngine, type GameSetup } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { FIRST_STEPS, TUTORIAL } from '../src/game/first-steps.ts';
import { LocalGame } from '../src/game/local/local-game.ts';
import { memorySaves } from '../src/game/local/memory-saves.ts';
import type { Player, Saved } from '../src/game/local/saves.ts';
import { searched } from './aside.ts';
import { goTo, type House, must } from './harness.ts';
import { asked, atTable } from './table.ts';

interface Way {
  readonly setup: GameSetup;
  readonly answers: readonly string[];
}

/** For the way into the page it does not matter what is in them. */
interface Rows {
  readonly card: object;
  readonly body: object;
  readonly steps: readonly object[];
}

let made = 0;
const engine = createEngine(editions);

async function gameOf({ setup, answers }: Way, player: Player): Promise<Saved> {
  const saves = memorySaves();
  const id = `l-shelved${++made}`;
  const players = setup.seats.map(() => player);
  const game = await LocalGame.create(engine, saves, id, { setup, players, seedChosen: true, answers });
  must(game.ok, `a game for the shelf is refused: ${game.ok || game.refusal.reason}`);
  const saved = await saves.load(id);
  must(saved, 'a game for the shelf is made');
  return saved;
}

/** Puts it into the store, which the client has made by the time it shows its first page. */
async function shelve(house: House, page: Page, saved: Saved): Promise<string> {
  if (!page.url().startsWith(house.address)) await goTo(house, page);
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'holdout'));
  const rows: Rows = saved;
  await page.evaluate(
    ({ card, body, steps }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('holdout');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const tx = db.transaction(['cards', 'bodies', 'steps'], 'readwrite');
          tx.objectStore('cards').put(card);
          tx.objectStore('bodies').put(body);
          for (const step of steps) tx.objectStore('steps').put(step);
          tx.onerror = () => failed(tx.error);
          tx.oncomplete = () => {
            db.close();
            done();
          };
        };
      }),
    rows,
  );
  return saved.card.id;
}

/** At the table of a recorded game, before the answer of that step. */
export async function playFrom(house: House, page: Page, { id, step }: { readonly id: string; readonly step: number }): Promise<void> {
  const { setup, answers } = JSON.parse(inflateRawSync(Buffer.from(id.slice('z.'.length), 'base64url')).toString()) as Way;
  const saved = await gameOf({ setup, answers: answers.slice(0, step) }, { name: 'Ada', bot: null });
  await goTo(house, page, `play/${await shelve(house, page, saved)}`);
  await page.waitForURL(/#\/play\//);
  await atTable(page);
  await asked(page);
}

/** At the end of the first game, which a bot has played. */
export async function finishedFirstGame(house: House, page: Page): Promise<void> {
  const way = await searched('playedOut', TUTORIAL.mission, FIRST_STEPS, 'swift');
  await goTo(house, page, `end/${await shelve(house, page, await gameOf(way, { name: 'Ada', bot: 'swift' }))}`);
  await page.getByRole('heading', { level: 1, name: /Won|Lost/ }).waitFor();
}
