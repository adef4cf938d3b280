// Pictures drawn in the worker know the faces people made for their own survivors.
import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import type { OwnBox } from '@holdout/engine/content';
import { expect, it } from 'vitest';
import { drawPicture } from '../src/game/local/pictures.ts';

const HAIR = '#12ab34';

it('draws somebody of an own box with the colours they were given', async () => {
  const engine = createEngine(editions);
  const like = editions.find((book) => book.edition === 'white-death')?.survivors[0];
  if (like === undefined) throw new Error('nobody to be like');
  const box: OwnBox = { survivors: [{ ...like, id: 'own-zofia', from: 'ours' }], looks: { 'own-zofia': { front: 'short', hair: HAIR } } };
  const opened = engine.setup({
    edition: 'white-death',
    mission: 'white-death/w00',
    seats: [['own-zofia']],
    options: {},
    seed: 'faces',
    box,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { state } = opened;
  const moment = { board: engine.board(state), view: engine.view(state, -1) };
  const wish = { edition: 'white-death', mission: 'white-death/w00', moment, mode: 'dark', detail: 'full' } as const;
  expect(await drawPicture(wish)).not.toContain(HAIR);
  expect(await drawPicture({ ...wish, boxes: [box] })).toContain(HAIR);
});
