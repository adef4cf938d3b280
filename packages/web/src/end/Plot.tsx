// A line over the rounds, as SVG, with its numbers as a table for those who want them.
import { useLabels } from '../i18n/use-labels.ts';

interface PlotProps {
  readonly title: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly tone: 'accent' | 'bad' | 'good' | 'cold';
}

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 34;
const BOTTOM = 24;
const TOP = 12;
const RIGHT = 10;

/** A round number not below the highest value, so that the grid has whole steps. */
function ceiling(most: number): number {
  if (most <= 4) return 4;
  const step = 10 ** Math.floor(Math.log10(most));
  // half of five is no number of kills
  return [1, 2, 4, step === 1 ? 6 : 5, 8, 10].map((n) => n * step).find((n) => n >= most) ?? 10 * step;
}

export function Plot({ title, points, tone }: PlotProps) {
  const { t } = useLabels();
  const top = ceiling(Math.max(0, ...points.map((point) => point.y)));
  const first = points[0]?.x ?? 0;
  const last = Math.max(first + 1, points.at(-1)?.x ?? 1);
  const x = (value: number) => LEFT + ((value - first) / (last - first)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const line = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`).join('');
  const area = points.length > 1 ? `${line}L${x(points.at(-1)?.x ?? 0)} ${y(0)}L${x(first)} ${y(0)}Z` : '';
  const grid = [0, top / 2, top];
  const marks = [first, Math.round((first + last) / 2), last];
  const end = points.at(-1);
  return (
    <figure className="plot panel" data-tone={tone}>
      <figcaption>
        <h3>{title}</h3>
        <span className="plot-total numbers">{end?.y ?? 0}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('end.plot', { title, n: end?.y ?? 0 })}>
        {grid.map((value) => (
          <g key={value}>
            <line className="plot-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {[...new Set(marks)].map((value) => (
          <text key={value} x={x(value)} y={HEIGHT - 6} textAnchor="middle">
            {value}
          </text>
        ))}
        <path className="plot-area" d={area} />
        <path className="plot-line" d={line} />
        {end && <circle className="plot-end" cx={x(end.x)} cy={y(end.y)} r="3.5" />}
      </svg>
      <details>
        <summary className="small soft">{t('end.numbers')}</summary>
        <table className="numbers small">
          <thead>
            <tr>
              <th scope="col">{t('end.round')}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.x}>
                <td>{point.x}</td>
                <td>{point.y}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
