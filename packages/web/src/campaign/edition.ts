import type { EditionId } from '@holdout/engine/content';

/** The one book whose missions make a campaign. */
export const CAMPAIGN_EDITION: EditionId = 'washington';
