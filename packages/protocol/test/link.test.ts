import { afterEach, expect, test, vi } from 'vitest';
import { CLOSE } from '../src/codes.ts';
import { PROTOCOL_VERSION } from '../src/limits.ts';
import { GameLink, type Socket } from '../src/link.ts';
import type { RoomInfo } from '../src/room.ts';

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code } as never);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as never);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
}

const code = '0123456789abcdef';
const room = {
  room: code,
  short: null,
  watch: code,
  name: null,
  phase: 'running',
  next: null,
  campaign: null,
  trouble: null,
  setup: {},
  ruleset: 'r@1',
  host: code,
  hostAway: 60,
  seatAway: 30,
  seats: [],
  people: [],
  watching: 0,
  listed: false,
  locked: false,
  timer: 0,
  rewind: false,
  commitment: 'c',
  seedChosen: false,
  seed: null,
  tick: 0,
  waiting: 0,
  created: 1,
  updated: 1,
} as unknown as RoomInfo;
const back = { all: 0, free: 0, by: null };
const by = { kind: 'answer', seat: 0, player: null, bot: null, to: null };
const welcome = { t: 'welcome', v: PROTOCOL_VERSION, you: { player: code, nick: 'Ann' }, room, chat: [], bots: [] };
const view = (tick: number, more = {}) => ({
  t: 'view',
  tick,
  view: { tick, round: 1, ask: { kind: 'turn', by: 0, options: [] } },
  board: {},
  options: [{ key: 'a', verb: 'a' }],
  back,
  past: [],
  ...more,
});
const step = (tick: number, more = {}) => ({
  t: 'step',
  tick,
  by,
  patch: { tick: [tick] },
  events: [{ t: 'round' }],
  options: null,
  back,
  ...more,
});

function connect(options = {}): { link: GameLink; socket: FakeSocket } {
  FakeSocket.all = [];
  const link = new GameLink({ url: 'ws://x', room: code, token: 'hs_x', open: () => new FakeSocket(), wait: 10, ...options });
  const [socket] = FakeSocket.all as [FakeSocket];
  socket.open();
  return { link, socket };
}
const opened = (options = {}) => {
  const both = connect(options);
  both.socket.say(welcome);
  both.socket.say(view(3));
  return both;
};

afterEach(() => vi.useRealTimers());

test('it says hello, takes the view, and puts the options where they belong', () => {
  const { link, socket } = opened();
  expect(socket.sent[0]).toEqual({ t: 'hello', v: PROTOCOL_VERSION, room: code, token: 'hs_x' });
  expect(link.state).toMatchObject({ status: 'open', tick: 3, you: { nick: 'Ann' } });
  expect(link.state.view?.ask?.options).toEqual([{ key: 'a', verb: 'a' }]);
});

test('steps are patches; a missed one makes it look again, an old one changes nothing', () => {
  const { link, socket } = opened();
  socket.say(step(4));
  expect(link.state.view).toMatchObject({ tick: 4, ask: { options: [] } });
  expect(link.state.past).toEqual([{ tick: 4, events: [{ t: 'round' }] }]);
  socket.say(step(4, { patch: { tick: [99] } }));
  expect(link.state.view?.tick).toBe(4);
  socket.say(step(6));
  expect(link.state.tick).toBe(4);
  expect(socket.sent.at(-1)).toMatchObject({ t: 'look', since: 4 });
  socket.say(view(6, { past: [5, 6].map((tick) => ({ tick, to: null, events: [] })) }));
  expect(link.state.past.map((past) => past.tick)).toEqual([4, 5, 6]);
});

test('a board that comes again with a view is the same object, so that nobody draws it anew; another one is not', () => {
  const { link, socket } = connect();
  socket.say(welcome);
  socket.say(view(3, { board: { width: 2, cells: [0, 1] } }));
  const { board } = link.state;
  socket.say(view(3, { board: { width: 2, cells: [0, 1] } }));
  expect(link.state.board).toBe(board);
  socket.say(view(4, { board: { width: 2, cells: [0, 2] } }));
  expect(link.state.board).toEqual({ width: 2, cells: [0, 2] });
});

