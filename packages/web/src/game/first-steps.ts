// The game everybody begins with.
export const TUTORIAL = { edition: 'second-edition', mission: 'second-edition/m00' } as const;

/** A rehearsed order of cards and dice for whoever plays for the first time: no abomination before they can hurt one. */
export const FIRST_STEPS = 'first steps 14';

/** Two of the six act in its first round; the others hold back and watch. */
export const FIRST_PAIR: readonly string[] = ['amy', 'josh'];
