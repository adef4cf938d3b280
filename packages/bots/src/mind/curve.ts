// Written by `npm run lab -- calibrate`: not by hand.
export const CURVE = {
  middle: -250,
  width: 160,
  /** what it was fitted to: games, turns in them, the day, and the mean squared error of the chance told (a coin has 0.25) */
  games: 0,
  turns: 0,
  day: '',
  brier: 0.25,
} as const;
