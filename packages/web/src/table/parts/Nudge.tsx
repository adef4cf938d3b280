// The table waits for somebody: after a while whoever plays may ring at them, and is told how they were reached.
import { useEffect, useState } from 'react';
import { play } from '../../sound/sounds.ts';
import { useScene, useShown } from '../scene.ts';
import { Icon } from './Icon.tsx';

/** So long everybody may think in peace, and so long once more after they were rung at. */
const PEACE_MS = 8000;
const RUNG_MS = 20_000;

export function NudgeButton({ rung }: { readonly rung?: () => void }) {
  const { host, names, ui } = useScene();
  const { l } = names;
  const [busy, setBusy] = useState(false);
  const ring = async () => {
    setBusy(true);
    const outcome = await host.nudge?.();
    setBusy(false);
    if (outcome?.ok === false) {
      play('refuse');
      return ui.set({ refusal: outcome.refusal });
    }
    ui.set({ flash: outcome?.reached?.map(({ name, how }) => l.t(`nudge.${how}`, { who: name })).join(' ') ?? null });
    rung?.();
  };
  return (
    <button type="button" disabled={busy} onClick={() => void ring()}>
      {l.t('nudge.do')}
    </button>
  );
}

/** Those who look at the table; of somebody who is away the empty seat tells. */
export function Nudge() {
  const { snapshot, view, names } = useScene();
  const { playing } = useShown();
  const [quiet, setQuiet] = useState<{ readonly tick: number; readonly ms: number }>({ tick: view.tick, ms: PEACE_MS });
  const [over, setOver] = useState(false);
  if (quiet.tick !== view.tick) setQuiet({ tick: view.tick, ms: PEACE_MS });
  useEffect(() => {
    setOver(false);
    const timer = setTimeout(() => setOver(true), quiet.ms);
    return () => clearTimeout(timer);
  }, [quiet]);
  const here = snapshot.awaited?.filter((one) => one.here) ?? [];
  if (!over || playing || here.length === 0 || view.over !== null) return null;
  return (
    <div className="t-notice" role="status">
      <Icon name="people" />
      <span>{names.l.t('nudge.waits', { who: here.map((one) => one.name).join(', ') })}</span>
      <NudgeButton rung={() => setQuiet({ tick: view.tick, ms: RUNG_MS })} />
    </div>
  );
}
