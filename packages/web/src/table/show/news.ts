import type { Told } from '../../game/host.ts';

/** What is to be told: what came since, if the list goes on. A record goes on by one step; whoever jumps in it sees the moment at once. */
export function newsOf(before: readonly Told[], events: readonly Told[], recorded: boolean): readonly Told[] {
  const at = before.length;
  if (events.length < at || events[at - 1] !== before[at - 1]) return [];
  const news = events.slice(at);
  return recorded && news[0]?.tick !== news.at(-1)?.tick ? [] : news;
}
