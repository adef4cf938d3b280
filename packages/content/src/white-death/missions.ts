import type { MissionDef } from '@holdout/engine/content';
import { w00 } from './missions/w00.ts';
import { w01 } from './missions/w01.ts';
import { w02 } from './missions/w02.ts';
import { w03 } from './missions/w03.ts';
import { w04 } from './missions/w04.ts';
import { w05 } from './missions/w05.ts';
import { w06 } from './missions/w06.ts';
import { w07 } from './missions/w07.ts';
import { w08 } from './missions/w08.ts';
import { w09 } from './missions/w09.ts';
import { w10 } from './missions/w10.ts';

export const missions: readonly MissionDef[] = [w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10];
