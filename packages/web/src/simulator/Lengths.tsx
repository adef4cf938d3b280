import type { Playtest } from '../game/local/workshop.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { lengthsOf } from './lengths.ts';

const WIDTH = 320;
const HEIGHT = 170;
const FOOT = 24;
const HEAD = 16;
/** Numbers under the bars: not nearer to each other than they can be read. */
const MOST_NUMBERS = 12;

/** How many games ended after how many rounds: those won full, those lost hollow. */
export function Lengths({ games }: { readonly games: readonly Playtest[] }) {
  const { t } = useLabels();
  const bars = lengthsOf(games);
  const most = Math.max(1, ...bars.map(({ won, lost }) => won + lost));
  const width = WIDTH / Math.max(1, bars.length);
  const high = (count: number) => (count / most) * (HEIGHT - FOOT - HEAD);
  const gap = Math.min(4, width * 0.12);
  const every = Math.ceil(bars.length / MOST_NUMBERS);
  const list = bars
    .filter(({ won, lost }) => won + lost > 0)
    .map(({ round, won, lost }) => t('simulator.lengths.one', { n: round, won, lost }))
    .join('; ');
  return (
    <figure className="panel simulator-lengths">
      <figcaption className="row spread">
        <h3>{t('simulator.lengths')}</h3>
        <span className="row small">
          <span data-end="won">{t('end.won')}</span>
          <span data-end="lost">{t('end.lost')}</span>
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('simulator.lengths.label', { list })}>
        {bars.map(({ round, won, lost }, at) => {
          const x = at * width + gap;
          const wide = Math.max(1, width - 2 * gap);
          const foot = HEIGHT - FOOT;
          return (
            <g key={round}>
              <title>{t('simulator.lengths.one', { n: round, won, lost })}</title>
              {won > 0 && <rect data-end="won" x={x} width={wide} y={foot - high(won)} height={high(won)} />}
              {lost > 0 && (
                <rect
                  data-end="lost"
                  x={x + 1}
                  width={Math.max(1, wide - 2)}
                  y={foot - high(won + lost) + 1}
                  height={Math.max(1, high(lost) - 2)}
                />
              )}
              {at % every === 0 && (
                <text x={x + wide / 2} y={HEIGHT - 6} textAnchor="middle">
                  {round}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
        <text x="0" y={HEAD - 5}>
          {most}
        </text>
      </svg>
    </figure>
  );
}
