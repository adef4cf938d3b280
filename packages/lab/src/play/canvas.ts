// A sheet of characters, each with its colour.
type Paint = (text: string) => string;

export interface Canvas {
  readonly width: number;
  readonly height: number;
  put(x: number, y: number, char: string, paint?: Paint): void;
  write(x: number, y: number, text: string, paint?: Paint): void;
  at(x: number, y: number): string;
  toString(): string;
}

export function newCanvas(width: number, height: number): Canvas {
  const chars: string[][] = Array.from({ length: height }, () => new Array<string>(width).fill(' '));
  const paints: (Paint | undefined)[][] = Array.from({ length: height }, () => new Array<Paint | undefined>(width).fill(undefined));
  const put = (x: number, y: number, char: string, paint?: Paint): void => {
    const row = chars[y];
    if (row === undefined || x < 0 || x >= width) return;
    row[x] = char;
    const colours = paints[y];
    if (colours) colours[x] = paint;
  };
  return {
    width,
    height,
    put,
    write(x, y, text, paint) {
      [...text].forEach((char, i) => {
        put(x + i, y, char, paint);
      });
    },
    at: (x, y) => chars[y]?.[x] ?? ' ',
    toString: () =>
      chars
        .map((row, y) => {
          let line = '';
          let run = '';
          let colour: Paint | undefined;
          const flush = () => {
            line += colour ? colour(run) : run;
            run = '';
          };
          row.forEach((char, x) => {
            const own = paints[y]?.[x];
            if (own !== colour) {
              flush();
              colour = own;
            }
            run += char;
          });
          flush();
          return line.trimEnd();
        })
        .join('\n'),
  };
}
