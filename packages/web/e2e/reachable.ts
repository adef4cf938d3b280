// What a finger or a mouse can get at: every control inside the window, not under another, large enough to touch.
import type { Page } from 'playwright-core';

export interface Fault {
  readonly what: 'outside' | 'covered' | 'small';
  readonly control: string;
  readonly box: string;
}

/** Controls that fail. Those in a list that scrolls may wait outside it; what gives an answer may not. */
export async function faultsOf(page: Page, touch: boolean): Promise<readonly Fault[]> {
  // the compiler of these tests names functions with a helper the page does not have
  await page.evaluate('globalThis.__name = (named) => named');
  return page.evaluate((finger) => {
    const LEAST = 43.5;
    const ALWAYS = '.t-commit, .t-deadly, .t-cancel, .t-action[data-group="end"]';
    const faults: { what: 'outside' | 'covered' | 'small'; control: string; box: string }[] = [];
    const scrolls = (element: Element) => {
      const style = getComputedStyle(element);
      return /auto|scroll/.test(style.overflowY) || /auto|scroll/.test(style.overflowX);
    };
    for (const control of document.querySelectorAll<HTMLElement>('.t-table :is(button, a[href], input, select, summary, textarea)')) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.closest('[inert]')) continue;
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const name = (control.getAttribute('aria-label') ?? control.innerText).trim().replace(/\s+/g, ' ').slice(0, 40);
      const told = {
        control: `${control.className.split(' ')[0] || control.tagName} "${name}"`,
        box: [box.left, box.top, box.width, box.height].map(Math.round).join(' '),
      };
      if (finger && Math.min(box.width, box.height) < LEAST) faults.push({ what: 'small', ...told });
      // the part of the window its lists leave it
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let up = control.parentElement; up; up = up.parentElement) {
        if (!scrolls(up)) continue;
        const clip = up.getBoundingClientRect();
        [left, top, right, bottom] = [
          Math.max(left, clip.left),
          Math.max(top, clip.top),
          Math.min(right, clip.right),
          Math.min(bottom, clip.bottom),
        ];
      }
      const listed = left > 0 || top > 0 || right < innerWidth || bottom < innerHeight || [...ancestors(control)].some(scrolls);
      const inside = box.left >= left - 1 && box.top >= top - 1 && box.right <= right + 1 && box.bottom <= bottom + 1;
      if (!inside) {
        if (!listed || control.matches(ALWAYS)) faults.push({ what: 'outside', ...told });
        continue;
      }
      // a sheet or a drawer that was opened lies over the rest on purpose
      const over = document.querySelector('.t-veil, .t-sheet, .t-drawer');
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (over?.contains(at) && !over.contains(control)) continue;
      if (at === null || (!control.contains(at) && !at.contains(control)))
        faults.push({
          what: 'covered',
          ...told,
          control: `${told.control} under ${at?.getAttribute('class') ?? at?.tagName ?? 'nothing'}`,
        });
    }
    function* ancestors(of: Element) {
      for (let up = of.parentElement; up; up = up.parentElement) yield up;
    }
    return faults;
  }, touch);
}
