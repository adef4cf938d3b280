// Colours as they are seen: a picture of the page, read pixel by pixel on an empty page beside it.
import type { BrowserContext, Page } from 'playwright-core';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Relative luminance of every pixel of a part of the page, row by row, as WCAG reckons it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly light: readonly number[];
}

export async function pictureOf(page: Page, clip: Box): Promise<Picture> {
  const png = (await page.screenshot({ clip })).toString('base64');
  const reader = await emptyPage(page.context());
  return reader.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.drawImage(image, 0, 0);
    const { data: rgba, width, height } = pen.getImageData(0, 0, image.width, image.height);
    const part = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light: number[] = [];
    for (let i = 0; i < rgba.length; i += 4) light.push(0.2126 * part(rgba[i]) + 0.7152 * part(rgba[i + 1]) + 0.0722 * part(rgba[i + 2]));
    return { width, height, light };
  }, png);
}

const readers = new WeakMap<BrowserContext, Promise<Page>>();

function emptyPage(context: BrowserContext): Promise<Page> {
  let page = readers.get(context);
  if (page === undefined) readers.set(context, (page = context.newPage()));
  return page;
}

export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The value that so large a share of the list does not exceed. */
export const share = (list: readonly number[], part: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
