// Keys of the table. Later ones (an open dialog, a question) come before earlier ones (the table itself).
import { useEffect, useLayoutEffect, useRef } from 'react';
import { settings } from '../../app/settings.ts';
import { keyBetween } from './twin-tap.ts';

type Handlers = Readonly<Record<string, ((e: KeyboardEvent) => void) | null>>;

const stack: { current: Handlers }[] = [];

/** What had the focus when the open preview came up: Enter there means the preview, not the thing it was opened with. */
let previewed: Element | null = null;

/** Enter does what is previewed, unless the focus went on to something else since. */
export function useCommitKey(open: boolean, what: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another preview begins anew
  useEffect(() => {
    previewed = open ? document.activeElement : null;
    return () => {
      previewed = null;
    };
  }, [open, what]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Letters typed into a field are not commands; Enter on a button presses that button. */
function isBusy(e: KeyboardEvent): boolean {
  const target = e.target as HTMLElement | null;
  if (target === null || typeof target.closest !== 'function') return false;
  // the way out of a field
  if (e.key === 'Escape' && target.closest('.t-table') !== null) return false;
  if (isField(target)) return true;
  // what opened the preview would be pressed a second time
  if (e.key === 'Enter' && target === previewed) return false;
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

/**
 * Single letters, digits and signs can be turned off: some people's software types them by itself. Digits go on working while the focus
 * is in the question whose answers they are.
 */
function isTyped(e: KeyboardEvent): boolean {
  if (e.ctrlKey || e.metaKey || e.key.length !== 1 || e.key === ' ') return false;
  const target = e.target as HTMLElement | null;
  return !(e.key >= '0' && e.key <= '9' && typeof target?.closest === 'function' && target.closest('.t-dock') !== null);
}

/** A key that is held would give what it has just laid out, and then answer the next question: only going about and zooming may go on by itself. */
const isHeldDeed = (e: KeyboardEvent): boolean => e.repeat && (e.key === 'Enter' || e.key === ' ' || /^[\p{L}\d]$/u.test(e.key));

function pressed(e: KeyboardEvent): void {
  if (isHeldDeed(e) && !isField(e.target)) {
    e.preventDefault();
    e.stopPropagation();
    return;
  }
  keyBetween();
  if (isTyped(e) && !settings().letters) return;
  // a dialog of the page has all keys to itself
  if (document.querySelector('dialog:modal') !== null) return;
  if (e.altKey || e.defaultPrevented || isBusy(e)) return;
  const name = nameOf(e);
  for (let i = stack.length - 1; i >= 0; i--) {
    const handler = stack[i].current[name] ?? (e.ctrlKey || e.metaKey ? null : stack[i].current[e.key]);
    if (handler) {
      e.preventDefault();
      e.stopPropagation();
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
  // before it is painted: whoever sees a preview may press Escape at once
  useLayoutEffect(() => {
    if (!on) return;
    if (stack.length === 0) document.addEventListener('keydown', pressed, true);
    stack.push(held);
    return () => {
      stack.splice(stack.indexOf(held), 1);
      if (stack.length === 0) document.removeEventListener('keydown', pressed, true);
    };
  }, [on]);
}
