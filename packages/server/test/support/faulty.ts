// A store whose database can be away, slow, or write without saying so.
import { openStore, type Store, type StoreOptions } from '../../src/index.ts';

type Parts = 'players' | 'games' | 'entries';

export interface Faults {
  /** every call fails as if the database were gone */
  away: boolean;
  /** only writes fail, as on a full disk */
  full: boolean;
  /** writes happen, and then the connection breaks before the answer comes */
  silent: boolean;
  /** every call takes so long */
  slowMs: number;
}

const WRITES =
  /^(commit|vote|dropVotes|create|update|configure|start|claim|setSeat|join|say|add|rename|subscribe|unsubscribe|kick|mute|ban)/;
const gone = (): Error => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
const full = (): Error => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

export async function faultyStore(options: StoreOptions): Promise<{ readonly store: Store; readonly faults: Faults }> {
  const faults: Faults = { away: false, full: false, silent: false, slowMs: 0 };
  const real = await openStore(options);
  const around = (part: object): object =>
    Object.fromEntries(
      Object.entries(part).map(([name, call]) => [
        name,
        async (...given: unknown[]) => {
          if (faults.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.slowMs));
          if (faults.away) throw gone();
          if (faults.full && WRITES.test(name)) throw full();
          const result = await (call as (...given: unknown[]) => unknown)(...given);
          if (faults.silent && WRITES.test(name)) throw gone();
          return result;
        },
      ]),
    );
  const parts = Object.fromEntries((['players', 'games', 'entries'] as Parts[]).map((name) => [name, around(real[name])]));
  const writable = async () => {
    if (faults.away) throw gone();
    if (faults.full) throw full();
    await real.writable();
  };
  return { store: { ...real, ...parts, writable } as unknown as Store, faults };
}
