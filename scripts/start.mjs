// npm start: makes the machine ready, builds the web client when its sources changed, builds the server (a second), runs it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!(await setup())) process.exit(1);
if (!buildWeb()) process.exit(1);

// Only now: what it is built with may just have been installed.
const { buildServer } = await import('./build-server.mjs');
const main = join(await buildServer(), 'main.js');
// Games and pages are where they always were, not beside the built files.
const places = { SQLITE_FILE: join(root, 'data/holdout.sqlite'), WEB_DIST: join(root, 'packages/web/dist') };
const env = { ...places, ...process.env };
// As the image does it: room for what lives a moment only.
const server = spawn(process.execPath, ['--max-semi-space-size=64', main, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
