// Campaigns of rooms: who may, what is written down with the last answer, and what a killed server leaves.
import type { CampaignInfo, RoomInfo } from '@holdout/protocol';
import { expect, test } from 'vitest';
import { TestGuest } from './support/guest.ts';
import { realEngine } from './support/real.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';
import { toTheEnd } from './support/table.ts';
import { createToyEngine } from './toy/engine.ts';

const wish = { edition: 'black-plague', seats: [['s0'], ['s1', 's2']], options: {} };
const toyEngine = () => createToyEngine({ length: 3 });
const begin = async (host: TestGuest, body: unknown = wish) => (await host.call('POST', '/campaigns', body)).body.campaign as CampaignInfo;
const look = async (guest: TestGuest, id: string) => (await guest.call('GET', `/campaigns/${id}`)).body.campaign as CampaignInfo;
const mission = (guest: TestGuest, id: string, body: unknown = {}) => guest.call('POST', `/campaigns/${id}/mission`, body);
const roomOf = ({ body }: { body: Record<string, unknown> }) => body.room as RoomInfo;

onBothStores((fresh) => {
  test('mission after mission in rooms of their own, with people who change, through a restart', { timeout: 120_000 }, async () => {
    const settings = await fresh();
    let at: TestServer = await startServer({ engine: toyEngine(), config: settings });
    const host = await TestGuest.come(at, 'Ada');
    const { id } = await begin(host);
    const first = roomOf(await mission(host, id));
    expect(first).toMatchObject({ phase: 'lobby', campaign: id, seats: [{ owner: host.id, survivors: ['s0'] }, { owner: null }] });
    // asked twice it is the same room
    expect(roomOf(await mission(host, id)).room).toBe(first.room);
    const bob = await TestGuest.come(at, 'Bob');
    expect((await mission(bob, id)).body).toEqual({ error: 'not-yours' });
    const links = [await host.enter(first.room as string), await bob.enter(first.room as string)] as const;
    await links[1].request({ t: 'seat', seat: 1, do: 'claim' });
    expect(await links[0].request({ t: 'configure', setup: { ...wish, mission: 'toy', options: {} } })).toEqual({
      ok: false,
      code: 'in-campaign',
    });
    await links[0].request({ t: 'start' });
    expect((await host.call('POST', `/campaigns/${id}/heirs`, { dead: 's0', heir: 's9' })).body).toEqual({ error: 'started' });
    await toTheEnd(links);
    expect(await links[0].request({ t: 'rematch' })).toEqual({ ok: false, code: 'in-campaign' });

    // the server goes away right after the last answer
    await at.server.close();
    at = await startServer({ engine: toyEngine(), config: settings });
    const [ada, robert] = [Object.assign(host, { at }), Object.assign(bob, { at })];
    const after = await look(ada, id);
    expect(after).toMatchObject({ game: null, mine: true, people: ['Ada', 'Bob'], games: [expect.any(String)] });
    expect(after.campaign.chapters).toMatchObject([{ mission: 'toy', result: 'won' }]);
    expect(after.campaign.sheet.survivors.s1).toMatchObject({ xp: 1 });

    // Bob opens the next one with the seats dealt anew; three hands now
    expect((await mission(robert, id, { seats: [['s0'], ['s1']] })).body).toMatchObject({
      error: 'setup',
      reason: { reason: 'campaign-seats' },
    });
    const second = roomOf(await mission(robert, id, { seats: [['s0'], ['s1'], ['s2']] }));
    expect(second).toMatchObject({
      host: bob.id,
      setup: { mission: 'toy-2', campaign: after.campaign.sheet },
      seats: [{ owner: host.id }, { owner: bob.id }, { owner: null }],
    });
    const old = await ada.enter(first.room as string);
    expect(old.state.room?.next).toBe(second.room);
    // a mission that is given up counts for nothing
    expect((await robert.call('DELETE', `/campaigns/${id}/mission`)).body).toEqual({ error: 'not-host' });
    expect((await ada.call('DELETE', `/campaigns/${id}/mission`)).body.campaign).toMatchObject({ game: null });
    const third = roomOf(await mission(ada, id));
    expect(third.room).not.toBe(second.room);
    expect(third.setup.mission).toBe('toy-2');
    const late = [await ada.enter(second.room as string), await robert.enter(second.room as string)] as const;
    await late[0].request({ t: 'seat', seat: 2, do: 'claim' });
    await late[1].request({ t: 'start' });
    await toTheEnd(late);
    expect((await look(ada, id)).campaign.chapters).toHaveLength(1);

    for (const guest of [host, bob]) guest.leave();
    expect((await robert.call('DELETE', `/campaigns/${id}`)).body).toEqual({ error: 'not-host' });
    expect((await ada.call('DELETE', `/campaigns/${id}`)).status).toBe(204);
    expect((await ada.call('GET', `/campaigns/${id}`)).body).toEqual({ error: 'no-campaign' });
    await at.stop();
  });
});

test('one who is put out of a room is out of its campaign', async () => {
  const at = await startServer({ engine: toyEngine() });
  const [host, bob] = [await TestGuest.come(at, 'Ada'), await TestGuest.come(at, 'Bob')];
  const { id } = await begin(host);
  const room = roomOf(await mission(host, id)).room as string;
  const link = await host.enter(room);
  await bob.enter(room);
  expect((await look(host, id)).people).toEqual(['Ada', 'Bob']);
  await link.request({ t: 'person', player: bob.id, do: 'kick' });
  expect((await look(host, id)).people).toEqual(['Ada']);
  expect((await look(bob, id)).mine).toBe(false);
  for (const guest of [host, bob]) guest.leave();
  await at.stop();
});

test('sheets and campaigns from outside are read closely', async () => {
  const at = await startServer({ engine: realEngine });
  const host = await TestGuest.come(at, 'Forger');
  const ids = realEngine.editions.find((book) => book.edition === 'washington')?.survivors.map((one) => one.id) ?? [];
  const team = ids.slice(0, 2);
  const fine = { edition: 'washington', seats: [team], options: {} };
  const { campaign } = await begin(host, fine);
  expect((await host.call('POST', '/campaigns', { file: campaign })).status).toBe(201);
  const problem = async (body: unknown) => (await host.call('POST', '/campaigns', body)).body;
  const forged = { ...campaign, sheet: { ...campaign.sheet, survivors: { [team[0] ?? '']: { xp: 99 } } } };
  expect(await problem({ file: forged })).toMatchObject({
    error: 'campaign-file',
    reason: { reason: 'campaign-file', place: expect.stringContaining('sheet.survivors') },
  });
  expect(await problem({ file: {} })).toMatchObject({ error: 'campaign-file', reason: { place: expect.any(String) } });
  expect(await problem({ ...fine, seats: [['hamlet']] })).toMatchObject({
    error: 'campaign-file',
    reason: { place: 'seats[0][0]', problem: expect.stringContaining('hamlet') },
  });
  expect(await problem({ ...fine, edition: 'nowhere' })).toMatchObject({ error: 'campaign-file' });
  expect(await problem({ file: 'x' })).toEqual({ error: 'bad-message' });
  const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
  expect(await problem({ file: deep })).toEqual({ error: 'bad-message' });
  // a sheet in the setup of a plain room
  const game = { setup: { edition: 'washington', mission: 'washington/m01', seats: [team], options: { campaign: true }, campaign: {} } };
  expect((await host.call('POST', '/games', game)).body).toMatchObject({ error: 'setup', reason: { reason: expect.any(String) } });
  await at.stop();
});
