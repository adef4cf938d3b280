import type { MissionDef } from '@holdout/engine/content';

export const missions: readonly MissionDef[] = [];
