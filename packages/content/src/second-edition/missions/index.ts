import type { MissionDef } from '@holdout/engine/content';
import { m00 } from './m00.ts';
import { m01 } from './m01.ts';
import { m02 } from './m02.ts';

export const missions: readonly MissionDef[] = [m00, m01, m02];
