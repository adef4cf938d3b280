// What the rules did, step by step, so that hands can follow on the real table.
import type { GameEvent } from '@holdout/engine';
import { useMemo } from 'react';
import { writeLine } from '../log/lines.ts';
import { merge } from '../log/merge.ts';
import { Icon } from '../table/parts/Icon.tsx';
import type { UiStore } from '../table/store.ts';
import type { At } from './parts.ts';

interface StepsProps {
  readonly at: Pick<At, 'names' | 'board' | 'view' | 'content'>;
  readonly ui: UiStore;
  readonly events: readonly GameEvent[];
}

export function Steps({ at, ui, events }: StepsProps) {
  const { names, board, view, content } = at;
  const told = useMemo(() => merge(events.map((event) => ({ tick: 0, event }))), [events]);
  if (told.length === 0) return null;
  return (
    <ol className="c-steps">
      {told.map(({ event, more }, i) => {
        const line = writeLine(event, { names, board, mission: view.mission, crowd: more, cards: content.zombieDeck });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one deed stay in their order
          <li key={i} data-tone={line.tone}>
            <button type="button" onClick={() => ui.set({ lit: line.zones })}>
              <Icon name={line.icon} /> {line.text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