test('an undo takes back what happened since', () => {
  const { link, socket } = opened();
  for (const tick of [4, 5, 6]) socket.say(step(tick));
  socket.say(step(7, { by: { ...by, kind: 'undo', to: 4 }, events: [] }));
  expect(link.state.past.map((past) => past.tick)).toEqual([4]);
  socket.say(step(8));
  expect(link.state.past.map((past) => past.tick)).toEqual([4, 8]);
});

test('requests are answered by number, and lost with the connection', async () => {
  const { link, socket } = opened();
  const first = link.answer('a');
  const second = link.request({ t: 'chat', text: 'hello' });
  const third = link.request({ t: 'ask', tick: 3, about: 'intent' });
  const lost = link.request({ t: 'seat', seat: 0, do: 'claim' });
  const ids = socket.sent.slice(1).map((message) => message.id);
  socket.say({ t: 'error', id: ids[1], code: 'too-fast' });
  socket.say({ t: 'ok', id: ids[0], tick: 4 });
  socket.say({ t: 'result', id: ids[2], tick: 4, value: [1] });
  expect(await first).toMatchObject({ ok: true, tick: 4 });
  expect(await second).toMatchObject({ ok: false, code: 'too-fast' });
  expect(await third).toMatchObject({ ok: true, value: [1] });
  socket.close(1006);
  expect(await lost).toEqual({ ok: false, code: 'lost' });
  expect(await link.request({ t: 'seat', seat: 0, do: 'leave' })).toEqual({ ok: false, code: 'lost' });
  link.close();
});

