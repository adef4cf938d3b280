import { secondEdition } from '@holdout/content/second-edition';
import { createEngine, type GameSetup } from '@holdout/engine';
import { verifyGame } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../src/end/statistics.ts';
import { advise } from '../src/game/local/advise.ts';
import { LocalGame } from '../src/game/local/local-game.ts';
import { memorySaves } from '../src/game/local/memory-saves.ts';
import { recordOf } from '../src/game/local/records.ts';
import { answersUpTo, Film, rewindsOf, standing, withoutOptions } from '../src/game/record/record.ts';

const engine = createEngine([secondEdition]);
const setup: GameSetup = {
  edition: 'second-edition',
  mission: 'second-edition/m00',
  seats: [
    ['amy', 'ned', 'josh'],
    ['elle', 'wanda', 'doug'],
  ],
  options: {},
  seed: 'local',
};
const people = [
  { name: 'Ewa', bot: null },
  { name: 'Olek', bot: null },
];

async function begun() {
  const saves = memorySaves();
  const made = await LocalGame.create(engine, saves, 'l-1', { setup, players: people, seedChosen: true });
  if (!made.ok) throw new Error(made.refusal.reason);
  return { saves, game: made.game };
}

async function play(game: LocalGame, times: number) {
  for (let n = 0; n < times && game.state.ask; n++) expect((await game.answer(advise(engine, game.state, 'sensible').key)).ok).toBe(true);
}

describe('a game of this browser', () => {
  it('goes back past what was revealed when its people wish it, and the record says so', async () => {
    const { saves, game } = await begun();
    await play(game, 20);
    const steps = game.card.tick;
    expect(game.state.info).toBeGreaterThan(0);
    expect((await game.rewind(3)).ok).toBe(true);
    expect(game.card).toMatchObject({ tick: steps + 1, rewound: 1 });
    expect(game.state.tick).toBe(3);
    // the same answers lead the same way again, and the game goes on
    await play(game, 5);
    const saved = await saves.load('l-1');
    if (!saved) throw new Error('no save');
    const file = await recordOf(engine, saved);
    expect(rewindsOf(file)).toEqual([steps + 1]);
    // every step fits; only the end is missing
    expect(await verifyGame(engine, { ...file, hash: '?' })).toMatchObject({ problem: 'not-over' });
    expect(standing(file, file.steps.length)).toHaveLength(8);
    const reopened = await LocalGame.open(engine, saves, 'l-1');
    expect(reopened.ok && engine.hash(reopened.game.state)).toBe(engine.hash(game.state));
    expect(reopened.ok && reopened.game.events.length).toBe(game.events.length);
    expect(await game.rewind(game.card.tick)).toMatchObject({ ok: false });
    expect(await game.rewind(-1)).toMatchObject({ ok: false });
  });

  it('lets a bot play one survivor of a seat: it answers their turn, and who is next once only bots are left', async () => {
    const { saves, game } = await begun();
    while (game.state.ask?.kind !== 'order') await play(game, 1);
    const by = game.state.ask.by;
    const [first, ...others] = game.state.ask.keys;
    await game.setBot(by, 'swift', first);
    // a person chooses who is next while some of the seat are theirs
    expect(game.bot()).toBeNull();
    await game.answer(first);
    expect(game.state.ask).toMatchObject({ kind: 'turn' });
    expect(game.bot()).toBe('swift');
    const reopened = await LocalGame.open(engine, saves, 'l-1');
    expect(reopened.ok && reopened.game.bot()).toBe('swift');
    await game.setBot(by, null, first);
    expect(game.bot()).toBeNull();
    await game.setBot(by, 'swift', first);
    while (game.bot() !== null) await play(game, 1);
    for (const id of others) await game.setBot(by, 'swift', id);
    expect(game.state.ask?.by === by && game.state.ask.kind === 'order' ? game.bot() : 'swift').toBe('swift');
  });

  it('an undo is no rewind', async () => {
    const { saves, game } = await begun();
    await play(game, 1);
    for (let n = 0; n < 6 && !game.canUndo().can; n++) await play(game, 1);
    expect((await game.undo()).ok).toBe(true);
    const saved = await saves.load('l-1');
    if (!saved) throw new Error('no save');
    expect(rewindsOf(await recordOf(engine, saved))).toEqual([]);
  });

  it('saves every answer before it is the present one, and opens where it stood', async () => {
    const { saves, game } = await begun();
    await play(game, 40);
    const reopened = await LocalGame.open(engine, saves, 'l-1');
    if (!reopened.ok) throw new Error(reopened.refusal.reason);
    expect(engine.hash(reopened.game.state)).toBe(engine.hash(game.state));
    expect(reopened.game.events).toEqual(game.events);
    expect(reopened.game.canUndo()).toEqual(game.canUndo());
  });

  it('takes back what revealed nothing, also after opening again, and never more', async () => {
    const { saves, game } = await begun();
    const before = engine.hash(game.state);
    const [first] = engine.optionKeys(game.state);
    await game.answer(first);
    const reopened = await LocalGame.open(engine, saves, 'l-1');
    if (!reopened.ok) throw new Error(reopened.refusal.reason);
    expect((await reopened.game.undo()).ok).toBe(true);
    expect(engine.hash(reopened.game.state)).toBe(before);
    expect(await reopened.game.undo()).toEqual({ ok: false, refusal: { reason: 'undo-revealed' } });
  });

  it('refuses an answer that is not offered and changes nothing', async () => {
    const { game } = await begun();
    const before = engine.hash(game.state);
    expect((await game.answer('nonsense')).ok).toBe(false);
    expect(engine.hash(game.state)).toBe(before);
    expect(game.card.tick).toBe(0);
  });

  it('looks through the eyes of whoever answers, and lets a bot stand in', async () => {
    const { game } = await begun();
    expect(game.eyes()).toBe(game.state.ask?.by);
    expect(game.bot()).toBeNull();
    await game.setBot(0, 'sensible');
    await game.setBot(1, 'sensible');
    expect(game.bot()).toBe('sensible');
    expect(game.eyes()).toBe(-1);
  });

  it('fails plainly when the save is gone', async () => {
    expect(await LocalGame.open(engine, memorySaves(), 'l-0')).toEqual({ ok: false, refusal: { reason: 'save-gone' } });
  });
});

