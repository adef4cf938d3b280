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

let pending: string[] = [];
let timer = 0;

/** Lines that come together are read together. */
export function announce(text: string, when: 'soon' | 'now' = 'soon'): void {
  if (when === 'now') {
    region('assertive').textContent = text;
    return;
  }
  pending.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    region('polite').textContent = pending.slice(-8).join(' ');
    pending = [];
  }, 60);
}
