// The names a field may take on this map: its places, its colours, its cards and kinds. What is offered, the engine takes.
import type { EditionContent, MissionDef } from '@holdout/engine/content';
import type { Field, NameSource } from '@holdout/engine/vocabulary';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'];

/** Places that stay where they are. */
function fixedPlacesOf({ map }: MissionDef): string[] {
  const tiles = map.tiles.flat().flatMap((tile) => (tile ? [`tile:${tile.face}`] : []));
  const vaults = (map.vaults ?? []).map((vault) => `vault:${vault.colour}`);
  return [...new Set([...Object.keys(map.places).filter((name) => name !== 'beacon'), ...vaults, 'board', ...tiles])];
}

function placesOf({ map }: MissionDef): string[] {
  const spawns = map.spawns.map((spawn) =>
    spawn.colour === '1' ? 'spawn:starting' : /\d/.test(spawn.colour) ? 'spawn:other' : `spawn:${spawn.colour}`,
  );
  const tiles = map.tiles.flat().flatMap((tile) => (tile ? [`tile:${tile.face}`] : []));
  const vaults = (map.vaults ?? []).map((vault) => `vault:${vault.colour}`);
  const things = ['objective', 'crate', 'zombie', 'spawn-token', ...(map.cars?.length ? ['car'] : [])].map((thing) => `with:${thing}`);
  return [...new Set([...Object.keys(map.places), ...spawns, ...vaults, 'here', 'there', 'building:there', 'board', ...things, ...tiles])];
}

/** Tiles with a door of their own, printed or laid. */
function doorTiles({ map }: MissionDef, content: EditionContent): string[] {
  const printed = new Set(content.tiles.filter((face) => face.edges.some((edge) => edge.is === 'door')).map((face) => face.id));
  const laid = [...(map.doors ?? []), ...(map.edges ?? []).filter((edge) => edge.is === 'door')].map(({ at }) => at);
  return map.tiles.flatMap((row, y) =>
    row.flatMap((tile, x) =>
      tile && (printed.has(tile.face) || laid.some((at) => at.split('|').some((ref) => ref.startsWith(`${y},${x}/`)))) ? [tile.face] : [],
    ),
  );
}

function doorsOf(mission: MissionDef, content: EditionContent): string[] {
  const { map, cards = [] } = mission;
  const tiles = doorTiles(mission, content);
  const colours = (map.doors ?? []).flatMap((door) => (door.colour ? [`door:${door.colour}`] : []));
  const broken = (map.doors ?? []).some((door) => door.state === 'broken') ? ['door:broken'] : [];
  const carded = cards.some((card) => 'door' in card.lies) ? ['doors-with-card', 'doors-without-card'] : [];
  return [
    ...new Set([
      ...(tiles.length > 0 ? ['door'] : []),
      ...colours,
      ...broken,
      ...(map.vaults?.length ? ['vault-door'] : []),
      ...carded,
      ...tiles.map((face) => `doors of building:${face}`),
    ]),
  ];
}

/** Things that may be locked beside doors. */
function locksOf(mission: MissionDef, content: EditionContent): string[] {
  const spawns = mission.map.spawns.flatMap(({ colour }) => (COLOURS.includes(colour) ? [`spawn:${colour}`] : []));
  return [...doorsOf(mission, content), 'objective', 'red', 'blue', 'green', 'crate', 'companion', 'search', ...spawns].concat(
    content.guards ? ['guard-move'] : [],
    mission.cards?.length ? ['card'] : [],
  );
}

/** What a word names and only some books have. */
function inBook(name: string, content: EditionContent, mission: MissionDef): boolean {
  const maps = content.missions.map(({ map }) => map);
  switch (name) {
    case 'crate':
      return maps.some((map) => map.crates);
    case 'card':
      return (mission.cards ?? []).length > 0;
    case 'carded-door-of-building':
      return (mission.cards ?? []).some((card) => 'door' in card.lies);
    case 'stacked-card':
      return content.decks.vault !== undefined;
    case 'artefact':
    case 'vault-weapon':
      return content.items.some((item) => item.tags.includes(name));
    case 'necromancer':
      return content.necromancers.length > 0;
    case 'beacon':
      return maps.some((map) => map.places.beacon);
    case 'corruption':
    case 'defiler-token':
      return maps.some((map) => map.corruption);
    case 'car':
      return maps.some((map) => map.cars);
    case 'cauldron':
      return maps.some((map) => map.cauldrons);
    case 'molotov':
      return content.items.some((item) => item.id === 'molotov');
    case 'dragon-fire':
      return content.items.some((item) => item.id === 'dragon-bile');
    case 'ned':
      return content.survivors.some((one) => one.id === 'ned');
    default:
      return true;
  }
}

/** Every value a parameter of this name has anywhere in the mission: `{ mark: { name: 'done' } }` has `done`. */
function saidIn(value: unknown, word: string, field: string, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) saidIn(one, word, field, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (key === word) {
        const said: unknown = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[field] : inner;
        if (typeof said === 'string') found.add(said);
      }
      saidIn(inner, word, field, found);
    }
  return found;
}

