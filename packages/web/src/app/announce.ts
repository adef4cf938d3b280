// Speaks to screen readers: `announce('…')` for what happened, `announce('…', 'now')` for what cannot wait.
const regions = new Map<string, HTMLElement>();

function region(kind: 'polite' | 'assertive'): HTMLElement {
  let found = regions.get(kind);
  if (!found) {
    found = document.createElement('div');
    found.className = 'unseen';
    found.setAttribute('aria-live', kind);
    found.setAttribute('role', kind === 'polite' ? 'status' : 'alert');
    document.body.append(found);
    regions.set(kind, found);
  }
  return found;
}

/** What was said stands there for whoever reads the page from top to bottom: after a while it is no longer so. */
const STALE_MS = 15_000;
const fading = new Map<HTMLElement, number>();

function say(where: HTMLElement, text: string): void {
  where.textContent = text;
  clearTimeout(fading.get(where));
  fading.set(
    where,
    window.setTimeout(() => {
      where.textContent = '';
    }, STALE_MS),
  );
}

let pending: string[] = [];
let timer = 0;

/** The page all of it spoke of is gone. */
export function hush(): void {
  pending = [];
  for (const where of regions.values()) where.textContent = '';
}

/** Lines that come together are read together. */
export function announce(text: string, when: 'soon' | 'now' = 'soon'): void {
  if (when === 'now') {
    say(region('assertive'), text);
    return;
  }
  pending.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (pending.length > 0) say(region('polite'), pending.slice(-8).join(' '));
    pending = [];
  }, 60);
}
