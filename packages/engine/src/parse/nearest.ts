/** The known word most like the one given, for "did you mean"; '' when nothing is near. */
export function nearest(word: string, known: readonly string[]): string {
  let best = '';
  let least = Math.max(2, Math.floor(word.length / 2)) + 1;
  for (const candidate of known) {
    const d = distance(word.toLowerCase(), candidate.toLowerCase(), least);
    if (d < least) {
      least = d;
      best = candidate;
    }
  }
  return best;
}

/** Edits between two words, given up at `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}
