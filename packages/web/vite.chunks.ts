// Which modules travel together. Left alone, the bundler makes a file of every set of pages that share something: a hundred small ones for a
// table, each a request of its own, and a slow line waits for requests longer than for bytes. So only a few ways into the client are told
// apart, and what the same of them need is one file.
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
type Lookup = (id: string) => ModuleInfo | null;

/** Ways in whose loads are worth telling apart, by the end of the file that begins them; all others count as one. */
const WAYS: readonly (readonly [name: string, file: string])[] = [
  ['shell', '/src/main.tsx'],
  ['home', '/home/HomePage.tsx'],
  ['new', '/new-game/NewGamePage.tsx'],
  // whoever comes to a room for the first time waits for both, and they need nearly the same
  ['room', '/join/Door.tsx'],
  ['room', '/join/RoomPage.tsx'],
  ['play', '/game/PlayPage.tsx'],
  ['table', '/table/Table.tsx'],
];
const OTHER = 'other';

function reached(from: string, lookup: Lookup): Set<string> {
  const found = new Set<string>();
  const left = [from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(lookup(id)?.importedIds ?? []));
  }
  return found;
}

/** For every module the ways that load it. */
function waysOf(begin: string, lookup: Lookup): Map<string, ReadonlySet<string>> {
  const ways = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const left = [begin];
  for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    const [name] = WAYS.find(([, file]) => entry.endsWith(file)) ?? [OTHER];
    for (const id of reached(entry, lookup)) {
      const known = ways.get(id);
      if (known) known.add(name);
      else ways.set(id, new Set([name]));
      left.push(...(lookup(id)?.dynamicallyImportedIds ?? []));
    }
  }
  return ways;
}

/** The name of the file a module goes into; null: as the bundler thinks best. `begin`: where the client begins. */
export function chunkNames(begin: string): (id: string, context: { getModuleInfo(id: string): ModuleInfo | null }) => string | null {
  let ways: Map<string, ReadonlySet<string>> | null = null;
  return (id, context) => {
    ways ??= waysOf(begin, (one) => context.getModuleInfo(one));
    const mine = ways.get(id);
    if (mine === undefined) return null;
    if (mine.has('shell')) return 'shell';
    // what a way shares with others besides it comes with the rest of it: a file less to wait for
    const named = new Set(WAYS.map(([name]) => name).filter((name) => mine.has(name)));
    return named.size === 0 ? null : [...named].join('-');
  };
}
