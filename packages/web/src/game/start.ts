// Games begun with one tap: tutorial, mission of the day, the same again.
import type { GameSetup } from '@holdout/engine';
import { type EditionId, usualSurvivors } from '@holdout/engine/content';
import { go } from '../app/router.ts';
import { loadEdition } from './editions.ts';
import type { Player } from './local/saves.ts';
import type { Made } from './local/service.ts';
import { engineWorker } from './local/worker.ts';
import { randomText } from './random-text.ts';

export const newSeed = (): string => randomText(16);

/** Saves the game and goes to its table. */
export async function begin(setup: GameSetup, players: readonly Player[], seedChosen: boolean, daily?: string): Promise<Made> {
  const made = await engineWorker().create({ setup, players, seedChosen, ...(daily === undefined ? {} : { daily }) });
  // Browsers may clear what they were not asked to keep.
  void navigator.storage?.persist?.().catch(() => {});
  if (made.ok) go(`play/${made.id}`);
  return made;
}

/** `daily`: the one try at the mission of that day. */
export async function beginMission(edition: EditionId, mission: string, name: string, seed?: string, daily?: string): Promise<Made> {
  const content = await loadEdition(edition);
  const found = content.missions.find((one) => one.id === mission);
  if (!found) return { ok: false, refusal: { reason: 'unknown-mission' } };
  const setup: GameSetup = { edition, mission, seats: [usualSurvivors(content, found)], options: {}, seed: seed ?? newSeed() };
  return begin(setup, [{ name, bot: null }], seed !== undefined, daily);
}
