// Games begun with one tap: tutorial, mission of the day, the same again.
import type { GameSetup } from '@holdout/engine';
import { type EditionContent, type EditionId, type MissionDef, usualSurvivors } from '@holdout/engine/content';
import { go } from '../app/router.ts';
import { EDITIONS, loadEdition } from './editions.ts';
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

/** Everyone who plays today plays the same mission with the same cards and dice. */
export interface Daily {
  readonly date: string;
  readonly edition: EditionId;
  readonly seed: string;
  mission(content: EditionContent): MissionDef;
}

const DAY_MS = 86_400_000;

export function daily(now: number): Daily {
  const day = Math.floor(now / DAY_MS);
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  return {
    date,
    edition: EDITIONS[day % EDITIONS.length],
    seed: `daily-${date}`,
    mission(content) {
      const list = content.missions.filter((mission) => !mission.tutorial);
      // A stride without a common factor visits every mission before one comes again.
      return list[(Math.floor(day / EDITIONS.length) * 7) % list.length];
    },
  };
}
