import type { Labels } from '../i18n/i18n.ts';

/** What somebody died of, by name; whoever asks needs the labels `log`, `terms` and `skills`. */
export function causeName({ t, has }: Pick<Labels, 't' | 'has'>, cause: string): string {
  const key = ['log.cause', 'kind', 'item', 'skill', 'term'].map((family) => `${family}.${cause}`).find(has);
  return key === undefined ? cause : t(key);
}
