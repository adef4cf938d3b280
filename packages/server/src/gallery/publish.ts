// Publishing: a mission from outside is tried in the thread for such missions, named after its version, and then never changed again.
import { type MissionDef, usualSurvivors } from '@holdout/engine';
import { type GalleryCard, type PublishWish, publishedMissionId } from '@holdout/protocol';
import { type Failed, fail } from '../rooms/done.ts';
import type { House } from '../rooms/house.ts';
import { newCode } from '../secrets.ts';
import type { PublishedCard } from '../store/gallery.ts';
import { Conflict } from '../store/index.ts';

export const cardOf = (row: PublishedCard): GalleryCard => ({
  id: row.id,
  version: row.version,
  name: row.name,
  by: row.by ?? '',
  edition: row.edition,
  minutes: row.minutes,
  survivors: row.survivors,
  bots: row.bots_of > 0 ? { won: row.bots_won, of: row.bots_of, rounds: row.bots_rounds / row.bots_of } : null,
  played: row.played,
  finished: row.finished,
  origin: row.origin === null ? null : { id: row.origin, name: row.origin_name ?? '', by: row.origin_by ?? '' },
  created: row.created,
});

type Published = { readonly ok: true; readonly id: string } | Failed;

export async function publish(house: House, player: string, wish: PublishWish): Promise<Published> {
  const { store, config, rehearsal } = house;
  if (await store.games.isBanned('*', [player])) return fail('banned');
  const [engine] = house.engines;
  const content = engine?.editions.find((book) => book.edition === wish.mission.edition);
  if (!engine || !content) return fail('setup', { reason: 'setup-edition', edition: String(wish.mission.edition) });
  const { own, all } = await store.gallery.counts(player);
  if (own >= config.publishedPerGuest || all >= config.publishedMost) return fail('gallery-full');

  const before = wish.after === undefined ? null : await store.gallery.card(wish.after);
  if (before === undefined) return fail('no-mission');
  if (before !== null && before.owner !== player) return fail('not-yours');
  const origin = wish.origin === undefined ? null : await store.gallery.card(wish.origin);

  const id = newCode();
  const mission: MissionDef = { ...wish.mission, id: publishedMissionId(content.edition, id) };
  const setup = { edition: content.edition, mission, seats: [teamFor(content, mission)], options: {}, seed: id };
  const refusal = await rehearsal.open(setup, player);
  if (refusal) return fail(refusal.reason === 'mission-waits' ? 'unavailable' : 'setup', refusal);
  const work = before?.work ?? id;
  try {
    await store.gallery.publish({
      id,
      work,
      version: (await store.gallery.lastVersion(work)) + 1,
      owner: player,
      name: wish.name,
      edition: content.edition,
      mission: JSON.stringify(mission),
      minutes: mission.minutes,
      survivors: mission.survivors.count,
      origin: origin?.id ?? null,
      bots_of: 0,
      bots_won: 0,
      bots_rounds: 0,
      played: 0,
      finished: 0,
      hidden: 0,
      created: Date.now(),
    });
  } catch (error) {
    if (error instanceof Conflict) return fail('stale');
    throw error;
  }
  return { ok: true, id };
}

/** Nothing of the mission has been read yet; whatever stands for a number of survivors, somebody sits down. */
function teamFor(content: Parameters<typeof usualSurvivors>[0], mission: MissionDef): string[] {
  const count: unknown = (mission.survivors as { readonly count?: unknown } | undefined)?.count;
  const people = typeof count === 'number' && count >= 1 && count <= 12 ? count : 1;
  return usualSurvivors(content, { ...mission, survivors: { count: people } });
}
