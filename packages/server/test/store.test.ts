import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCode } from '../src/secrets.ts';
import { Conflict, openStore, type Store } from '../src/store/index.ts';
import type { EntryRow, GameRow } from '../src/store/tables.ts';
import { temporaryFolder } from './support/config.ts';
import { type Cluster, startPostgres } from './support/postgres.ts';

const gameRow = (id: string, host: string): GameRow => ({
  id,
  watch: newCode(),
  host,
  name: null,
  phase: 'lobby',
  edition: 'black-plague',
  mission: 'toy',
  setup: '{}',
  seed: 's',
  seed_chosen: 0,
  commitment: 'c',
  ruleset: 'r@1',
  listed: 1,
  password_hash: null,
  timer: 0,
  rewind: 0,
  tick: 0,
  round: 0,
  waiting: null,
  result: null,
  hash: null,
  published: null,
  trouble: null,
  packed: 0,
  short: null,
  previous: null,
  next: null,
  campaign: null,
  created: Date.now(),
  started: null,
  updated: Date.now(),
});

/** as `gameRow` is set up */
const SET_UP = { setup: '{}', seed: 's' };
const opening = { view: '{}', board: '{}', events: '[]' };

const entryRow = (game: string, tick: number, key: string): EntryRow => ({
  game,
  tick,
  kind: 'answer',
  key,
  target: null,
  seat: 0,
  player: null,
  bot: null,
  info: 0,
  events: '[]',
  patch: '0',
  board: null,
  at: Date.now(),
});

const step = (game: string, tick: number, key: string) => ({
  entry: entryRow(game, tick, key),
  game: { tick: tick + 1, updated: Date.now() },
  snapshot: '{}',
  forgetBefore: tick - 2,
});

let cluster: Cluster;
const folder = temporaryFolder();
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(async () => {
  await cluster.stop();
  folder.remove();
});

describe.each(['sqlite', 'postgres'] as const)('store on %s', (kind) => {
  let store: Store;
  let open: () => Promise<Store>;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await cluster.database() : null;
    open = () => openStore({ databaseUrl, sqliteFile: `${folder.path}/${kind}.sqlite`, connections: 5 });
    store = await open();
  });
  afterAll(() => store.close());

  async function game(seats = 2): Promise<{ id: string; host: string }> {
    const host = newCode();
    const id = newCode();
    await store.players.add({ id: host, token_hash: newCode(), nick: 'Ann', created: 1 });
    await store.games.create(
      gameRow(id, host),
      Array.from({ length: seats }, (_, seat) => ({ game: id, seat, owner: null, bot: null, lent_to: null, survivor_bots: null })),
    );
    return { id, host };
  }

  test('it knows what it is', () => expect(store.kind).toBe(kind));

  test('a tick is taken once, whoever comes first, and the loser changes nothing', async () => {
    const { id } = await game();
    const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => store.entries.commit(step(id, 0, `key-${i}`))));
    const won = tries.filter((outcome) => outcome.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const outcome of tries) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Conflict);
    const entries = await store.entries.since(id, 0);
    expect(entries).toHaveLength(1);
    expect((await store.games.byId(id))?.tick).toBe(1);
    expect(await store.entries.snapshotTicks(id)).toEqual([1]);
  });

  test('a transaction that fails at its end leaves nothing of its beginning', async () => {
    const { id } = await game();
    await store.games.start(id, SET_UP, { phase: 'running', tick: 0 }, opening, '{}');
    // The first snapshot is there already, so the third statement fails after two have succeeded.
    await expect(store.entries.commit(step(id, -1, 'clash'))).rejects.toBeInstanceOf(Conflict);
    expect(await store.entries.since(id, -1)).toEqual([]);
    expect((await store.games.byId(id))?.tick).toBe(0);
  });

  test('writes of many games at once all arrive, each in its own order', async () => {
    const games = await Promise.all(Array.from({ length: 20 }, () => game()));
    await Promise.all(
      games.map(async ({ id }) => {
        for (let tick = 0; tick < 15; tick++) await store.entries.commit(step(id, tick, `${tick}`));
      }),
    );
    for (const { id } of games)
      expect((await store.entries.since(id, 0)).map((entry) => entry.key)).toEqual(Array.from({ length: 15 }, (_, i) => `${i}`));
  });

  test('one failing write among many does not disturb the others', async () => {
    const { id } = await game();
    const good = await game();
    await store.entries.commit(step(id, 0, 'taken'));
    const outcomes = await Promise.allSettled([
      store.entries.commit(step(good.id, 0, 'a')),
      store.entries.commit(step(id, 0, 'clash')),
      store.games.update(good.id, { name: 'named' }),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.games.byId(good.id)).toMatchObject({ tick: 1, name: 'named' });
  });

  test('of many who claim a seat one gets it', async () => {
    const { id } = await game();
    const claims = await Promise.all(Array.from({ length: 6 }, (_, i) => store.games.claim(id, 0, `player-${i}`)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('old snapshots go, the first stays', async () => {
    const { id } = await game();
    await store.games.start(id, SET_UP, { phase: 'running' }, opening, '{}');
    await expect(store.games.start(id, SET_UP, { phase: 'running' }, opening, '{}')).rejects.toBeInstanceOf(Conflict);
    for (let tick = 0; tick < 6; tick++) await store.entries.commit(step(id, tick, 'k'));
    expect((await store.entries.snapshotTicks(id)).sort((a, b) => a - b)).toEqual([0, 3, 4, 5, 6]);
  });

  test('seats are not replaced once the game has begun', async () => {
    const { id } = await game(1);
    await store.games.claim(id, 0, 'ann');
    await store.games.start(id, SET_UP, { phase: 'running' }, opening, '{}');
    const seats = [{ game: id, seat: 0, owner: null, bot: null, lent_to: null, survivor_bots: null }];
    await expect(store.games.configure(id, { mission: 'other' }, seats)).rejects.toBeInstanceOf(Conflict);
    expect((await store.games.seats(id))[0]?.owner).toBe('ann');
    expect((await store.games.byId(id))?.mission).toBe('toy');
  });

  test('lists hold what they should and nothing secret', async () => {
    const { id, host } = await game();
    const [mine] = await store.games.mine(host);
    expect(mine?.id).toBe(id);
    expect(Object.keys(mine ?? {})).not.toContain('seed');
    expect((await store.games.listed()).some((row) => row.id === id)).toBe(true);
  });

  test('times and texts come back as they went in', async () => {
    const { id, host } = await game();
    const text = 'Zażółć „gęślą” jaźń — Прив\u0435т 🧟 \' " \\ %';
    const at = 1_777_777_777_777;
    await store.games.say({ id: newCode(), game: id, player: host, text, at });
    expect(await store.games.chat(id)).toEqual([{ player: host, nick: 'Ann', text, at }]);
  });

  test('migrations find nothing to do the second time, and the data is there', async () => {
    const { id } = await game();
    const again = await open();
    expect((await again.games.byId(id))?.id).toBe(id);
    await again.writable();
    await again.close();
  });
});
