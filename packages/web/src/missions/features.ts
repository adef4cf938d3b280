// What lies on a mission's board, for those who look for a kind of evening: read from its map, never kept apart.
import type { MissionDef } from '@holdout/engine/content';

const SOME: Readonly<Record<string, (mission: MissionDef) => boolean>> = {
  cars: ({ map }) => (map.cars ?? []).some((car) => car.kind !== 'wreck'),
  crates: ({ map }) => map.crates === 'printed' || (map.crates ?? []).length > 0,
  companions: ({ rules, setup }) => JSON.stringify([rules, setup]).includes('"companion'),
  vaults: ({ map }) => (map.vaults ?? []).length > 0,
  guards: ({ map }) => (map.guards ?? []).length > 0,
  cauldrons: ({ map }) => (map.cauldrons ?? []).length > 0,
  ladders: ({ map }) => (map.ladders ?? []).length > 0,
  exit: ({ map }) => (map.places.exit ?? []).length > 0,
  doors: ({ map }) => (map.doors ?? []).some((door) => door.colour !== undefined),
};

export const FEATURES: readonly string[] = Object.keys(SOME);

export const featuresOf = (mission: MissionDef): readonly string[] => FEATURES.filter((name) => SOME[name](mission));
