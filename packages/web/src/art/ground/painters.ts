// Each world's drawing is fetched when its first board is to be drawn.
import type { World } from '../../board/types.ts';
import type { Kit } from './kit.ts';

type Painter = (kit: Kit) => string;

const sources = {
  'second-edition': () => import('./city.ts').then((module) => module.drawCity),
  'black-plague': () => import('./burg.ts').then((module) => module.drawBurg),
  'white-death': () => import('./fort.ts').then((module) => module.drawFort),
  washington: () => import('./capital.ts').then((module) => module.drawCapital),
} satisfies Record<World, () => Promise<Painter>>;

const painters = new Map<World, Painter>();
const fetched = new Map<World, Promise<void>>();

/** The same promise every time, so that a component can wait for it. */
export function groundReady(world: World): Promise<void> {
  let known = fetched.get(world);
  if (!known) {
    known = sources[world]().then((painter) => void painters.set(world, painter));
    known.catch(() => fetched.delete(world));
    fetched.set(world, known);
  }
  return known;
}

export function painterOf(world: World): Painter {
  const painter = painters.get(world);
  if (!painter) throw new Error(`wait for groundReady('${world}') before drawing its board`);
  return painter;
}
