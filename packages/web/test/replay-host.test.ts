import { secondEdition } from '@holdout/content/second-edition';
import { createEngine } from '@holdout/engine';
import type { GameFile } from '@holdout/protocol';
import { beforeAll, expect, it } from 'vitest';
import { advise } from '../src/game/local/advise.ts';
import { LocalGame } from '../src/game/local/local-game.ts';
import { memorySaves } from '../src/game/local/memory-saves.ts';
import { recordOf } from '../src/game/local/records.ts';
import { replayHost } from '../src/game/replay-host.ts';

const engine = createEngine([secondEdition]);
let file: GameFile;

beforeAll(async () => {
  const saves = memorySaves();
  const made = await LocalGame.create(engine, saves, 'l-1', {
    setup: {
      edition: 'second-edition',
      mission: 'second-edition/m00',
      seats: [['amy', 'ned', 'josh', 'elle', 'wanda', 'doug']],
      options: {},
      seed: 'steps',
    },
    players: [{ name: 'Ewa', bot: null }],
    seedChosen: true,
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  for (let n = 0; n < 12; n++) await made.game.answer(advise(engine, made.game.state, 'sensible').key);
  const saved = await saves.load('l-1');
  if (!saved) throw new Error('no save');
  // no seed: nothing is played again, but a step is still worked out before it is told
  file = { ...(await recordOf(engine, saved)), seed: null };
});

it('no press for the next step is lost, however soon it comes', async () => {
  const host = replayHost(file, 2);
  const pressed = [host.forward(), host.forward(), host.forward()];
  expect(host.step()).toBe(4);
  await Promise.all(pressed);
  expect(host.step()).toBe(5);
  expect(host.snapshot().view?.tick).toBe(host.film.at(5).view.tick);
});

it('whoever goes elsewhere while a step is worked out stays there', async () => {
  const host = replayHost(file, 5);
  const pressed = host.forward();
  host.goTo(3);
  host.goTo(5);
  await pressed;
  expect(host.step()).toBe(5);
  host.goTo(4);
  await host.forward();
  expect(host.step()).toBe(5);
});
