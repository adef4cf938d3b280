// Prints the page once everything drawn for paper is there: a sheet without its map is of no use at a table.
import { type ReactNode, useState } from 'react';
import { Icon } from './Icon.tsx';

const LONGEST_MS = 15_000;
const LOOK_AGAIN_MS = 60;

const waiting = (): boolean => document.querySelector('[data-drawing="true"]') !== null;

async function allDrawn(): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (waiting() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  await document.fonts.ready;
}

export function PrintButton({ children, disabled }: { readonly children: ReactNode; readonly disabled?: boolean }) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await allDrawn();
    setBusy(false);
    print();
  };
  return (
    <button type="button" className="button" disabled={disabled || busy} aria-busy={busy} onClick={() => void start()}>
      <Icon name="print" />
      {children}
    </button>
  );
}
