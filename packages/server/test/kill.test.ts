import { expect, test } from 'vitest';
import { startChild } from './support/child.ts';
import { TestGuest, toyWish } from './support/guest.ts';
import { killAgainAndAgain } from './support/killing.ts';
import { onBothStores } from './support/stores.ts';

const KILLS = 4;

onBothStores((fresh) => {
  const environment = async (): Promise<Record<string, string>> => {
    const { databaseUrl, sqliteFile } = await fresh();
    return databaseUrl ? { DATABASE_URL: databaseUrl } : { SQLITE_FILE: sqliteFile };
  };

  test('killed in the middle of play, every acknowledged answer is there', { timeout: 300_000 }, async () => {
    const outcome = await killAgainAndAgain(await environment(), KILLS);
    expect(outcome.lost).toEqual([]);
    expect(outcome.acknowledged).toBeGreaterThan(KILLS * 4);
  });

  test('asked to end, it lets go of everything and exits cleanly', { timeout: 120_000 }, async () => {
    const child = await startChild(await environment());
    const host = await TestGuest.come(child.at, 'Host');
    const room = await host.create(toyWish(1, { mySeats: [0] }));
    const link = await host.enter(room.room as string);
    await link.request({ t: 'start' });
    expect(await child.end()).toBe(0);
    expect(link.state.status).toBe('waiting');
    link.close();
  });
});
