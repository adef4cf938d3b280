import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from './support/config.ts';
import { TestGuest, toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';

const dist = temporaryFolder();
let at: TestServer;
beforeAll(async () => {
  mkdirSync(join(dist.path, 'assets'));
  writeFileSync(join(dist.path, 'index.html'), '<!doctype html><title>Holdout</title>');
  writeFileSync(join(dist.path, 'assets/app-1234.js'), 'export {};');
  at = await startServer({ config: { webDist: dist.path } });
});
afterAll(async () => {
  await at.stop();
  dist.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${at.http}${path}`, { headers });

test('pages: the client, its assets for a year, any address of its own, and strict headers', async () => {
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.headers.get('cache-control')).toBe('no-cache');
  const policy = home.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(home.headers.get('x-content-type-options')).toBe('nosniff');
  expect(home.headers.get('strict-transport-security')).toBeNull();
  expect((await get('/assets/app-1234.js')).headers.get('cache-control')).toContain('immutable');
  const deep = await get('/some/where', { accept: 'text/html' });
  expect(deep.url).toBe(`${at.http}/`);
  expect(await deep.text()).toContain('Holdout');
  expect((await get('/assets/missing.js')).status).toBe(404);
  expect((await get('/../package.json')).status).toBe(404);
  expect((await get('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404);
});

test('the API describes itself', async () => {
  const page = await get('/api/docs/', { accept: 'text/html' });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
  const openapi = (await (await get('/api/docs/json')).json()) as { paths: Record<string, Record<string, { requestBody?: unknown }>> };
  expect(Object.keys(openapi.paths)).toEqual(
    expect.arrayContaining([
      '/api/guests',
      '/api/games',
      '/api/games/{room}/join',
      '/api/games/{room}/seats/{seat}',
      '/api/games/{room}/export',
      '/api/games/{room}/replay',
    ]),
  );
  expect(openapi.paths['/api/games']?.post?.requestBody).toBeDefined();
});

test('health and metrics', async () => {
  expect(await (await get('/health')).json()).toEqual({ ok: true, store: 'sqlite' });
  expect(await (await get('/ready')).json()).toEqual({ ok: true, stores: true, draining: false, others: 'alone' });
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('holdout_sockets');
  expect(metrics).toContain('holdout_answer_seconds_bucket');
  expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
  const guarded = await startServer({ config: { metricsToken: 'secret-of-the-house' } });
  expect((await fetch(`${guarded.http}/metrics`)).status).toBe(403);
  expect((await fetch(`${guarded.http}/metrics`, { headers: { authorization: 'Bearer secret-of-the-house' } })).status).toBe(200);
  await guarded.stop();
});

test('bad requests get codes', async () => {
  const post = (path: string, body: string, type = 'application/json') =>
    fetch(`${at.http}/api${path}`, { method: 'POST', headers: { 'content-type': type }, body });
  const code = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];
  expect(await code(await post('/guests', '{'))).toEqual([400, 'bad-message']);
  expect(await code(await post('/guests', '{"nick":""}'))).toEqual([400, 'bad-message']);
  expect(await code(await post('/guests', '{"nick":"a","more":1}'))).toEqual([400, 'bad-message']);
  expect(await code(await post('/guests', 'nick=a', 'text/plain'))).toEqual([400, 'bad-message']);
  expect(await code(await post('/guests', JSON.stringify({ nick: 'x'.repeat(300_000) })))).toEqual([413, 'too-large']);
  expect(await code(await get('/api/me'))).toEqual([401, 'no-token']);
  expect(await code(await get('/api/nowhere'))).toEqual([404, 'no-room']);
  expect(await code(await get('/api/games/UPPER', {}))).toEqual([400, 'bad-message']);
  const guest = await TestGuest.come(at, 'Ann');
  expect(await guest.call('GET', '/games/0123456789abcdef')).toEqual({ status: 404, body: { error: 'no-room' } });
  expect((await guest.call('POST', '/games', toyWish(7))).status).toBe(400);
  expect(await guest.call('POST', '/games', toyWish(1, { bots: [{ seat: 0, bot: 'hal' }] }))).toEqual({
    status: 400,
    body: { error: 'no-bot' },
  });
  const unknown = { ...toyWish(1), setup: { ...toyWish(1).setup, edition: 'chess' } };
  expect(await guest.call('POST', '/games', unknown)).toMatchObject({ status: 422, body: { error: 'setup' } });
});

test('records travel packed', async () => {
  const guest = await TestGuest.come(at, 'Ann');
  const room = await guest.create(toyWish(1, { mySeats: [0] }));
  await guest.call('POST', `/games/${room.room}/start`);
  const response = await get(`/api/games/${room.watch}/export`);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="holdout-[0-9a-f]{8}\.json"/);
  expect(await response.json()).toMatchObject({ game: 'holdout', seed: null });
  const plain = await get(`/api/games/${room.watch}/export`, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.json()).toMatchObject({ game: 'holdout' });
});

test('nicknames are kept as text and never become a page', async () => {
  const guest = await TestGuest.come(at, '<img src=x>');
  const response = await get('/api/me', { authorization: `Bearer ${guest.guest.token}` });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toEqual({ player: guest.id, nick: '<img src=x>' });
  expect((await guest.call('PATCH', '/me', { nick: ' Ann\u0007 ' })).body.nick).toBe('Ann');
});

function closing(url: string, options: object, first?: object): Promise<{ code: number; status?: number; messages: string[] }> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, options);
    const messages: string[] = [];
    socket.on('open', () => first && socket.send(JSON.stringify(first)));
    socket.on('message', (data) => messages.push(data.toString()));
    socket.on('unexpected-response', (_, response) => resolve({ code: 0, status: response.statusCode ?? 0, messages }));
    socket.on('close', (code) => resolve({ code, messages }));
    socket.on('error', () => {});
  });
}

test('sockets only from our own pages, in our own version', async () => {
  expect(await closing(at.socket, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(await closing(at.socket.replace('/socket', '/other'), {})).toMatchObject({ status: 404 });
  const old = await closing(at.socket, { origin: at.http }, { t: 'hello', v: PROTOCOL_VERSION + 1, watch: '0123456789abcdef' });
  expect(old.code).toBe(4000);
  expect(old.messages[0]).toContain('"version"');
  const unknown = await closing(at.socket, {}, { t: 'hello', v: PROTOCOL_VERSION, watch: '0123456789abcdef' });
  expect(unknown).toMatchObject({ code: 4001 });
  expect(unknown.messages[0]).toContain('"no-room"');
});

test('so many connections and messages, and no more', async () => {
  const strict = await startServer({ config: { maxSocketsPerAddress: 3, messagesPerSecond: 5, requestsPerMinute: 4 } });
  const open = [1, 2, 3].map(() => new WebSocket(strict.socket));
  await until(() => open.every((socket) => socket.readyState === WebSocket.OPEN), 'three open');
  expect(await closing(strict.socket, {})).toMatchObject({ status: 429 });
  const [socket] = open as [WebSocket];
  const codes: string[] = [];
  socket.on('message', (data) => codes.push(data.toString()));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  for (let i = 0; i < 300; i++) socket.send('{"t":"ping","at":1}');
  expect(await closed).toBe(4008);
  expect(codes.some((text) => text.includes('"too-fast"'))).toBe(true);
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await fetch(`${strict.http}/api/lobby`)).status);
  expect(statuses).toContain(429);
  for (const other of open) other.terminate();
  await strict.stop();
});

test('behind a proxy the address is the one the proxy saw', async () => {
  const proxied = await startServer({ config: { trustProxy: true, requestsPerMinute: 2 } });
  const from = (forwarded: string) => fetch(`${proxied.http}/api/lobby`, { headers: { 'x-forwarded-for': forwarded } });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await from(`10.0.0.${i}, 203.0.113.7`)).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect((await from('203.0.113.8')).status).toBe(200);
  await proxied.stop();
});

test('a frame beyond all measure ends the connection, a long message only gets a code', async () => {
  const socket = new WebSocket(at.socket);
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(data.toString()));
  await until(() => socket.readyState === WebSocket.OPEN, 'open');
  socket.send(JSON.stringify({ t: 'chat', id: 1, text: 'x'.repeat(20_000) }));
  await until(() => messages.length === 1, 'an answer');
  expect(messages[0]).toContain('"too-large"');
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('error', () => {});
  socket.send('x'.repeat(1_000_000));
  expect([1009, 1006]).toContain(await closed);
});

test('without the client built, the address still says what to do', async () => {
  const bare = await startServer();
  const page = await fetch(`${bare.http}/`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('not built');
  await bare.stop();
});
