// Drawings are plain SVG text, so that the browser, a file and a thumbnail share them.

/** A number with one decimal at most. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export type Point = readonly [x: number, y: number];
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributes = (of: Attributes): string => {
  let out = '';
  for (const key in of) {
    const value = of[key];
    if (value !== undefined) out += ` ${key}="${typeof value === 'number' ? n(value) : value}"`;
  }
  return out;
};

export const tag = (name: string, of: Attributes, inside = ''): string =>
  inside === '' ? `<${name}${attributes(of)}/>` : `<${name}${attributes(of)}>${inside}</${name}>`;

export const path = (d: string, of: Attributes): string => (d === '' ? '' : tag('path', { d, ...of }));
export const rect = (x: number, y: number, width: number, height: number, of: Attributes): string =>
  tag('rect', { x, y, width, height, ...of });
export const circle = (cx: number, cy: number, r: number, of: Attributes): string => tag('circle', { cx, cy, r, ...of });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, of: Attributes): string =>
  tag('ellipse', { cx, cy, rx, ry, ...of });
export const group = (inside: string, of: Attributes = {}): string => (inside === '' ? '' : tag('g', of, inside));

export const line = (points: readonly Point[], close = false): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('') + (close ? 'Z' : '');

export const move = (x: number, y: number, turn = 0): string => `translate(${n(x)} ${n(y)})${turn === 0 ? '' : `rotate(${n(turn)})`}`;

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;'));
