import type { MissionDef } from '@holdout/engine/content';
import { w00 } from './missions/w00.ts';
import { w01 } from './missions/w01.ts';

export const missions: readonly MissionDef[] = [w00, w01];
