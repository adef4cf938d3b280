// Keys of the table. Later ones (an open dialog, a question) come before earlier ones (the table itself).
import { useEffect, useRef } from 'react';

type Handlers = Readonly<Record<string, ((e: KeyboardEvent) => void) | null>>;

const stack: { current: Handlers }[] = [];

/** Letters typed into a field are not commands; Enter on a button presses that button. */
function isBusy(e: KeyboardEvent): boolean {
  const target = e.target as HTMLElement | null;
  if (target === null || typeof target.closest !== 'function') return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  return (
    (e.key === 'Enter' || e.key === ' ') && target.closest('button, a, summary, [role="button"], [role="tab"], [role="radio"]') !== null
  );
}

/** A letter by its place on the keyboard, so that commands work in a Cyrillic layout too. */
function nameOf(e: KeyboardEvent): string {
  if (e.ctrlKey || e.metaKey) return `ctrl+${e.code.slice(3).toLowerCase()}`;
  if (e.code.startsWith('Key') && e.key.length === 1) return e.code.slice(3).toLowerCase();
  return e.key;
}

function pressed(e: KeyboardEvent): void {
  if (e.altKey || e.defaultPrevented || isBusy(e)) return;
  const name = nameOf(e);
  for (let i = stack.length - 1; i >= 0; i--) {
    const handler = stack[i].current[name] ?? (e.ctrlKey || e.metaKey ? null : stack[i].current[e.key]);
    if (handler) {
      e.preventDefault();
      handler(e);
      return;
    }
    if (stack[i].current.modal) return;
  }
}

const MODAL = () => {};
/** Put into handlers of a dialog: keys of what lies below it do nothing. */
export const ONLY_THESE: Handlers = { modal: MODAL };

export function useKeys(on: boolean, handlers: Handlers): void {
  const held = useRef(handlers);
  held.current = handlers;
  useEffect(() => {
    if (!on) return;
    if (stack.length === 0) document.addEventListener('keydown', pressed);
    stack.push(held);
    return () => {
      stack.splice(stack.indexOf(held), 1);
      if (stack.length === 0) document.removeEventListener('keydown', pressed);
    };
  }, [on]);
}
