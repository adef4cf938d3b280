// Somebody wishes to go back past what others did or what was revealed: what it would undo, and this reader's word where it is needed.
import type { HostSnapshot } from '../../game/host.ts';
import { useScene } from '../scene.ts';
import { useLastDeed } from '../undo.ts';
import { Icon } from './Icon.tsx';

export function RewindWish({ by, back, asksMe }: NonNullable<HostSnapshot['rewind']>) {
  const { names, host } = useScene();
  const { l } = names;
  const deed = useLastDeed(back === 1);
  return (
    <div className="t-notice" role="alert">
      <Icon name="undo" />
      <span>
        {back === 1 && deed !== null ? l.t('rewind.asked-what', { who: by, what: deed }) : l.t('rewind.asked', { who: by, count: back })}
      </span>
      {asksMe && host.consent !== undefined && (
        <>
          <button type="button" onClick={() => void host.consent?.(true)}>
            {l.t('rewind.agree')}
          </button>
          <button type="button" className="t-quiet" onClick={() => void host.consent?.(false)}>
            {l.t('rewind.refuse')}
          </button>
        </>
      )}
    </div>
  );
}
