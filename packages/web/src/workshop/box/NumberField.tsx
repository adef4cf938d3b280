import { useId } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds; what is not one changes nothing. */
export function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <label className="field box-number" htmlFor={id}>
      <span className="label">{label}</span>
      <input
        className="input"
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={(event) => {
          const next = Number(event.target.value);
          if (event.target.value !== '' && Number.isInteger(next) && next >= least && next <= most) onChange(next);
        }}
      />
    </label>
  );
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly list: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
  readonly hint?: string | null;
}

export function ChoiceField({ label, value, list, onChange, hint }: ChoiceFieldProps) {
  const id = useId();
  return (
    <label className="field" htmlFor={id}>
      <span className="label">{label}</span>
      <select className="input" id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {list.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      {hint && <small className="box-hint">{hint}</small>}
    </label>
  );
}
