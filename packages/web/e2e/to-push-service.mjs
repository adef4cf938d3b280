// Loaded before a server of a test: whatever it sends to a browser's push service goes to the stand-in on this machine. Everything else
// about it stays as it is: the address it was given, the encryption, the signature.
import http from 'node:http';
import https from 'node:https';

const port = Number(process.env.PUSH_STAND_IN);

https.request = (options, heard) =>
  http.request(
    {
      method: options.method,
      path: options.path,
      hostname: '127.0.0.1',
      port,
      timeout: options.timeout,
      headers: { ...options.headers, host: options.hostname },
    },
    heard,
  );
