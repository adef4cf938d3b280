// Written by `npm run lab -- calibrate`: not by hand.
export const CURVE = {
  middle: -928,
  width: 898,
  /** what it was fitted to: games, turns in them, the day, and the mean squared error of the chance told (a coin has 0.25) */
  games: 36,
  turns: 4863,
  day: '2026-11-16',
  brier: 0.196,
} as const;
