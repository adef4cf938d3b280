import { memo } from 'react';
import { Die } from '../../art/cards/Die.tsx';
import { useScene } from '../scene.ts';

interface DiceProps {
  readonly rolled: readonly number[];
  readonly risk: readonly number[];
  readonly need: number;
  readonly big?: boolean;
  readonly tumble?: boolean;
}

/** Results first: each die with its fate, the needed number beside them. */
export const Dice = memo(function Dice({ rolled, risk, need, big = false, tumble = false }: DiceProps) {
  const { l } = useScene().names;
  const all = [...rolled.map((n) => ({ n, risky: false })), ...risk.map((n) => ({ n, risky: true }))];
  return (
    <div className="t-dice" data-big={big || undefined} data-tumble={tumble || undefined}>
      <span className="t-unseen">{l.t('dice.spoken', { rolled: all.map((d) => d.n).join(', '), need })}</span>
      {all.map(({ n, risky }, i) => (
        <span key={`die${i.toString()}`} aria-hidden="true" style={{ animationDelay: `${i * 40}ms` }}>
          <Die
            value={risky && n === 1 ? 0 : n}
            fate={risky && n === 1 ? 'broken' : n >= need ? 'hit' : 'miss'}
            risk={risky}
            label={String(n)}
          />
        </span>
      ))}
      <span className="t-need">{l.t('dice.need', { need })}</span>
    </div>
  );
});
