// The component of every kind of question: those a table begins with here, the others in later.ts.
import type { DecisionKind } from '@holdout/engine';
import { type ComponentType, lazy } from 'react';
import { OrderDecision } from './OrderDecision.tsx';
import { TurnDecision } from './TurnDecision.tsx';
import type { DecisionProps } from './types.ts';

type Decision = ComponentType<DecisionProps>;

export const AT_ONCE = { order: OrderDecision, turn: TurnDecision } satisfies Partial<Record<DecisionKind, Decision>>;

/** What a table does not begin with is fetched when it is asked. */
export type LaterKind = Exclude<DecisionKind, keyof typeof AT_ONCE>;

const known = new Map<DecisionKind, Decision>(Object.entries(AT_ONCE) as [keyof typeof AT_ONCE, Decision][]);

const later = (kind: LaterKind): Decision => lazy(() => import('./later.ts').then(({ LATER }) => ({ default: LATER[kind] })));

/** One and the same for a kind as long as the page lives. */
export function decisionOf(kind: DecisionKind): Decision {
  const decision = known.get(kind) ?? later(kind as LaterKind);
  known.set(kind, decision);
  return decision;
}
