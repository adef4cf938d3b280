// The gallery's side of the server.
import {
  type GalleryCard,
  GalleryEntry,
  type GalleryOrder,
  GalleryPage,
  GalleryCard as OneCard,
  type PublishWish,
  publishedIn,
} from '@holdout/protocol';
import { call } from './api.ts';
import { hasGuest } from './guest.ts';

export interface GalleryWish {
  readonly order: GalleryOrder;
  readonly edition: string | null;
  readonly mine: boolean;
  readonly from: number;
}

export async function galleryPage({ order, edition, mine, from }: GalleryWish): Promise<GalleryPage> {
  const query = new URLSearchParams({ order, from: String(from), ...(edition ? { edition } : {}), ...(mine ? { mine: '1' } : {}) });
  return GalleryPage.parse(await call('GET', `/gallery?${query}`));
}

export const galleryEntry = async (id: string): Promise<GalleryEntry> => GalleryEntry.parse(await call('GET', `/gallery/${id}`));
export const publish = async (wish: PublishWish): Promise<GalleryCard> => OneCard.parse(await call('POST', '/gallery', wish));
export const report = (id: string, why: string): Promise<unknown> => call('POST', `/gallery/${id}/report`, { why });
export const takeBack = (id: string): Promise<unknown> => call('DELETE', `/gallery/${id}`);

/** A game of a published mission, played in this browser: told where the server knows us already, and not worth a word when it cannot be. */
export function tellPlay(missionId: string, game: string, finished: boolean): void {
  const id = publishedIn(missionId);
  if (id !== null && hasGuest()) void call('POST', `/gallery/${id}/plays`, { game, finished }).catch(() => {});
}
