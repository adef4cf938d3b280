// The browser's Back closes what lies over a page before it leaves the page.
import { useEffect, useRef } from 'react';

interface Step {
  readonly sheet?: boolean;
}

export function useBackCloses(open: boolean, close: () => void): void {
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    if (!open) return;
    const step: Step = { sheet: true };
    history.pushState(step, '');
    const back = () => closing.current();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      // closed by its own button: the step that was made for it goes too
      if ((history.state as Step | null)?.sheet) history.back();
    };
  }, [open]);
}
