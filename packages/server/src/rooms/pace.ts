// What a room does by itself: bots answer, timers run out, those who are away are told.
import { rulesFileOf } from '../rules/older.ts';
import { GivenUp } from '../threads/pool.ts';
import { guessOf } from './ask.ts';
import { type Done, done } from './done.ts';
import { applyAnswer, standStill } from './play.ts';
import { countRewind } from './rewind.ts';
import { botFor, personAt, TEAM, voters } from './rights.ts';
import type { Room } from './room.ts';
import { countTeam, showTeam, timeIsUp } from './team.ts';

/** How long this process waits for the one that made the last step to move the bot as well. */
const OTHERS_BOT_MS = 1000;
/** Where several processes share a database, one of them moves a room's bots and timers; so long, and then it says so again. */
const LEASE_MS = 4000;
const RENEW_MS = 1500;

export function pace(room: Room, mine: boolean): void {
  const { pending } = room;
  const { asked } = room;
  const by = asked?.by ?? null;
  const bot = asked === null ? null : botFor(room.seats, asked);
  const thinking = bot === null ? '' : `${room.tick} ${by} ${bot}`;
  // Its turn was announced before: seats or names that change meanwhile do not make it begin again.
  if (thinking !== '' && thinking === pending.thinking && !room.closed && !(mine && pending.patient)) return;
  const timed = by === TEAM && bot === null && room.game.timer > 0 ? `${room.tick} ${room.game.timer}` : '';
  if (timed !== '' && timed === pending.timed && pending.until !== null && !room.closed) {
    showTeam(room);
    if (mine) callAbsent(room, TEAM);
    return;
  }
  clearTimeout(pending.timer);
  pending.until = null;
  pending.timed = '';
  pending.thinking = thinking;
  pending.patient = !mine;
  if (room.closed || by === null) return;
  if (bot !== null) {
    if (unwatched(room)) {
      // Bots play for people. When somebody looks again, presence calls us.
      pending.thinking = '';
      return;
    }
    const wait = mine ? (room.presence.viewers.size > 0 ? room.house.config.botDelayMs : 0) : OTHERS_BOT_MS;
    pending.timer = setTimeout(() => void think(room, bot, thinking), wait);
    return;
  }
  if (timed !== '') {
    pending.timed = timed;
    // Never longer than the timer itself, whatever the clock was set to meanwhile.
    const left = Math.min(Math.max(0, room.game.updated + room.game.timer * 1000 - Date.now()), room.game.timer * 1000);
    pending.until = Date.now() + left;
    pending.timer = setTimeout(() => void inTime(room, () => applyInTime(room)), left);
  }
  showTeam(room);
  if (mine) callAbsent(room, by);
}

/** Answers a bot tries when the one it chose does not work. */
const MOST_TRIED = 20;
/** First wait after a failure, and the longest; a little more or less for each, so that rooms do not come all at once. */
const AGAIN_AFTER_MS = 500;
const AGAIN_AT_MOST_MS = 15_000;

/** Runs later, unless the game has moved on or the room is closed by then. What fails (a database that is away) is tried again until it works. */
async function inTime(room: Room, work: () => Promise<Done>): Promise<void> {
  const { tick } = room;
  try {
    await room.run(() => (room.tick === tick && !room.closed ? work() : done));
    room.pending.failures = 0;
  } catch (error) {
    const wait = Math.min(AGAIN_AFTER_MS * 2 ** room.pending.failures++, AGAIN_AT_MOST_MS) * (0.75 + Math.random() / 2);
    room.house.log.error({ problem: String(error), again: Math.round(wait) }, 'a room could not go on by itself');
    if (room.closed) return;
    clearTimeout(room.pending.timer);
    room.pending.thinking = '';
    room.pending.timed = '';
    room.pending.timer = setTimeout(() => {
      void inTime(room, async () => {
        pace(room, true);
        return countVotes(room);
      });
    }, wait);
  }
}