function sourceOf(from: NameSource | undefined, mission: MissionDef, content: EditionContent): readonly string[] {
  const { objectives, rules, setup, cards = [], notes = [] } = mission;
  const words = [objectives, rules, setup, cards, notes];
  const said = (...pairs: readonly (readonly [word: string, field: string])[]) => [
    ...new Set(pairs.flatMap(([word, field]) => [...saidIn(words, word, field)])),
  ];
  switch (from) {
    case undefined:
      return [];
    case 'marks':
      return said(['mark', 'name'], ['marks', 'name']);
    case 'keywords':
      return said(['keyword', ''], ['knows', 'word'], ['needs-keyword', 'word']);
    case 'tags':
      return said(['gain', 'tag']);
    case 'killers':
      return [...['molotov', 'dragon-fire', 'cauldron', 'car'].filter((one) => inBook(one, content, mission)), ...said(['gain', 'tag'])];
    case 'cards-lying':
      return cards.map((card) => card.id);
    case 'tiles':
      return [...new Set(mission.map.tiles.flat().flatMap((tile) => (tile ? [tile.face] : [])))];
    case 'stores':
      return [...(inBook('car', content, mission) ? ['car'] : []), ...Object.keys(mission.map.places)];
    case 'decks':
      return ['zombie', ...Object.keys(content.decks)];
    case 'heaps':
      return ['box', ...Object.keys(mission.map.places), ...(mission.map.vaults ?? []).map((vault) => `vault:${vault.colour}`)];
    case 'items':
      return content.items.map((item) => item.id);
    case 'companions':
      return ['random-unused', 'chosen-wounded', ...content.survivors.map((one) => one.id)];
    case 'achievements':
      return [
        ...new Set([
          ...saidIn(content.missions, 'achievement', 'id'),
          ...saidIn(content.missions, 'achieved', 'id'),
          ...said(['achievement', 'id']),
        ]),
      ];
  }
}

const CARD_DECKS = ['epic', 'equipment', 'secret-service'] as const;

/** What a blind draw can be called, as far as this book has the deck. */
const drawsOf = ({ decks }: EditionContent): string[] => [
  ...CARD_DECKS.filter((deck) => decks[deck]),
  ...(decks.vault ? ['vault-weapon', 'artefact', 'from-stack'] : []),
];

const foods = (content: EditionContent) => content.items.filter((item) => item.tags.includes('food')).map((item) => item.id);

/** Kinds of cards of the zombie deck. */
const zombieCardsOf = ({ zombieDeck }: EditionContent): string[] => [...new Set(zombieDeck.map((card) => card.is))];

/** What else the word says: some names depend on it. */
export type Beside = Readonly<Record<string, unknown>>;

/** The names worth a button; `moreFor` has the rest. */
export function namesFor(field: Field, mission: MissionDef, content: EditionContent, beside: Beside = {}): readonly string[] {
  switch (field.takes) {
    case 'deck-cards':
      return beside.deck === 'zombie' ? zombieCardsOf(content) : foods(content).length > 0 ? ['food'] : [];
    case 'zones':
      return placesOf(mission);
    case 'fixed-zones':
      return fixedPlacesOf(mission);
    case 'doors':
      return [...(field.words ?? []).filter((word) => inBook(word, content, mission)), ...doorsOf(mission, content)];
    case 'locks':
      return locksOf(mission, content);
    case 'thing':
    case 'things':
    case 'choices':
      return field.of.filter((name) => inBook(name, content, mission));
    case 'people':
      return ['survivor', 'starting-survivor', 'companion', ...(content.guards ? ['guard'] : [])];
    case 'card':
      return drawsOf(content);
    case 'cards':
      return [...(content.decks.epic ? ['epic-weapon'] : []), ...(foods(content).length > 0 ? ['food'] : [])];
    case 'kind':
    case 'kinds':
      return [
        'zombie',
        'walker',
        'brute',
        'runner',
        'abomination',
        ...(content.necromancers.length > 0 ? ['necromancer'] : []),
        ...content.abominations,
        ...content.necromancers,
      ];
    case 'colours':
      return COLOURS;
    case 'name':
      return field.from === 'items' || field.from === 'companions' ? [] : sourceOf(field.from, mission, content);
    default:
      return [];
  }
}

/** Long lists are chosen from, not laid out: every card of the book, every survivor. */
export function moreFor(field: Field, mission: MissionDef, content: EditionContent, beside: Beside = {}): readonly string[] {
  if (field.takes === 'deck-cards') return Object.keys(content.decks[String(beside.deck)] ?? {});
  if (field.takes === 'card' || field.takes === 'cards') return content.items.map((item) => item.id);
  if (field.takes === 'name' && (field.from === 'items' || field.from === 'companions')) return sourceOf(field.from, mission, content);
  return [];
}

const OPEN_SOURCES: readonly (NameSource | undefined)[] = [undefined, 'marks', 'keywords', 'tags', 'killers'];

/** Names of one's own may stand here: counters and keywords are made up, places can be joined (`building:4R+9V`). */
export const takesOwnNames = (field: Field): boolean =>
  ['zones', 'fixed-zones', 'doors', 'locks'].includes(field.takes) || (field.takes === 'name' && OPEN_SOURCES.includes(field.from));
