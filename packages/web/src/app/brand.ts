/** The same in every language. */
export const NAME = 'Holdout';
