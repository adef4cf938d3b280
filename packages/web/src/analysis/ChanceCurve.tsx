// The chance to win over the steps of a replay: click to go there; turning points are buttons on the line.
import { costOf } from '@holdout/bots/findings';
import type { MouseEvent } from 'react';
import type { Labels } from '../i18n/i18n.ts';
import type { CurvePoint, TurnPlace } from './curve.ts';

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
    onGo(Math.round(((event.clientX - box.left) / Math.max(1, box.width)) * last));
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
          <button
            key={turn.from}
            type="button"
            className="chance-turn"
            style={{ left: `${(100 * turn.from) / Math.max(1, last)}%`, top: `${100 - 100 * turn.moment.best}%` }}
            title={nameOf(turn)}
            aria-label={nameOf(turn)}
            data-grave={costOf(turn.moment) >= 0.1 || undefined}
            onClick={(event) => {
              event.stopPropagation();
              onGo(turn.from);
            }}
          />
        ))}
      </div>
    </div>
  );
}