/** Whether this process moves the room; alone, it always does. Two that both believe so would still store every move once. */
async function leads(room: Room): Promise<boolean> {
  const { fanout, store } = room.house;
  if (fanout.state() === 'alone') return true;
  const asked = performance.now();
  if (room.leased - asked > RENEW_MS) return true;
  if (!(await store.games.lease(room.id, fanout.process, Date.now(), LEASE_MS))) return false;
  room.leased = asked + LEASE_MS;
  return true;
}

async function applyInTime(room: Room): Promise<Done> {
  if (await leads(room)) return timeIsUp(room);
  leaveToOthers(room);
  return done;
}

/** Another process has it: looked at again when its lease may have run out. */
function leaveToOthers(room: Room): void {
  room.pending.thinking = '';
  room.pending.timed = '';
  clearTimeout(room.pending.timer);
  if (!room.closed) room.pending.timer = setTimeout(() => pace(room, false), OTHERS_BOT_MS);
}

/** Nobody has looked for so long that its bots may rest. */
const unwatched = ({ presence, house }: Room): boolean => presence.unseenMs() > house.config.botsAloneMs;

/** Rooms somebody looks at each have a line of their own for the bots' threads; all others of one host share one. */
const lineOf = (room: Room): string => (room.presence.watched() ? room.id : `host ${room.game.host}`);

async function think(room: Room, bot: string, thinking: string): Promise<void> {
  const { play, house, waiting } = room;
  if (!play || waiting === null) return;
  room.pending.patient = false;
  try {
    if (!(await leads(room))) return leaveToOthers(room);
  } catch (error) {
    house.log.warn({ problem: String(error) }, 'it is not known who moves a room');
    return leaveToOthers(room);
  }
  if (room.pending.thinking !== thinking) return;
  const stop = house.metrics.botSeconds.startTimer();
  let key: string | undefined;
  try {
    key = (await house.bots.choose(guessOf(play.engine, play.state), bot, lineOf(room), undefined, rulesFileOf(play.engine))).key;
  } catch (error) {
    if (error instanceof GivenUp && error.why === 'closing') return;
    house.log.warn({ problem: String(error), bot }, 'a bot could not choose');
    if (error instanceof GivenUp && error.why === 'line-full') {
      room.pending.thinking = '';
      room.pending.timer = setTimeout(() => pace(room, true), AGAIN_AFTER_MS);
      return;
    }
  }
  stop();
  // The game has moved on, or the seat was taken back or given to another bot.
  if (room.pending.thinking !== thinking) return;
  await inTime(room, async () => {
    // The seat may have been taken back meanwhile.
    if (!room.play || room.asked === null || botFor(room.seats, room.asked) !== bot) return done;
    const by = { seat: waiting, player: null, bot };
    if (key !== undefined) {
      const answered = await applyAnswer(room, key, by);
      if (answered.ok || (answered.code !== 'refused' && answered.code !== 'internal')) return answered;
      house.log.warn({ bot, reason: answered.reason?.reason }, 'a bot chose what is not possible');
    }
    for (const first of room.play?.engine.optionKeys(room.play.state).slice(0, MOST_TRIED) ?? []) {
      const answered = await applyAnswer(room, first, by);
      if (answered.ok || answered.code !== 'internal') return answered;
    }
    // Whatever is answered, our rules fail: better to say so than to stand there.
    return standStill(room, 'rules');
  });
}

function callAbsent(room: Room, by: number): void {
  const { push } = room.house;
  if (push.publicKey === null) return;
  const online = room.presence.online();
  const seat = room.seats[by];
  const called = by === TEAM ? voters(room.seats) : seat ? [personAt(seat)] : [];
  const { called: told } = room.pending;
  for (const old of told) if (!old.startsWith(`${room.tick} `)) told.delete(old);
  for (const player of called) {
    const once = `${room.tick} ${player}`;
    if (player === null || online.has(player) || told.has(once)) continue;
    told.add(once);
    push.yourTurn(player, room.id);
  }
}

async function countVotes(room: Room): Promise<Done> {
  const counted = await countRewind(room);
  return counted.ok ? countTeam(room) : counted;
}

/** Somebody came, went or changed seats: votes may be complete now. */
export const recount = (room: Room): Promise<void> => inTime(room, () => countVotes(room));
