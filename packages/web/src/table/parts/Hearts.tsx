import { memo } from 'react';

interface HeartsProps {
  readonly health: number;
  readonly wounds: number;
  /** the last of the wounds are not taken yet: they blink */
  readonly fresh?: number;
  readonly label?: string;
}

/** Full hearts and hollow ones: told by shape, not by colour alone. */
export const Hearts = memo(function Hearts({ health, wounds, fresh = 0, label }: HeartsProps) {
  const left = health - wounds;
  return (
    <span className="t-hearts">
      {label !== undefined && <span className="t-unseen">{label}</span>}
      {Array.from({ length: health }, (_, i) => (
        <svg
          key={`heart${i.toString()}`}
          aria-hidden="true"
          viewBox="0 0 16 15"
          data-state={i < left ? 'full' : i < left + fresh ? 'fresh' : 'gone'}
        >
          <path d="M8 14.2C2.4 10 .9 7.4.9 4.8.9 2.6 2.6 1 4.6 1 6 1 7.3 1.8 8 3c.7-1.2 2-2 3.4-2 2 0 3.7 1.6 3.7 3.8 0 2.6-1.5 5.2-7.1 9.4z" />
        </svg>
      ))}
    </span>
  );
});
