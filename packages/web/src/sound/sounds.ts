// Dry, short sounds, synthesised. They are fetched with the first one, after the first tap: browsers allow no sound before.
import { settings } from '../app/settings.ts';
import type { SoundName } from './voices.ts';

export type { SoundName };

let voices: Promise<typeof import('./voices.ts')> | null = null;

/** Sounds too close together are one sound: forty footsteps are not a drum roll. */
const GAP_MS = 45;
const lastPlayed = new Map<SoundName, number>();

export function play(name: SoundName): void {
  const { sound, volume } = settings();
  if (!sound || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (lastPlayed.get(name) ?? Number.NEGATIVE_INFINITY) < GAP_MS) return;
  lastPlayed.set(name, now);
  voices ??= import('./voices.ts');
  void voices.then(({ sing }) => sing(name, volume * 0.6));
}
