import { createHash } from 'node:crypto';
import { type GameFile, type GameLink, parseGameFile, verifyGame } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable } from './support/table.ts';
import { createToyEngine } from './toy/engine.ts';

const engine = createToyEngine({ length: 25 });
let at: TestServer;
let file: GameFile;
let firstCommitment: string;
let runningFile: GameFile;

beforeAll(async () => {
  at = await startServer({ engine });
  const table = await seatTable(at, 1, toyWish(1, { room: { rewind: true } }));
  const [link] = table.links as [GameLink];
  const [host] = table.guests as [(typeof table.guests)[0]];
  firstCommitment = link.state.room?.commitment as string;
  expect(link.state.room?.seed).toBeNull();
  let undone = 0;
  while (link.state.view?.over == null) {
    const keys = link.state.options?.map((option) => option.key) ?? [];
    const reply = await link.answer(keys.at(link.state.tick % 3 === 0 ? -1 : (link.state.tick * 7) % keys.length) ?? '');
    if (!reply.ok) throw new Error(reply.code);
    if (link.state.view?.tick === 15 && undone++ < 2) {
      expect((await link.request({ t: 'undo', tick: link.state.tick, back: 4 })).ok).toBe(true);
      runningFile = (await host.call('GET', `/games/${table.code}/export`)).body as unknown as GameFile;
    }
  }
  await until(() => link.state.room?.phase === 'finished', 'finished');
  expect(link.state.room?.seed).not.toBeNull();
  const parsed = parseGameFile((await host.call('GET', `/games/${table.code}/export`)).body);
  if (!parsed.ok) throw new Error(parsed.problem);
  file = parsed.file;
  table.leave();
});
afterAll(() => at.stop());

test('the seed’s hash was published at the start and the seed at the end', () => {
  expect(file.commitment).toBe(firstCommitment);
  expect(
    createHash('sha256')
      .update(file.seed as string)
      .digest('hex'),
  ).toBe(firstCommitment);
});

test('a finished game verifies, undos included', async () => {
  expect(file.steps.some((step) => step.kind === 'undo')).toBe(true);
  expect(await verifyGame(engine, file)).toMatchObject({ ok: true, steps: file.steps.length });
});

test('a running game tells neither seed nor hash', async () => {
  expect(runningFile.seed).toBeNull();
  expect(runningFile.hash).toBeNull();
  expect(JSON.stringify(runningFile)).not.toContain(file.seed);
  expect(await verifyGame(engine, runningFile)).toMatchObject({ ok: false, problem: 'not-finished' });
});

test('whatever is changed afterwards is found', async () => {
  const changed = (change: (copy: { -readonly [K in keyof GameFile]: GameFile[K] }) => void) => {
    const copy = structuredClone(file);
    change(copy);
    return verifyGame(engine, copy);
  };
  const problem = (name: string) => ({ ok: false, problem: name });
  expect(await changed((copy) => (copy.seed = 'another'))).toMatchObject(problem('commitment'));
  expect(await changed((copy) => (copy.ruleset = 'black-plague@9'))).toMatchObject(problem('ruleset'));
  expect(await changed((copy) => (copy.hash = 'other'))).toMatchObject(problem('hash'));
  expect(await changed((copy) => copy.steps.pop())).toMatchObject(problem('not-over'));
  expect(await changed((copy) => copy.steps.shift())).toMatchObject(problem('order'));
  expect(await changed((copy) => (copy.steps[3] = { ...copy.steps[3], key: 'win' } as never))).toMatchObject(problem('refused'));
  const dice = file.steps.findIndex((step) => step.events.some((event) => event.t === 'dice'));
  const cheated = await changed((copy) => {
    const step = copy.steps[dice] as GameFile['steps'][0];
    copy.steps[dice] = { ...step, events: step.events.map((event) => (event.t === 'dice' ? { ...event, rolled: [6, 6] } : event)) };
  });
  expect(cheated).toMatchObject({ ...problem('events'), tick: dice + 1 });
});

test('a file that is no game is said to be none', () => {
  expect(parseGameFile(null).ok).toBe(false);
  expect(parseGameFile({ format: 2 })).toMatchObject({ ok: false });
  expect(parseGameFile({ ...file, steps: [{ tick: 'x' }] })).toMatchObject({ ok: false, problem: expect.stringContaining('steps') });
});
