// A game as a file: to keep, to watch again, to verify.
import type { GameEvent } from '@holdout/engine';
import type { GameFile, PastStep } from '@holdout/protocol';
import type { Store } from '../store/index.ts';
import type { PackedGame } from '../store/records.ts';
import type { GameRow } from '../store/tables.ts';

/** Longer games are fetched as a replay. */
const MOST_PAST_STEPS = 5000;

/** What happened after a tick; after tick 0, the setup too. */
export async function pastOf(store: Store, game: GameRow, since: number): Promise<PastStep[]> {
  if (since >= game.tick && since > 0) return [];
  const packed = game.phase === 'finished' ? await store.records.read(game.id) : null;
  const rows = packed
    ? packed.entries.filter((entry) => entry.tick >= since).slice(0, MOST_PAST_STEPS)
    : await store.entries.eventsSince(game.id, since, MOST_PAST_STEPS);
  const past = rows.map((row) => ({ tick: row.tick + 1, to: row.target, events: JSON.parse(row.events) as GameEvent[] }));
  const opening = since === 0 ? (packed?.opening ?? (await store.games.opening(game.id))) : undefined;
  return opening ? [{ tick: 0, to: null, events: JSON.parse(opening.events) as GameEvent[] }, ...past] : past;
}

/** How a game began and every answer of it, packed or not; null while it has not started. */
export async function logOf(store: Store, game: string): Promise<PackedGame | null> {
  const [opening, entries] = await Promise.all([store.games.opening(game), store.entries.since(game, 0)]);
  return opening ? { opening, entries } : store.records.read(game);
}

/**
 * The whole game as a file (a GameFile as JSON); null while it has not started. The seed and the last hash are told only when it is over.
 * What is stored as JSON goes out as it is: reading a long game and writing it again would hold everyone else up.
 */
export async function recordText(store: Store, id: string): Promise<{ readonly text: string; readonly commitment: string } | null> {
  const [game, log, seats, members] = await Promise.all([
    store.games.byId(id),
    logOf(store, id),
    store.games.seats(id),
    store.games.members(id),
  ]);
  if (!game || !log) return null;
  const { opening, entries } = log;
  const nicks = new Map(members.map((member) => [member.player, member.nick]));
  const over = game.phase === 'finished';
  const head: Omit<GameFile, 'setup' | 'board' | 'view' | 'events' | 'steps'> = {
    format: 1,
    game: 'holdout',
    ruleset: game.ruleset,
    commitment: game.commitment,
    seedChosen: game.seed_chosen === 1,
    seed: over ? game.seed : null,
    players: seats.map((seat) => (seat.owner === null ? seat.bot : (nicks.get(seat.owner) ?? null))),
    started: game.started ?? game.created,
    updated: game.updated,
    hash: over ? game.hash : null,
  };
  const steps = entries.filter((entry) => entry.tick < game.tick).map(stepText);
  const parts = [
    `"setup":${game.setup}`,
    `"board":${opening.board}`,
    `"view":${opening.view}`,
    `"events":${opening.events}`,
    `"steps":[${steps.join(',')}]`,
  ];
  return { text: `${JSON.stringify(head).slice(0, -1)},${parts.join(',')}}`, commitment: game.commitment };
}

function stepText({ tick, kind, key, target: to, seat, bot, at, events, patch, board }: PackedGame['entries'][number]): string {
  const head = JSON.stringify({ tick: tick + 1, kind, key, to, seat, bot, at });
  return `${head.slice(0, -1)},"events":${events},"patch":${patch}${board === null ? '' : `,"board":${board}`}}`;
}
