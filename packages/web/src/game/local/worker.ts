// The one worker that runs the rules for this page.
import { lendBooks } from './books.ts';
import type { Shown } from './open-games.ts';
import { type Remote, remote } from './remote.ts';
import type { Service } from './service.ts';

let started: Remote<Service> | null = null;
const ears = new Set<(shown: Shown) => void>();

/** A further engine beside the page's own, for work that lasts; whoever takes one lets it go. */
export function extraWorker(): { readonly engine: Remote<Service>; end(): void } {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'playtest' });
  lendBooks(worker);
  return { engine: remote<Service>(worker, () => {}), end: () => worker.terminate() };
}

export function engineWorker(): Remote<Service> {
  if (!started) {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    lendBooks(worker);
    // What could not be loaded may be there the next time.
    worker.addEventListener('error', () => {
      started = null;
    });
    started = remote<Service>(worker, (value) => {
      for (const ear of ears) ear(value as Shown);
    });
  }
  return started;
}

export function onShown(ear: (shown: Shown) => void): () => void {
  ears.add(ear);
  return () => ears.delete(ear);
}
