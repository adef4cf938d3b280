// The gallery: a published version never changes, is tried before anybody sees it, is counted, reported, removed and forked.
import { editions } from '@holdout/content';
import type { MissionDef } from '@holdout/engine';
import { type GalleryCard, publishedMissionId } from '@holdout/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { listPublished, removeGuest } from '../src/admin/records.ts';
import { measureWith } from '../src/gallery/measure.ts';
import { openStore, rehearse } from '../src/index.ts';
import { testConfig } from './support/config.ts';
import { TestGuest, until } from './support/guest.ts';
import { realEngine, realWish } from './support/real.ts';
import { startServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';

const log = pino({ level: 'silent' });
const quest = editions
  .find((book) => book.edition === 'black-plague')
  ?.missions.find((mission) => mission.id === 'black-plague/q00') as MissionDef;
const own = (change: Partial<MissionDef> = {}): MissionDef => ({ ...quest, id: 'black-plague/own-draft', tutorial: false, ...change });
const wish = (name: string, more: object = {}) => ({ name, mission: own(), ...more });

onBothStores((fresh) => {
  test('published, listed, played online as it was, counted, reported and removed', { timeout: 240_000 }, async () => {
    const settings = await fresh();
    const config = testConfig(settings);
    const store = await openStore(config);
    const measure = measureWith(store, { games: 2, limitMs: 60_000, megabytes: 256, bot: 'random' }, log);
    const at = await startServer({
      engine: realEngine,
      rehearsal: rehearse({ limitMs: 10_000, megabytes: 256, log }),
      measure,
      store,
      config: { ...settings, publishedPerHour: 100, publishedPerGuest: 4 },
    });
    const ann = await TestGuest.come(at, 'Ann');
    const bob = await TestGuest.come(at, 'Bob');
    const made = await ann.call('POST', '/gallery', wish('  The\u202e mill '));
    expect(made.status).toBe(201);
    const first = made.body as unknown as GalleryCard;
    expect(first).toMatchObject({ name: 'The mill', by: 'Ann', version: 1, edition: 'black-plague', played: 0, finished: 0, origin: null });

    // Whoever asks gets the mission under its own name, whatever its maker called it.
    const opened = (await bob.call('GET', `/gallery/${first.id}`)).body as { mission: MissionDef; mine: boolean; newer: null };
    expect(opened).toMatchObject({ mine: false, newer: null });
    expect(opened.mission.id).toBe(publishedMissionId('black-plague', first.id));
    expect({ ...opened.mission, id: own().id }).toEqual(own());

    // A room by the name of the version: its mission stands in the setup, so that nothing changes under it.
    const template = realWish('black-plague', 'black-plague/q00', 2);
    const game = { ...template, setup: { ...template.setup, mission: opened.mission.id }, mySeats: [0, 1] };
    const room = await bob.create(game);
    expect(room.setup.mission).toEqual(opened.mission);
    expect((await bob.call('POST', `/games/${room.room}/start`)).status).toBe(200);
    const played = async () => ((await ann.call('GET', `/gallery/${first.id}`)).body.card as GalleryCard).played;
    for (let i = 0; i < 200 && (await played()) === 0; i++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await played()).toBe(1);

    // A game alone is told of, once.
    for (const finished of [false, false, true, true])
      expect((await bob.call('POST', `/gallery/${first.id}/plays`, { game: 'at-home', finished })).status).toBe(204);
    const bots = () => ann.call('GET', `/gallery/${first.id}`).then(({ body }) => (body.card as GalleryCard).bots);
    for (let i = 0; i < 600 && (await bots()) === null; i++) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await bots()).toMatchObject({ of: 2 });
    expect((await ann.call('GET', `/gallery/${first.id}`)).body.card).toMatchObject({ played: 2, finished: 1 });

    // The next version takes its place in the lists; only its maker can make one, and the old one stays what it was.
    expect((await bob.call('POST', '/gallery', wish('Mine now', { after: first.id }))).status).toBe(403);
    const next = (await ann.call('POST', '/gallery', { ...wish('The mill, burnt'), after: first.id, mission: own({ minutes: 99 }) }))
      .body as unknown as GalleryCard;
    expect(next).toMatchObject({ version: 2, minutes: 99 });
    expect((await bob.call('GET', `/gallery/${first.id}`)).body).toMatchObject({ mission: { minutes: quest.minutes }, newer: next.id });
    // A fork says what it was.
    const fork = (await bob.call('POST', '/gallery', wish('The other mill', { origin: first.id }))).body as unknown as GalleryCard;
    expect(fork.origin).toEqual({ id: first.id, name: 'The mill', by: 'Ann' });
    const list = async (query: string) =>
      ((await bob.call('GET', `/gallery?${query}`)).body.missions as GalleryCard[]).map((one) => one.id);
    expect(await list('')).toEqual([fork.id, next.id]);
    expect(await list('mine=1')).toEqual([fork.id]);
    expect(await list('edition=washington')).toEqual([]);
    await bob.call('POST', `/gallery/${next.id}/plays`, { game: 'again', finished: false });
    expect(await list('order=most-played')).toEqual([next.id, fork.id]);

    // Reports reach whoever runs the server; what is removed is gone, but for games that have it.
    expect((await bob.call('POST', `/gallery/${next.id}/report`, { why: 'rude' })).status).toBe(204);
    expect(await listPublished(store.database, true, 10)).toMatchObject([{ id: next.id, reports: [{ player: bob.id, why: 'rude' }] }]);
    expect(await store.gallery.remove(next.id)).toBe(true);
    expect(await store.gallery.remove(next.id)).toBe(false);
    expect((await bob.call('GET', `/gallery/${next.id}`)).status).toBe(404);
    expect(await list('')).toEqual([fork.id, first.id]);
    expect((await ann.call('DELETE', `/gallery/${fork.id}`)).status).toBe(403);
    expect((await ann.call('DELETE', `/gallery/${first.id}`)).status).toBe(204);
    expect(await list('')).toEqual([fork.id]);
    expect((await bob.call('POST', '/games', game)).status).toBe(422);
    await at.server.rooms.forget(room.room as string);
    const link = await bob.enter(room.room as string);
    await until(() => link.state.options !== null, 'it goes on');
    expect(await link.answer(link.state.options?.[0]?.key ?? '')).toMatchObject({ ok: true });
    link.close();

    // Limits, and a maker who is forgotten.
    for (let i = 0; i < 3; i++) expect((await bob.call('POST', '/gallery', wish(`More ${i}`))).status).toBe(201);
    expect(await bob.call('POST', '/gallery', wish('Too many'))).toMatchObject({ status: 409, body: { error: 'gallery-full' } });
    await removeGuest(store.database, bob.id);
    expect((await ann.call('GET', `/gallery/${fork.id}`)).body.card).toMatchObject({ by: '', name: 'The other mill' });
    await at.stop();
  });
});

