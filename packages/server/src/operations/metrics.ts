import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** One registry for each server, so that several can live in one process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    answers: new Counter({ name: 'holdout_answers_total', help: 'Answers stored', labelNames: ['by'], registers }),
    answerSeconds: new Histogram({
      name: 'holdout_answer_seconds',
      help: 'From an answer received to the step sent',
      buckets: seconds,
      registers,
    }),
    storeSeconds: new Histogram({ name: 'holdout_store_seconds', help: 'One transaction of an answer', buckets: seconds, registers }),
    botSeconds: new Histogram({ name: 'holdout_bot_seconds', help: 'One choice of a bot', buckets: seconds, registers }),
    conflicts: new Counter({ name: 'holdout_conflicts_total', help: 'Answers that lost the race for a tick', registers }),
    errors: new Counter({ name: 'holdout_errors_total', help: 'Requests refused', labelNames: ['code'], registers }),
    sockets: new Gauge({ name: 'holdout_sockets', help: 'Open sockets', registers }),
    rooms: new Gauge({ name: 'holdout_rooms', help: 'Rooms in memory', registers }),
    ready: new Gauge({ name: 'holdout_ready', help: '1: a row could be written when last asked', registers }),
    pushes: new Counter({ name: 'holdout_pushes_total', help: 'Turn notices sent', labelNames: ['result'], registers }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
