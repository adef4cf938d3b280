/** What is wrong with a map or a case board, and where it is written. */
export interface BoardProblem {
  readonly place: string;
  readonly reason: string;
}

function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

/** `unknown zone 0,3/A: did you mean 0,2/A?` */
export function unknownWord(what: string, word: string, known: Iterable<string>): string {
  let best = '';
  let distance = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const d = editDistance(word.toLowerCase(), name.toLowerCase());
    if (d < distance) {
      best = name;
      distance = d;
    }
  }
  return best === '' ? `unknown ${what} ${word}` : `unknown ${what} ${word}: did you mean ${best}?`;
}
