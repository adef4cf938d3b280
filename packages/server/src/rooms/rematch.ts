// The same again: a new room with the same people on the same seats, to which everyone of the old one is led.
import { commitTo } from '@holdout/protocol';
import { newSeed } from '../secrets.ts';
import { Conflict } from '../store/index.ts';
import type { GameRow, SeatRow } from '../store/tables.ts';
import { type Done, done, fail } from './done.ts';
import { emptyGame, named } from './lobby.ts';
import type { Room } from './room.ts';

/** Settings that go along; the seed does not. */
const settingsOf = ({ name, listed, password_hash, timer, rewind }: GameRow) => ({ name, listed, password_hash, timer, rewind });

/** Seats as they were owned; what was lent, to a person or a bot, is its owner's again. */
const seatsAgain = (seats: readonly SeatRow[], game: string): SeatRow[] =>
  seats.map((seat) => ({ ...seat, game, lent_to: null, bot: seat.owner === null ? seat.bot : null }));

export async function rematch(room: Room, player: string): Promise<Done> {
  const { game, house } = room;
  if (game.phase !== 'finished') return fail('not-over');
  if (game.next !== null) return done;
  if (game.campaign !== null) return fail('in-campaign');
  if (player !== game.host && !room.seats.some((seat) => seat.owner === player)) return fail('not-seated');
  const [engine] = house.engines;
  if (!engine) return fail('internal');
  const { edition, mission, setup, published } = game;
  try {
    await named(async (short) => {
      const seed = newSeed();
      const next: GameRow = {
        ...emptyGame(player, short),
        ...settingsOf(game),
        edition,
        mission,
        setup,
        published,
        seed,
        seed_chosen: 0,
        commitment: await commitTo(seed),
        ruleset: engine.ruleset(room.setup.edition),
        previous: game.id,
      };
      await house.store.games.follow(next, seatsAgain(room.seats, next.id), game.id);
    });
  } catch (error) {
    // Somebody else was first: that room is the one.
    if (!(error instanceof Conflict)) throw error;
  }
  await showNext(room);
  return room.game.next === null ? fail('unavailable') : done;
}

/** Everyone of the room is told where it goes on. */
export async function showNext(room: Room): Promise<void> {
  const fresh = await room.house.store.games.byId(room.id);
  if (!fresh) return;
  room.game = { ...room.game, next: fresh.next };
  room.house.fanout.publish(room.id, { kind: 'room' });
  room.showRoom();
}
