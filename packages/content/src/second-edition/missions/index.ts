import type { MissionDef } from '@holdout/engine/content';
import { m00 } from './m00.ts';
import { m01 } from './m01.ts';
import { m02 } from './m02.ts';
import { m03 } from './m03.ts';
import { m04 } from './m04.ts';
import { m05 } from './m05.ts';
import { m06 } from './m06.ts';
import { m07 } from './m07.ts';
import { m08 } from './m08.ts';
import { m09 } from './m09.ts';
import { m10 } from './m10.ts';
import { m11 } from './m11.ts';
import { m12 } from './m12.ts';
import { m13 } from './m13.ts';
import { m14 } from './m14.ts';
import { m15 } from './m15.ts';
import { m16 } from './m16.ts';
import { m17 } from './m17.ts';
import { m18 } from './m18.ts';
import { m19 } from './m19.ts';
import { m20 } from './m20.ts';
import { m21 } from './m21.ts';
import { m22 } from './m22.ts';
import { m23 } from './m23.ts';
import { m24 } from './m24.ts';
import { m25 } from './m25.ts';

export const missions: readonly MissionDef[] = [
  m00,
  m01,
  m02,
  m03,
  m04,
  m05,
  m06,
  m07,
  m08,
  m09,
  m10,
  m11,
  m12,
  m13,
  m14,
  m15,
  m16,
  m17,
  m18,
  m19,
  m20,
  m21,
  m22,
  m23,
  m24,
  m25,
];
