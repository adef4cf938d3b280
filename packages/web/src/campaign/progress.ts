import type { Campaign } from '@holdout/engine';

export const wonMissions = (campaign: Campaign): ReadonlySet<string> =>
  new Set(campaign.chapters.filter((c) => c.result === 'won').map((c) => c.mission));
