// Questions to the server that need not wait for the code that understands their answers.
const asked = new Map<string, Promise<Response>>();

/** Asks now, as whoever has no name here yet. */
export function askAhead(path: string): void {
  const answer = fetch(`./api${path}`);
  // told to whoever takes it
  answer.catch(() => {});
  asked.set(path, answer);
}

/** The answer to what was asked ahead, for the first who wants it. */
export function takeAhead(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
