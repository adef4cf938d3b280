// A try at the mission of a day, played again: nothing of it is believed but the answers.

import type { Engine, Refusal, State } from '@holdout/engine';
import { dailyOf } from '@holdout/protocol/day';
import type { DailyOutcome, DailyTrial } from '../rooms/house.ts';

export function playDay(engine: Engine, { day, steps }: DailyTrial): DailyOutcome | Refusal {
  const { edition, seed, mission, team } = dailyOf(day);
  const book = engine.editions.find((one) => one.edition === edition);
  if (book === undefined) return { reason: 'unknown-mission' };
  const opened = engine.setup({ edition, mission: mission(book).id, seats: [team(book)], options: {}, seed });
  if (!opened.ok) return opened.refusal;
  const wanted = new Set(steps.filter((step) => typeof step === 'number'));
  const kept = new Map<number, State>();
  let state = opened.state;
  let rewound = 0;
  for (const [made, step] of steps.entries()) {
    if (wanted.has(made)) kept.set(made, engine.clone(state));
    if (typeof step === 'string') {
      const answered = engine.answer(state, step);
      if (!answered.ok) return answered.refusal;
      continue;
    }
    const earlier = step < made ? kept.get(step) : undefined;
    if (earlier === undefined) return { reason: 'unknown-step' };
    if (earlier.info < state.info) rewound++;
    state = engine.clone(earlier);
  }
  if (state.over === null) return { reason: 'not-over' };
  const fallen = state.survivors.filter((one) => one.role === 'played' && !one.alive).length;
  return { won: state.over.result === 'won', rounds: state.round, fallen, rewound };
}
