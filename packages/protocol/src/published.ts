// Names of published missions. Apart from the gallery's validators, so that a page that only reads a name loads none of them.
const PUBLISHED = /\/own-([0-9a-hjkmnp-tv-z]{16})$/;
/** Missions in the gallery are named after their version. */
export const publishedMissionId = (edition: string, id: string): string => `${edition}/own-${id}`;
/** The version a mission id names; null for missions of the books and drafts nobody published. */
export const publishedIn = (missionId: string): string | null => PUBLISHED.exec(missionId)?.[1] ?? null;
