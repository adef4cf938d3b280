import { useScene } from '../scene.ts';

interface StepperProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly onStep: (by: 1 | -1) => void;
}

/** − n +, one control for keyboard and screen reader. */
export function Stepper({ value, min, max, label, onStep }: StepperProps) {
  const { l } = useScene().names;
  return (
    <div
      className="t-stepper"
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={(e) => {
        const by =
          e.key === 'ArrowUp' || e.key === 'ArrowRight' || e.key === '+'
            ? 1
            : e.key === 'ArrowDown' || e.key === 'ArrowLeft' || e.key === '-'
              ? -1
              : 0;
        if (by === 0) return;
        e.preventDefault();
        e.stopPropagation();
        onStep(by);
      }}
    >
      <button
        type="button"
        tabIndex={-1}
        disabled={value <= min}
        onClick={() => onStep(-1)}
        aria-label={l.t('share.less', { what: label })}
      >
        −
      </button>
      <output>{value}</output>
      <button type="button" tabIndex={-1} disabled={value >= max} onClick={() => onStep(1)} aria-label={l.t('share.more', { what: label })}>
        +
      </button>
    </div>
  );
}
