// The names a field may take on this map: its places, its colours, its cards and kinds.
import type { EditionContent, MissionDef } from '@holdout/engine/content';
import type { Field } from '@holdout/engine/vocabulary';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'];

function placesOf({ map }: MissionDef): string[] {
  const spawns = map.spawns.map((spawn) =>
    spawn.colour === '1' ? 'spawn:starting' : /\d/.test(spawn.colour) ? 'spawn:other' : `spawn:${spawn.colour}`,
  );
  const tiles = map.tiles.flat().flatMap((tile) => (tile ? [`tile:${tile.face}`] : []));
  const vaults = (map.vaults ?? []).map((vault) => `vault:${vault.colour}`);
  const things = ['objective', 'crate', 'zombie', 'spawn-token', ...(map.cars?.length ? ['car'] : [])].map((thing) => `with:${thing}`);
  return [...new Set([...Object.keys(map.places), ...spawns, ...vaults, 'here', 'there', 'board', ...things, ...tiles])];
}

function doorsOf({ map }: MissionDef): string[] {
  const colours = (map.doors ?? []).flatMap((door) => (door.colour ? [`door:${door.colour}`] : []));
  const broken = (map.doors ?? []).some((door) => door.state === 'broken') ? ['door:broken'] : [];
  const buildings = map.tiles.flat().flatMap((tile) => (tile ? [`doors of building:${tile.face}`] : []));
  return [...new Set(['door', 'building', 'all', ...colours, ...broken, ...(map.vaults?.length ? ['vault-door'] : []), ...buildings])];
}

export function namesFor(field: Field, mission: MissionDef, content: EditionContent): readonly string[] {
  switch (field.takes) {
    case 'zones':
      return placesOf(mission);
    case 'doors':
      return doorsOf(mission);
    case 'things':
      return ['objective', ...COLOURS.slice(0, 3), 'crate', 'spawn-token', 'zombie', 'car', 'noise'];
    case 'people':
      return ['survivor', 'starting-survivor', 'companion', ...(content.guards ? ['guard'] : [])];
    case 'cards':
      return [
        ...new Set([
          'epic-weapon',
          'food',
          ...Object.keys(content.decks),
          ...content.items.filter((item) => item.tags.includes('molotov') || item.food).map((item) => item.id),
        ]),
      ];
    case 'kind':
      return ['zombie', 'walker', 'brute', 'runner', 'abomination', ...content.abominations, ...content.necromancers];
    case 'colours':
      return COLOURS;
    case 'choices':
      return field.of;
    default:
      return [];
  }
}
