// Type-checks every package. Engine, content and bots are checked without DOM and Node types,
// so a clock, a file or a console in the rules is a type error.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const projects = [
  'tsconfig.json',
  'packages/web/tsconfig.json',
  'packages/engine/tsconfig.json',
  'packages/content/tsconfig.json',
  'packages/bots/tsconfig.json',
  'packages/web/tsconfig.node.json',
  'packages/web/tsconfig.service-worker.json',
];

const only = process.argv.slice(2);
const queue = only.length ? projects.filter((project) => only.some((word) => project.includes(word))) : [...projects];
let failed = false;

/** tsc calls a project without any file yet an error (TS18003); here it is simply nothing to check. */
const nothingYet = (output) => output.includes('TS18003');

function check(project) {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', project], {
      cwd: root,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (code !== 0 && !nothingYet(output)) {
        failed = true;
        process.stdout.write(`${project}\n${output}`);
      }
      done();
    });
  });
}

async function worker() {
  for (let project = queue.shift(); project; project = queue.shift()) await check(project);
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
process.exit(failed ? 1 : 0);
