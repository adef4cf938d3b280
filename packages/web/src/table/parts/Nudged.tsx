// Somebody waits for this reader and has rung: said, heard and felt, also where the page lies behind others. It goes with the answer.
import { useEffect } from 'react';
import { announce } from '../../app/announce.ts';
import { tellHidden } from '../../game/online/notices.ts';
import { play } from '../../sound/sounds.ts';
import { useScene } from '../scene.ts';
import { Icon } from './Icon.tsx';

const BUZZ_MS = [120, 80, 120, 80, 240];
const SECOND_RING_MS = 450;

export function Nudged({ id, by }: { readonly id: number; readonly by: string }) {
  const { l } = useScene().names;
  const text = l.t('nudge.you', { who: by });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each ring
  useEffect(() => {
    announce(text);
    play('yours');
    const again = setTimeout(() => play('yours'), SECOND_RING_MS);
    // browsers refuse it, with a complaint, before the page was touched for the first time
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(BUZZ_MS);
    tellHidden(text);
    return () => clearTimeout(again);
  }, [id]);
  return (
    <div className="t-notice t-nudged">
      <Icon name="ping" />
      <b>{text}</b>
    </div>
  );
}
