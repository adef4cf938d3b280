import { type RefObject, useEffect, useRef, useState } from 'react';

/** Does what lies here not fit its box? Then the box itself can be reached by keys, which scroll it. */
export function useScrolls<T extends HTMLElement>(): { readonly ref: RefObject<T | null>; readonly scrolls: boolean } {
  const ref = useRef<T>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const look = () => setScrolls(box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto');
    const sizes = new ResizeObserver(look);
    const watch = () => {
      sizes.disconnect();
      sizes.observe(box);
      for (const child of box.children) sizes.observe(child);
    };
    const parts = new MutationObserver(watch);
    parts.observe(box, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, []);
  return { ref, scrolls };
}
