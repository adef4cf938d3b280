// Dry, short sounds, synthesised. The synthesiser is fetched with the first sound, after the first tap: browsers allow no sound before.
import { settings } from '../app/settings.ts';

type Parameters = readonly (number | undefined)[];
const __ = undefined;

// volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, delta slide, jump, jump time, repeat, noise,
// modulation, bit crush, delay, sustain volume, decay, tremolo, filter
const SOUNDS = {
  step: [0.25, 0.1, 110, __, 0.01, 0.03, 4, 1.5, -4, __, __, __, __, 1, __, __, __, 0.5, 0.02],
  shuffle: [0.22, 0.3, 70, 0.02, 0.04, 0.08, 4, 0.8, -1, __, __, __, __, 2, __, 0.1, __, 0.4, 0.03],
  groan: [0.6, 0.05, 62, 0.12, 0.3, 0.5, 2, 1.6, -0.4, 0.2, __, __, 0.12, 0.3, 4, 0.2, __, 0.5, 0.1, 0.3, -900],
  flip: [0.5, 0.05, 520, __, 0.01, 0.05, 4, 2, -12, __, __, __, __, 1, __, __, __, 0.5, 0.02],
  dice: [0.6, 0.2, 900, __, 0.01, 0.05, 4, 2.4, -20, __, __, __, 0.035, 1, __, __, 0.03, 0.5, 0.02],
  shot: [0.9, 0.05, 180, __, 0.02, 0.16, 4, 2, -6, 0.6, __, __, __, 1.5, __, 0.1, __, 0.6, 0.04],
  slash: [0.6, 0.1, 900, 0.01, 0.01, 0.09, 4, 1.2, -30, __, __, __, __, 1, __, __, __, 0.5, 0.02],
  magic: [0.5, 0.05, 420, 0.03, 0.06, 0.25, 1, 1.3, 6, 3, __, __, 0.06, __, 12, __, 0.05, 0.6, 0.05],
  claws: [0.7, 0.15, 240, __, 0.02, 0.14, 4, 0.9, -14, __, __, __, 0.05, 2, __, 0.2, __, 0.5, 0.03],
  hurt: [0.7, 0.05, 130, 0.01, 0.04, 0.14, 2, 1.4, -5, __, __, __, __, 0.4, __, 0.2, __, 0.6, 0.04],
  death: [0.9, 0.02, 98, 0.02, 0.2, 0.7, 2, 1.6, -0.8, __, -40, 0.18, __, 0.2, __, 0.3, 0.05, 0.6, 0.1],
  kill: [0.5, 0.15, 170, __, 0.02, 0.08, 4, 1.4, -8, __, __, __, __, 1.2, __, 0.1, __, 0.5, 0.02],
  spawn: [0.5, 0.1, 52, 0.04, 0.06, 0.16, 2, 1.2, 1.2, __, __, __, __, 1.4, __, 0.3, __, 0.5, 0.04],
  door: [0.7, 0.05, 90, __, 0.03, 0.12, 4, 2, -2, __, __, __, __, 1.2, __, 0.2, 0.02, 0.5, 0.04],
  noise: [0.4, 0.05, 310, __, 0.02, 0.08, 1, 1, 3, __, __, __, 0.05, 0.5],
  take: [0.5, 0.02, 660, __, 0.03, 0.12, 1, 1.2, __, __, 330, 0.05],
  heal: [0.4, 0.02, 440, 0.02, 0.06, 0.2, 0, 1, 1.5, __, 220, 0.08],
  clang: [0.5, 0.05, 1100, __, 0.02, 0.18, 1, 0.4, -2, __, __, __, __, 0.2, 60, __, __, 0.4, 0.04],
  level: [0.6, 0, 392, 0.01, 0.12, 0.3, 1, 1.4, __, __, 196, 0.09, __, __, __, __, 0.03, 0.7, 0.05],
  fire: [0.9, 0.1, 64, 0.03, 0.16, 0.5, 4, 1.2, -0.6, __, __, __, __, 2.4, __, 0.3, __, 0.6, 0.08],
  select: [0.18, 0.02, 740, __, 0.005, 0.02, 1, 1.2],
  commit: [0.3, 0.02, 330, __, 0.01, 0.05, 1, 1.6, __, __, 165, 0.02],
  refuse: [0.3, 0.02, 150, __, 0.03, 0.06, 2, 1, -3],
  yours: [0.45, 0, 523, 0.01, 0.06, 0.2, 1, 1.4, __, __, 262, 0.07],
  won: [0.6, 0, 392, 0.02, 0.3, 0.5, 1, 1.4, __, __, 196, 0.12, 0.24, __, __, __, 0.08, 0.7, 0.1],
  lost: [0.7, 0, 110, 0.05, 0.4, 0.9, 2, 1.5, -0.5, __, -30, 0.3, __, 0.2, 2, 0.2, 0.1, 0.6, 0.1],
} satisfies Record<string, Parameters>;

export type SoundName = keyof typeof SOUNDS;

let synthesiser: Promise<typeof import('zzfx')> | null = null;

/** Sounds too close together are one sound: forty footsteps are not a drum roll. */
const GAP_MS = 45;
const lastPlayed = new Map<SoundName, number>();

export function play(name: SoundName): void {
  const { sound, volume } = settings();
  if (!sound || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (lastPlayed.get(name) ?? Number.NEGATIVE_INFINITY) < GAP_MS) return;
  lastPlayed.set(name, now);
  synthesiser ??= import('zzfx');
  void synthesiser.then(({ ZZFX }) => {
    ZZFX.volume = volume * 0.6;
    if (ZZFX.audioContext.state === 'suspended') void ZZFX.audioContext.resume();
    ZZFX.play(...SOUNDS[name]);
  });
}
