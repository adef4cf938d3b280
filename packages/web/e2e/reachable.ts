// What a finger or a mouse can get at and an eye can read: every control inside the window, not under another, large enough to touch;
// words on cards and on the board not too small.
import type { Page } from 'playwright-core';

export interface Fault {
  readonly what: 'outside' | 'covered' | 'small' | 'illegible' | 'cut';
  readonly control: string;
  readonly box: string;
}

/**
 * Runs in the page, in one go: a look at every control and word, and where something is wrong another one a little later, because a layout
 * may take a moment after the window changed; what is wrong after so long is wrong. Written as text: the compiler of these tests names functions with a helper the page does not have.
 */
const LOOK = `async (finger) => {
  const LEAST = 43.5;
  const SETTLED_MS = 3000;
  const ALWAYS = '.t-commit, .t-deadly, .t-cancel, .coach-do button, .t-action[data-group="end"]';
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const seen = { opacityProperty: true, visibilityProperty: true };
  const boxOf = (box) => [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
  const look = () => {
    const faults = [];
    const lists = new Map();
    const isList = (element) => {
      if (!lists.has(element)) {
        const style = getComputedStyle(element);
        lists.set(element, /auto|scroll/.test(style.overflowY) || /auto|scroll/.test(style.overflowX));
      }
      return lists.get(element);
    };
    const over = document.querySelector('.t-veil') ?? document.querySelector('.t-sheet') ?? document.querySelector('.t-drawer');
    for (const control of document.querySelectorAll('.t-table :is(button, a[href], input, select, summary, textarea)')) {
      if (!control.checkVisibility(seen) || control.closest('[inert]')) continue;
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const name = (control.getAttribute('aria-label') ?? control.innerText).trim().replace(/\\s+/g, ' ').slice(0, 40);
      const told = { control: (control.className.split(' ')[0] || control.tagName) + ' "' + name + '"', box: boxOf(box) };
      if (finger && Math.min(box.width, box.height) < LEAST) faults.push({ what: 'small', ...told });
      // the part of the window its lists leave it
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      let listed = false;
      const around = [];
      for (let up = control.parentElement; up; up = up.parentElement) {
        if (!isList(up)) continue;
        listed = true;
        around.push(up);
        const clip = up.getBoundingClientRect();
        left = Math.max(left, clip.left);
        top = Math.max(top, clip.top);
        right = Math.min(right, clip.right);
        bottom = Math.min(bottom, clip.bottom);
      }
      if (box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1) {
        // what is in a list that scrolls may wait above or below; nothing but the row of survivors goes on sideways, and what gives an answer waits nowhere
        const sideways = (box.left < left - 1 || box.right > right + 1) && !control.matches('.t-rail *');
        if (!listed || sideways || control.matches(ALWAYS)) faults.push({ what: 'outside', ...told });
        continue;
      }
      // a sheet or a drawer that was opened lies over the rest on purpose
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if ((over?.contains(at) || at?.matches('.t-behind')) && !over?.contains(control)) continue;
      // under the foot of a list it is in, which stays in sight: the list scrolls it free
      const scrolls = (list) => list.contains(at) && list.scrollHeight > list.clientHeight + 1;
      if (around.some(scrolls) && !control.matches(ALWAYS)) continue;
      if (at === null || (!control.contains(at) && !at.contains(control)))
        faults.push({ what: 'covered', ...told, control: told.control + ' under ' + (at?.getAttribute('class') ?? at?.tagName ?? 'nothing') });
    }
    const read = (element, size, least) => {
      const text = (element.textContent ?? '').trim().slice(0, 30);
      // small cards keep their text for readers and show a sign instead: nothing is there to be read
      if (text !== '' && size > 0 && size < least - 0.05)
        faults.push({ what: 'illegible', control: '"' + text + '" of ' + size.toFixed(1) + ' px', box: boxOf(element.getBoundingClientRect()) });
    };
    for (const part of document.querySelectorAll('.t-sheet .t-card *, .t-question .t-card *')) {
      const words = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
      if (words && part.checkVisibility(seen)) read(part, parseFloat(getComputedStyle(part).fontSize), 12);
    }
    // round and phase are never cut off: nothing else tells them
    for (const line of document.querySelectorAll('.t-title p'))
      if (line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1)
        faults.push({ what: 'cut', control: '"' + line.innerText.replace(/\\s+/g, ' ') + '"', box: boxOf(line.getBoundingClientRect()) });
    // no name in the row of survivors touches its card's border
    for (const name of document.querySelectorAll('.t-rail-card .t-rail-name b')) {
      if (!name.checkVisibility(seen)) continue;
      const card = name.closest('.t-rail-card').getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(name);
      const shown = name.getBoundingClientRect();
      for (const line of words.getClientRects())
        if (Math.max(line.left, shown.left) < card.left + 2 || Math.min(line.right, shown.right) > card.right - 2)
          faults.push({ what: 'cut', control: 'the name "' + name.innerText + '" at the border of its card (' + boxOf(card) + ')', box: boxOf(shown) });
    }
    // on the board letters are drawn in its own measure, turned with doors and scaled with the camera
    for (const text of document.querySelectorAll('.t-table .board-play text')) {
      if (!text.checkVisibility(seen)) continue;
      const [box, drawn] = [text.getBoundingClientRect(), text.getBBox()];
      const scale = Math.sqrt((box.width * box.height) / (drawn.width * drawn.height));
      if (drawn.width > 0) read(text, scale * parseFloat(getComputedStyle(text).fontSize), 11);
    }
    return faults;
  };
  await frame();
  await frame();
  const last = performance.now() + SETTLED_MS;
  for (;;) {
    const faults = look();
    if (faults.length === 0 || performance.now() > last) return faults;
    await new Promise((done) => setTimeout(done, 100));
  }
}`;

/** What is wrong with the table as it stands. */
export const faultsOf = (page: Page, touch: boolean): Promise<readonly Fault[]> =>
  page.evaluate<readonly Fault[]>(`(${LOOK})(${touch.toString()})`);

/**
 * The ground is a painting of megapixels made anew for every size, figures are drawn of thousands of lines and have shadows: what has
 * neither words nor controls is left out, the rest of the pieces is laid out and never painted. Zones go on taking the pointer, so a board that lay over a control would still be found.
 * Whoever wants pictures (`E2E_PHOTOS`) gets the painting, too.
 */
export async function unpainted(page: Page): Promise<void> {
  if (process.env.E2E_PHOTOS !== undefined) return;
  await page.addInitScript(`HTMLImageElement.prototype.decode = () => Promise.reject(new Error('not painted'));
    const plain = new CSSStyleSheet();
    plain.replaceSync('.board-ground, .board-pools, .board-minimap, .board-play use { display: none } .board-play { clip-path: inset(50%) }');
    document.adoptedStyleSheets = [plain];`);
}
