// What this browser remembers of its reader's wishes.
import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '../i18n/files.ts';
import { guessLanguage, setLanguage } from '../i18n/i18n.ts';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export const SPEEDS = [0, 0.5, 1, 2] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly sound: boolean;
  /** 0 to 1 */
  readonly volume: number;
  /** animations: 0 none, 1 as meant, 2 twice as fast */
  readonly speed: (typeof SPEEDS)[number];
  readonly nick: string;
  /** what can be taken back is done at the first press */
  readonly oneClick: boolean;
  /** a turn with nothing left to do ends by itself */
  readonly autoEnd: boolean;
  /** tips of the tutorial */
  readonly tips: boolean;
  /** a line where an answer throws away much of the chance to win */
  readonly warns: boolean;
  /** commands by single letters */
  readonly letters: boolean;
}

const PLACE = 'holdout.settings';

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T => (list.includes(value as T) ? (value as T) : otherwise);

function read(): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = (JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>) ?? {};
  } catch {
    // A broken or forbidden store means defaults.
  }
  return {
    language: oneOf(LANGUAGES, stored.language, guessLanguage(navigator.languages)),
    theme: oneOf(THEMES, stored.theme, 'dark'),
    sound: stored.sound !== false,
    volume: typeof stored.volume === 'number' && stored.volume >= 0 && stored.volume <= 1 ? stored.volume : 0.5,
    speed: oneOf(SPEEDS, stored.speed, 1),
    oneClick: stored.oneClick !== false,
    autoEnd: stored.autoEnd === true,
    tips: stored.tips !== false,
    warns: stored.warns !== false,
    letters: stored.letters !== false,
    nick: typeof stored.nick === 'string' ? stored.nick : '',
  };
}

let current = read();
const listeners = new Set<() => void>();

export const settings = (): Settings => current;

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings);

const systemTheme = (): 'dark' | 'light' | 'contrast' => {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

/** The theme in force, for drawings that must know it. */
export const themeNow = (): 'dark' | 'light' | 'contrast' => (current.theme === 'system' ? systemTheme() : current.theme);

export const useTheme = (): 'dark' | 'light' | 'contrast' => useSyncExternalStore(onSettings, themeNow);

export function showTheme(): void {
  const theme = themeNow();
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = current.speed === 0 ? 'off' : 'on';
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'light' ? '#efe9dd' : theme === 'dark' ? '#14110e' : '#000000');
}

/** Another language shows when its labels have come; everything else at once. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(current));
  } catch {
    // Private windows may forbid it: then the wish lasts as long as the page.
  }
  if (change.theme || change.speed !== undefined) showTheme();
  if (change.language) setLanguage(change.language).catch(() => {});
  for (const listener of listeners) listener();
}

for (const query of ['(prefers-color-scheme: light)', '(prefers-contrast: more)'])
  matchMedia(query).addEventListener('change', () => changeSettings({ theme: current.theme }));
