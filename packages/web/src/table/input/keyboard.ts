// A phone's keyboard lies over the page and the page is not told to be lower: sheets with a field are lifted by as much.
import { useEffect } from 'react';

/** Bars that come and go while one scrolls are lower than any keyboard. */
const LEAST = 80;

/** While it is in use, `--keyboard` is how much of the window's lower end lies under a keyboard, and `data-keyboard` says that one is there. */
export function useKeyboardRoom(changed: () => void): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const root = document.documentElement;
    const measure = () => {
      // a page that somebody has drawn larger with two fingers is no keyboard
      const under = seen.scale > 1.05 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      const there = under >= LEAST;
      root.style.setProperty('--keyboard', there ? `${Math.round(under)}px` : '0px');
      root.toggleAttribute('data-keyboard', there);
      changed();
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      root.style.removeProperty('--keyboard');
      root.removeAttribute('data-keyboard');
    };
  }, [changed]);
}
