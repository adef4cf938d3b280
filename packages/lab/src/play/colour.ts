// Colours of the terminal, off where nobody would see them.
const on = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;

const paint =
  (code: string) =>
  (text: string): string =>
    on && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = paint('1');
export const dim = paint('2');
export const inverse = paint('7');
export const red = paint('31');
export const green = paint('32');
export const yellow = paint('33');
export const blue = paint('34');
export const magenta = paint('35');
export const cyan = paint('36');
export const grey = paint('90');

export const coloured = (name: string): ((text: string) => string) =>
  ({ red, green, yellow, blue, purple: magenta, orange: yellow, starting: red })[name] ?? ((text) => text);
