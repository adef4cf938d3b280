// Which things an edition has: what its own missions use, and what its box holds.
import type { Colour, EditionContent, SpawnColour } from '@holdout/engine/content';
import type { Thing } from './things.ts';

export interface PaletteGroup {
  readonly name: 'places' | 'tokens' | 'spawns' | 'doors' | 'borders' | 'figures' | 'people' | 'cars' | 'siege';
  readonly things: readonly Thing[];
}

const COLOURS: readonly Colour[] = ['red', 'blue', 'green'];

export function paletteOf(content: EditionContent): PaletteGroup[] {
  const maps = content.missions.map((mission) => mission.map);
  const places = new Set(maps.flatMap((map) => Object.keys(map.places)));
  const spawns = new Set<SpawnColour>(maps.flatMap((map) => map.spawns.map((spawn) => spawn.colour)));
  const numbered = [...spawns].some((colour) => /\d/.test(colour));
  const cars = new Set(maps.flatMap((map) => (map.cars ?? []).map((car) => car.kind)));
  const vaults = new Set(maps.flatMap((map) => (map.vaults ?? []).map((vault) => vault.colour)));
  const edges = new Set(content.tiles.flatMap((face) => face.edges.map((edge) => edge.is)));
  const kinds = ['walker', 'brute', 'runner', ...content.abominations, ...content.necromancers];
  /** a word of setup, in any of the book's missions */
  const says = (word: string, part = '') =>
    content.missions.some(({ setup }) => setup.some((one) => word in one && JSON.stringify(one[word]).includes(part)));
  const tokenPlaces = ['start', 'exit', 'marked', 'flag', 'beacon'].filter(
    (name) => ['start', 'exit', 'marked'].includes(name) || places.has(name),
  );
  const siege: Thing[] = [];
  if (maps.some((map) => map.guards)) siege.push({ is: 'guard' });
  if (maps.some((map) => map.cauldrons)) siege.push({ is: 'cauldron' });
  if (maps.some((map) => map.ladders)) siege.push({ is: 'ladder' });
  if (maps.some((map) => map.corruption)) siege.push({ is: 'corruption' });
  const groups: PaletteGroup[] = [
    { name: 'places', things: tokenPlaces.map((name) => ({ is: 'place', name })) },
    {
      name: 'tokens',
      things: [
        ...COLOURS.map((colour): Thing => ({ is: 'objective', colour })),
        ...(maps.some((map) => map.crates) ? [{ is: 'crate' } as const] : []),
        ...[...vaults].map((colour): Thing => ({ is: 'vault-door', colour })),
        ...(content.missions.some((mission) => mission.cards) ? [{ is: 'card' } as const] : []),
        { is: 'noise' },
        ...(says('place', '"light"') ? [{ is: 'light' } as const] : []),
      ],
    },
    {
      name: 'spawns',
      things: (numbered
        ? (['1', '2', '3', '4'] as const)
        : (['starting', 'red', 'blue', 'green'] as const).filter((colour) => colour !== 'starting' || spawns.has(colour))
      ).map((colour) => ({
        is: 'spawn',
        colour,
      })),
    },
    {
      name: 'doors',
      things: [
        { is: 'door', state: 'closed' },
        { is: 'door', state: 'open' },
        ...(['blue', 'green', 'red'] as const).map((colour): Thing => ({ is: 'door', state: 'closed', colour })),
        { is: 'door', state: 'broken' },
      ],
    },
    {
      name: 'borders',
      things: (['wall', 'opening', 'stairs', 'sandbags'] as const)
        .filter((kind) => kind === 'wall' || kind === 'opening' || edges.has(kind))
        .map((kind) => ({ is: 'edge', kind })),
    },
    { name: 'figures', things: kinds.map((kind) => ({ is: 'zombie', kind })) },
    { name: 'people', things: says('companions') ? [{ is: 'companion' }] : [] },
    { name: 'cars', things: [...cars].map((kind) => ({ is: 'car', kind })) },
    { name: 'siege', things: siege },
  ];
  return groups.filter((group) => group.things.length > 0);
}
