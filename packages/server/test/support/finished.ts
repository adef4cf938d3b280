// Rows of finished games by the thousand, for measurements of lists.
import type { GameRow } from '../../src/store/tables.ts';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code that sorts as its number does. */
function code(number: number): string {
  let text = '';
  for (let rest = number, i = 0; i < 16; i++, rest = Math.floor(rest / 32)) text = `${LETTERS[rest % 32]}${text}`;
  return text;
}

export const guestSample = (): { code(number: number): string; game(number: number, host: string): GameRow } => ({
  code,
  game: (number, host) => ({
    id: code(number),
    watch: code(50_000_000 + number),
    host,
    name: null,
    phase: 'finished',
    edition: 'black-plague',
    mission: 'black-plague/q01',
    setup: '{"edition":"black-plague","mission":"black-plague/q01","seats":[["ann"],["baldric"]],"options":{}}',
    seed: 's',
    seed_chosen: 0,
    commitment: 'c',
    ruleset: 'black-plague@1',
    listed: number % 2,
    password_hash: null,
    timer: 0,
    rewind: 0,
    tick: 194,
    round: 9,
    waiting: null,
    result: 'lost',
    hash: 'h',
    short: null,
    previous: null,
    next: null,
    campaign: null,
    published: null,
    trouble: null,
    packed: 1,
    created: number,
    started: number,
    updated: number,
  }),
});
