/** Columns padded to their widest cell; numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => (row[i] ?? '').length)));
  const isNumber = (text: string): boolean => /^[\d.,%-]*$/.test(text);
  const line = (cells: readonly string[], right: (i: number) => boolean): string =>
    cells
      .map((cell, i) => (right(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const numeric = head.map((_, i) => rows.length > 0 && rows.every((row) => isNumber(row[i] ?? '')));
  return [line(head, (i) => numeric[i] ?? false), ...rows.map((row) => line(row, (i) => numeric[i] ?? false))].join('\n');
}
