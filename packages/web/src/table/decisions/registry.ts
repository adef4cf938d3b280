// One component for every kind of question; a new kind does not compile until it has one.
import type { DecisionKind } from '@holdout/engine';
import { type ComponentType, lazy } from 'react';
import { OrderDecision } from './OrderDecision.tsx';
import { TurnDecision } from './TurnDecision.tsx';
import type { DecisionProps } from './types.ts';

type Later = typeof import('./later.ts');

/** What a table does not begin with is fetched when it is asked. */
const later = (name: keyof Later) => lazy(() => import('./later.ts').then((file) => ({ default: file[name] })));

const ShareDecision = later('ShareDecision');
const SpreadDecision = later('SpreadDecision');
const ZoneDecision = later('ZoneDecision');

export const DECISIONS = {
  order: OrderDecision,
  turn: TurnDecision,
  wounds: ShareDecision,
  split: later('SplitDecision'),
  route: ZoneDecision,
  hits: later('HitsDecision'),
  'friendly-fire': ShareDecision,
  reroll: later('RerollDecision'),
  keep: SpreadDecision,
  arrange: SpreadDecision,
  skill: later('SkillDecision'),
  zone: ZoneDecision,
  armour: later('ArmourDecision'),
  use: later('UseDecision'),
  option: later('OptionDecision'),
} satisfies Record<DecisionKind, ComponentType<DecisionProps>>;