test('what cannot be played is not published', { timeout: 120_000 }, async () => {
  const at = await startServer({
    engine: realEngine,
    rehearsal: rehearse({ limitMs: 10_000, megabytes: 256, log }),
    config: { publishedPerHour: 100 },
  });
  const guest = await TestGuest.come(at, 'Mallory');
  let deep: unknown = 1;
  for (let i = 0; i < 60; i++) deep = { all: [deep] };
  const bad: readonly object[] = [
    { name: 'x', mission: { id: 'own' } },
    { name: 'x', mission: own({ rules: [{ nonsense: {} }] }) },
    { name: 'x', mission: own({ survivors: 'all' as never }) },
    { name: 'x', mission: own({ rules: [deep] as never }) },
    { name: '', mission: own() },
    { name: 'x', mission: own(), more: 1 },
    { name: 'x'.repeat(5000), mission: own() },
  ];
  for (const body of bad) expect([400, 422]).toContain((await guest.call('POST', '/gallery', body)).status);
  expect((await guest.call('POST', '/gallery', wish('x', { after: '0123456789abcdef' }))).status).toBe(404);
  expect((await fetch(`${at.http}/api/gallery`, { method: 'POST' })).status).toBe(400);
  expect(await (await fetch(`${at.http}/api/gallery`)).json()).toEqual({ missions: [], more: false });
  await at.stop();
});
