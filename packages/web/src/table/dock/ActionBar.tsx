// The verbs of the active survivor with their key letters. What cannot be done now is dim and says why.
import type { Option } from '@holdout/engine';
import { type Group, groupsShown } from '../model/choices.ts';
import { Icon } from '../parts/Icon.tsx';
import { Key } from '../parts/Key.tsx';
import { useScene } from '../scene.ts';

interface ActionBarProps {
  readonly groups: ReadonlyMap<string, readonly Option[]>;
  readonly open: string | null;
  readonly onOpen: (group: Group) => void;
}

const cheapest = (options: readonly Option[]): { readonly free: boolean; readonly actions: number } =>
  options.reduce<{ free: boolean; actions: number }>(
    (best, o) => ({ free: best.free || o.cost?.free !== undefined, actions: Math.min(best.actions, o.cost?.actions ?? 0) }),
    { free: false, actions: Number.POSITIVE_INFINITY },
  );

export function ActionBar({ groups, open, onOpen }: ActionBarProps) {
  const { names, view } = useScene();
  const { l } = names;
  return (
    <div className="t-actions" role="toolbar" aria-label={l.t('table.actions')}>
      {groupsShown(groups, view).map((group) => {
        const options = groups.get(group.id) ?? [];
        const can = options.length > 0 || group.id === 'inventory';
        const price = can && options.length > 0 ? cheapest(options) : null;
        return (
          <button
            key={group.id}
            type="button"
            className="t-action"
            data-group={group.id}
            data-can={can || undefined}
            aria-pressed={open === group.id}
            aria-keyshortcuts={group.letter}
            aria-disabled={!can || undefined}
            onClick={() => onOpen(group)}
          >
            <Icon name={group.id} />
            <span className="t-action-name">{l.t(`group.${group.id}`)}</span>
            {price?.free && <span className="t-dot-free" title={l.t('table.free')} />}
            <Key>{group.letter.toUpperCase()}</Key>
          </button>
        );
      })}
    </div>
  );
}
