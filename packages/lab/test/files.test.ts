import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sensibleBot } from '@holdout/bots';
import type { GameSetup } from '@holdout/engine';
import { commitTo } from '@holdout/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFlags } from '../src/flags.ts';
import { playthroughOf } from '../src/golden/playthrough.ts';
import { engine, missionNamed, setupOf, teamFor } from '../src/library.ts';
import { replayCommand, verifyCommand } from '../src/replay-command.ts';
import { playGame } from '../src/run-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'holdout-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mission = missionNamed('second-edition/m01');
const setup = setupOf(mission, teamFor(mission, 0), 1, {}, 'files');
const played = playGame(engine, setup, sensibleBot, null);

/** A finished game as a server gives it out. */
async function gameFile(of: GameSetup, answers: readonly string[]) {
  const opened = engine.setup(of);
  if (!opened.ok) throw new Error('setup refused');
  const { state } = opened;
  const board = engine.board(state);
  const view = engine.view(state, -1);
  const steps = answers.map((key, i) => {
    const result = engine.answer(state, key);
    if (!result.ok) throw new Error(`refused ${key}`);
    return { tick: i + 1, kind: 'answer', key, to: null, seat: 0, bot: null, at: 0, events: result.events, patch: [] };
  });
  const { seed, ...open } = of;
  const head = {
    format: 1,
    game: 'holdout',
    ruleset: engine.ruleset(of.edition),
    setup: open,
    commitment: await commitTo(seed),
    seedChosen: false,
    seed,
  };
  return { ...head, players: ['bot'], started: 0, updated: 0, board, view, events: opened.events, steps, hash: engine.hash(state) };
}

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('recorded games', () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const run = async (command: typeof replayCommand, ...args: string[]): Promise<number> => command.run(readFlags(command.flags, args));

  it('are verified against the seed that was fixed before', async () => {
    const game = await gameFile(setup, played.answers);
    expect(await run(verifyCommand, file('good.json', JSON.stringify(game)))).toBe(0);
    expect(said.at(-1)).toContain('the seed matches its commitment');
    expect(await run(verifyCommand, file('seed.json', JSON.stringify({ ...game, seed: 'another' })))).toBe(1);
    expect(said.at(-1)).toContain('commitment');
    expect(await run(verifyCommand, file('hash.json', JSON.stringify({ ...game, hash: '0' })))).toBe(1);
    expect(said.at(-1)).toContain('hash');
  });
  it('are replayed to their end', async () => {
    const game = await gameFile(setup, played.answers);
    expect(await run(replayCommand, file('again.json', JSON.stringify(game)), '--quiet')).toBe(0);
    expect(said.at(-1)).toContain(`${played.answers.length} answers`);
    expect(await run(replayCommand, file('again.txt', playthroughOf(engine, setup, played.answers)))).toBe(0);
    expect(said.at(-1)).toContain(engine.hash(played.state));
  });
  it('that are none say why', async () => {
    await expect(run(replayCommand, join(folder, 'nothing'))).rejects.toThrow('no such file');
    await expect(run(verifyCommand, file('bad.json', '{"format": 2}'))).rejects.toThrow('not a game file');
    await expect(run(verifyCommand, file('worse.json', '{'))).rejects.toThrow('not JSON');
  });
});
