// What a tool is called, what it does and its key: under the tool the mouse rests on or the keyboard has come to. Fingers press at once.
// Readers hear the same from the tool itself, so it is only drawn.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useRested } from '../input/rested.ts';
import { Key } from './Key.tsx';

const EDGE = 8;
const GAP = 6;
/** `data-tip`: of what is no button and has no name of its own. */
const TOLD = '.t-tool, [data-tip]';

/** `of`: what holds the tools. */
export function ToolTip({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const box = useRef<HTMLDivElement>(null);
  const tool = useRested({ of, pieces: TOLD, told: box, byKeys: true });
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
