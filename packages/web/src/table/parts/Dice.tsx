import { memo } from 'react';
import { useScene } from '../scene.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 7],
    [17, 7],
    [7, 12],
    [17, 12],
    [7, 17],
    [17, 17],
  ],
};

interface DiceProps {
  readonly rolled: readonly number[];
  readonly risk: readonly number[];
  readonly need: number;
  readonly big?: boolean;
  readonly tumble?: boolean;
}

/** Results first: hits stand out by frame and height, misses lie flat. */
export const Dice = memo(function Dice({ rolled, risk, need, big = false, tumble = false }: DiceProps) {
  const { l } = useScene().names;
  const all = [...rolled.map((n) => ({ n, risk: false })), ...risk.map((n) => ({ n, risk: true }))];
  const spoken = l.t('dice.spoken', { rolled: all.map((d) => d.n).join(', '), need });
  return (
    <div className="t-dice" data-big={big || undefined} data-tumble={tumble || undefined} role="img" aria-label={spoken}>
      {all.map(({ n, risk: risky }, i) => (
        <svg
          key={`die${i.toString()}`}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="t-die"
          data-hit={n >= need || undefined}
          data-risk={risky || undefined}
          data-break={(risky && n === 1) || undefined}
          style={{ animationDelay: `${i * 40}ms` }}
        >
          <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" />
          {(PIPS[n] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />
          ))}
        </svg>
      ))}
      <span className="t-need">{l.t('dice.need', { need })}</span>
    </div>
  );
});
