// Skills this book adds to the chapter of Second Edition.
import { chapter as coreChapter } from '../second-edition/skills.ts';

export const chapter: readonly string[] = [
  ...coreChapter,
  'destiny',
  'double-risk-dice',
  'ignore-1-break',
  'jack-of-all-trades',
  'night-fighter',
  'night-vision',
  'plus-1-free-risk-combat',
  'plus-1-free-risk-melee',
  'plus-1-free-risk-ranged',
  'risk-plus-1-die-ranged',
  'slippery',
  'spare-parts',
];
