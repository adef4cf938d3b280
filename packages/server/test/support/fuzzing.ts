// Messages nobody should send, from people who should not send them.
import { ClientMessage, PROTOCOL_VERSION, ServerMessage } from '@holdout/protocol';
import { WebSocket } from 'ws';
import type { Address } from './guest.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A small generator of its own, so that a run can be repeated from its seed. */
function dice(seed: number) {
  let x = seed >>> 0 || 1;
  return (below: number): number => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x % below;
  };
}

export interface Attack {
  readonly at: Address;
  readonly room: string;
  readonly watch: string;
  /** a guest who is in the room but has no seat */
  readonly token: string;
  readonly messages: number;
  readonly seed: number;
  /** answers other people gave, to be replayed */
  readonly overheard: readonly object[];
}

export interface Attacked {
  readonly sent: number;
  readonly replies: number;
  readonly codes: Readonly<Record<string, number>>;
  /** frames that were no message of ours */
  readonly strange: readonly string[];
  readonly frames: readonly string[];
}

function junk(roll: (below: number) => number, depth = 0): Json {
  switch (roll(depth > 3 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return roll(2) === 0;
    case 2:
      return [0, -1, 1.5, 1e308, -0, 2 ** 53, 4294967296][roll(7)] as number;
    case 3:
      return ['', '__proto__', 'constructor', '\u0000', '\ud800', '../../etc', "' or 1=1 --", '<script>'][roll(8)] as string;
    case 4:
      return 'x'.repeat(roll(3000));
    case 5:
      return roll(1_000_000);
    case 6:
    case 7:
      return Array.from({ length: roll(5) }, () => junk(roll, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: roll(5) }, (_, i) => [['__proto__', 't', 'id', `k${i}`][roll(4)] as string, junk(roll, depth + 1)]),
      );
  }
}

function message(roll: (below: number) => number, attack: Attack): string | Buffer {
  const id = roll(1000);
  const tick = [0, 1, 5, 10_000_000, roll(50)][roll(5)] as number;
  const forms: (() => Json)[] = [
    () => ({ t: 'answer', id, tick, key: ['pass', 'draw', 'noise:1', 'a=1,b=1', '__proto__'][roll(5)] as string }),
    () => ({ t: 'propose', id, tick, key: 'a=1,b=1' }),
    () => ({ t: 'agree', id, tick, key: 'a=2,b=0' }),
    () => ({ t: 'decide', id, tick }),
    () => ({ t: 'undo', id, tick, back: 1 + roll(100) }),
    () => ({ t: 'consent', id, tick, agree: roll(2) === 0 }),
    () => ({ t: 'nudge', id, tick }),
    () => ({ t: 'seat', id, seat: roll(6), do: ['leave', 'free', 'bot', 'lend', 'back'][roll(5)] as string }),
    () => ({ t: 'host', id, to: '0123456789abcdef' }),
    () => ({ t: 'configure', id, room: { password: 'mine now', listed: true } }),
    () => ({ t: 'start', id }),
    () => ({ t: 'hello', v: PROTOCOL_VERSION, room: attack.room, token: `hs_${'A'.repeat(43)}` }),
    () => ({ t: 'hello', v: roll(3), watch: attack.watch }),
    () => ({ t: 'ask', id, tick, about: 'odds', key: 'x'.repeat(roll(2500)) }),
    () => ({ t: 'look', id, since: tick }),
    () => (attack.overheard[roll(Math.max(1, attack.overheard.length))] ?? {}) as Json,
    () => junk(roll),
  ];
  const made = (forms[roll(forms.length)] as () => Json)();
  switch (roll(8)) {
    case 0: {
      const text = JSON.stringify(made);
      return text.slice(0, roll(text.length + 1));
    }
    case 1:
      return Buffer.from(Array.from({ length: roll(200) }, () => roll(256)));
    case 2:
      return typeof made === 'object' && made !== null && !Array.isArray(made)
        ? JSON.stringify({ ...made, [['id', 'tick', 'key', 't', 'extra', 'seat'][roll(6)] as string]: junk(roll) })
        : JSON.stringify(made);
    case 3:
      return roll(20) === 0 ? `${'['.repeat(12_000)}` : JSON.stringify(made);
    default:
      return JSON.stringify(made);
  }
}

/** Attackers of three kinds: unknown, looking on, and in the room without a seat. */
export async function attack(plan: Attack): Promise<Attacked> {
  const roll = dice(plan.seed);
  const codes: Record<string, number> = {};
  const strange: string[] = [];
  const frames: string[] = [];
  let replies = 0;
  let sent = 0;

  const hellos = [
    null,
    { t: 'hello', v: PROTOCOL_VERSION, watch: plan.watch },
    { t: 'hello', v: PROTOCOL_VERSION, room: plan.room, token: plan.token },
  ];
  const open = (kind: number): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(plan.at.socket);
      socket.on('error', () => {});
      socket.on('open', () => {
        const hello = hellos[kind];
        if (hello) socket.send(JSON.stringify(hello));
        resolve(socket);
      });
      socket.on('close', () => reject(new Error('closed at once')));
      socket.on('message', (data) => {
        const text = data.toString();
        replies++;
        if (frames.length < 20_000) frames.push(text);
        const parsed = ServerMessage.safeParse(JSON.parse(text));
        if (!parsed.success) strange.push(text);
        else if (parsed.data.t === 'error') codes[parsed.data.code] = (codes[parsed.data.code] ?? 0) + 1;
      });
    });

  const sockets = await Promise.all([0, 1, 2, 2].map(open));
  const kinds = [0, 1, 2, 2];
  while (sent < plan.messages) {
    for (const [i, socket] of sockets.entries()) {
      if (socket.readyState !== WebSocket.OPEN) {
        sockets[i] = await open(kinds[i] as number);
        continue;
      }
      // The unknown one comes back as unknown, or it would soon have said a hello that lets it look on.
      if (kinds[i] === 0 && roll(40) === 0) socket.close();
      const text = message(roll, plan);
      const known = typeof text === 'string' && ClientMessage.safeParse(safeJson(text)).data;
      // Chat and claiming a free seat are allowed to anyone in the room; they are no attack.
      if (known && known.t === 'chat') continue;
      socket.send(text);
      sent++;
    }
    if (sent % 200 < 4) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (const socket of sockets) socket.terminate();
  return { sent, replies, codes, strange, frames };
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
