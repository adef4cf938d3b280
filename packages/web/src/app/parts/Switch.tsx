import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly text?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, text, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="switch" htmlFor={id}>
      <input id={id} type="checkbox" role="switch" checked={on} aria-checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        {text && <small>{text}</small>}
      </span>
    </label>
  );
}
