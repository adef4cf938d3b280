// The chance to win over the steps of a replay: click to go there. A click at a turning point's dot leads to its turn; by keys the list below
// does the same, so dots may lie as close as the turns do.
import { costOf } from '@holdout/bots/findings';
import type { MouseEvent } from 'react';
import type { Labels } from '../i18n/i18n.ts';
import { type CurvePoint, dotAt, type TurnPlace } from './curve.ts';

interface ChanceCurveProps {
  readonly l: Labels;
  readonly points: readonly CurvePoint[];
  readonly last: number;
  readonly step: number;
  readonly turns: readonly TurnPlace[];
  readonly nameOf: (turn: TurnPlace) => string;
  readonly onGo: (step: number) => void;
}

const WIDE = 1000;
const HIGH = 100;

export function ChanceCurve({ l, points, last, step, turns, nameOf, onGo }: ChanceCurveProps) {
  const x = (at: number) => (at / Math.max(1, last)) * WIDE;
  const y = (chance: number) => HIGH - chance * HIGH;
  const line = points.map((p, i) => `${i === 0 ? 'M' : 'L'}${x(p.step).toFixed(1)} ${y(p.chance).toFixed(1)}`).join('');
  const go = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [left, top] = [event.clientX - box.left, event.clientY - box.top];
    const dots = turns.map((turn) => ({
      step: turn.from,
      left: (turn.from / Math.max(1, last)) * box.width,
      top: (1 - turn.moment.best) * box.height,
    }));
    onGo(dotAt(dots, left, top)?.step ?? Math.round((left / Math.max(1, box.width)) * last));
  };
  const now = points.findLast((p) => p.step <= step)?.chance ?? 0;
  const percent = Math.round(100 * now);
  return (
    <div className="chance">
      <p className="chance-now numbers">{l.t('analysis.chance', { p: percent })}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the scrubber below and the turning points do the same by keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="chance-plot" onClick={go}>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={l.t('analysis.curve', { p: percent })}>
          <line className="chance-half" x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
          <path className="chance-area" d={`${line}L${WIDE} ${HIGH}L0 ${HIGH}Z`} />
          <path className="chance-line" d={line} />
          <line className="chance-here" x1={x(step)} x2={x(step)} y1="0" y2={HIGH} />
        </svg>
        {turns.map((turn) => (
          <span
            key={turn.from}
            className="chance-turn"
            style={{ left: `${(100 * turn.from) / Math.max(1, last)}%`, top: `${100 - 100 * turn.moment.best}%` }}
            title={nameOf(turn)}
            data-grave={costOf(turn.moment) >= 0.1 || undefined}
          />
        ))}
      </div>
    </div>
  );
}
