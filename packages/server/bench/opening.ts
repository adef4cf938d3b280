// How long a stored game late in play takes to open: npm run bench:opening [-- --answers 600]
// Real rules, a durable SQLite file; every opening is of a room that had left the memory. Processor time is of all threads, so that a busy
// machine does not count.
import { parseArgs } from 'node:util';
import { applyAnswer, applyUndo } from '../src/rooms/play.ts';
import { TestGuest } from '../test/support/guest.ts';
import { picker, realEngine, realWish } from '../test/support/real.ts';
import { startServer } from '../test/support/server.ts';
import { ms, spread } from './numbers.ts';

const { values } = parseArgs({ options: { answers: { type: 'string', default: '600' } } });
const at = await startServer({ engine: realEngine });
const host = await TestGuest.come(at, 'Host');
const pick = picker(11);
const TRIES = 30;

/** Random play does not last: past so many answers every other one is taken back, and the log grows on. */
const FORWARD = 60;
let longest = { code: '', tick: 0 };
for (let games = 0; games < 20 && longest.tick < Number(values.answers); games++) {
  const made = await host.create({ ...realWish('black-plague', 'black-plague/q01', 2), mySeats: [0, 1], room: { rewind: true } });
  const code = made.room as string;
  await host.call('POST', `/games/${code}/start`);
  const room = await at.server.rooms.get(code);
  while (room?.play?.state.ask && room.tick < Number(values.answers)) {
    const keys = room.play.engine.optionKeys(room.play.state);
    const done = await applyAnswer(room, keys[pick(keys.length)] ?? '', { seat: 0, player: host.id, bot: null });
    if (!done.ok) throw new Error(done.code);
    if (room.tick > FORWARD && room.play) await applyUndo(room, room.tick - 1, host.id);
  }
  if (room?.play && room.tick > longest.tick) longest = { code, tick: room.tick };
}
const walls: number[] = [];
const processors: number[] = [];
for (let i = 0; i < TRIES; i++) {
  await at.server.rooms.forget(longest.code);
  const from = performance.now();
  const before = process.cpuUsage();
  await at.server.rooms.get(longest.code);
  const { user, system } = process.cpuUsage(before);
  walls.push(performance.now() - from);
  processors.push((user + system) / 1000);
}
const [wall, processor] = [spread(walls), spread(processors)];
const ok = longest.tick > 0 && processor.p95 <= 50;
console.log(
  `a game at tick ${longest.tick}, opened ${TRIES} times; milliseconds: p50${ms(wall.p50)}, p95${ms(wall.p95)}; processor: p50${ms(processor.p50)}, p95${ms(processor.p95)}`,
);
console.log(`${ok ? 'ok  ' : 'FAIL'} 50 ms of processor allowed`);
await at.stop();
process.exit(ok ? 0 : 1);
