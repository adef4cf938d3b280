import type { MissionDef } from '@holdout/engine/content';
import { q00 } from './missions/q00.ts';
import { q01 } from './missions/q01.ts';
import { q02 } from './missions/q02.ts';
import { q03 } from './missions/q03.ts';
import { q04 } from './missions/q04.ts';
import { q05 } from './missions/q05.ts';
import { q06 } from './missions/q06.ts';
import { q07 } from './missions/q07.ts';
import { q08 } from './missions/q08.ts';
import { q09 } from './missions/q09.ts';
import { q10 } from './missions/q10.ts';

export const missions: readonly MissionDef[] = [q00, q01, q02, q03, q04, q05, q06, q07, q08, q09, q10];
