/** The languages the labels speak: one folder each under `labels/`. The first fills in for what another does not say yet. */
export const LANGUAGES = ['en', 'ru', 'pl'] as const;

export type Language = (typeof LANGUAGES)[number];
