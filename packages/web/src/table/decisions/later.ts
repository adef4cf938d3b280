// Questions that come up in the middle of a game: fetched together with the first of them. A new kind does not compile until it is here.
import type { ComponentType } from 'react';
import { ArmourDecision } from './ArmourDecision.tsx';
import { HitsDecision } from './HitsDecision.tsx';
import { OptionDecision } from './OptionDecision.tsx';
import { RerollDecision } from './RerollDecision.tsx';
import type { LaterKind } from './registry.ts';
import { ShareDecision } from './ShareDecision.tsx';
import { SkillDecision } from './SkillDecision.tsx';
import { SplitDecision } from './SplitDecision.tsx';
import { SpreadDecision } from './SpreadDecision.tsx';
import type { DecisionProps } from './types.ts';
import { UseDecision } from './UseDecision.tsx';
import { ZoneDecision } from './ZoneDecision.tsx';

export const LATER = {
  wounds: ShareDecision,
  split: SplitDecision,
  route: ZoneDecision,
  hits: HitsDecision,
  'friendly-fire': ShareDecision,
  reroll: RerollDecision,
  keep: SpreadDecision,
  arrange: SpreadDecision,
  skill: SkillDecision,
  zone: ZoneDecision,
  armour: ArmourDecision,
  use: UseDecision,
  option: OptionDecision,
} satisfies Record<LaterKind, ComponentType<DecisionProps>>;
