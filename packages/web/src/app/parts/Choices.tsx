// One of several, as a row of buttons: radio buttons underneath, so arrows and screen readers work.
import { type ReactNode, useId } from 'react';

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly value: T;
  readonly list: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly onChange: (value: T) => void;
}

export function Choices<T extends string>({ legend, hideLegend, value, list, onChange }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className={hideLegend ? 'unseen' : undefined}>{legend}</legend>
      <div className="choices">
        {list.map((one) => (
          <label className="choice" key={one.value}>
            <input type="radio" name={name} value={one.value} checked={one.value === value} onChange={() => onChange(one.value)} />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