describe('its record', () => {
  it('shows every step as it was, leaves out what was taken back, verifies and gives numbers', async () => {
    const { saves, game } = await begun();
    const [first] = engine.optionKeys(game.state);
    await game.answer(first);
    await game.undo();
    await play(game, 2000);
    expect(game.state.over).not.toBeNull();
    const saved = await saves.load('l-1');
    if (!saved) throw new Error('gone');
    const file = await recordOf(engine, saved);

    const film = new Film(file);
    expect(film.at(film.length).view).toEqual(withoutOptions(engine.view(game.state, -1)));
    expect(film.at(0).view).toEqual(file.view);
    const middle = Math.floor(film.length / 2);
    const replayed = engine.setup(setup);
    if (!replayed.ok) throw new Error('setup');
    for (const key of answersUpTo(file, middle)) engine.answer(replayed.state, key);
    expect(film.at(middle).view).toEqual(withoutOptions(engine.view(replayed.state, -1)));

    expect(standing(file, film.length)).not.toContain(0);
    expect(await verifyGame(engine, file)).toMatchObject({ ok: true });
    const stats = statisticsOf(file);
    expect(stats.result).toEqual(game.state.over);
    expect(stats.dice.faces.reduce((sum, n) => sum + n, 0)).toBe(stats.dice.rolled);
    expect(stats.rounds.at(-1)?.round).toBe(game.state.round);
    expect(stats.survivors.reduce((sum, one) => sum + one.kills, 0)).toBeLessThanOrEqual(stats.rounds.at(-1)?.kills ?? 0);
  });
});
