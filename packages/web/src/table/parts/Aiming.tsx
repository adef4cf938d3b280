// A ping is chosen and has no zone yet.
import { usePick, useScene } from '../scene.ts';
import { Icon } from './Icon.tsx';

export function Aiming() {
  const { names, ui } = useScene();
  const { l } = names;
  const aiming = usePick((u) => u.aiming);
  if (aiming === null) return null;
  return (
    <div className="t-notice" role="status">
      <Icon name="ping" />
      <span>{l.t('talk.aim', { what: l.t(`point.${aiming}`) })}</span>
      <button type="button" onClick={() => ui.set({ aiming: null })}>
        {l.t('talk.aim-cancel')}
      </button>
    </div>
  );
}
