// One component for every kind of question; a new kind does not compile until it has one.
import type { DecisionKind } from '@holdout/engine';
import type { ComponentType } from 'react';
import { ArmourDecision } from './ArmourDecision.tsx';
import { HitsDecision } from './HitsDecision.tsx';
import { OptionDecision } from './OptionDecision.tsx';
import { OrderDecision } from './OrderDecision.tsx';
import { RerollDecision } from './RerollDecision.tsx';
import { ShareDecision } from './ShareDecision.tsx';
import { SkillDecision } from './SkillDecision.tsx';
import { SplitDecision } from './SplitDecision.tsx';
import { SpreadDecision } from './SpreadDecision.tsx';
import { TurnDecision } from './TurnDecision.tsx';
import type { DecisionProps } from './types.ts';
import { UseDecision } from './UseDecision.tsx';
import { ZoneDecision } from './ZoneDecision.tsx';

export const DECISIONS = {
  order: OrderDecision,
  turn: TurnDecision,
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
} satisfies Record<DecisionKind, ComponentType<DecisionProps>>;
