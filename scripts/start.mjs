// npm start: makes the machine ready, builds the web client when its sources changed, runs the server.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!setup()) process.exit(1);
if (!buildWeb()) process.exit(1);

const main = 'packages/server/src/main.ts';
const server = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
