// Z1: zombies bound for the marked zone reckon their way as if every door were open; closed doors still stop them.
import { areaNamed } from '../areas.ts';
import type { MissionModule } from './index.ts';

export const pathThroughDoors: MissionModule = (c, d) => {
  d.pathsThroughDoors.push(areaNamed(c, 'module', 'path-through-doors', ['marked']));
};
