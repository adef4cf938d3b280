// What a room does by itself: bots answer, timers run out, those who are away are told.
import { guessOf } from './ask.ts';
import { type Done, done } from './done.ts';
import { applyAnswer } from './play.ts';
import { countRewind } from './rewind.ts';
import { botFor, personAt, TEAM, voters } from './rights.ts';
import type { Room } from './room.ts';
import { countTeam, showTeam, timeIsUp } from './team.ts';

/** How long this process waits for the one that made the last step to move the bot as well. */
const OTHERS_BOT_MS = 5000;

export function pace(room: Room, mine: boolean): void {
  clearTimeout(room.pending.timer);
  room.pending.until = null;
  const by = room.waiting;
  if (room.closed || by === null) return;
  const bot = botFor(room.seats, by);
  if (bot !== null) {
    const wait = mine ? (room.presence.viewers.size > 0 ? room.house.config.botDelayMs : 0) : OTHERS_BOT_MS;
    room.pending.timer = setTimeout(() => think(room, bot), wait);
    return;
  }
  if (by === TEAM && room.game.timer > 0) {
    const until = Math.max(Date.now(), room.game.updated + room.game.timer * 1000);
    room.pending.until = until;
    room.pending.timer = setTimeout(() => inTime(room, () => timeIsUp(room)), until - Date.now());
  }
  showTeam(room);
  if (mine) callAbsent(room, by);
}

/** Runs later, unless the game has moved on or the room is closed by then. */
function inTime(room: Room, work: () => Promise<Done>): Promise<unknown> {
  const { tick } = room;
  const run = room.run(() => (room.tick === tick && !room.closed ? work() : done));
  return run.catch((error) => room.house.log.error({ problem: String(error) }, 'a room could not go on by itself'));
}

async function think(room: Room, bot: string): Promise<void> {
  const { play, house, waiting } = room;
  if (!play || waiting === null) return;
  const stop = house.metrics.botSeconds.startTimer();
  const tickBefore = room.tick;
  let key: string | undefined;
  try {
    key = (await house.bots.choose(guessOf(play.engine, play.state), bot, room.id)).key;
  } catch (error) {
    house.log.warn({ problem: String(error), bot }, 'a bot could not choose');
  }
  stop();
  if (room.tick !== tickBefore) return;
  await inTime(room, async () => {
    // The seat may have been taken back meanwhile.
    if (!room.play || botFor(room.seats, waiting) !== bot) return done;
    const by = { seat: waiting, player: null, bot };
    if (key !== undefined) {
      const answered = await applyAnswer(room, key, by);
      if (answered.ok || answered.code !== 'refused') return answered;
      house.log.warn({ bot, reason: answered.reason?.reason }, 'a bot chose what is not possible');
    }
    const first = room.play.engine.optionKeys(room.play.state)[0];
    return first === undefined ? done : applyAnswer(room, first, by);
  });
}

function callAbsent(room: Room, by: number): void {
  const { push } = room.house;
  if (push.publicKey === null) return;
  const online = room.presence.online();
  const seat = room.seats[by];
  const called = by === TEAM ? voters(room.seats) : seat ? [personAt(seat)] : [];
  for (const player of called) if (player !== null && !online.has(player)) push.yourTurn(player, room.id);
}

/** Somebody came, went or changed seats: votes may be complete now. */
export const recount = (room: Room): Promise<unknown> =>
  inTime(room, async () => {
    const counted = await countRewind(room);
    return counted.ok ? countTeam(room) : counted;
  });
