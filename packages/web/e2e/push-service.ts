// A browser's push service, as far as one can be had without a network: takes what a server sends, checks that it is signed as RFC 8292
// wants it, and opens it with the subscription's own keys as a browser would (RFC 8291).
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { must } from './harness.ts';

const HOST = 'fcm.googleapis.com';
const CURVE = 'prime256v1';

export const vapidKeys = () => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
};

export interface PushService {
  readonly port: number;
  /** as a browser hands it to a page */
  readonly subscription: { readonly endpoint: string; readonly expirationTime: null; readonly keys: { p256dh: string; auth: string } };
  /** the next notice, opened */
  next(): Promise<string>;
  close(): Promise<void>;
}

/** Who sent it, by the key the browser was given: nobody else may. */
function mustBeSigned({ headers }: IncomingMessage, serverKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  must(key === serverKey, `signed by another key: ${headers.authorization}`);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(serverKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  must(good, 'the signature does not fit');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  must(aud === `https://${HOST}`, `meant for ${aud}`);
  must(exp * 1000 > Date.now(), 'out of date');
  must(sub.startsWith('mailto:'), `whose server it is: ${sub}`);
}

function opened(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, senderLength] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + senderLength);
  const sealed = body.subarray(21 + senderLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  // a 2 ends the last record; zeros may follow it
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

export async function openPushService(serverKey: string): Promise<PushService> {
  const own = createECDH(CURVE);
  own.generateKeys();
  const auth = randomBytes(16);
  const place = `/fcm/send/${randomBytes(8).toString('hex')}`;
  const came: string[] = [];
  const faults: unknown[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    try {
      must(request.method === 'POST' && request.url === place && request.headers.host === HOST, `${request.method} ${request.url}`);
      must(request.headers['content-encoding'] === 'aes128gcm', `${request.headers['content-encoding']}`);
      must(Number(request.headers.ttl) > 0, 'kept for a while');
      mustBeSigned(request, serverKey);
      came.push(opened(Buffer.concat(parts), own, auth));
      response.writeHead(201).end();
    } catch (fault) {
      faults.push(fault);
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    subscription: {
      endpoint: `https://${HOST}${place}`,
      expirationTime: null,
      keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    next: async () => {
      for (let waited = 0; waited < 60_000; waited += 100) {
        if (faults.length > 0) throw faults[0];
        const first = came.shift();
        if (first !== undefined) return first;
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error('no notice came');
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
