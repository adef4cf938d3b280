// What a tool is called, what it does and its key: under the tool the mouse rests on or the keyboard has come to. Fingers press at once.
// Readers hear the same from the tool itself, so it is only drawn.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Key } from './Key.tsx';

const REST_MS = 350;
const EDGE = 8;
const GAP = 6;
/** `data-tip`: of what is no button and has no name of its own. */
const TOLD = '.t-tool, [data-tip]';

const toolAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(TOLD) : null);

/** `of`: what holds the tools. */
export function ToolTip({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const [tool, setTool] = useState<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = of.current;
    if (place === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let under: Element | null = null;
    const hide = () => {
      clearTimeout(timer);
      setTool(null);
    };
    const leave = () => {
      under = null;
      hide();
    };
    const over = (e: PointerEvent) => {
      const at = e.pointerType === 'mouse' ? toolAt(e.target) : null;
      // a tool that was pressed stays quiet until the mouse comes back to it
      if (at === under) return;
      hide();
      under = at;
      if (at !== null) timer = setTimeout(() => setTool(at), REST_MS);
    };
    const focus = (e: FocusEvent) => {
      const at = toolAt(e.target);
      if (at?.matches(':focus-visible')) setTool(at);
    };
    const listening = new AbortController();
    const { signal } = listening;
    place.addEventListener('pointerover', over, { signal });
    place.addEventListener('pointerleave', leave, { signal });
    place.addEventListener('focusin', focus, { signal });
    place.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', hide, { capture: true, signal });
    document.addEventListener('keydown', hide, { capture: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [of]);
  useLayoutEffect(() => {
    const own = box.current;
    if (tool === null || own === null) return;
    const { left, bottom, width } = tool.getBoundingClientRect();
    const most = window.innerWidth - EDGE - own.offsetWidth;
    own.style.translate = `${Math.max(EDGE, Math.min(most, left + width / 2 - own.offsetWidth / 2))}px ${bottom + GAP}px`;
  });
  const table = tool?.closest('.t-table');
  if (tool === null || !table) return null;
  const key = tool.getAttribute('aria-keyshortcuts');
  const more = tool.getAttribute('aria-description');
  return createPortal(
    <div className="t-tip-of-tool" ref={box} aria-hidden="true">
      <b>{tool.getAttribute('data-tip') ?? tool.getAttribute('aria-label')}</b>
      {key !== null && <Key>{key.toUpperCase()}</Key>}
      {more !== null && <p>{more}</p>}
    </div>,
    table,
  );
}
