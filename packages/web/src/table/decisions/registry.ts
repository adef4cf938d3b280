// The component of every kind of question: the one most tables begin with here, the turn a moment after the board, the others in later.ts.
import type { DecisionKind } from '@holdout/engine';
import { type ComponentType, lazy } from 'react';
import { OrderDecision } from './OrderDecision.tsx';
import type { DecisionProps } from './types.ts';

type Decision = ComponentType<DecisionProps>;

const turn = () => import('./TurnDecision.tsx');
/** The first turn is begun by a press: by then it has been fetched, and the board did not wait for it. */
export const fetchTurn = (): void => void turn().catch(() => {});

export const AT_ONCE = {
  order: OrderDecision,
  turn: lazy(() => turn().then(({ TurnDecision }) => ({ default: TurnDecision }))),
} satisfies Partial<Record<DecisionKind, Decision>>;

/** Nothing is refused before there is a turn, and a dead line could not fetch it then. */
export const Refused = lazy(() => turn().then((file) => ({ default: file.Refused })));

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
