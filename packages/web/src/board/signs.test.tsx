import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SignLayer } from './SignLayer.tsx';
import type { Scene } from './scene.ts';
import type { BoardView, PathArrow } from './types.ts';

const zone = (x: number) => ({ anchor: { x: x + 0.5, y: 0.5 }, boxes: [{ x, y: 0, w: 1, h: 1 }], bounds: { x, y: 0, w: 1, h: 1 } });
const board = { zones: [zone(0), zone(1)] } as unknown as BoardView;
const scene = { people: [], stacks: [], tokens: [] } as unknown as Scene;
const arrows: readonly PathArrow[] = [
  { zones: [0, 1], tone: 'intent', label: '2?' },
  { zones: [0, 1], tone: 'plan' },
];

it('no way runs over the sign of another one', () => {
  const drawn = renderToStaticMarkup(<SignLayer id="s" board={board} scene={scene} highlights={[]} arrows={arrows} pings={[]} />);
  expect(drawn.match(/arrow-line/g)).toHaveLength(2);
  expect(drawn.indexOf('2?')).toBeGreaterThan(drawn.lastIndexOf('arrow-line'));
});

it('what somebody points out grows together with its words on a small board', () => {
  const ping = { id: 1, zone: 0, mark: 'danger', label: 'Bob: Danger', colour: '#fff' } as const;
  const drawn = renderToStaticMarkup(<SignLayer id="s" board={board} scene={scene} highlights={[]} arrows={[]} pings={[ping]} />);
  expect(drawn).toMatch(/class="board-sign"><path[^>]*board-ping-dot[^>]*><\/path><g[^>]*><rect/);
});
