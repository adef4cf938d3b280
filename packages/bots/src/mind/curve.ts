// Written by `npm run lab -- calibrate`: not by hand.
export const CURVE = {
  middle: 0,
  width: 3.23,
  /** what it was fitted to: games, turns in them, the day, and the mean squared error of the chance told (a coin has 0.25) */
  games: 29,
  turns: 7373,
  day: '2026-11-17',
  brier: 0.2,
} as const;
