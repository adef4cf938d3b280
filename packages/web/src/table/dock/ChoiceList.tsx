// Numbered lines of which one is pressed; the place a line speaks of is lit meanwhile.
import type { Option } from '@holdout/engine';
import { useEffect } from 'react';
import { useKeys } from '../input/keys.ts';
import { Cost } from '../parts/Cost.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Key } from '../parts/Key.tsx';
import { useScene } from '../scene.ts';

export interface ChoiceLine {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly number[];
  readonly press: () => void;
  /** the answer it gives, for its cost */
  readonly option?: Option;
  /** what comes of it at best; empty while it is reckoned, so that no line grows under a finger */
  readonly odds?: string;
  /** unfolds what the board shows */
  readonly more?: boolean;
}

const DIGITS = 9;

export function ChoiceList({ lines, group }: { readonly lines: readonly ChoiceLine[]; readonly group: string }) {
  const { names, ui } = useScene();
  const { l } = names;
  const light = (zones: readonly number[]) => ui.set({ lit: zones });
  // a line that goes while the pointer is on it never tells
  useEffect(() => () => ui.set({ lit: [] }), [ui]);
  useKeys(true, Object.fromEntries(lines.slice(0, DIGITS).map((line, i) => [String(i + 1), line.press])));
  return (
    <fieldset className="t-choices" aria-label={l.t('table.answers-of', { group: l.t(`group.${group}`) })}>
      {lines.map((line, i) => (
        <button
          key={line.id}
          type="button"
          {...(line.more ? { className: 't-unfold', 'aria-expanded': false } : {})}
          onClick={line.press}
          onPointerEnter={() => light(line.zones)}
          onPointerLeave={() => light([])}
          onFocus={() => light(line.zones)}
          onBlur={() => light([])}
        >
          {i < DIGITS && <Key>{String(i + 1)}</Key>}
          {line.more && <Icon name="zone" />}
          <span>
            {line.name}
            {line.odds !== undefined && <small>{line.odds === '' ? '\u00a0' : line.odds}</small>}
          </span>
          {line.option !== undefined && <Cost option={line.option} />}
        </button>
      ))}
    </fieldset>
  );
}
