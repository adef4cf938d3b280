import { useLabels } from '../i18n/use-labels.ts';

interface CountProps {
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly shown?: string;
  readonly onChange: (value: number) => void;
}

/** − n + for a thumb. */
export function Count({ name, value, min = 0, max, shown, onChange }: CountProps) {
  const { t } = useLabels();
  return (
    <fieldset className="c-count">
      <legend className="unseen">{name}</legend>
      <button
        type="button"
        className="button square"
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        aria-label={t('companion.less', { name })}
      >
        −
      </button>
      <output className="numbers">{shown ?? value}</output>
      <button
        type="button"
        className="button square"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        aria-label={t('companion.more', { name })}
      >
        +
      </button>
    </fieldset>
  );
}
