// Takes sockets in: only from our own pages, only so many, and lets go of those that went silent.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@holdout/protocol';
import { WebSocketServer } from 'ws';
import type { House } from '../rooms/house.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { limitedAs } from './address.ts';
import { Buckets } from './bucket.ts';
import { Connection } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';

const GOODBYE_MS = 2000;
/** How many connections' worth of messages a guest and an address may send in all: a few tabs, a household or a club. */
const GUEST_SHARE = 2;
const ADDRESS_SHARE = 8;
/** Coming costs as well: whoever is thrown out and comes again at once finds the door closed for a moment. */
const CONNECT_COST = 2;
/** Above this the connection ends; below it, a message that is too long is answered with a code. */
const LARGEST_FRAME = LIMITS.message * 4;
export const SOCKET_PATH = '/socket';

export interface Gateway {
  close(): Promise<void>;
}

const reject = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Programs send no origin; a browser always does, and it must be a page of ours. */
function originAllowed(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  // The last one is what our own proxy saw; those before it are hearsay.
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

export function openGateway(server: Server, house: House, rooms: Rooms): Gateway {
  const { config, metrics } = house;
  const origins = [...config.allowedOrigins, ...(config.publicUrl ? [new URL(config.publicUrl).origin] : [])];
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false, autoPong: false });
  const connections = new Set<Connection>();
  const perAddress = new Map<string, number>();
  const heart = new Heartbeat(config.heartbeatMs);
  let closing = false;
  const purses = {
    guests: new Buckets(config.messagesPerSecond * GUEST_SHARE),
    addresses: new Buckets(config.messagesPerSecond * ADDRESS_SHARE),
  };

  const count = (address: string, change: number) => {
    const next = (perAddress.get(address) ?? 0) + change;
    if (next > 0) perAddress.set(address, next);
    else perAddress.delete(address);
    metrics.sockets.set(connections.size);
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0];
    const address = limitedAs(addressOf(request, config.trustProxy));
    if (path !== SOCKET_PATH) return reject(socket, '404 Not Found');
    if (closing) return reject(socket, '503 Service Unavailable');
    if (!originAllowed(request, origins)) return reject(socket, '403 Forbidden');
    if (connections.size >= config.maxSockets) return reject(socket, '503 Service Unavailable');
    if ((perAddress.get(address) ?? 0) >= config.maxSocketsPerAddress) return reject(socket, '429 Too Many Requests');
    if (!purses.addresses.take(address, CONNECT_COST)) return reject(socket, '429 Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(opened, socket, address, house, rooms, purses);
      const leave = heart.join(connection);
      connections.add(connection);
      count(address, 1);
      opened.on('close', () => {
        connections.delete(connection);
        leave();
        count(address, -1);
      });
    });
  };
  server.on('upgrade', onUpgrade);

  return {
    close: async () => {
      closing = true;
      heart.stop();
      for (const connection of connections) connection.goAway();
      const deadline = Date.now() + GOODBYE_MS;
      while (connections.size > 0 && Date.now() < deadline) await sleep(20);
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}