test('after a break it comes back, resuming where it was', () => {
  vi.useFakeTimers();
  const { link, socket } = opened();
  socket.close(1006);
  expect(link.state.status).toBe('waiting');
  vi.advanceTimersByTime(20);
  const again = FakeSocket.all.at(-1) as FakeSocket;
  expect(again).not.toBe(socket);
  again.open();
  expect(again.sent[0]).toMatchObject({ t: 'hello', since: 3 });
  again.say(welcome);
  expect(link.state.status).toBe('open');
  link.close();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('it does not come back where it is not wanted', () => {
  vi.useFakeTimers();
  const { link, socket } = connect();
  socket.say({ t: 'error', code: 'password' });
  socket.close(CLOSE.refused);
  expect(link.state).toMatchObject({ status: 'refused', error: 'password' });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  const other = connect();
  other.socket.close(CLOSE.version);
  expect(other.link.state).toMatchObject({ status: 'refused', error: 'version' });
});

test('what it does not understand it leaves alone', () => {
  const { link, socket } = opened({ history: true });
  expect(socket.sent[0]).toMatchObject({ since: 0 });
  const before = link.state;
  socket.say({ t: 'news', from: 'the future' });
  socket.onmessage?.({ data: 'not json' } as never);
  expect(link.state).toBe(before);
});

/** So much time without a word, and what the link makes of it. */
const silent = (link: GameLink, ms: number) => {
  vi.advanceTimersByTime(ms);
  return link.state.status;
};

test('silence is noticed within five seconds, and a dead connection is given up and replaced', () => {
  vi.useFakeTimers();
  const { link, socket } = opened({ wait: 1000 });
  socket.close = () => {};
  expect(silent(link, 2100)).toBe('open');
  expect(silent(link, 200)).toBe('open');
  expect(socket.sent.at(-1)).toMatchObject({ t: 'ping' });
  expect(silent(link, 1800)).toBe('stalled');
  expect(silent(link, 3000)).toBe('waiting');
  vi.advanceTimersByTime(1000);
  const again = FakeSocket.all.at(-1) as FakeSocket;
  expect(again).not.toBe(socket);
  // The dead one may still speak long after; nobody listens.
  socket.say(step(4));
  expect(link.state.tick).toBe(3);
  again.open();
  again.say(welcome);
  expect(link.state.status).toBe('open');
  link.close();
});

test('a pong keeps it alive, and a word after all ends the stall', () => {
  vi.useFakeTimers();
  const { link, socket } = opened();
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(2500);
    expect(socket.sent.at(-1)).toMatchObject({ t: 'ping' });
    socket.say({ t: 'pong', at: 1, now: 1 });
    expect(link.state.status).toBe('open');
  }
  expect(silent(link, 4600)).toBe('stalled');
  socket.say({ t: 'pong', at: 1, now: 1 });
  expect(link.state.status).toBe('open');
  expect(FakeSocket.all).toHaveLength(1);
  link.close();
});

test('while it is stalled an answer is kept and shown; what cannot be sent again is given back at once', async () => {
  vi.useFakeTimers();
  const { link, socket } = opened();
  silent(link, 4600);
  const count = socket.sent.length;
  expect(await link.request({ t: 'seat', seat: 0, do: 'claim' })).toEqual({ ok: false, code: 'lost' });
  expect(socket.sent).toHaveLength(count);
  const kept = link.answer('a');
  expect(link.state.sending).toMatchObject([{ wish: { t: 'answer', key: 'a' } }]);
  // the words were only late
  const [sent] = socket.sent.slice(count);
  socket.say({ t: 'ok', id: sent?.id, tick: 4 });
  expect(await kept).toMatchObject({ ok: true, tick: 4 });
  expect(link.state.status).toBe('open');
  link.close();
});

test('an answer on its way is shown, sent again after a break, and settles once', async () => {
  vi.useFakeTimers();
  const { link, socket } = opened({ wait: 1000 });
  socket.close = () => {};
  const replies: unknown[] = [];
  const first = link.answer('a').then((reply) => replies.push(reply));
  expect(link.state.sending).toMatchObject([{ wish: { t: 'answer', tick: 3, key: 'a' } }]);
  // Asked for sooner than usual, because somebody waits: stalled 2.3 s after the tap.
  expect(silent(link, 2600)).toBe('stalled');
  expect(silent(link, 3000)).toBe('waiting');
  expect(link.state.sending).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  const again = FakeSocket.all.at(-1) as FakeSocket;
  again.open();
  again.say(welcome);
  again.say(view(4));
  const [, resent] = again.sent;
  expect(resent).toMatchObject({ t: 'answer', tick: 3, key: 'a', again: true });
  again.say({ t: 'ok', id: resent?.id, tick: 4 });
  again.say({ t: 'ok', id: resent?.id, tick: 4 });
  await first;
  expect(replies).toEqual([{ ok: true, tick: 4, value: undefined }]);
  expect(link.state.sending).toEqual([]);
  link.close();
});

test('what is on its way waits through the longest of tunnels; what nobody replies to is given back', async () => {
  vi.useFakeTimers();
  const { link, socket } = opened();
  const kept = link.answer('a');
  socket.close(1006);
  for (let i = 0; i < 590; i++) vi.advanceTimersByTime(1000);
  expect(link.state.sending).toHaveLength(1);
  for (let i = 0; i < 20; i++) vi.advanceTimersByTime(1000);
  expect(await kept).toEqual({ ok: false, code: 'lost' });
  link.close();

  const other = opened();
  const ignored = other.link.answer('b');
  for (let i = 0; i < 16; i++) {
    vi.advanceTimersByTime(1000);
    other.socket.say({ t: 'pong', at: 1, now: 1 });
  }
  expect(await ignored).toEqual({ ok: false, code: 'no-reply' });
  expect(other.link.state.status).toBe('open');
  other.link.close();
});

test('an answer given while the connection is away waits for it; what cannot be sent again is given back', async () => {
  vi.useFakeTimers();
  const { link, socket } = opened();
  socket.close(1006);
  expect(link.state.status).toBe('waiting');
  const replies: unknown[] = [];
  void link.answer('a').then((reply) => replies.push(reply));
  expect(await link.request({ t: 'ask', tick: 3, about: 'intent' })).toEqual({ ok: false, code: 'lost' });
  expect(link.state.sending).toMatchObject([{ wish: { t: 'answer', tick: 3, key: 'a' } }]);
  vi.advanceTimersByTime(20);
  const again = FakeSocket.all.at(-1) as FakeSocket;
  again.open();
  expect(again.sent).toHaveLength(1);
  again.say(welcome);
  const [, sent] = again.sent;
  expect(sent).toMatchObject({ t: 'answer', tick: 3, key: 'a', again: true });
  again.say({ t: 'error', id: sent?.id, code: 'stale' });
  await vi.advanceTimersByTimeAsync(0);
  expect(replies).toEqual([{ ok: false, code: 'stale', reason: undefined }]);
  expect(link.state.sending).toEqual([]);
  link.close();
  expect(await link.answer('a')).toEqual({ ok: false, code: 'lost' });
});

test('a chat line has a name, so that sending it again says it once', () => {
  vi.useFakeTimers();
  const { link, socket } = opened();
  void link.request({ t: 'chat', text: 'hello' });
  const once = socket.sent.at(-1)?.once;
  expect(once).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  socket.close(1006);
  vi.advanceTimersByTime(20);
  const again = FakeSocket.all.at(-1) as FakeSocket;
  again.open();
  again.say(welcome);
  expect(again.sent[1]).toMatchObject({ t: 'chat', text: 'hello', once });
  link.close();
});

test('a device that wakes up looks at once', () => {
  vi.useFakeTimers();
  let wake = () => {};
  let asleep = false;
  const { link, socket } = opened({
    wait: 5000,
    wake: (look: () => void) => {
      wake = look;
      return () => {
        asleep = true;
      };
    },
  });
  wake();
  expect(socket.sent.at(-1)).toMatchObject({ t: 'ping' });
  socket.say({ t: 'pong', at: 1, now: 1 });
  socket.close(1006);
  expect(link.state.status).toBe('waiting');
  wake();
  expect(FakeSocket.all).toHaveLength(2);
  link.close();
  expect(asleep).toBe(true);
});

test('a try that hangs from before the network came back makes room for a new one when somebody asks', () => {
  vi.useFakeTimers();
  const { link, socket } = opened();
  socket.close(1006);
  vi.advanceTimersByTime(20);
  const hangs = FakeSocket.all[1];
  hangs?.open();
  // one that has only just begun is given its time
  link.check();
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  link.check();
  expect(FakeSocket.all).toHaveLength(3);
  expect(hangs?.readyState).toBe(3);
  expect(link.state.status).toBe('connecting');
  const fresh = FakeSocket.all[2];
  fresh?.open();
  fresh?.say(welcome);
  fresh?.say(view(3));
  expect(link.state.status).toBe('open');
  // what the old one still says is not heard
  hangs?.say(view(9));
  expect(link.state.tick).toBe(3);
  link.close();
});

test('however long the network was away, it is noticed within ten seconds that it is back', () => {
  vi.useFakeTimers();
  const { link, socket } = opened();
  socket.close(1006);
  // ten minutes in which every try hangs without an answer
  for (let i = 0; i < 600; i++) vi.advanceTimersByTime(1000);
  const before = FakeSocket.all.length;
  for (let i = 0; i < 9; i++) vi.advanceTimersByTime(1000);
  expect(FakeSocket.all.length).toBeGreaterThan(before);
  // a network that answers slowly is given its time; between two tries there is a pause without any connection
  while (link.state.status !== 'connecting') vi.advanceTimersByTime(10);
  const slow = FakeSocket.all.at(-1);
  slow?.open();
  vi.advanceTimersByTime(9000);
  slow?.say(welcome);
  slow?.say(view(3));
  expect(link.state.status).toBe('open');
  link.close();
});

test('a connection that opens and says nothing is tried again', () => {
  vi.useFakeTimers();
  const { link } = connect();
  for (let i = 0; i < 16; i++) vi.advanceTimersByTime(1000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  link.close();
});

test('missing steps are asked for once, and again if nobody replies', () => {
  vi.useFakeTimers();
  const { link, socket } = opened();
  for (const tick of [6, 7, 8]) socket.say(step(tick));
  const looks = () => socket.sent.filter((message) => message.t === 'look');
  expect(looks()).toHaveLength(1);
  socket.say({ t: 'error', id: looks()[0]?.id, code: 'too-fast' });
  return vi.advanceTimersByTimeAsync(1100).then(() => {
    expect(looks()).toHaveLength(2);
    link.close();
  });
});
