import { useLabels } from '../i18n/use-labels.ts';
import type { DiceLine } from './statistics.ts';

const WIDTH = 320;
const HEIGHT = 150;
const FOOT = 24;

/** How often each face came, against an even share; and hits against what the numbers promise. */
export function DicePlot({ dice }: { readonly dice: DiceLine }) {
  const { t, language } = useLabels();
  const even = dice.rolled / 6;
  const most = Math.max(1, even * 1.2, ...dice.faces);
  const bar = WIDTH / 6;
  const y = (value: number) => HEIGHT - FOOT - (value / most) * (HEIGHT - FOOT - 16);
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <figure className="plot panel" data-tone="accent">
      <figcaption>
        <h3>{t('end.dice')}</h3>
        <span className="plot-total numbers">{dice.rolled}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('end.dice.label', { faces: dice.faces.join(', '), even: number(even) })}
      >
        {dice.faces.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the face of the die
          <g key={at}>
            <rect className="plot-bar" x={at * bar + 8} y={y(count)} width={bar - 16} height={HEIGHT - FOOT - y(count)} />
            <text x={at * bar + bar / 2} y={y(count) - 4} textAnchor="middle">
              {count}
            </text>
            <text x={at * bar + bar / 2} y={HEIGHT - 6} textAnchor="middle" className="plot-face">
              {at + 1}
            </text>
          </g>
        ))}
        <line className="plot-even" x1="2" x2={WIDTH - 2} y1={y(even)} y2={y(even)} />
      </svg>
      <p className="small">{t('end.dice.hits', { hits: dice.hits, expected: number(dice.expectedHits) })}</p>
      {/* no dice, no luck */}
      {dice.rolled > 0 && <p className="small soft">{t('end.dice.chance', { percent: Math.round(dice.chance * 100) })}</p>}
    </figure>
  );
}
