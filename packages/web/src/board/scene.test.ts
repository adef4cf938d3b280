import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { checkDraft } from '@holdout/engine/workshop';
import { expect, it } from 'vitest';
import { drawToken } from '../art/figures/draw.ts';
import { GUARD, makeScene, PERSON } from './scene.ts';

it('a crate that rides on a car is drawn on it, and gone when it is taken', () => {
  const content = editions.find((one) => one.edition === 'second-edition');
  const mission = content?.missions.find((one) => one.id === 'second-edition/m04');
  if (content === undefined || mission === undefined) throw new Error('no M4');
  const engine = createEngine(editions);
  const made = engine.setup({ edition: content.edition, mission: mission.id, seats: [['amy', 'doug']], options: {}, seed: 'crates' });
  const { board } = checkDraft(content, mission).draft;
  if (!made.ok || board === null) throw new Error('M4 is not set up');
  const view = engine.view(made.state, -1);
  const cars = (crates: typeof view.crates) =>
    makeScene(board, { ...view, crates }).tokens.flatMap(({ art }) => (art.draw === 'car' ? [[art.kind, art.crates] as const] : []));
  expect(cars(view.crates).filter(([, crates]) => crates === 1)).toHaveLength(2);
  expect(cars([]).filter(([, crates]) => crates > 0)).toHaveLength(0);
  const drawn = (crates: number) => drawToken({ draw: 'car', kind: 'muscle', turn: 0, crates });
  expect(drawn(1)).toContain(drawToken({ draw: 'crate' }));
  expect(drawn(0)).not.toContain(drawToken({ draw: 'crate' }));
});

it('guards are seen beside the survivors they stand with, not under them', () => {
  const content = editions.find((one) => one.edition === 'white-death');
  const mission = content?.missions.find((one) => one.id === 'white-death/w02');
  if (content === undefined || mission === undefined) throw new Error('no W2');
  const engine = createEngine(editions);
  const ids = content.survivors.slice(0, 4).map(({ id }) => id);
  const made = engine.setup({ edition: content.edition, mission: mission.id, seats: [ids], options: {}, seed: 'guards' });
  const { board } = checkDraft(content, mission).draft;
  if (!made.ok || board === null) throw new Error('W2 is not set up');
  const view = engine.view(made.state, -1);
  for (const [zone, { guards }] of view.zones.entries()) {
    if (guards === 0) continue;
    for (let count = 1; count <= 4; count++) {
      const scene = makeScene(board, { ...view, survivors: view.survivors.map((s, i) => (i < count ? { ...s, zone } : s)) });
      const at = scene.tokens.find(({ key }) => key === `guards${zone}`)?.spot;
      if (at === undefined) throw new Error(`no guards in ${zone}`);
      for (const { spot, zone: stands } of scene.people)
        if (stands === zone) {
          const share = Math.hypot(spot.x - at.x, spot.y - at.y) / (GUARD * at.scale + PERSON * spot.scale);
          // figures on a small board are drawn up to 1.4 times as large
          expect(share, `guards of zone ${zone} with ${count}`).toBeGreaterThan(1.05);
        }
    }
  }
});
